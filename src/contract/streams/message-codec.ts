import { ReplyDrift } from '../check-reply.ts'
import type { Validate, Validators } from '../route.ts'
import type { Channel, MessageShape } from './channel.ts'
import { textFrame } from './frame.ts'

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

/** The messages of one channel, as frames. */
export class MessageCodec {
  readonly #name: string
  readonly #sent: MessageShape | undefined
  readonly #checks: readonly Validate[]
  readonly #received: ReadonlyMap<MessageShape['frame'], { readonly shape: MessageShape; readonly validate: Validate }>

  /**
   * @param checkMessages hold what is sent against the contract too
   * @throws Error when a validator is missing, or when frames cannot tell messages apart
   */
  constructor({ name, send, receive }: Channel, validators: Validators, checkMessages: boolean) {
    const validatorOf = ({ message }: MessageShape): Validate => {
      const validate = validators[message]
      if (validate === undefined) throw new Error(`${name}: there is no validator for ${message}`)
      return validate
    }
    const [sent, ...others] = send
    if (others.some(({ frame, contentType }) => frame !== sent?.frame || contentType !== sent.contentType)) {
      throw new Error(`${name}: the messages that are sent are encoded in several ways`)
    }
    this.#name = name
    this.#sent = sent
    this.#checks = checkMessages ? send.map(validatorOf) : []
    this.#received = new Map(receive.map((shape) => [shape.frame, { shape, validate: validatorOf(shape) }]))
    if (this.#received.size < receive.length) throw new Error(`${name}: two messages are received in the same frames`)
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
    const found = this.#received.get(frame)
    if (found === undefined) throw new FrameFault(1003, `this stream takes no ${frame} frames`)
    const { shape, validate } = found
    const payload = read(shape, data)
    if (!validate(payload)) throw new FrameFault(1007, `${shape.message}: ${firstFault(validate)}`)
    return { message: shape.message, payload }
  }
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
