import { uuidv7 } from '../../db/ids.ts'
import { type Actor, actorText } from '../actor.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { freeName } from './item-sets.ts'

interface NewRelease {
  readonly name: string
  readonly actor: Actor
  readonly now: number
  /** The release that it takes back. */
  readonly reverts?: string
  /** The generation of the environment from which it is there. */
  readonly from?: number
}

/** Adds an open release without items; its name is free. Answers its id. */
export async function insertRelease(
  trx: Transact,
  { site, env }: Scope,
  { name, actor, now, reverts, from = 0 }: NewRelease,
): Promise<string> {
  const id = uuidv7()
  await freeName(trx, { site, env }, name)
  await trx
    .insertInto('release')
    .values({
      id,
      site_id: site,
      env,
      name,
      state: 'open',
      created_at: now,
      created_by: actorText(actor),
      version: 1,
      reverts: reverts ?? null,
    })
    .execute()
  await trx
    .insertInto('release_set')
    .values({ set_id: id, release_id: id, site_id: site, env, from_generation: from })
    .execute()
  return id
}
