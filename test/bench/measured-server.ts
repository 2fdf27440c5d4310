import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Load, send } from './load.ts'
import { pinned } from './pinned.ts'

/** What one round of requests cost: microseconds of server CPU for each, and how long all but one in a hundred took. */
export interface Round {
  readonly cpuMicros: number
  readonly p99Millis: number
}

/** A server in a process of its own, on a core of its own. */
export class MeasuredServer {
  readonly #child: ChildProcess
  readonly url: string

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  /** @param name of a file in `servers/` */
  static async start(name: string, options: unknown): Promise<MeasuredServer> {
    const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
    const [command, ...args] = pinned(0, [process.execPath, entry, name])
    if (command === undefined) throw new Error('nothing to run')
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.send({ start: options })
    const { url } = await reply<{ url: string }>(child)
    return new MeasuredServer(child, url)
  }

  /** Loads the server for one round and tells what each request cost it. */
  async run(load: Load): Promise<Round> {
    const before = await this.#cpu()
    const { requests, p99Millis } = await send(this.url, load)
    const after = await this.#cpu()
    return { cpuMicros: (after - before) / requests, p99Millis }
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit')
    this.#child.disconnect()
    await exit
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
