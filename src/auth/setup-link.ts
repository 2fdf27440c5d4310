import { TriptychError } from '../errors.ts'
import { minute } from './attempts.ts'
import type { Member } from './member-rows.ts'
import type { Members } from './members.ts'
import type { AuthLog } from './observer.ts'
import type { Keys } from './secrets.ts'

/** How long a link works, in milliseconds. */
const LIFETIME = 15 * minute

interface SetupLinkParts {
  readonly keys: Pick<Keys, 'seal' | 'open'>
  readonly members: Pick<Members, 'list' | 'seedAdmin'>
  readonly log: AuthLog
  /** Public address of the auth surface. */
  baseUrl(): URL
  readonly now: () => number
}

/**
 * The link that makes the first administrator. Its token is its end, sealed under the server's key: nothing is stored, so
 * every instance with that key takes it, also after a restart. The first use makes a member, and with a member no link
 * works, so it is used once.
 */
export class SetupLink {
  readonly #parts: SetupLinkParts
  /** There was a member: then there always is one, since the last administrator cannot be removed. */
  #over = false
  #latestEnd = 0

  constructor(parts: SetupLinkParts) {
    this.#parts = parts
  }

  /** Whether there is no member yet; not where the database cannot say, so that pages are there without it. */
  async isOpen(): Promise<boolean> {
    if (this.#over) return false
    try {
      this.#over = (await this.#parts.members.list({ limit: 1 })).members.length > 0
      return !this.#over
    } catch (error) {
      if (error instanceof TriptychError && error.code === 'unavailable') return false
      throw error
    }
  }

  /** A link that works for 15 minutes, for the operator's eyes. */
  create(): URL {
    this.#latestEnd = this.#parts.now() + LIFETIME
    const link = new URL('/setup', this.#parts.baseUrl())
    link.searchParams.set('token', this.#parts.keys.seal('setup', String(this.#latestEnd)))
    return link
  }

  /** Logs a link where the latest of this process has expired: visitors cause one in 15 minutes at most. */
  renew(): void {
    const left = this.#latestEnd - this.#parts.now()
    // A link that ends later than a new one would was made by a clock that has been put right since.
    if (left > 0 && left <= LIFETIME) return
    this.#parts.log.warn({}, describeSetup(this.create()))
  }

  /** Whether a token is one of this server's, and not too old. */
  isValid(token: string): boolean {
    const end = Number(this.#parts.keys.open('setup', token) ?? Number.NaN)
    const left = end - this.#parts.now()
    return left > 0 && left <= LIFETIME
  }

  /**
   * Makes the first administrator.
   *
   * @returns null for a token that is not valid, and where there is a member already
   * @throws TriptychError `invalid_request` for what is not an email
   */
  async use(token: string, email: string): Promise<Member | null> {
    return this.isValid(token) ? this.#parts.members.seedAdmin(email) : null
  }
}

/** What the operator does with a link. */
export function describeSetup(link: URL): string {
  return `no members yet: within 15 minutes, open ${link.href} to set the email of the first administrator`
}
