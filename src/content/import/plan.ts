import type { Kysely } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import type { DocumentOutline } from '../folder/entries.ts'
import type { ContentTables, DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'

type Reader = Kysely<ContentTables>

/** A document as the database has it. */
export interface CurrentDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly key: string
  readonly draftRev: number | null
  readonly liveRev: number | null
  readonly draftEtag: string | null
  readonly draftType: string | null
  /** Where it is public: another key than the draft's while a move is not published. */
  readonly liveKey: string | null
  readonly liveEtag: string | null
  readonly liveType: string | null
}

/** What the import does with one document of the folder. */
export interface DocumentPlan {
  readonly entry: DocumentOutline
  readonly id: string
  /** Null where the database has no row of it. */
  readonly before: CurrentDocument | null
  readonly state: 'new' | 'changed' | 'unchanged'
  /** What becomes of its public side now; a release is another matter. */
  readonly action: 'publish' | 'unpublish' | null
}

export interface Plan {
  readonly documents: readonly DocumentPlan[]
  /** Documents that are there, and not in the folder. */
  readonly vanished: readonly CurrentDocument[]
}

const PAGE = 1000

/**
 * Compares the documents of a folder with those of an environment, by hash.
 *
 * @param publish whether what the folder says becomes public at once
 */
export async function planDocuments(
  db: Reader,
  scope: Scope,
  entries: readonly DocumentOutline[],
  publish: boolean,
): Promise<Plan> {
  const places = new Map(entries.map((entry, place) => [nameOf(entry), place]))
  const found: (CurrentDocument | null)[] = entries.map(() => null)
  const vanished: CurrentDocument[] = []
  for await (const row of readExisting(db, scope)) {
    const place = places.get(nameOf(row))
    const entry = place === undefined ? undefined : entries[place]
    if (place !== undefined && entry !== undefined) found[place] = sharing(entry, row)
    else if (row.draftRev !== null || row.liveRev !== null) vanished.push(row)
  }
  return { documents: entries.map((entry, place) => planOf(entry, found[place] ?? null, publish)), vanished }
}

function planOf(entry: DocumentOutline, before: CurrentDocument | null, publish: boolean): DocumentPlan {
  const state = stateOf(entry, before)
  const action = publish ? actionOf(entry, before, state) : null
  return { entry, id: before?.id ?? uuidv7(), before, state, action }
}

/**
 * The same document with the folder's texts where they are the same: of a large site where little changes, those are
 * most of what a plan holds.
 */
function sharing(entry: DocumentOutline, row: CurrentDocument): CurrentDocument {
  const { kind, key, type, etag } = entry
  const shared = (text: string | null, own: string): string | null => (text === own ? own : text)
  return {
    ...row,
    kind,
    key,
    draftEtag: shared(row.draftEtag, etag),
    draftType: shared(row.draftType, type),
    liveKey: shared(row.liveKey, key),
    liveEtag: shared(row.liveEtag, etag),
    liveType: shared(row.liveType, type),
  }
}

function nameOf({ kind, key }: { kind: DocumentKind; key: string }): string {
  return `${kind} ${key}`
}

function stateOf(entry: DocumentOutline, before: CurrentDocument | null): DocumentPlan['state'] {
  if (before === null || before.draftRev === null) return 'new'
  return before.draftEtag === entry.etag && before.draftType === entry.type ? 'unchanged' : 'changed'
}

/** Whether what is public of a document is what the folder says. */
export function isPublicAs({ key, etag, type }: DocumentOutline, before: CurrentDocument | null): boolean {
  return before !== null && before.liveKey === key && before.liveEtag === etag && before.liveType === type
}

function actionOf(
  entry: DocumentOutline,
  before: CurrentDocument | null,
  state: DocumentPlan['state'],
): DocumentPlan['action'] {
  const liveRev = before?.liveRev ?? null
  if (entry.draft) return liveRev === null ? null : 'unpublish'
  return state === 'unchanged' && liveRev === before?.draftRev ? null : 'publish'
}

/** Every document of an environment, a page of rows at a time. */
async function* readExisting(db: Reader, { site, env }: Scope): AsyncGenerator<CurrentDocument> {
  let last: CurrentDocument | undefined
  do {
    const query = db
      .selectFrom('current_document as d')
      .leftJoin('revision as r', (join) =>
        join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.draft_rev'),
      )
      .leftJoin('public_document as p', 'p.document_id', 'd.id')
      .select(['d.id', 'd.kind', 'd.key', 'd.draft_rev as draftRev', 'd.live_rev as liveRev'])
      .select(['r.etag as draftEtag', 'r.type as draftType'])
      .select(['p.key as liveKey', 'p.source_etag as liveEtag', 'p.type as liveType'])
      .where('d.site_id', '=', site)
      .where('d.env', '=', env)
      .orderBy('d.kind')
      .orderBy('d.key')
      .limit(PAGE)
    const after = last
    const rows: CurrentDocument[] = await (after === undefined
      ? query
      : query.where(({ eb, refTuple, tuple }) => eb(refTuple('d.kind', 'd.key'), '>', tuple(after.kind, after.key)))
    ).execute()
    yield* rows
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last !== undefined)
}
