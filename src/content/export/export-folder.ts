import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { withChosen } from '../chosen-revisions.ts'
import { writeFolder } from '../folder/write.ts'
import { ImportError } from '../import/error.ts'
import { MediaStore } from '../media-store.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import { type Scope, scopeExists } from '../sites.ts'

interface ExportDependencies {
  readonly db: Database<ContentTables>
  readonly mediaDir: string
}

interface ExportOptions extends Scope {
  /** Only what is public; otherwise the newest revision of every document. */
  readonly published?: boolean
}

export interface ExportReport extends Scope {
  readonly published: boolean
  /** Numbers of documents. */
  readonly documents: Readonly<Record<DocumentKind, number>>
  /** Of them, pages that are not public; the folder marks them with `draft: true`. */
  readonly drafts: number
  /** Strings and redirects that are not public: a folder cannot mark them, so publishing it publishes them. */
  readonly unmarked: readonly { readonly kind: DocumentKind; readonly key: string }[]
  readonly media: number
  readonly blockTypes: number
}

const BATCH = 100

/** Which revision of which document is written. */
interface Chosen {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly rev: number
  readonly draft: boolean
}

/**
 * Writes an environment, with its site's media and block types, as a folder that `importFolder` takes back without
 * changing anything. Which revisions are written is read at once, and revisions never change, so what others publish
 * meanwhile does not mix in.
 *
 * @param folder must be absent or empty
 * @throws ImportError `unknown_site`; what `writeFolder` throws
 */
export async function exportFolder(
  { db, mediaDir }: ExportDependencies,
  folder: string,
  { site, env, published = false }: ExportOptions,
): Promise<ExportReport> {
  const scope = { site, env }
  if (!(await scopeExists(db.reader, scope))) {
    throw new ImportError('unknown_site', `there is no environment "${env}" of a site "${site}"`)
  }
  const chosen = await choose(db.reader, scope, published)
  const store = new MediaStore(mediaDir)
  const media = await db.reader
    .selectFrom('media_site as s')
    .innerJoin('media as m', 'm.key', 's.key')
    .select(['m.key', 'm.hash'])
    .where('s.site_id', '=', site)
    .orderBy('s.key')
    .execute()
  const blockTypes = await db.reader
    .selectFrom('block_type')
    .select(['type', 'schema'])
    .where('site_id', '=', site)
    .orderBy('type')
    .execute()

  await writeFolder(folder, {
    documents: bodies(db.reader, chosen),
    media: media.map(({ key, hash }) => ({ key, path: store.pathOf(hash) })),
    blockTypes: blockTypes.map(({ type, schema }) => ({ type, schema: JSON.parse(schema) as Record<string, unknown> })),
  })

  const documents = { page: 0, partial: 0, strings: 0, redirect: 0 }
  for (const { kind } of chosen) documents[kind] += 1
  const drafts = chosen.filter(({ kind, draft }) => kind === 'page' && draft).length
  const unmarked = chosen
    .filter(({ kind, draft }) => draft && (kind === 'strings' || kind === 'redirect'))
    .map(({ kind, key }) => ({ kind, key }))
  return { site, env, published, documents, drafts, unmarked, media: media.length, blockTypes: blockTypes.length }
}

async function choose(db: Kysely<ContentTables>, { site, env }: Scope, published: boolean): Promise<Chosen[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'kind', 'key', 'draft_rev', 'live_rev'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .orderBy('kind')
    .orderBy('key')
    .execute()
  return rows.flatMap(({ id, kind, key, draft_rev, live_rev }) => {
    const rev = published ? live_rev : draft_rev
    return rev === null ? [] : [{ id, kind, key, rev, draft: live_rev === null }]
  })
}

/** The bodies of the chosen revisions, in their order, a batch at a time. */
async function* bodies(db: Kysely<ContentTables>, chosen: readonly Chosen[]) {
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH)
    const { rows } = await sql<{ id: string; body: string; type: string }>`
      ${withChosen(batch)}
      select r.document_id as id, r.body, r.type from chosen c
      join revision r on r.document_id = c.document_id and r.number = c.rev`.execute(db)
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const { id, kind, key, draft } of batch) {
      const row = found.get(id)
      if (row !== undefined) yield { kind, key, draft, type: row.type, body: row.body }
    }
  }
}
