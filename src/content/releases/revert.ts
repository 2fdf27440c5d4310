import { sql } from 'kysely'
import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { afterInclusion } from '../documents/staged-changes.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { nameOfRevert } from './names.ts'
import { insertRelease } from './new-release.ts'
import { readRelease } from './representation.ts'

/**
 * Makes an open release that does the opposite of a published one: what was public before it becomes so again. Its
 * items stand on what the other one made public, so that whatever was published since is a conflict. Items that
 * changed nothing are left out.
 *
 * @returns the id of the new release
 * @throws TriptychError `not_found`, `release_not_open` for one that is not published
 */
export async function revertRelease(
  trx: Transact,
  scope: Scope,
  id: string,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<string> {
  const { value: reverted } = await readRelease(trx, scope, id)
  if (reverted.state !== 'published') throw new TriptychError('release_not_open', `release ${id} is not published`)
  const name = await nameOfRevert(trx, scope, reverted.name)
  const made = await insertRelease(trx, scope, { name, actor, now, reverts: id })
  await trx
    .insertInto('release_item')
    .columns([
      ...(['set_id', 'document_id', 'action', 'rev', 'key', 'base_live_rev'] as const),
      ...(['translation_id', 'language', 'source_rev'] as const),
      ...(['base_translation_id', 'base_language', 'base_source_rev'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('current_release_item as i')
        .leftJoin('revision as r', (join) =>
          join.onRef('r.document_id', '=', 'i.document_id').onRef('r.number', '=', 'i.base_live_rev'),
        )
        .select([
          sql<string>`cast(${made} as text)`.as('set_id'),
          'i.document_id',
          sql<'publish' | 'unpublish'>`case when i.base_live_rev is null then 'unpublish' else 'publish' end`.as(
            'action',
          ),
          'i.base_live_rev as rev',
          'r.key',
          'i.rev as base_live_rev',
          sql<string | null>`case when i.translation_id is not null
            then coalesce(i.base_translation_id, i.document_id) end`.as('translation_id'),
          'i.base_language as language',
          'i.base_source_rev as source_rev',
          sql<string | null>`case when i.language is not null then i.translation_id end`.as('base_translation_id'),
          'i.language as base_language',
          'i.source_rev as base_source_rev',
        ])
        .where('i.release_id', '=', id)
        .where(
          sql<boolean>`(i.rev is distinct from i.base_live_rev or i.translation_id is not null
            and (i.language is distinct from i.base_language
              or i.translation_id <> coalesce(i.base_translation_id, i.document_id)))`,
        ),
    )
    .execute()
  await afterInclusion(trx, scope, made)
  return made
}
