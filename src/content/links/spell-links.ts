import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { encodeText } from '../encode.ts'
import { inChunks } from '../in-chunks.ts'
import { deleteValues, writeValues } from '../pages/page-values.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type LinkingBody, rewriteLinks } from './find-links.ts'
import { linksOfRevisions } from './link-rows.ts'
import { respell } from './link-target.ts'
import { resolveLinks } from './resolve-links.ts'

/** A public document whose delivered links are others than before. */
export interface RespeltDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
}

interface PublicRow extends LinkingBody {
  readonly id: string
  readonly key: string
  readonly rev: number
  /** Of the revision. */
  readonly etag: string
  /** Of what is delivered. */
  readonly shownEtag: string
}

/**
 * Delivers public documents with the links that their revisions have, as their targets are called now. No revision is
 * made of it.
 *
 * @returns those that say something else than before
 */
export async function respellLinks(
  trx: Transact,
  scope: Scope,
  ids: readonly string[],
  now: number,
): Promise<RespeltDocument[]> {
  return inChunks(ids, (chunk) => respellSome(trx, scope, chunk, now), 100)
}

async function respellSome(trx: Transact, scope: Scope, ids: readonly string[], now: number) {
  const changed: RespeltDocument[] = []
  const documents = await readPublic(trx, ids)
  const links = await linksOfRevisions(trx, documents)
  const moved = links.filter(({ targetId, targetKind }) => targetId !== null && targetKind !== 'id')
  const resolve = await resolveLinks(trx, scope, moved)
  const ofDocument = Map.groupBy(moved, ({ documentId }) => documentId)
  for (const document of documents) {
    const keys = new Map<string, string>()
    for (const link of ofDocument.get(document.id) ?? []) {
      const { key } = resolve(link) ?? {}
      if (key !== undefined && key !== link.targetKey) keys.set(`${link.targetKind} ${link.targetKey}`, key)
    }
    const { id, kind, key, etag, shownEtag } = document
    const shown =
      keys.size === 0
        ? document
        : rewriteLinks(document, (text, target) => {
            const to = keys.get(`${target.kind} ${target.key}`)
            return to === undefined ? text : respell(text, { kind: target.kind, key: to })
          })
    const tag = keys.size === 0 ? etag : encodeText(shown.body, shown.fields).etag
    if (tag === shownEtag) continue
    await trx
      .updateTable('published')
      .set({
        body: shown.body,
        fields: shown.fields,
        etag: tag,
        source_etag: tag === etag ? null : etag,
        updated_at: now,
      })
      .where('document_id', '=', id)
      .where(isPublicNow(trx, scope))
      .execute()
    await rewriteValues(trx, scope, id)
    changed.push({ id, kind, key })
  }
  return changed
}

async function readPublic(trx: Transact, ids: readonly string[]): Promise<PublicRow[]> {
  return trx
    .selectFrom('public_document as p')
    .innerJoin('current_document as d', 'd.id', 'p.document_id')
    .innerJoin('revision as r', (join) => join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.live_rev'))
    .select(['d.id', 'p.kind', 'p.key', 'r.number as rev', 'r.type', 'r.body', 'r.fields', 'r.etag'])
    .select('p.etag as shownEtag')
    .where('p.document_id', 'in', ids)
    .where('p.kind', 'in', ['page', 'partial'])
    .execute()
}

function isPublicNow(db: Kysely<ContentTables>, { site, env }: Scope) {
  return sql<boolean>`(select e.generation from ${table(db, 'environment')} e
    where e.site_id = ${site} and e.name = ${env}) between from_generation and until_generation - 1`
}

/** Of what is public now; what an import has staged of the page keeps its own. */
async function rewriteValues(trx: Transact, scope: Scope, id: string): Promise<void> {
  const { from_generation: generation } = await trx
    .selectFrom('published')
    .select('from_generation')
    .where('document_id', '=', id)
    .where(isPublicNow(trx, scope))
    .executeTakeFirstOrThrow()
  await deleteValues(trx, [id], generation)
  await writeValues(trx, [id], generation)
}
