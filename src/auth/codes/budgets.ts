import { type CompiledQuery, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { prepare } from '../../db/prepared.ts'
import { hour, type Limit, minute } from '../attempts.ts'
import { hashesOf, knownBrowsers } from '../known-browsers.ts'
import type { AuthTables, Transact } from '../schema.ts'
import { hashSecret } from '../secrets.ts'
import { subscriberOf, type Visit } from '../visit.ts'

/** How long a code lives, in milliseconds (NIST SP 800-63B, 5.1.3.2 asks for ten minutes at most). */
export const CODE_LIFETIME = 10 * minute

/** Tries that one code takes. */
export const TRIES = 5

/** Codes that leave for one email and address, or for one email and a browser that is known: one a minute, five an hour. */
export const sendCooldown: Limit = { count: 1, window: minute }
export const sendsOfVisitor: Limit = { count: 5, window: hour }

/**
 * Codes that leave for one email to all browsers that are not known. It is more than one address may have sent, so that
 * a single stranger keeps no member out, and bounds how much mail many strangers cause.
 */
export const sendsOfEmail: Limit = { count: 20, window: hour }

/** Codes that one address asks for. */
export const sendsOfAddress: Limit = { count: 30, window: hour }

/** Failures for one email and address, or known browser, whatever code they were for: a new code begins no new count. */
export const failuresOfVisitor: Limit = { count: 10, window: hour }

/** The same for one email and all browsers that are not known. */
export const failuresOfEmail: Limit = { count: 30, window: hour }

/** The longest time that one of these limits looks back. */
export const longestBudget = Math.max(
  ...[sendCooldown, sendsOfVisitor, sendsOfEmail, sendsOfAddress, failuresOfVisitor, failuresOfEmail].map(
    ({ window }) => window,
  ),
)

/** After this many failures in a row, browsers that never signed in get no more codes. */
export const LONGEST_STREAK = 100

/** Who asks for a code, or answers one: an email, and perhaps its owner's browser. */
export interface Requester {
  readonly emailHash: string
  /** Null for an email that belongs to no member. */
  readonly actorId: string | null
  /** Whether the email's owner has signed in from this browser before, or was invited in it. */
  readonly known: boolean
  /** Whose tries and sends are counted: a known browser's, else those of an address. */
  readonly budget: string
  /** What all browsers that are not known share; null for a known one. */
  readonly shared: string | null
  /** Failures in a row for the email. */
  readonly streak: number
}

/** Finds the id of the member with an email, for the locks of a transaction; null for none, and for a suspended one. */
export function memberIdFinder(db: Database<AuthTables>): (email: string) => Promise<string | null> {
  const people = db.reader.selectFrom('actor').select('id').where('email', '=', '').where('kind', '=', 'person')
  const find = prepare(db, people.where('suspended_at', 'is', null).compile())
  return async (email) => (await find([email, 'person']))?.id ?? null
}

/** Who is there; where they are known, with when they were last seen; how many failures in a row there were. */
interface Found {
  readonly what: 'actor' | 'known' | 'streak'
  readonly value: string
  readonly count: number
}

/**
 * Finds out who asks, by one statement that is the same for every email and browser, known or not.
 *
 * @returns a function whose `memberId` is what {@link memberIdFinder} found; a member who came, or was exchanged, since
 *   then counts as unknown
 */
export function requesterReader(db: Database<AuthTables>) {
  const nobody = { browser: null, invitation: null }
  // Compiled once: putting it together takes longer than running it.
  const query = db.writer
    .selectFrom('actor')
    .select([sql.lit('actor').as('what'), 'id as value', sql.lit(0).as('count')])
    .where('email', '=', '')
    .where('id', '=', '')
    .where('suspended_at', 'is', null)
    .unionAll(
      db.writer
        .selectFrom(knownBrowsers(db.writer, '', nobody).as('known'))
        .select([sql.lit('known').as('what'), 'budget as value', 'seen_at as count']),
    )
    .unionAll(
      db.writer
        .selectFrom('failure_streak')
        .select([sql.lit('streak').as('what'), 'email_hash as value', 'failures as count'])
        .where('email_hash', '=', ''),
    )
    .compile()
  return async (
    trx: Transact,
    email: string,
    memberId: string | null,
    visit: Pick<Visit, 'browser' | 'invitation' | 'address'>,
  ): Promise<Requester> => {
    const emailHash = hashSecret(email)
    const id = memberId ?? ''
    const parameters = [email, id, ...hashesOf(visit), id, emailHash]
    const { rows } = await trx.executeQuery<Found>({ ...query, parameters } as CompiledQuery<Found>)
    const among = (what: Found['what']) => rows.filter((row) => row.what === what)
    const actorId = among('actor')[0]?.value ?? null
    // Of two, the one that was seen last.
    const known = actorId === null ? undefined : among('known').reduce(newer, undefined)?.value
    const who = { emailHash, actorId, known: known !== undefined, streak: among('streak')[0]?.count ?? 0 }
    if (known !== undefined) return { ...who, budget: `${emailHash}:${known}`, shared: null }
    return { ...who, budget: `${emailHash}@${subscriberOf(visit.address)}`, shared: emailHash }
  }
}

function newer(one: Found | undefined, other: Found): Found {
  return one === undefined || other.count > one.count ? other : one
}

/** Forgets what was sent and failed for an email, from every address, so that its member can sign in at once. */
export async function forgetAttempts(trx: Transact, email: string): Promise<void> {
  const emailHash = hashSecret(email)
  for (const kind of ['send', 'fail']) {
    // Every key of this email begins so; `~` comes after all that may follow (`readRequester`).
    const first = `${kind}:${emailHash}`
    await trx.deleteFrom('attempt').where('key', '>=', first).where('key', '<', `${first}~`).execute()
  }
  await trx.deleteFrom('failure_streak').where('email_hash', '=', emailHash).execute()
}
