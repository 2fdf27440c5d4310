import { sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { TriptychError } from '../../errors.ts'
import { type Actor, actorText } from '../actor.ts'
import { beforeChange } from '../documents/staged-changes.ts'
import { inChunks } from '../in-chunks.ts'
import { deleteValues, writeValues } from '../pages/page-values.ts'
import { throwRefusals } from '../refused-documents.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { withRevisions } from '../with-revisions.ts'
import { nameOf, type PublishTarget, type UnpublishTarget } from './targets.ts'

/** Takes rows out of what is public. */
export async function takeDown(
  trx: Transact,
  targets: readonly Pick<PublishTarget | UnpublishTarget, 'id'>[],
): Promise<void> {
  await inChunks(idsOf(targets), async (ids) => {
    await deleteValues(trx, ids)
    return trx.deleteFrom('published').where('document_id', 'in', ids).execute()
  })
}

/**
 * Holds the keys that revisions come to against what is public still, once everything that goes or moves is gone: so
 * two documents may trade places.
 *
 * @throws TriptychError `route_taken` where another document is at one of them, or two would be
 */
export async function checkPlaces(
  trx: Transact,
  { site, env }: Scope,
  coming: readonly PublishTarget[],
): Promise<void> {
  const refusals = new Map<string, TriptychError>()
  const names = new Set<string>()
  for (const { id, kind, key } of coming) {
    const name = nameOf(kind, key)
    if (names.has(name)) refusals.set(id, routeTakenError(name, 'two of the changes lead there'))
    names.add(name)
  }
  const arriving = coming.filter(({ key, liveKey }) => key !== liveKey)
  for (const [kind, group] of Map.groupBy(arriving, (target) => target.kind)) {
    const there = await inChunks(
      group.map(({ key }) => key),
      (keys) =>
        trx
          .selectFrom('public_document')
          .select('key')
          .where('site_id', '=', site)
          .where('env', '=', env)
          .where('kind', '=', kind)
          .where('key', 'in', keys)
          .execute(),
    )
    const taken = new Set(there.map(({ key }) => key))
    for (const { id, key } of group) {
      if (taken.has(key)) refusals.set(id, routeTakenError(nameOf(kind, key), 'another document is public there'))
    }
  }
  throwRefusals(coming, refusals)
}

function routeTakenError(name: string, message: string): TriptychError {
  const errors = [{ in: 'body', name: '', message: `${name}: ${message}` }] as const
  return new TriptychError('route_taken', `${name}: ${message}`, { errors })
}

/** Copies revisions into what is public, within the database; what was public of these documents was taken down. */
export async function copyRevisions(trx: Transact, targets: readonly PublishTarget[], now: number): Promise<void> {
  const copy = async (chunk: readonly PublishTarget[]): Promise<never[]> => {
    await sql`
      ${withRevisions(chunk)}
      insert into ${table(trx, 'published')}
        (site_id, env, kind, key, document_id, type, body, fields, etag, updated_at, from_generation)
      select d.site_id, d.env, d.kind, r.key, d.id, r.type, r.body, r.fields, r.etag, cast(${now} as bigint), e.generation
      from chosen c
      join ${table(trx, 'revision')} r on r.document_id = c.document_id and r.number = c.rev
      join ${table(trx, 'document')} d on d.id = c.document_id
      join ${table(trx, 'environment')} e on e.site_id = d.site_id and e.name = d.env`.execute(trx)
    await writeValues(
      trx,
      chunk.map(({ id }) => id),
    )
    return []
  }
  await inChunks(targets, copy, 200)
}

/** Notes which revision is public, since when and by whom; a document whose revision stays keeps both. */
export async function noteLive(
  trx: Transact,
  { coming, going }: { readonly coming: readonly PublishTarget[]; readonly going: readonly UnpublishTarget[] },
  by: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  const moment = { live_at: by.now, live_by: actorText(by.actor) }
  const set = async (chunk: readonly PublishTarget[]): Promise<never[]> => {
    await sql`
      ${withRevisions(chunk)}
      update ${table(trx, 'document')} set live_rev = chosen.rev, live_at = cast(${moment.live_at} as bigint),
        live_by = cast(${moment.live_by} as text)
      from chosen where document.id = chosen.document_id`.execute(trx)
    return []
  }
  const changed = coming.filter(({ rev, liveRev }) => rev !== liveRev)
  const ended = going.filter(({ liveRev }) => liveRev !== null)
  await beforeChange(trx, idsOf([...changed, ...ended]))
  await inChunks(changed, set, 200)
  await inChunks(idsOf(ended), (ids) =>
    trx
      .updateTable('document')
      .set({ live_rev: null, ...moment })
      .where('id', 'in', ids)
      .execute(),
  )
}

function idsOf(targets: readonly { readonly id: string }[]): string[] {
  return targets.map(({ id }) => id)
}
