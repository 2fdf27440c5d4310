import { ReplyDrift } from '../check-reply.ts'
import type { Validate, Validators } from '../route.ts'
import type { Channel, MessageShape } from './channel.ts'

const FIN = 0x80
const opcodes = { text: 0x1, binary: 0x2 } as const

/**
 * A text as one whole WebSocket frame from server to client: not masked, not fragmented, not compressed (RFC 6455,
 * 5.2). `ws` makes head and payload two writes for each client; this is one, and the same for all of them.
 */
export function textFrame(text: string, kind: keyof typeof opcodes): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = FIN | opcodes[kind]
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, head)
  return frame
}

/** A frame that is not what the contract says. The connection ends with `code` and the message as the reason. */
export class FrameFault extends Error {
  override readonly name = 'FrameFault'
  readonly code: 1003 | 1007

  constructor(code: 1003 | 1007, message: string) {
    super(message)
    this.code = code
  }
}

/** What a client sent, in the words of the contract. */
export interface ReceivedMessage {
  readonly message: string
  readonly payload: unknown
}

/** One message that clients send, with its validator. */
interface Received {
  readonly shape: MessageShape
  readonly validate: Validate
}

/** The messages of one channel, as frames. */
export class MessageCodec {
  readonly #name: string
  readonly #sent: MessageShape | undefined
  readonly #checks: readonly Validate[]
  readonly #received: ReadonlyMap<MessageShape['frame'], readonly Received[]>

  /**
   * @param checkMessages hold what is sent against the contract too
   * @throws Error when a validator is missing; whether frames tell messages apart is the generator's to see
   */
  constructor({ name, send, receive }: Channel, validators: Validators, checkMessages: boolean) {
    const validatorOf = ({ message }: MessageShape): Validate => {
      const validate = validators[message]
      if (validate === undefined) throw new Error(`${name}: there is no validator for ${message}`)
      return validate
    }
    this.#name = name
    this.#sent = send[0]
    this.#checks = checkMessages ? send.map(validatorOf) : []
    const received = receive.map((shape) => ({ shape, validate: validatorOf(shape) }))
    this.#received = Map.groupBy(received, ({ shape }) => shape.frame)
  }

  /** Whether clients may send at all. */
  get receives(): boolean {
    return this.#received.size > 0
  }

  /** @throws ReplyDrift when the message is held against the contract, and is not what that says */
  encode(message: unknown): Buffer {
    if (this.#sent === undefined) throw new Error(`${this.#name}: the server sends nothing here`)
    if (this.#checks.length > 0 && !this.#checks.some((validate) => validate(message))) {
      throw new ReplyDrift(`${this.#name}: ${this.#checks.map(firstFault).join(', or ')}`)
    }
    const text = isJson(this.#sent) ? JSON.stringify(message) : String(message)
    return textFrame(text, this.#sent.frame)
  }

  /** @throws FrameFault */
  decode(data: Buffer, isBinary: boolean): ReceivedMessage {
    const frame = isBinary ? 'binary' : 'text'
    const candidates = this.#received.get(frame) ?? []
    const [first] = candidates
    if (first === undefined) throw new FrameFault(1003, `this stream takes no ${frame} frames`)
    const payload = read(first.shape, data)
    const { shape, validate } = candidates.length === 1 ? first : messageOf(candidates, payload)
    if (!validate(payload)) throw new FrameFault(1007, `${shape.message}: ${firstFault(validate)}`)
    return { message: shape.message, payload }
  }
}

/** The message whose discriminator a payload has. */
function messageOf(candidates: readonly Received[], payload: unknown): Received {
  const members = new Map(Object.entries(Object(payload)))
  const found = candidates.find(({ shape: { discriminator } }) => {
    return discriminator !== undefined && members.get(discriminator.property) === discriminator.value
  })
  if (found !== undefined) return found
  const known = candidates.flatMap(({ shape }) => shape.discriminator ?? [])
  const values = known.map(({ value }) => JSON.stringify(value)).join(', ')
  throw new FrameFault(1007, `/${known[0]?.property ?? ''} must be one of ${values}`)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function read(shape: MessageShape, data: Buffer): unknown {
  let text: string
  try {
    text = utf8.decode(data)
  } catch {
    throw new FrameFault(1007, `${shape.message}: not UTF-8`)
  }
  if (!isJson(shape)) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new FrameFault(1007, `${shape.message}: not JSON`)
  }
}

function isJson({ contentType }: MessageShape): boolean {
  return contentType === 'application/json'
}

function firstFault({ errors }: Validate): string {
  const [fault] = errors ?? []
  return `${fault?.instancePath || '/'} ${fault?.message ?? 'is not valid'}`
}
