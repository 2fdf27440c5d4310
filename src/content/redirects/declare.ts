import { sql } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { RedirectRule } from './rule.ts'

/**
 * Makes `rules` the ones that the documents declare, and nothing else about those documents.
 *
 * @param rules by document; a document without an entry, or with an empty one, declares none
 * @returns the `from` of every rule that came or went: pass them to `resolveTouched`
 */
export async function declareRules(
  trx: Transact,
  { site, env }: Scope,
  documentIds: readonly string[],
  rules: ReadonlyMap<string, readonly RedirectRule[]>,
): Promise<Set<string>> {
  const touched = new Set<string>()
  const before = await inChunks(documentIds, (ids) =>
    trx
      .selectFrom('redirect_rule')
      .select(['document_id', 'from_path', 'to_path', 'status'])
      .where('document_id', 'in', ids)
      .execute(),
  )
  const gone = new Map(before.map((row) => [ruleKey(row.document_id, row.from_path, row.to_path, row.status), row]))
  const rows: (RedirectRule & { documentId: string })[] = []
  for (const documentId of documentIds) {
    // One document that declares a `from` twice declares it once.
    for (const rule of new Map(rules.get(documentId)?.map((each) => [each.from, each])).values()) {
      if (!gone.delete(ruleKey(documentId, rule.from, rule.to, rule.status))) rows.push({ ...rule, documentId })
    }
  }
  await inChunks(
    [...gone.values()],
    (chunk) => {
      for (const { from_path } of chunk) touched.add(from_path)
      const keys = chunk.map((row) => sql`(${row.document_id}, ${row.from_path})`)
      return trx
        .deleteFrom('redirect_rule')
        .where(sql<boolean>`(document_id, from_path) in (values ${sql.join(keys)})`)
        .execute()
    },
    240,
  )
  await inChunks(
    rows,
    (chunk) => {
      for (const { from } of chunk) touched.add(from)
      return trx
        .insertInto('redirect_rule')
        .values(
          chunk.map((rule) => ({
            site_id: site,
            env,
            document_id: rule.documentId,
            from_path: rule.from,
            to_path: rule.to,
            status: rule.status,
            left_out: null,
          })),
        )
        .execute()
    },
    80,
  )
  return touched
}

function ruleKey(documentId: string, from: string, to: string, status: number): string {
  return JSON.stringify([documentId, from, to, status])
}
