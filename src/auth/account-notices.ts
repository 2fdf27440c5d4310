import type { Actor } from './actor.ts'
import { addAttempt, hour, type Limit, waitFor } from './attempts.ts'
import type { Notice, NoticeMail } from './mail/mail.ts'
import { findActorName } from './member-rows.ts'
import type { Transact } from './schema.ts'

/** Where notices go. */
export interface Notices {
  /** Puts one into the post with the transaction. */
  post(trx: Transact, mail: NoticeMail, now: number): Promise<void>
  /** Says that something was posted, once the transaction is through. */
  kick(kind: 'notice'): void
}

/** How many notices of one kind a member or agent can cause; more would repeat what the recipient knows already. */
const noticesOfKind: Limit = { count: 10, window: hour }

/**
 * Notifies people of a change, in its transaction, unless ten notices like it were sent within the hour.
 *
 * @param cause whose changes are counted: a member or an agent whose lock (`actorLock`) the transaction holds
 */
export async function postNotice(
  trx: Transact,
  notices: Pick<Notices, 'post'>,
  cause: string,
  mail: { readonly to: readonly string[]; readonly about: Notice },
  now: number,
): Promise<void> {
  const key = `notice ${mail.about.event} ${cause}`
  if ((await waitFor(trx, key, noticesOfKind, now)) > 0) return
  for (const to of mail.to) await notices.post(trx, { kind: 'notice', to, about: mail.about }, now)
  await addAttempt(trx, key, now)
}

/** Notifies a member that they are an administrator now, and who promoted them. */
export async function postPromotion(
  trx: Transact,
  notices: Pick<Notices, 'post'>,
  actor: Actor,
  { id, email }: { readonly id: string; readonly email: string | null },
  now: number,
): Promise<void> {
  const about = { event: 'promoted', by: await findActorName(trx, actor) } as const
  await postNotice(trx, notices, id, { to: [email ?? ''], about }, now)
}
