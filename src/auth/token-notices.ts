import type { Database } from '../db/database.ts'
import { day } from './attempts.ts'
import { actorLock } from './locks.ts'
import type { MailOutbox } from './mail/outbox.ts'
import { activeMembers, listAdministratorEmails } from './member-rows.ts'
import type { AuthTables, Transact } from './schema.ts'
import { announceTokenEnd } from './webhooks/announce.ts'

/** How long before the end of a token its notices are sent, in milliseconds; the earliest notice first. */
const BEFORE = [7 * day, day]

/** Of how many tokens one look reads. */
const ROUND = 500

/** How many notices a token has no use for, since it ends sooner anyway. */
export function noticesBehind(left: number): number {
  return BEFORE.filter((before) => left <= before).length
}

type EndingToken = Pick<
  AuthTables['access_token'],
  'id' | 'name' | 'kind' | 'actor_id' | 'created_by' | 'expires_at' | 'end_notices'
>

/**
 * Posts the notices that are due: of a personal token to its member, of an agent's to the member who made it, else to the
 * administrators. Each once, whichever instance comes first; of several that are late only the last.
 *
 * @param now UTC milliseconds
 */
export async function postEndNotices(
  db: Database<AuthTables>,
  mail: Pick<MailOutbox, 'post' | 'kick'>,
  now: number,
): Promise<void> {
  for (let last = ''; ; ) {
    const tokens = await db.reader
      .selectFrom('access_token')
      .select(['id', 'name', 'kind', 'actor_id', 'created_by', 'expires_at', 'end_notices'])
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + Math.max(...BEFORE))
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROUND)
      .execute()
    for (const token of tokens) await postEndNotice(db, mail, token, now)
    if (tokens.length < ROUND) return
    last = tokens.at(-1)?.id ?? last
  }
}

async function postEndNotice(
  db: Database<AuthTables>,
  mail: Pick<MailOutbox, 'post' | 'kick'>,
  token: EndingToken,
  now: number,
): Promise<void> {
  const due = noticesBehind(token.expires_at - now)
  if (due <= (token.end_notices ?? 0)) return
  const posted = await db.transaction([actorLock(token.actor_id)], async (trx) => {
    const changed = await trx
      .updateTable('access_token')
      .set({ end_notices: due })
      .where('id', '=', token.id)
      .where(({ eb, fn, val }) => eb(fn.coalesce('end_notices', val(0)), '<', due))
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) return false
    const agent = token.kind === 'agent' ? await findAgentName(trx, token.actor_id) : null
    const about = { event: 'token_ends', token: token.name, agent, endsAt: token.expires_at } as const
    for (const to of await findRecipients(trx, token)) await mail.post(trx, { kind: 'notice', to, about }, now)
    await announceTokenEnd(trx, token, now)
    return true
  })
  if (posted) mail.kick('notice')
}

/** What an agent is called. */
export async function findAgentName(trx: Transact, id: string): Promise<string> {
  const row = await trx.selectFrom('actor').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

/** Emails of the people who can replace the token, and so are notified. */
export async function findRecipients(
  trx: Transact,
  { kind, actor_id, created_by }: Pick<EndingToken, 'kind' | 'actor_id' | 'created_by'>,
): Promise<string[]> {
  const members = activeMembers(trx).select('email').$narrowType<{ email: string }>()
  if (kind === 'personal') return (await members.where('id', '=', actor_id).execute()).map(({ email }) => email)
  // Only an administrator makes agents' tokens: one who was demoted cannot make the next.
  const maker = await members
    .where('role', '=', 'admin')
    .where('id', '=', created_by ?? '')
    .execute()
  return maker.length > 0 ? maker.map(({ email }) => email) : listAdministratorEmails(trx)
}
