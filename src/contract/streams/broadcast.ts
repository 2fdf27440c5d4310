import type { Silent, StreamConnection, StreamListener } from './handler.ts'

/** How many bytes of one turn of the event loop go out together. */
const LARGEST_BATCH = 64 * 1024

export interface BroadcastOptions<Out> {
  /** Starts the flow of messages; what it returns stops it. Nothing flows without a listener. */
  readonly subscribe: (publish: (message: Out) => void) => () => void
  /** What is sent to a client that missed so many messages. */
  readonly noticeOf: (dropped: number) => Out
}

/** A client, and how many messages it missed since it was last up to date. */
interface Member<Out> {
  readonly connection: StreamConnection<Out>
  dropped: number
}

/**
 * The same messages for every connection of one stream, in order. A message is encoded once, those of one turn of the
 * event loop are one write for each client, and all clients share the bytes: a slow one holds at most what its
 * stream grants, misses what comes meanwhile, and gets a notice of how much that was as soon as it has caught up.
 */
export class Broadcast<Out> {
  readonly #options: BroadcastOptions<Out>
  readonly #members = new Set<Member<Out>>()
  #unsubscribe: (() => void) | null = null
  #batch: Buffer[] = []
  #batchBytes = 0
  #flushing: NodeJS.Immediate | undefined

  constructor(options: BroadcastOptions<Out>) {
    this.#options = options
  }

  /** Gives a client every message from now on. All connections must be of the same stream. */
  join(connection: StreamConnection<Out>): StreamListener<Silent> {
    // What was published before is not for the newcomer.
    this.#flush()
    const member: Member<Out> = { connection, dropped: 0 }
    this.#members.add(member)
    this.#unsubscribe ??= this.#options.subscribe((message) => this.#publish(message))
    return { close: () => this.#leave(member) }
  }

  #leave(member: Member<Out>): void {
    // What was published before still is for the one who leaves.
    this.#flush()
    this.#members.delete(member)
    if (this.#members.size > 0) return
    this.#unsubscribe?.()
    this.#unsubscribe = null
  }

  #publish(message: Out): void {
    const [any] = this.#members
    if (any === undefined) return
    const frame = any.connection.frame(message)
    this.#batch.push(frame)
    this.#batchBytes += frame.length
    if (this.#batchBytes >= LARGEST_BATCH) this.#flush()
    else this.#flushing ??= setImmediate(() => this.#flush())
  }

  #flush(): void {
    clearImmediate(this.#flushing)
    this.#flushing = undefined
    const [first, ...others] = this.#batch
    if (first === undefined) return
    const count = this.#batch.length
    const frames = others.length === 0 ? first : Buffer.concat(this.#batch, this.#batchBytes)
    this.#batch = []
    this.#batchBytes = 0
    for (const member of this.#members) this.#give(member, frames, count)
  }

  #give(member: Member<Out>, frames: Buffer, count: number): void {
    const { connection } = member
    if (member.dropped === 0 && !connection.isSlow) {
      connection.write(frames)
      return
    }
    if (member.dropped === 0) void connection.waitForDrain().then(() => this.#tell(member))
    member.dropped += count
  }

  #tell(member: Member<Out>): void {
    const { connection, dropped } = member
    member.dropped = 0
    connection.send(this.#options.noticeOf(dropped))
  }
}
