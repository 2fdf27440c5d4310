import { LANGUAGE } from '../../../src/content/pages/page-values.ts'
import { type ContentTables, NEVER } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'

/** All that is visible of a database, as lines: what is public, the drafts, languages, media, block types, releases. */
export async function visible({ reader }: Database<ContentTables>): Promise<string[]> {
  const published = await reader
    .selectFrom('public_document')
    .select(['site_id', 'env', 'kind', 'key', 'etag'])
    .execute()
  const documents = await reader
    .selectFrom('current_document as d')
    .innerJoin('revision as r', (join) =>
      join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
    )
    .select(['d.site_id', 'd.env', 'd.kind', 'd.key', 'r.type', 'r.etag'])
    .execute()
  const versions = await reader
    .selectFrom('current_translation as t')
    .innerJoin('current_document as d', 'd.id', 't.document_id')
    .leftJoin('current_document as s', 's.id', 't.translation_id')
    .select(['d.site_id', 'd.env', 'd.key', 't.language', 's.key as of'])
    .where('d.draft_rev', 'is not', null)
    .execute()
  const found = await reader
    .selectFrom('page_value as v')
    .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 'v.site_id').onRef('e.name', '=', 'v.env'))
    .innerJoin('document as d', 'd.id', 'v.document_id')
    .select(['v.site_id', 'v.env', 'd.key', 'v.text'])
    .where('v.field', '=', LANGUAGE)
    .whereRef('v.from_generation', '<=', 'e.generation')
    .whereRef('v.until_generation', '>', 'e.generation')
    .execute()
  const redirects = await reader.selectFrom('current_redirect_resolved').selectAll().execute()
  const media = await reader
    .selectFrom('current_media as m')
    .innerJoin('current_media_site as s', 's.key', 'm.key')
    .select(['s.site_id', 'm.key', 'm.hash', 'm.size', 'm.type'])
    .execute()
  const blockTypes = await reader.selectFrom('block_type').selectAll().execute()
  const items = await reader
    .selectFrom('current_release_item as i')
    .innerJoin('current_release as r', 'r.id', 'i.release_id')
    .innerJoin('document as d', 'd.id', 'i.document_id')
    .select(['r.name', 'd.kind', 'd.key', 'i.action', 'i.rev', 'i.key as at', 'i.base_live_rev'])
    .execute()
  const releases = await reader.selectFrom('current_release').select(['name', 'state', 'version']).execute()
  const line = (what: string) => (row: object) => `${what} ${Object.values(row).join(' ')}`
  return [
    ...published.map(line('public')),
    ...documents.map(line('draft')),
    ...versions.map(line('version')),
    ...found.map(line('found in')),
    ...redirects.map(line('redirect')),
    ...media.map(line('media')),
    ...blockTypes.map(line('block type')),
    ...items.map(line('item')),
    ...releases.map(line('release')),
  ].sort()
}

/** Numbers of rows that must not grow where nothing changes, and the versions that must stay. */
export async function traces({ reader }: Database<ContentTables>): Promise<string> {
  const { revisions } = await reader
    .selectFrom('revision')
    .select((eb) => eb.fn.countAll().as('revisions'))
    .executeTakeFirstOrThrow()
  const { staged } = await reader
    .selectFrom('import_stage')
    .select((eb) => eb.fn.countAll().as('staged'))
    .executeTakeFirstOrThrow()
  const versions = await reader.selectFrom('environment').select('content_version').orderBy('name').execute()
  return JSON.stringify({ revisions: Number(revisions), staged: Number(staged), versions })
}

/** Items in sets that no release has, and releases that are not seen. */
export async function leftovers({ reader }: Database<ContentTables>) {
  const sets = reader
    .selectFrom('release_set as s')
    .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 's.site_id').onRef('e.name', '=', 's.env'))
    .whereRef('s.from_generation', '<=', 'e.generation')
    .where('s.until_generation', '=', NEVER)
  const releases = reader.selectFrom('current_release').select('id')
  return {
    items: await reader
      .selectFrom('release_item')
      .select('document_id')
      .where('set_id', 'not in', sets.select('s.set_id'))
      .execute(),
    releases: await reader.selectFrom('release').select('name').where('id', 'not in', releases).execute(),
  }
}
