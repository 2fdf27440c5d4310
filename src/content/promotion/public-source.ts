import type { Kysely } from 'kysely'
import type { DocumentEntry, DocumentOutline } from '../folder/entries.ts'
import { ImportError } from '../import/error.ts'
import type { DocumentSource } from '../import/source.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** What is public of a document, without what it says. */
export interface PublicOutline extends DocumentOutline {
  readonly documentId: string
  readonly revision: number
}

/** What is public in an environment, as an import reads a folder. Its links are spelled as they are delivered. */
export class PublicSource implements DocumentSource {
  readonly #db: Kysely<ContentTables>
  readonly #ids: ReadonlyMap<DocumentOutline, string>

  constructor(db: Kysely<ContentTables>, outlines: readonly PublicOutline[]) {
    this.#db = db
    this.#ids = new Map(outlines.map((outline) => [outline, outline.documentId]))
  }

  async load(outlines: readonly DocumentOutline[]): Promise<DocumentEntry[]> {
    const ids = outlines.flatMap((outline) => this.#ids.get(outline) ?? [])
    const rows = await inChunks(ids, (some) =>
      this.#db
        .selectFrom('public_document')
        .select(['document_id', 'key', 'type', 'body', 'fields', 'etag'])
        .where('document_id', 'in', some)
        .execute(),
    )
    const byId = new Map(rows.map((row) => [row.document_id, row]))
    return outlines.map((outline) => {
      const row = byId.get(this.#ids.get(outline) ?? '')
      if (row?.etag !== outline.etag || row.key !== outline.key || row.type !== outline.type) {
        throw new ImportError('file_changed', `the ${outline.kind} ${outline.key} was published meanwhile`)
      }
      return { ...outline, body: row.body, fields: row.fields, lineOf: () => undefined }
    })
  }
}

const PAGE = 1000

/** What is public in an environment, by kind and key. */
export async function readPublicOutlines(db: Kysely<ContentTables>, { site, env }: Scope): Promise<PublicOutline[]> {
  const outlines: PublicOutline[] = []
  for (const kind of ['page', 'partial', 'redirect', 'strings'] as const) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const above: string = after
      const rows = await db
        .selectFrom('public_document as p')
        .innerJoin('current_document as d', 'd.id', 'p.document_id')
        .select(['p.document_id', 'p.key', 'p.type', 'p.etag', 'd.live_rev'])
        .where('p.site_id', '=', site)
        .where('p.env', '=', env)
        .where('p.kind', '=', kind)
        .where('p.key', '>', above)
        .orderBy('p.key')
        .limit(PAGE)
        .execute()
      for (const { document_id: documentId, key, type, etag, live_rev } of rows) {
        const always = { draft: false, pending: null, publicFrom: null, publicUntil: null, file: `${kind} ${key}` }
        outlines.push({ documentId, revision: live_rev ?? 0, kind, key, type, etag, ...always })
      }
      after = rows.length === PAGE ? rows.at(-1)?.key : undefined
    }
  }
  return outlines
}
