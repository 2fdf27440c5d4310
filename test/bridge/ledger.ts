import { onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import * as validators from '../../generated/bridge/stream-validators.js'
import type { Validate } from '../../src/contract/route.ts'
import { readAsyncApi } from '../../tools/codegen/asyncapi.ts'
import { type Channel, type Message, readStreams } from '../../tools/codegen/streams-model.ts'
import { recordMessage } from '../../tools/coverage/record.ts'

/** The streams of the bridge, as their contract says it. */
export const { channels } = readStreams(readAsyncApi('specs/bridge.asyncapi.yaml'))

/** A WebSocket message on its way, either way. */
export interface Frame {
  readonly kind: 'text' | 'binary'
  readonly data: Buffer
}

/** What has gone over the streams of one server, held against the contract frame by frame. */
export class Ledger {
  /** How often each message was seen. */
  readonly seen = new Map<string, number>()
  /** Frames of the server that are none of the channel's messages. */
  readonly strange: string[] = []

  /** Enters a frame of the server. */
  enter({ name, send }: Channel, frame: Frame): void {
    const fitting = send.filter((message) => isOf(message, frame))
    if (fitting.length === 0) this.strange.push(`${name}: a ${frame.kind} frame ${JSON.stringify(String(frame.data))}`)
    for (const { message } of fitting) this.count(name, message)
  }

  count(channel: string, message: string): void {
    recordMessage('bridge', channel, message)
    this.seen.set(message, (this.seen.get(message) ?? 0) + 1)
  }
}

/** Whether a frame is what the contract says of a message. */
export function isOf({ message, frame, contentType }: Message, { kind, data }: Frame): boolean {
  if (kind !== frame) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
    return validatorOf(message)(contentType === 'application/json' ? JSON.parse(text) : text)
  } catch {
    return false
  }
}

function validatorOf(message: string): Validate {
  const found = Object.entries(validators).find(([name]) => name === message)
  if (found === undefined) throw new Error(`no validator for ${message}`)
  return found[1]
}

/** A payload as the frame that carries it. */
export function frameOf({ frame, contentType }: Message, payload: unknown): Frame {
  return {
    kind: frame,
    data: Buffer.from(contentType === 'application/json' ? JSON.stringify(payload) : String(payload)),
  }
}

/** A client of one stream, which enters all that it receives. */
export class LedgerClient {
  readonly channel: Channel
  /** Resolves with the code of the end. */
  readonly ended: Promise<number>
  /** All text that came. */
  text = ''
  readonly #ws: WebSocket
  readonly #watchers = new Set<() => void>()

  private constructor(ledger: Ledger, channel: Channel, ws: WebSocket) {
    this.channel = channel
    this.#ws = ws
    ws.on('error', () => undefined)
    this.ended = new Promise((resolve) => ws.once('close', resolve))
    ws.on('message', (data: RawData, isBinary) => {
      const frame: Frame = { kind: isBinary ? 'binary' : 'text', data: data as Buffer }
      ledger.enter(channel, frame)
      this.text += `${String(frame.data)}\n`.slice(0, channel.name === 'shell' ? -1 : undefined)
      for (const look of this.#watchers) look()
    })
  }

  /** @throws Error where the handshake is refused */
  static async open(ledger: Ledger, base: string, channel: Channel, query = ''): Promise<LedgerClient> {
    const ws = new WebSocket(`${base.replace(/^http/, 'ws')}${channel.path}${query}`)
    const client = new LedgerClient(ledger, channel, ws)
    onTestFinished(() => ws.terminate())
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    return client
  }

  send({ kind, data }: Frame): void {
    this.#ws.send(data, { binary: kind === 'binary' })
  }

  /** Resolves when the text holds a match. */
  find(pattern: RegExp): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!pattern.test(this.text)) return
        this.#watchers.delete(look)
        resolve()
      }
      this.#watchers.add(look)
      look()
    })
  }

  /** The code of the end, or null when the server still answers: after what was sent before, since it reads in turn. */
  async outcome(): Promise<number | null> {
    const pong = new Promise<null>((resolve) => this.#ws.once('pong', () => resolve(null)))
    this.#ws.ping()
    return Promise.race([pong, this.ended])
  }

  async close(): Promise<void> {
    this.#ws.close()
    await this.ended
  }
}
