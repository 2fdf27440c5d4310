import type { Lock } from '../db/locks.ts'
import type { Actor } from './actor.ts'
import { hashSecret } from './secrets.ts'

/**
 * What members and agents act with: that a change is made by a credential that is still there, how many sessions,
 * shares and tokens there may be, and that nothing hangs on a member, sign-in or grant that has ended. Whatever reads
 * one of these to write another holds the lock of the actor, and whatever ends one too.
 */
export function actorLock(id: string): Lock {
  return { name: `actor ${id}` }
}

/** The locks of who makes a change (see {@link actorLock}); none for the command line. */
export function requesterLocks({ principal }: Actor): Lock[] {
  return principal === null ? [] : [actorLock(principal.id)]
}

/** That there is always an administrator once there was one; whatever makes fewer of them holds it. */
export const lastAdminLock: Lock = { name: 'administrators' }

/** That an email is one member's, and what its codes may take: tries, mails, failures in a row. */
export function emailLock(email: string): Lock {
  return { name: `email ${hashSecret(email)}` }
}

/** That a provider's subject is one member, or waits for one. */
export function identityLock(issuer: string, subject: string): Lock {
  return { name: `identity ${JSON.stringify([issuer, subject])}` }
}

/** Whether a session of a provider has ended, by its hash. */
export function providerSessionLock(hash: string): Lock {
  return { name: `provider session ${hash}` }
}

/** How often something may happen within a window (`attempts.ts`), where no lock of a member or email counts it. */
export function attemptsLock(key: string): Lock {
  return { name: `attempts ${key}` }
}

/** How many webhooks there are; whatever adds one or takes one away holds it. */
export const webhooksLock: Lock = { name: 'webhooks' }

/** A webhook with its deliveries: that none is written to once it is gone, and how many tests wait. */
export function webhookLock(id: string): Lock {
  return { name: `webhook ${id}` }
}

/** Where the links of the activity are. No writer of a line holds it. */
export const activityChainLock: Lock = { name: 'activity chain' }

/** What an administrator decided about an application, and that no member authorizes one against it. */
export function applicationLock(clientId: string): Lock {
  return { name: `application ${hashSecret(clientId)}` }
}

/** What a code, token or interaction of the authorization server says; by the hash of its id. */
export function artifactLock(hash: string): Lock {
  return { name: `artifact ${hash}` }
}
