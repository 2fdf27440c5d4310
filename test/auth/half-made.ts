import { openMail } from '../../src/auth/mail/outbox.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import type { Keys } from '../../src/auth/secrets.ts'
import type { Database } from '../../src/db/database.ts'

/**
 * What nothing may leave behind, however it ends: something that was done by half. Holds where every code was asked
 * for once.
 *
 * @param answered emails of whom it was answered that they are invited, and that a code was sent
 * @param log all that was ever logged
 */
export async function halfMade(
  { reader }: Database<AuthTables>,
  keys: Keys,
  answered: { readonly members: readonly string[]; readonly asked: readonly string[] },
  log: string,
): Promise<string[]> {
  const activity = await reader.selectFrom('activity').selectAll().execute()
  const targets = (action: string) =>
    new Set(activity.filter((line) => line.action === action).map(({ target_id }) => target_id ?? ''))
  const [invited, started, ended] = [targets('member.invite'), targets('session.start'), targets('session.end')]
  const [minted, revoked] = [targets('token.create'), targets('token.revoke')]
  const hasSignedIn = new Set(activity.filter(({ action }) => action === 'session.start').map((line) => line.actor_id))
  const people = await reader.selectFrom('actor').selectAll().execute()
  const sessions = await reader.selectFrom('session').selectAll().execute()
  const tokens = await reader.selectFrom('access_token').selectAll().execute()
  const codes = await reader.selectFrom('login_code').selectAll().execute()
  const browsers = await reader.selectFrom('known_browser').selectAll().execute()
  const outbox = await reader.selectFrom('outbox').select('payload').execute()

  const ids = new Set(people.map(({ id }) => id))
  const known = new Set(browsers.map(({ actor_id }) => actor_id))
  const waiting = new Set(codes.map(({ actor_id }) => actor_id))
  const emails = new Set(people.map(({ email }) => email))
  const posted = new Set(
    outbox.map(({ payload }) => openMail(keys, payload)).map((mail) => (typeof mail === 'string' ? mail : mail.to)),
  )
  const faults: string[] = []
  const demand = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  demand(setsEqual(ids, invited), 'members and invitations differ')
  for (const { id, email, joined_at } of people) {
    demand((joined_at !== null) === hasSignedIn.has(id), `${email} joined without signing in, or the other way round`)
    demand(joined_at === null || known.has(id), `${email} joined without a known browser`)
    demand(joined_at === null || !waiting.has(id), `${email} signed in with a code that is still there`)
  }
  for (const { id, actor_id } of sessions) {
    demand(ids.has(actor_id) && started.has(id) && !ended.has(id), `session ${id} is a half`)
  }
  const live = new Set(sessions.map(({ id }) => id))
  for (const id of started) demand(live.has(id) !== ended.has(id), `session ${id} is neither there nor ended`)
  const liveTokens = new Set(tokens.map(({ id }) => id))
  for (const { id, actor_id } of tokens) demand(ids.has(actor_id) && minted.has(id), `token ${id} is a half`)
  for (const id of minted) demand(liveTokens.has(id) !== revoked.has(id), `token ${id} is neither there nor revoked`)
  const askedFor = new Set(answered.asked)
  for (const { id, email, joined_at } of people) {
    if (!askedFor.has(email ?? '')) continue
    demand(joined_at !== null || waiting.has(id), `the code of ${email} was used up, and no one is signed in`)
  }
  for (const email of answered.members) {
    demand(emails.has(email), `${email} is gone`)
    demand(posted.has(email) || log.includes(`invitation for ${email}: `), `${email} was never invited`)
  }
  return faults
}

function setsEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && a.isSubsetOf(b)
}
