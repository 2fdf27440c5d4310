import type { Kysely } from 'kysely'
import type { BlockTypeSchema } from '../block-types/check.ts'
import type { TypeKind } from '../block-types/type-tables.ts'
import { readSiteTypes } from '../block-types/types-in.ts'
import type { ContentTables } from '../schema.ts'
import { type FileCounts, noFiles } from './report.ts'

export interface BlockTypesPlan {
  /** What the site has now: schema text by type. */
  readonly stored: ReadonlyMap<string, string>
  /** What the import adds or changes. */
  readonly written: readonly BlockTypeSchema[]
  /** What the site has after the import. */
  readonly after: readonly BlockTypeSchema[]
  readonly counts: FileCounts
}

/** Compares the block types of a folder, or its page types, with those of a site; the site's others stay. */
export async function planBlockTypes(
  db: Kysely<ContentTables>,
  site: string,
  folder: readonly { readonly type: string; readonly schemaText: string }[],
  of: TypeKind,
): Promise<BlockTypesPlan> {
  const rows = await readSiteTypes(db, of, site)
  const stored = new Map(rows.map(({ type, schema }) => [type, schema]))
  const after = new Map(stored)
  const written: BlockTypeSchema[] = []
  const counts = noFiles()
  for (const { type, schemaText: schema } of folder) {
    const before = stored.get(type)
    counts[before === undefined ? 'new' : before === schema ? 'unchanged' : 'changed'] += 1
    if (before !== schema) written.push({ type, schema })
    after.set(type, schema)
  }
  return { stored, written, after: [...after].map(([type, schema]) => ({ type, schema })), counts }
}
