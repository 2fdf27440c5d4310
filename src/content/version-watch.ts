import type { Database } from '../db/database.ts'
import type { ContentTables } from './schema.ts'

/** What is public in an environment, at one moment; stale once something else is. */
interface ContentVersion {
  readonly value: string
  readonly stale: boolean
}

/** How often to look, in milliseconds. Asking SQLite whether anything changed is next to free. */
const INTERVAL = { sqlite: 250, postgres: 500 }

/**
 * For how long what a look saw counts, in milliseconds. Where no later one succeeds nothing is known any more, and what
 * was kept is stale: with the time that a look may take, another process's publish is missed for less than 5 s.
 */
const TRUSTED = 3_000

/**
 * Knows the content version of every environment without asking the database on each request. It looks a few times
 * a second, so what another process publishes is seen within 2 s.
 */
export class VersionWatch {
  readonly #db: Database<ContentTables>
  readonly #onError: (error: unknown) => void
  readonly #versions = new Map<string, { value: string; stale: boolean }>()
  #marker: string | null = null
  #timer: NodeJS.Timeout | null = null
  /** Ends the trust in the last look. */
  #doubt: NodeJS.Timeout | null = null
  /** The look that goes on, or the one before; never fails. */
  #looking: Promise<unknown> = Promise.resolve()
  /** The look that has not begun yet. */
  #next: Promise<void> | null = null
  #stopped = false

  /** @param onError called when the database does not answer; looking goes on */
  constructor(db: Database<ContentTables>, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
  }

  /** The current version; null when there is no such environment, or none is known. */
  versionOf(siteId: string, env: string): ContentVersion | null {
    return this.#versions.get(key(siteId, env)) ?? null
  }

  async start(): Promise<void> {
    await this.look()
    this.#schedule()
  }

  /** Resolves once it looks no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#doubt) clearTimeout(this.#doubt)
    await this.#looking
  }

  /** Lets this process see what it has just made public. What fails is reported, and the next look shows it. */
  async refresh(): Promise<void> {
    await this.look().catch(this.#onError)
  }

  /**
   * Looks at what is there now: never joins a look that goes on, which may have begun too early, and never runs beside
   * one, since what it saw must not replace what is newer.
   */
  look(): Promise<void> {
    if (this.#next === null) {
      this.#next = this.#looking.then(() => {
        this.#next = null
        return this.#look()
      })
      this.#looking = this.#next.catch(() => undefined)
    }
    return this.#next
  }

  async #look(): Promise<void> {
    const began = performance.now()
    const marker = await this.#db.changeMarker()
    if (marker === null || marker !== this.#marker) await this.#readVersions(marker)
    this.#trust(TRUSTED - (performance.now() - began))
  }

  /** @param time milliseconds, from when the look began: what came after its first moment it may have missed */
  #trust(time: number): void {
    if (this.#doubt) clearTimeout(this.#doubt)
    if (this.#stopped) return
    this.#doubt = setTimeout(() => {
      for (const id of this.#versions.keys()) this.#drop(id)
      this.#marker = null
    }, time).unref()
  }

  async #readVersions(marker: string | null): Promise<void> {
    const rows = await this.#db.reader
      .selectFrom('environment')
      .select(['site_id', 'name', 'content_version'])
      .execute()
    const seen = new Set<string>()
    for (const { site_id, name, content_version } of rows) {
      const id = key(site_id, name)
      seen.add(id)
      if (this.#versions.get(id)?.value === content_version) continue
      this.#drop(id)
      this.#versions.set(id, { value: content_version, stale: false })
    }
    for (const id of this.#versions.keys()) if (!seen.has(id)) this.#drop(id)
    this.#marker = marker
  }

  #drop(id: string): void {
    const version = this.#versions.get(id)
    if (version) version.stale = true
    this.#versions.delete(id)
  }

  #schedule(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      void this.refresh().finally(() => this.#schedule())
    }, INTERVAL[this.#db.dialect])
    this.#timer.unref()
  }
}

/** A NUL cannot be part of either: both come from paths that may not hold one. */
function key(siteId: string, env: string): string {
  return `${siteId}\0${env}`
}
