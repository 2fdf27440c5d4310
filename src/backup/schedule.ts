import { spawn } from 'node:child_process'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, hasCode } from '../lib/error-text.ts'

export interface BackupScheduleOptions {
  /** Where the archives go; made where it is missing. */
  readonly dir: string
  /** Milliseconds from one to the next. */
  readonly every: number
  /** How many stay. */
  readonly keep: number
  readonly encrypted: boolean
  /** The program and the words with which it writes a backup; the file comes after them. */
  readonly command: readonly [string, ...string[]]
  readonly onDone: (result: BackupResult) => void
  readonly onFailed: (reason: string) => void
}

export interface BackupResult {
  readonly file: string
  /** Bytes. */
  readonly size: number
  readonly seconds: number
}

/** How a schedule went. Times are UTC milliseconds. */
export interface ScheduleStatus {
  /** The newest archive, of an earlier process too; `size` in bytes. */
  readonly last: { readonly at: number; readonly size: number } | null
  /** What failed since. */
  readonly failure: { readonly at: number; readonly reason: string } | null
  /** Null while one is written. */
  readonly next: number | null
}

/** Names of our own; anything else in the folder is left alone. */
const ours = /^triptych-(\d{8}T\d{6}Z)\.tar\.gz(\.age)?$/
const leftover = /^triptych-\d{8}T\d{6}Z\.tar\.gz(\.age)?\.partial$/

/** The longest that `setTimeout` waits. */
const LONGEST_WAIT = 2 ** 31 - 1

/** After a failure it is tried again this soon, or at the next time where that is sooner. */
const RETRY = 10 * 60_000

/**
 * Writes a backup at regular times and removes the oldest. Each is written by a process of its own, so that reading the
 * databases holds up no request. When the next is due is read from the folder: a restart does not change it.
 */
export class BackupSchedule {
  readonly #options: BackupScheduleOptions
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #last: ScheduleStatus['last'] = null
  #failure: ScheduleStatus['failure'] = null
  #next: number | null = null

  constructor(options: BackupScheduleOptions) {
    this.#options = options
  }

  start(): void {
    this.#running = this.#plan()
  }

  get status(): ScheduleStatus {
    return { last: this.#last, failure: this.#failure, next: this.#next }
  }

  /** Ends a backup that is being written; the next one removes what it left. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#running
  }

  async #plan(): Promise<void> {
    const now = Date.now()
    let due = now + RETRY
    try {
      const newest = (await this.#archives()).at(-1)
      const last = newest === undefined ? Number.NEGATIVE_INFINITY : timeOf(newest)
      if (newest !== undefined) {
        const { size } = await stat(join(this.#options.dir, newest))
        this.#last = { at: last, size }
      }
      // A clock that was set back must not put the next one off for longer.
      due = Math.min(Math.max(last + this.#options.every, now), now + this.#options.every)
    } catch (error) {
      this.#fail(error)
    }
    this.#waitUntil(due)
  }

  #waitUntil(due: number): void {
    if (this.#stopping.signal.aborted) return
    this.#next = due
    const ms = Math.max(due - Date.now(), 0)
    this.#timer = setTimeout(
      () => {
        this.#running = ms > LONGEST_WAIT ? this.#plan() : this.#backUp()
      },
      Math.min(ms, LONGEST_WAIT),
    ).unref()
  }

  #fail(error: unknown): void {
    const reason = errorMessage(error)
    this.#failure = { at: Date.now(), reason }
    this.#options.onFailed(reason)
  }

  async #backUp(): Promise<void> {
    this.#next = null
    try {
      const result = await this.#write()
      if (this.#stopping.signal.aborted) return
      await this.#removeOld()
      this.#failure = null
      this.#options.onDone(result)
      await this.#plan()
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      this.#fail(error)
      this.#waitUntil(Date.now() + Math.min(RETRY, this.#options.every))
    }
  }

  async #write(): Promise<BackupResult> {
    const { dir, encrypted, command } = this.#options
    await mkdir(dir, { recursive: true, mode: 0o700 })
    for (const name of await readdir(dir)) {
      if (leftover.test(name)) await rm(join(dir, name), { force: true })
    }
    const time = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
    const file = join(dir, `triptych-${time}.tar.gz${encrypted ? '.age' : ''}`)
    const started = performance.now()
    const [program, ...words] = command
    const child = spawn(program, [...words, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: this.#stopping.signal,
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000)
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(/^error: (.*)$/m.exec(said)?.[1] ?? `the backup ended with ${code}`)
    return { file, size: (await stat(file)).size, seconds: (performance.now() - started) / 1000 }
  }

  async #removeOld(): Promise<void> {
    const archives = await this.#archives()
    for (const name of archives.slice(0, -this.#options.keep)) await rm(join(this.#options.dir, name), { force: true })
  }

  /** The oldest first. */
  async #archives(): Promise<string[]> {
    await mkdir(this.#options.dir, { recursive: true, mode: 0o700 })
    return (await readdir(this.#options.dir)).filter((name) => ours.test(name)).sort()
  }
}

/** When the newest backup in a folder was begun, in UTC milliseconds; null where there is none. */
export async function newestBackup(dir: string): Promise<number | null> {
  const names = await readdir(dir).catch((error) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  const newest = names
    .filter((name) => ours.test(name))
    .sort()
    .at(-1)
  return newest === undefined ? null : timeOf(newest)
}

function timeOf(name: string): number {
  const [, time = ''] = ours.exec(name) ?? []
  const [, year, month, day, hour, minute, second] = /^(....)(..)(..)T(..)(..)(..)Z$/.exec(time) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
