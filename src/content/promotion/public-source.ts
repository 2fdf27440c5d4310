import type { Kysely } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import { encodeText } from '../encode.ts'
import type { DocumentEntry, DocumentOutline } from '../folder/entries.ts'
import { ImportError } from '../import/error.ts'
import type { DocumentSource } from '../import/source.ts'
import { inChunks } from '../in-chunks.ts'
import { rewriteLinks } from '../links/find-links.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** What is public of a document, without what it says. */
export interface PublicOutline extends DocumentOutline {
  readonly documentId: string
  readonly revision: number
  /** Of what is public: another one than `etag` where ids in it are those of other documents in the target. */
  readonly publicEtag: string
}

/** What is public in an environment, as another one is to have it. */
export interface PublicContent {
  readonly outlines: readonly PublicOutline[]
  /** Of documents that others name by their ids, what they are called in the target. */
  readonly ids: ReadonlyMap<string, string>
}

/** What is public in an environment, as an import reads a folder. Its links are spelled as they are delivered. */
export class PublicSource implements DocumentSource {
  readonly #db: Kysely<ContentTables>
  readonly #outlines: ReadonlyMap<DocumentOutline, PublicOutline>
  readonly #ids: ReadonlyMap<string, string>

  constructor(db: Kysely<ContentTables>, { outlines, ids }: PublicContent) {
    this.#db = db
    this.#outlines = new Map(outlines.map((outline) => [outline, outline]))
    this.#ids = ids
  }

  async load(outlines: readonly DocumentOutline[]): Promise<DocumentEntry[]> {
    const wanted = outlines.flatMap((outline) => this.#outlines.get(outline) ?? [])
    const bodies = await readBodies(
      this.#db,
      wanted.map(({ documentId }) => documentId),
    )
    return wanted.map((outline) => {
      const { documentId, kind, key, type, etag, publicEtag } = outline
      const row = bodies.get(documentId)
      if (row?.etag !== publicEtag || row.key !== key || row.type !== type) {
        throw new ImportError('file_changed', `the ${kind} ${key} was published meanwhile`)
      }
      const { body, fields } = etag === publicEtag ? row : renameIds(row, this.#ids)
      return { ...outline, body, fields, lineOf: () => undefined }
    })
  }
}

async function readBodies(db: Kysely<ContentTables>, ids: readonly string[]) {
  const rows = await inChunks(ids, (some) =>
    db
      .selectFrom('public_document')
      .select(['document_id', 'kind', 'key', 'type', 'body', 'fields', 'etag'])
      .where('document_id', 'in', some)
      .execute(),
  )
  return new Map(rows.map((row) => [row.document_id, row]))
}

function renameIds(stored: Parameters<typeof rewriteLinks>[0], ids: ReadonlyMap<string, string>) {
  return rewriteLinks(stored, (text, { kind, key }) => (kind === 'id' ? (ids.get(key) ?? text) : text))
}

const PAGE = 1000

/** What is public in an environment, by kind and key, with the ids that its documents have, or will have, in the target. */
export async function readPublicContent(
  db: Kysely<ContentTables>,
  source: Scope,
  target: Scope,
): Promise<PublicContent> {
  const outlines: PublicOutline[] = []
  const links: IdLink[] = []
  for (const kind of ['page', 'partial', 'redirect', 'strings'] as const) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await readOutlines(db, source, kind, after)
      outlines.push(...page)
      links.push(
        ...(await readIdLinks(
          db,
          page.map(({ documentId }) => documentId),
        )),
      )
      after = page.length === PAGE ? page.at(-1)?.key : undefined
    }
  }
  return withTargetIds(db, target, outlines, links)
}

async function readOutlines(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  kind: DocumentKind,
  after: string,
): Promise<PublicOutline[]> {
  const rows = await db
    .selectFrom('public_document as p')
    .innerJoin('current_document as d', 'd.id', 'p.document_id')
    .select(['p.document_id', 'p.key', 'p.type', 'p.etag', 'd.live_rev'])
    .where('p.site_id', '=', site)
    .where('p.env', '=', env)
    .where('p.kind', '=', kind)
    .where('p.key', '>', after)
    .orderBy('p.key')
    .limit(PAGE)
    .execute()
  return rows.map(({ document_id: documentId, key, type, etag, live_rev }) => {
    const always = { draft: false, pending: null, publicFrom: null, publicUntil: null, file: `${kind} ${key}` }
    return { documentId, revision: live_rev ?? 0, kind, key, type, etag, publicEtag: etag, ...always }
  })
}

interface IdLink {
  readonly documentId: string
  readonly targetId: string | null
}

/** The links by id of what is public of documents. */
async function readIdLinks(db: Kysely<ContentTables>, ids: readonly string[]): Promise<IdLink[]> {
  return inChunks(ids, (some) =>
    db
      .selectFrom('link as l')
      .innerJoin('current_document as d', (join) =>
        join.onRef('d.id', '=', 'l.document_id').onRef('d.live_rev', '=', 'l.revision'),
      )
      .select(['l.document_id as documentId', 'l.target_id as targetId'])
      .where('l.document_id', 'in', some)
      .where('l.target_kind', '=', 'id')
      .execute(),
  )
}

/** Documents are the same by kind and key: so ids that name one in the source are those of the target's. */
async function withTargetIds(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  outlines: readonly PublicOutline[],
  links: readonly IdLink[],
): Promise<PublicContent> {
  const named = new Set(links.map(({ targetId }) => targetId))
  const ids = new Map<string, string>()
  const made = new Map<string, string>()
  for (const [kind, some] of Map.groupBy(
    outlines.filter(({ documentId }) => named.has(documentId)),
    (outline) => outline.kind,
  )) {
    const there = await inChunks(
      some.map(({ key }) => key),
      (keys) =>
        db
          .selectFrom('current_document')
          .select(['id', 'key'])
          .where('site_id', '=', site)
          .where('env', '=', env)
          .where('kind', '=', kind)
          .where('key', 'in', keys)
          .execute(),
    )
    const byKey = new Map(there.map(({ id, key }) => [key, id]))
    for (const { documentId, key } of some) {
      const id = byKey.get(key) ?? uuidv7()
      ids.set(documentId, id)
      if (!byKey.has(key)) made.set(documentId, id)
    }
  }
  const naming = links.flatMap(({ documentId, targetId }) => (ids.has(targetId ?? '') ? [documentId] : []))
  const etags = new Map(
    await inChunks(
      [...new Set(naming)],
      async (some) => {
        const bodies = await readBodies(db, some)
        return [...bodies].map(([id, stored]) => {
          const { body, fields } = renameIds(stored, ids)
          return [id, encodeText(body, fields).etag] as const
        })
      },
      100,
    ),
  )
  return {
    ids,
    outlines: outlines.map((outline) => {
      const newId = made.get(outline.documentId)
      const etag = etags.get(outline.documentId) ?? outline.etag
      return { ...outline, etag, ...(newId === undefined ? {} : { newId }) }
    }),
  }
}
