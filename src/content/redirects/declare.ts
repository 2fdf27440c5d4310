import { sql } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { isSame, type Says, saysIn, type View } from './rows.ts'
import type { RedirectRule } from './rule.ts'

/** One rule of one document. */
interface Place {
  readonly documentId: string
  readonly from: string
}

interface Declared extends Place, Says {}

/**
 * Makes `rules` the ones that the documents declare in a view, and nothing else about those documents.
 *
 * @param rules by document; a document without an entry, or with an empty one, declares none
 * @returns the `from` of every rule that came or went: pass them to `resolveTouched`
 */
export async function declareRules(
  trx: Transact,
  scope: Scope,
  view: View,
  documentIds: readonly string[],
  rules: ReadonlyMap<string, readonly RedirectRule[]>,
): Promise<Set<string>> {
  const rows = await inChunks(documentIds, (ids) =>
    trx
      .selectFrom('redirect_rule')
      .select(['document_id', 'from_path', 'to_path', 'status', 'next_generation', 'next_to', 'next_status'])
      .where('document_id', 'in', ids)
      .execute(),
  )
  const wanted = new Map<string, Declared>()
  for (const documentId of documentIds) {
    // One document that declares a `from` twice declares it once.
    for (const rule of rules.get(documentId) ?? []) wanted.set(placeKey(documentId, rule.from), { ...rule, documentId })
  }
  const gone: Place[] = []
  for (const row of rows) {
    const place = { documentId: row.document_id, from: row.from_path }
    const key = placeKey(place.documentId, place.from)
    const says = saysIn(view, row)
    const rule = wanted.get(key)
    if (says === null && rule === undefined) continue
    if (isSame(says, rule)) wanted.delete(key)
    else gone.push(place)
  }
  const written = [...wanted.values()]
  if (view.isComing) await stageRules(trx, scope, view, { gone, written })
  else await replaceRules(trx, scope, { gone, written })
  return new Set([...gone, ...written].map(({ from }) => from))
}

interface RuleChanges {
  readonly gone: readonly Place[]
  readonly written: readonly Declared[]
}

/** Rules of a document are its own: what an import has staged of them goes with them. */
async function replaceRules(trx: Transact, { site, env }: Scope, { gone, written }: RuleChanges): Promise<void> {
  await inChunks(
    gone,
    (chunk) => {
      const keys = chunk.map(({ documentId, from }) => sql`(${documentId}, ${from})`)
      return trx
        .deleteFrom('redirect_rule')
        .where(sql<boolean>`(document_id, from_path) in (values ${sql.join(keys)})`)
        .execute()
    },
    240,
  )
  await inChunks(
    written,
    (chunk) =>
      trx
        .insertInto('redirect_rule')
        .values(
          chunk.map(({ documentId, from, to, status }) => ({
            ...{ site_id: site, env, document_id: documentId, from_path: from },
            ...{ to_path: to, status, left_out: null },
          })),
        )
        .execute(),
    80,
  )
}

async function stageRules(
  trx: Transact,
  { site, env }: Scope,
  { generation }: View,
  { gone, written }: RuleChanges,
): Promise<void> {
  const next = new Map<string, Place & Partial<Says>>()
  for (const place of [...gone, ...written]) next.set(placeKey(place.documentId, place.from), place)
  await inChunks(
    [...next.values()],
    (chunk) =>
      trx
        .insertInto('redirect_rule')
        .values(
          chunk.map(({ documentId, from, to = null, status = null }) => ({
            ...{ site_id: site, env, document_id: documentId, from_path: from },
            ...{ to_path: '', status: 0, left_out: null },
            ...{ next_generation: generation, next_to: to, next_status: status, next_left_out: null },
          })),
        )
        .onConflict((clash) =>
          clash.columns(['document_id', 'from_path']).doUpdateSet((eb) => ({
            next_generation: eb.ref('excluded.next_generation'),
            next_to: eb.ref('excluded.next_to'),
            next_status: eb.ref('excluded.next_status'),
            next_left_out: null,
          })),
        )
        .execute(),
    80,
  )
}

function placeKey(documentId: string, from: string): string {
  return JSON.stringify([documentId, from])
}
