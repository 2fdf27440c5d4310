import type { Database } from '../../db/database.ts'
import type { ContentTables } from '../schema.ts'
import { publishDue } from './publish-due.ts'
import type { ReleaseFailure } from './representation.ts'
import { findScheduled, type ScheduledRelease } from './scheduled.ts'

/** Milliseconds after the first try; each further one waits twice as long. */
const FIRST_WAIT = 1_000

/** Milliseconds. */
const LONGEST_WAIT = 60_000

/** Releases that could not be tried to the end, until when, by the monotonic clock. */
class PostponedReleases {
  readonly #waits = new Map<string, { readonly until: number; readonly wait: number }>()

  postpone(id: string, now: number): void {
    const wait = Math.min((this.#waits.get(id)?.wait ?? FIRST_WAIT / 2) * 2, LONGEST_WAIT)
    this.#waits.set(id, { until: now + wait, wait })
  }

  forget(id: string): void {
    this.#waits.delete(id)
  }

  /** Those whose time has not come. */
  ids(now: number): string[] {
    return [...this.#waits].flatMap(([id, { until }]) => (until > now ? [id] : []))
  }
}

/** How far the clocks may part between two looks, in milliseconds. */
const TOLERANCE = 30_000

/** How long they have to agree after that until the wall clock counts again, in milliseconds. */
const QUARANTINE = 60_000

/** What a look at the clocks says. */
interface ClockLook {
  /** Whether the wall clock may be gone by. */
  readonly trusted: boolean
  /** By how many milliseconds the wall clock jumped since the look before; null where it did not. */
  readonly jumped: number | null
}

/**
 * Keeps what is due at a time from being done because a clock was wrong for a moment: where the wall clock goes
 * another way than the monotonic one, it is not gone by until both have agreed for a minute, and what it says then is
 * right. A machine that was suspended looks the same, and catches up a minute later.
 */
export class ClockGuard {
  #last: { readonly wall: number; readonly monotonic: number } | null = null
  #jumpedAt: number | null = null

  /** @param wall UTC milliseconds @param monotonic milliseconds since whenever */
  look(wall: number, monotonic: number): ClockLook {
    const last = this.#last
    this.#last = { wall, monotonic }
    const parted = last === null ? 0 : wall - last.wall - (monotonic - last.monotonic)
    if (Math.abs(parted) > TOLERANCE) {
      this.#jumpedAt = monotonic
      return { trusted: false, jumped: parted }
    }
    if (this.#jumpedAt !== null && monotonic - this.#jumpedAt >= QUARANTINE) this.#jumpedAt = null
    return { trusted: this.#jumpedAt === null, jumped: null }
  }
}

/** Milliseconds between looks: another instance may have scheduled something. */
const INTERVAL = 1_000

/** The longest between looks while the database does not answer, in milliseconds. */
const LONGEST = 8_000

interface SchedulerOptions {
  readonly onPublished?: (release: ScheduledRelease) => void
  /** Called once a release became `failed`. */
  readonly onFailed: (release: ScheduledRelease, failure: ReleaseFailure) => void
  /** Called when the database does not answer, or for a defect; what is due is tried again. */
  readonly onError: (error: unknown) => void
  /** Called when the wall clock jumped, with the milliseconds: nothing is published for a minute. */
  readonly onClockJump: (by: number) => void
  /** UTC milliseconds. */
  readonly now?: () => number
  /** Milliseconds of a monotonic clock, since any moment. */
  readonly monotonic?: () => number
}

/**
 * Publishes the releases that people scheduled, when they are due; what became due while nothing ran, at its start.
 * Every instance has one: whichever comes first publishes (see `publishDue`). It looks once a second, and at the
 * moment when the next one is due.
 */
export class ReleaseScheduler {
  readonly #db: Database<ContentTables>
  readonly #options: SchedulerOptions
  readonly #now: () => number
  readonly #monotonic: () => number
  readonly #clock = new ClockGuard()
  readonly #postponed = new PostponedReleases()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #asked = false
  #wait = INTERVAL
  #stopping = false

  constructor(db: Database<ContentTables>, options: SchedulerOptions) {
    this.#db = db
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#monotonic = options.monotonic ?? (() => performance.now())
  }

  /** Looks now, and from then on. */
  start(): void {
    this.wake()
  }

  /** Looks now, or once more after the look that is under way. */
  wake(): void {
    if (this.#stopping) return
    this.#asked = true
    this.#looking ??= this.#lookOn()
  }

  /** Resolves when nothing is left that is due and can be published. */
  async runOnce(): Promise<void> {
    this.wake()
    await this.#looking
  }

  /** Begins nothing more, and waits for the release that is being published. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  async #lookOn(): Promise<void> {
    clearTimeout(this.#timer)
    let wait = INTERVAL
    while (this.#asked && !this.#stopping) {
      this.#asked = false
      try {
        wait = await this.#look()
        this.#wait = INTERVAL
      } catch (error) {
        this.#options.onError(error)
        wait = this.#wait
        this.#wait = Math.min(wait * 2, LONGEST)
      }
    }
    this.#looking = undefined
    if (!this.#stopping) this.#timer = setTimeout(() => this.wake(), wait).unref()
  }

  /** Answers in how many milliseconds to look again. */
  async #look(): Promise<number> {
    const now = this.#now()
    const { trusted, jumped } = this.#clock.look(now, this.#monotonic())
    if (jumped !== null) this.#options.onClockJump(jumped)
    if (!trusted) return INTERVAL
    const releases = await findScheduled(this.#db.reader, now + INTERVAL, this.#postponed.ids(this.#monotonic()))
    for (const release of releases) {
      if (release.at > now) return Math.max(release.at - this.#now(), 1)
      if (this.#stopping) break
      await this.#publish(release)
    }
    return releases.length === 0 ? INTERVAL : 1
  }

  /** One release that cannot be tried to the end does not hold up the others. */
  async #publish(release: ScheduledRelease): Promise<void> {
    try {
      const outcome = await publishDue(this.#db, release, this.#now)
      this.#postponed.forget(release.id)
      if (outcome === 'published') this.#options.onPublished?.(release)
      else if (outcome !== 'superseded') this.#options.onFailed(release, outcome.failure)
    } catch (error) {
      this.#postponed.postpone(release.id, this.#monotonic())
      this.#options.onError(error)
    }
  }
}
