import type { PersonRow } from './member-rows.ts'
import type { Transact } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** What a provider says of someone who signs in. */
interface Claimed {
  /** As `normalizeEmail` writes it. */
  readonly email: string
  readonly issuer: string
  readonly subject: string
}

/** Remembers whom an administrator removes, in the transaction that does so and before the row of the member goes. */
export async function noteRemoval(trx: Transact, { id, email }: PersonRow, now: number): Promise<void> {
  const identities = await trx.selectFrom('identity').select(['issuer', 'subject']).where('actor_id', '=', id).execute()
  for (const hash of [hashEmail(email ?? ''), ...identities.map(hashIdentity)]) {
    const fresh = { actor_id: id, removed_at: now }
    await trx
      .insertInto('removed_person')
      .values({ hash, ...fresh })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(fresh))
      .execute()
  }
}

/** Whether an administrator removed this person, and none has invited them since. */
export async function wasRemoved(trx: Transact, person: Claimed): Promise<boolean> {
  const rows = trx.selectFrom('removed_person').select('hash')
  const hashes = [hashEmail(person.email), hashIdentity(person)]
  return (await rows.where('hash', 'in', hashes).limit(1).executeTakeFirst()) !== undefined
}

/** The same for an email alone. */
export async function wasEmailRemoved(trx: Transact, email: string): Promise<boolean> {
  const row = trx.selectFrom('removed_person').select('hash').where('hash', '=', hashEmail(email))
  return (await row.executeTakeFirst()) !== undefined
}

/** An invitation to an email ends what was remembered of it, and of the identities of the member who had it. */
export async function forgetRemoval(trx: Transact, email: string): Promise<void> {
  const removed = trx.selectFrom('removed_person').select('actor_id').where('hash', '=', hashEmail(email))
  await trx.deleteFrom('removed_person').where('actor_id', 'in', removed).execute()
}

function hashEmail(email: string): string {
  return hashSecret(`email ${email}`)
}

function hashIdentity({ issuer, subject }: Pick<Claimed, 'issuer' | 'subject'>): string {
  return hashSecret(`identity ${JSON.stringify([issuer, subject])}`)
}
