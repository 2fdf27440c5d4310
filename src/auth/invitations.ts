import type { Actor } from './actor.ts'
import { addAttempt, hour, minute, waitForAll } from './attempts.ts'
import { inviteBrowser } from './known-browsers.ts'
import { findActorName, type PersonRow } from './member-rows.ts'
import type { Transact } from './schema.ts'

/** Where invitations go. */
export interface Invitations {
  /** Puts one into the post with the transaction; `invitedBy` is a name or an email, null for the command line. */
  post(
    trx: Transact,
    mail: {
      readonly kind: 'invitation'
      readonly to: string
      readonly invitedBy: string | null
      /** Makes the browser known that opens the link. */
      readonly secret: string
    },
    now: number,
  ): Promise<void>
  /** Says that something was posted, once the transaction is through. */
  kick(kind: 'invitation'): void
}

/** How often one member may be sent an invitation. */
const limits = [
  { count: 1, window: minute },
  { count: 5, window: hour },
]

/** How long until a member may be sent another invitation, in milliseconds; 0 where that is now. */
export function waitForInvitation(trx: Transact, id: string, now: number): Promise<number> {
  return waitForAll(trx, attemptKey(id), limits, now)
}

/** Sends an invitation to a member, in the transaction that makes them one. */
export async function postInvitation(
  trx: Transact,
  invitations: Pick<Invitations, 'post'>,
  actor: Actor,
  { id, email }: PersonRow,
  now: number,
): Promise<void> {
  const invitedBy = await findActorName(trx, actor)
  const secret = await inviteBrowser(trx, id, now)
  await invitations.post(trx, { kind: 'invitation', to: email ?? '', invitedBy, secret }, now)
  await addAttempt(trx, attemptKey(id), now)
}

function attemptKey(id: string): string {
  return `invitation ${id}`
}
