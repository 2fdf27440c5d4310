import { sql } from 'kysely'
import { TriptychError } from '../../errors.ts'
import { addAttempt, waitFor } from '../attempts.ts'
import type { LimitName } from '../observer.ts'
import type { Transact } from '../schema.ts'
import { equalInConstantTime, hashSecret } from '../secrets.ts'
import type { Sessions, StartedSession } from '../sessions.ts'
import type { Visit } from '../visit.ts'
import { type Asker, failuresOfEmail, readAsker, TRIES } from './budgets.ts'
import type { CodeParts } from './request-code.ts'

type Outcome =
  | { readonly started: StartedSession }
  | { readonly reason: 'wrong' | 'no_code' | 'unknown_email' | 'failures'; readonly limit: LimitName | null }

/**
 * Signs in with a code.
 *
 * @param email normalized
 * @param challenge what `requestCode` gave the browser
 * @throws TriptychError `otp_invalid` for a code that is wrong, late, used up, another browser's, or was never sent
 */
export async function verifyCode(
  parts: CodeParts & { readonly sessions: Sessions },
  { email, code, challenge }: { readonly email: string; readonly code: string; readonly challenge: string | null },
  visit: Visit,
): Promise<StartedSession> {
  const { db, log, observer, now: clock } = parts
  const now = clock()
  const outcome = await db.transaction(async (trx): Promise<Outcome> => {
    const asker = await readAsker(trx, email, visit.browser)
    const failures = `fail:${asker.budget}`
    const wait = await waitFor(trx, failures, failuresOfEmail, now)
    const tried = await takeTry(parts, trx, asker, code, challenge ?? '', now)
    if (tried === 'right' && wait === 0 && asker.actorId !== null) {
      await consume(trx, asker, challenge ?? '')
      return { started: await parts.sessions.start(trx, asker.actorId, 'otp', visit) }
    }
    // Without a code there was nothing to guess: a stranger who only sends numbers locks nobody out.
    if (tried === 'no_code') return { reason: 'no_code', limit: null }
    if (wait > 0) return { reason: 'failures', limit: 'failures' }
    await addAttempt(trx, failures, now)
    await countStreak(trx, asker, now)
    return { reason: asker.actorId === null ? 'unknown_email' : 'wrong', limit: null }
  })
  if ('started' in outcome) {
    observer.signIn('otp', 'success')
    return outcome.started
  }
  observer.signIn('otp', 'failure')
  if (outcome.limit !== null) observer.limitHit(outcome.limit)
  log.info({ requestId: visit.requestId, method: 'otp', reason: outcome.reason }, 'a sign-in failed')
  throw new TriptychError('otp_invalid', outcome.reason)
}

/** Uses up one of a code's tries in one conditional update: of guesses side by side, only so many are looked at. */
async function takeTry(
  { keys }: CodeParts,
  trx: Transact,
  asker: Asker,
  code: string,
  challenge: string,
  now: number,
): Promise<'right' | 'wrong' | 'no_code'> {
  const browserHash = hashSecret(challenge)
  const row = await trx
    .updateTable('login_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('browser_hash', '=', browserHash)
    .where('email_hash', '=', asker.emailHash)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now)
    .returning(['code_mac', 'actor_id'])
    .executeTakeFirst()
  const mac = keys.mac('login-code', browserHash, asker.emailHash, code)
  const matches = equalInConstantTime(row?.code_mac ?? mac.replace(/./g, '-'), mac)
  if (row === undefined) return 'no_code'
  // The code is of whoever had the email when it was sent.
  return matches && row.actor_id === asker.actorId ? 'right' : 'wrong'
}

async function consume(trx: Transact, asker: Asker, challenge: string): Promise<void> {
  await trx
    .deleteFrom('login_code')
    .where('browser_hash', '=', hashSecret(challenge))
    .where('email_hash', '=', asker.emailHash)
    .execute()
  await trx.deleteFrom('failure_streak').where('email_hash', '=', asker.emailHash).execute()
}

async function countStreak(trx: Transact, asker: Asker, now: number): Promise<void> {
  await trx
    .insertInto('failure_streak')
    .values({ email_hash: asker.emailHash, failures: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ failures: sql<number>`failure_streak.failures + 1`, updated_at: now }),
    )
    .execute()
}
