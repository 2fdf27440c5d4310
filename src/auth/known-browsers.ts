import { uuidv7 } from '../db/ids.ts'
import type { Transact } from './schema.ts'
import { hashSecret, randomSecret } from './secrets.ts'
import type { Visit } from './visit.ts'

/** What a browser shows of sign-ins before: its own secret, and that of an invitation that it has opened. */
type Marks = Pick<Visit, 'browser' | 'invitation'>

/** A browser that a member has signed in from, or was invited in. */
export interface KnownBrowser {
  /** What its tries and sends are counted under; the same over all its sign-ins. */
  readonly budgetId: string
}

/** Finds the browser of a visit among those that a member is known in; null for none. */
export async function findKnownBrowser(
  trx: Transact,
  actorId: string,
  { browser, invitation }: Marks,
): Promise<KnownBrowser | null> {
  // The statement is the same for a browser without marks, and for no member: the time that it takes tells nothing.
  const found = await trx
    .selectFrom('known_browser')
    .select(['budget_id', 'browser_hash'])
    .where('browser_hash', 'in', [hashSecret(browser ?? ''), hashSecret(invitation ?? '')])
    .where('actor_id', '=', actorId)
    .orderBy('seen_at', 'desc')
    .executeTakeFirst()
  return found === undefined ? null : { budgetId: found.budget_id ?? found.browser_hash }
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
