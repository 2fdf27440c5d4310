import type { Database } from '../../db/database.ts'
import { hour, type Limit, minute } from '../attempts.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret } from '../secrets.ts'

/** How long a code lives, in milliseconds (NIST SP 800-63B, 5.1.3.2 asks for ten minutes at most). */
export const CODE_LIFETIME = 10 * minute

/** Tries that one code takes. */
export const TRIES = 5

/** Codes that leave for one email: one a minute, five an hour. */
export const sendCooldown: Limit = { count: 1, window: minute }
export const sendsOfEmail: Limit = { count: 5, window: hour }

/** Codes that one address asks for. */
export const sendsOfAddress: Limit = { count: 30, window: hour }

/** Failures for one email, whatever code they were for: a new code does not begin a new count. */
export const failuresOfEmail: Limit = { count: 10, window: hour }

/** After this many failures in a row, browsers that never signed in get no more codes. */
export const LONGEST_STREAK = 100

/** Who asks for a code, or answers one: an email, and perhaps its owner's browser. */
export interface Requester {
  readonly emailHash: string
  /** Null for an email that belongs to no member. */
  readonly actorId: string | null
  /** Whether the email's owner has signed in from this browser before. */
  readonly known: boolean
  /** Whose tries and sends are counted: unknown browsers share an email's budget, a known browser has its own. */
  readonly budget: string
}

/** The id of the member with this email, for the locks of a transaction; null for none. */
export async function findMemberId({ reader }: Database<AuthTables>, email: string): Promise<string | null> {
  const people = reader.selectFrom('actor').select('id').where('email', '=', email).where('kind', '=', 'person')
  return (await people.executeTakeFirst())?.id ?? null
}

/**
 * The same statements for every email and browser, known or not.
 *
 * @param memberId what {@link findMemberId} said; a member who came, or was exchanged, since then counts as unknown
 */
export async function readRequester(
  trx: Transact,
  email: string,
  memberId: string | null,
  browser: string | null,
): Promise<Requester> {
  const emailHash = hashSecret(email)
  const browserHash = hashSecret(browser ?? '')
  const actor = await trx
    .selectFrom('actor')
    .select('id')
    .where('email', '=', email)
    .where('id', '=', memberId ?? '')
    .executeTakeFirst()
  const known = await trx
    .selectFrom('known_browser')
    .select('actor_id')
    .where('browser_hash', '=', browserHash)
    .where('actor_id', '=', actor?.id ?? '')
    .executeTakeFirst()
  const budget = known === undefined ? emailHash : `${emailHash}:${browserHash}`
  return { emailHash, actorId: actor?.id ?? null, known: known !== undefined, budget }
}
