import type { Kysely } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import type { DocumentOutline, ReleaseContent } from '../folder/entries.ts'
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
  /** What becomes its draft after all that; null where `entry` is, or it is that already. */
  readonly pending: ReleaseContent | null
  /** Why it does not become public, for all that the import publishes. */
  readonly held: 'draft' | 'early' | 'expired' | null
  /** When it is to become public, and to be taken down, in UTC milliseconds; null for never, and where nothing is published. */
  readonly publishAt: number | null
  readonly unpublishAt: number | null
}

export interface Plan {
  readonly documents: readonly DocumentPlan[]
  /** Documents that are there, and not in the folder. */
  readonly vanished: readonly CurrentDocument[]
}

const PAGE = 1000

/** What is to become of the public side of documents. */
export interface Exposure {
  /** Whether what the folder says becomes public: at once, with a release, or not. */
  readonly mode: 'publish' | 'release' | 'draft'
  /** UTC milliseconds. */
  readonly now: number
}

/** Compares the documents of a folder with those of an environment, by hash. */
export async function planDocuments(
  db: Reader,
  scope: Scope,
  entries: readonly DocumentOutline[],
  exposure: Exposure,
): Promise<Plan> {
  const places = new Map(entries.map((entry, place) => [nameOf({ kind: entry.kind, key: draftKey(entry) }), place]))
  const found: (CurrentDocument | null)[] = entries.map(() => null)
  const vanished: CurrentDocument[] = []
  for await (const row of readExisting(db, scope)) {
    const place = places.get(nameOf(row))
    const entry = place === undefined ? undefined : entries[place]
    if (place !== undefined && entry !== undefined) found[place] = sharing(entry, row)
    else if (row.draftRev !== null || row.liveRev !== null) vanished.push(row)
  }
  return { documents: entries.map((entry, place) => planOf(entry, found[place] ?? null, exposure)), vanished }
}

function planOf(entry: DocumentOutline, before: CurrentDocument | null, { mode, now }: Exposure): DocumentPlan {
  const { pending } = entry
  const state = pending === null ? stateOf(entry, before) : stateBeneath(entry, before, mode)
  const held = heldBack(entry, now)
  const isPublic = state === 'unchanged' && (pending !== null || before?.liveRev === before?.draftRev)
  const action = mode === 'publish' ? actionOf(held, before?.liveRev ?? null, isPublic) : null
  const isDrafted = state === 'unchanged' && pending !== null && stateOf(pending, before) === 'unchanged'
  const dates = mode === 'publish' ? datesOf(entry, before, { held, now }) : { publishAt: null, unpublishAt: null }
  const id = before?.id ?? entry.newId ?? uuidv7()
  return { entry, id, before, state, action, pending: isDrafted ? null : pending, held, ...dates }
}

function datesOf(
  entry: DocumentOutline,
  before: CurrentDocument | null,
  { held, now }: { readonly held: DocumentPlan['held']; readonly now: number },
): Pick<DocumentPlan, 'publishAt' | 'unpublishAt'> {
  const { publicFrom, publicUntil } = entry
  const publishAt = held === 'early' && !isPublicAs(entry, before) ? publicFrom : null
  const isPublic = held === null || (before !== null && before.liveRev !== null)
  const comesFirst = publishAt !== null && publicUntil !== null && publishAt < publicUntil
  const expires = held !== 'draft' && publicUntil !== null && publicUntil > now && (isPublic || comesFirst)
  return { publishAt, unpublishAt: expires ? publicUntil : null }
}

/** Of a document whose draft says something else: of what is public, and where nothing becomes that, its draft stays one. */
function stateBeneath(
  entry: DocumentOutline,
  before: CurrentDocument | null,
  mode: Exposure['mode'],
): DocumentPlan['state'] {
  if (before === null || before.draftRev === null) return 'new'
  return mode === 'draft' || isPublicAs(entry, before) ? 'unchanged' : 'changed'
}

/** A document is where its draft is, wherever it is public. */
export function draftKey({ key, pending }: Pick<DocumentOutline, 'key' | 'pending'>): string {
  return pending?.key ?? key
}

function heldBack({ draft, publicFrom, publicUntil }: DocumentOutline, now: number): DocumentPlan['held'] {
  if (draft) return 'draft'
  if (publicUntil !== null && publicUntil <= now) return 'expired'
  return publicFrom !== null && publicFrom > now ? 'early' : null
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
    key: row.key === key ? key : row.key,
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

function stateOf(
  { key, etag, type }: Pick<DocumentOutline, 'key' | 'etag' | 'type'>,
  before: CurrentDocument | null,
): DocumentPlan['state'] {
  if (before === null || before.draftRev === null) return 'new'
  return before.key === key && before.draftEtag === etag && before.draftType === type ? 'unchanged' : 'changed'
}

/** Whether what is public of a document is what the folder says. */
export function isPublicAs({ key, etag, type }: DocumentOutline, before: CurrentDocument | null): boolean {
  return before !== null && before.liveKey === key && before.liveEtag === etag && before.liveType === type
}

function actionOf(held: DocumentPlan['held'], liveRev: number | null, isPublic: boolean): DocumentPlan['action'] {
  // What is public of a page stays so until the date of its next text.
  if (held === 'early') return null
  if (held !== null) return liveRev === null ? null : 'unpublish'
  return isPublic ? null : 'publish'
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
