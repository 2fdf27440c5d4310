import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type OneRequest, postEach } from './each-once.ts'
import { type Load, type Sent, send } from './load.ts'
import { pinned } from './pinned.ts'

/** What one round of requests cost: microseconds of server CPU for each, and what the client saw. */
export interface Round extends Omit<Sent, 'requests'> {
  readonly cpuMicros: number
}

/** A round of requests that differ from one another, and from those of every other round. */
export interface Batches {
  /** How many requests are under way at a time. */
  readonly connections: number
  /** Makes the requests of one round; what that takes is not measured. */
  next(server: MeasuredServer): Promise<readonly OneRequest[]>
  /** Resolves once what the answers left to do is done as well: that belongs to their cost. */
  settle?(): Promise<void>
  /** Settle after each answer, so that no request waits for what an earlier one left to do. */
  readonly oneByOne?: boolean
}

/** An exchange that is more than requests and answers. */
export interface Exchange {
  /** Makes ready for a round; not measured. */
  ready?(): Promise<void>
  /** One round of it. */
  round(): Promise<Sent>
}

/** Nothing is asked of it; its memory is looked at. */
export interface Scales {
  readonly weigh: true
}

export type Work = Load | Batches | Exchange | Scales

/** A server in a process of its own, on a core of its own. */
export class MeasuredServer {
  readonly #child: ChildProcess
  readonly url: string
  get pid(): number {
    return this.#child.pid ?? Number.NaN
  }

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  /**
   * @param name of a file in `servers/`
   * @param core where it, and what it starts, runs
   */
  static async start(name: string, options: unknown, core: 0 | 'all' = 0): Promise<MeasuredServer> {
    const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
    const [command, ...args] = pinned(core, [process.execPath, entry, name])
    if (command === undefined) throw new Error('nothing to run')
    // What a peer prints belongs beside the table, not into it.
    const child = spawn(command, args, { stdio: ['ignore', process.stderr, 'inherit', 'ipc'] })
    child.send({ start: options })
    const { url } = await reply<{ url: string }>(child)
    return new MeasuredServer(child, url)
  }

  /** Loads the server for one round and tells what each request cost it. */
  async run(work: Work): Promise<Round> {
    if ('round' in work) {
      await work.ready?.()
      return this.#measure(() => work.round())
    }
    if ('weigh' in work) {
      this.#child.send({ weigh: true })
      const { mib } = await reply<{ mib: number }>(this.#child)
      return { mib, cpuMicros: 0, perSecond: 0, medianMillis: 0, p99Millis: 0 }
    }
    if ('path' in work) return this.#measure(() => send(this.url, work))
    const requests = await work.next(this)
    return this.#measure(async () => {
      const pause = work.oneByOne ? () => work.settle?.() ?? Promise.resolve() : undefined
      const sent = await postEach(this.url, requests, work.connections, pause)
      await work.settle?.()
      return sent
    })
  }

  /** The sign-in codes that it sent since this was last asked, by email. */
  async takeCodes(): Promise<Readonly<Record<string, string>>> {
    this.#child.send({ codes: true })
    return (await reply<{ codes: Record<string, string> }>(this.#child)).codes
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit')
    this.#child.disconnect()
    await exit
  }

  async #measure(send: () => Promise<Sent>): Promise<Round> {
    const before = await this.#cpu()
    const { requests, ...sent } = await send()
    const after = await this.#cpu()
    return { cpuMicros: (after - before) / requests, ...sent }
  }

  async #cpu(): Promise<number> {
    this.#child.send({ usage: true })
    return (await reply<{ cpuMicros: number }>(this.#child)).cpuMicros
  }
}

async function reply<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController()
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('a measured server went away')
  })
  const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), gone])
  ended.abort()
  return message as T
}
