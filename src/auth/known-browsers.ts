import { uuidv7 } from '../db/ids.ts'
import type { Transact } from './schema.ts'
import { hashSecret, randomSecret } from './secrets.ts'
import type { Visit } from './visit.ts'

/** What a browser shows of sign-ins before: its own secret, and that of an invitation that it has opened. */
type Marks = Pick<Visit, 'browser' | 'invitation'>

/**
 * The browsers of a visit that a member is known in, and what their tries and sends are counted under: the same over all
 * sign-ins of a browser.
 */
export function knownBrowsers(db: Pick<Transact, 'selectFrom'>, actorId: string, marks: Marks) {
  // Without an order: with one, and more than one to look for, SQLite would prepare the statement anew each time.
  return db
    .selectFrom('known_browser')
    .select((eb) => ['seen_at', eb.fn.coalesce('budget_id', 'browser_hash').as('budget')])
    .where('browser_hash', 'in', hashesOf(marks))
    .where('actor_id', '=', actorId)
}

/** By which a visit's browser may be known. They are as many without marks: the time that a look takes tells nothing. */
export function hashesOf({ browser, invitation }: Marks): [string, string] {
  return [hashSecret(browser ?? ''), hashSecret(invitation ?? '')]
}

/**
 * Makes the browser of a sign-in known to its member. Its secret is new like the session, for every member that it is
 * known to: a cookie that an attacker planted does not make theirs a known browser.
 *
 * @param now UTC milliseconds
 * @returns the secret that it shows from now on
 */
export async function rememberBrowser(
  trx: Transact,
  actorId: string,
  { browser, invitation }: Marks,
  now: number,
): Promise<string> {
  const secret = randomSecret()
  await trx
    .updateTable('known_browser')
    .set({ browser_hash: hashSecret(secret) })
    .where('browser_hash', '=', hashSecret(browser ?? ''))
    .execute()
  // The invitation has done its part: from here on the browser has a secret of its own.
  await trx
    .deleteFrom('known_browser')
    .where('browser_hash', '=', hashSecret(invitation ?? ''))
    .where('actor_id', '=', actorId)
    .execute()
  await trx
    .insertInto('known_browser')
    .values({ browser_hash: hashSecret(secret), actor_id: actorId, seen_at: now, budget_id: uuidv7() })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'actor_id']).doUpdateSet({ seen_at: now }))
    .execute()
  return secret
}

/** A secret that makes the browser known which opens the link of an invitation. @param now UTC milliseconds */
export async function inviteBrowser(trx: Transact, actorId: string, now: number): Promise<string> {
  const secret = randomSecret()
  await trx
    .insertInto('known_browser')
    .values({ browser_hash: hashSecret(secret), actor_id: actorId, seen_at: now, budget_id: uuidv7() })
    .execute()
  return secret
}

/** Forgets every browser that a member is known in. */
export async function forgetBrowsers(trx: Transact, actorId: string): Promise<void> {
  await trx.deleteFrom('known_browser').where('actor_id', '=', actorId).execute()
}
