import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import { type Actor, actorText } from '../actor.ts'
import type { VersionEntry } from '../folder/entries.ts'
import { ownLayout } from '../folder/layout.ts'
import { ImportError } from '../import/error.ts'
import { importContent } from '../import/import-folder.ts'
import { isPublicAs, type Plan, planDocuments } from '../import/plan.ts'
import { planVersions, type VersionsPlan } from '../import/versions.ts'
import { inChunks } from '../in-chunks.ts'
import { readLanguages, type SiteLanguages, sourceLanguage } from '../languages/site-languages.ts'
import type { MediaStore } from '../media/media-store.ts'
import { fault } from '../pages/page-query.ts'
import { claimName, findReleaseId } from '../releases/names.ts'
import { type Release, readRelease } from '../releases/representation.ts'
import type { ContentTables } from '../schema.ts'
import { demandScope, type Scope } from '../sites.ts'
import type { Tagged } from '../tagged.ts'
import { type DifferingType, readDifferingTypes } from './differing-types.ts'
import { type PublicContent, type PublicOutline, PublicSource, readPublicContent } from './public-source.ts'
import { readPublicVersions } from './public-versions.ts'

type Schemas = components['schemas']
type Promotion = Schemas['Promotion']
type Change = Schemas['PromotionChange']
type Translation = Schemas['ReleasedTranslation']

/** What is to be promoted, as the caller saw it. */
export interface WantedPromotion {
  readonly from: string
  /** Of the release. */
  readonly name: string
  readonly version: string
  /** Whether the release takes down what is public in the target alone. */
  readonly remove: boolean
  /** Whether the types that differ come along, at once. */
  readonly types?: boolean | undefined
}

/** Public documents of one environment up to which two are compared. */
const MOST_DOCUMENTS = 100_000

/** Changes of one release. */
const MOST_CHANGES = 5_000

interface Comparison {
  readonly content: PublicContent
  readonly versions: readonly VersionEntry[]
  readonly changes: readonly Omit<Change, 'title'>[]
  readonly types: readonly DifferingType[]
  readonly version: string
}

/** Promotes what is public in one environment of a site to another: as a release there, which is an import's. */
export class Promotions {
  readonly #db: Database<ContentTables>
  readonly #media: MediaStore
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, media: MediaStore, now: () => number = Date.now) {
    this.#db = db
    this.#media = media
    this.#now = now
  }

  /**
   * What is public in `from` and not in the target, or otherwise there, and what is public in the target alone.
   *
   * @throws TriptychError `not_found` without one of the environments, `invalid_request` where both are one or one has
   *   more documents than are compared, or for a cursor that no list gave
   */
  async compare(
    scope: Scope,
    from: string,
    { limit, after }: PageRequest<string>,
  ): Promise<ListPage<Change, string> & { readonly promotion: Omit<Promotion, 'changes'> }> {
    const [kind = '', key = ''] = after === null ? [] : decodeCursor(after, ['string', 'string'])
    const { changes, types: differing, version } = await this.#compare(scope, from)
    const rest = after === null ? changes : changes.filter((each) => isAfter(each, String(kind), String(key)))
    const { entries, next } = pageOf(rest.slice(0, limit + 1), limit, (last) => encodeCursor([last.kind, last.key]))
    const titles = await readTitles(this.#db.reader, entries)
    const count = (change: Change['change']) => changes.filter((each) => each.change === change).length
    return {
      promotion: {
        ...{ from, version, added: count('added'), changed: count('changed'), removed: count('removed') },
        types: differing.map(({ of, type, change }) => ({ of, type, change })),
      },
      entries: entries.map((each) => ({ ...each, title: titles.get(idOf(each)) ?? '' })),
      next,
    }
  }

  /**
   * Makes an open release in the target that makes public what is public in `from`; its documents become drafts there.
   * Each is held against the types that the target has then.
   *
   * @throws TriptychError as {@link compare}; `stale` where something else would be promoted than the caller saw,
   *   `already_exists` for the name, `release_empty` where nothing differs, `limit_reached` where too much does,
   *   `content_invalid` for what is not what the types of the target say, `route_taken`
   */
  async promote(scope: Scope, wanted: WantedPromotion, actor: Actor): Promise<Tagged<Release>> {
    const { from, name, version, remove, types } = wanted
    const { changes, version: now, ...compared } = await this.#compare(scope, from)
    if (now !== version) throw new TriptychError('stale', `the caller has ${version}, ${now} is there`)
    await this.#db.transaction([], (trx) => claimName(trx, scope, name))
    const differing = changes.filter(({ change }) => remove || change !== 'removed')
    if (differing.length === 0) throw new TriptychError('release_empty', 'nothing differs')
    if (differing.length > MOST_CHANGES) throw new TriptychError('limit_reached', `${differing.length} changes`)
    await this.#import(scope, compared, { name, remove, types, actor })
    const id = requireFound(await findReleaseId(this.#db.reader, scope, name), 'release')
    return readRelease(this.#db.reader, scope, id)
  }

  async #compare(scope: Scope, from: string): Promise<Comparison> {
    const { site, env } = scope
    if (from === env) throw fault('from', 'must be another environment')
    const source = { site, env: from }
    for (const each of [scope, source]) {
      await demandScope(this.#db.reader, each)
      await checkSize(this.#db.reader, each)
    }
    return this.#db.snapshot(async (reader) => {
      const content = await readPublicContent(reader, source, scope)
      const { outlines } = content
      const plan = await planDocuments(reader, scope, outlines, { mode: 'release', now: this.#now() })
      const languages = await readLanguages(reader, site)
      const versions = await readPublicVersions(reader, source, scope, { languages, outlines })
      const planned = await planVersions(reader, scope, versions, {
        ...{ languages, plan, removed: [], publish: false, yields: true },
      })
      const changes = changesOf(plan, outlines, translationsOf(plan, planned, languages))
      const types = await readDifferingTypes(reader, from, scope)
      // As it was before types could differ, where none does.
      const seen = JSON.stringify(types.length === 0 ? changes : { changes, types })
      return { content, versions, changes, types, version: hash('sha256', seen, 'base64url').slice(0, 27) }
    })
  }

  async #import(
    scope: Scope,
    { content: promoted, versions, types: differing }: Pick<Comparison, 'content' | 'versions' | 'types'>,
    { name, remove, types = false, actor }: Omit<WantedPromotion, 'from' | 'version'> & { readonly actor: Actor },
  ): Promise<void> {
    const nothing = {
      media: [],
      blockTypes: [],
      pageTypes: [],
      environmentTypes: types ? differing.map(({ entry }) => entry) : [],
      releases: [],
      languages: null,
      problems: [],
      ignored: [],
    }
    const counts = { dropped: new Map<string, number>(), unknownLinks: new Map<string, number>(), crlf: 0 }
    const context = { files: [], lowercase: false, layout: ownLayout, routes: new Map<string, string>() }
    const content = { ...nothing, ...counts, context, documents: promoted.outlines, versions }
    const source = new PublicSource(this.#db.reader, promoted)
    const deps = { db: this.#db, media: this.#media, now: this.#now }
    const promoting = { keepDrafts: true, yields: true, checksDrafts: true }
    const options = { ...scope, ...promoting, release: name, prune: remove, author: actorText(actor) }
    try {
      const { problems } = await importContent(deps, { content, isWhole: true, source }, options)
      if (problems.length === 0) return
      const errors = problems.map(
        ({ file, reason }) => ({ in: 'body', name: '', message: `${file}: ${reason}` }) as const,
      )
      throw new TriptychError('content_invalid', `${problems.length} problems`, { errors })
    } catch (error) {
      throw error instanceof ImportError ? refusalOf(error) : error
    }
  }
}

/** @throws TriptychError `invalid_request` */
async function checkSize(db: Kysely<ContentTables>, { site, env }: Scope): Promise<void> {
  const beyond = await db
    .selectFrom('public_document')
    .select('document_id')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .offset(MOST_DOCUMENTS)
    .limit(1)
    .executeTakeFirst()
  if (beyond === undefined) return
  throw fault('from', `compares up to ${MOST_DOCUMENTS.toLocaleString('en')} public documents, and ${env} has more`)
}

/** What pages become versions of, by their ids in the target; those that stay what they are are left out. */
function translationsOf(
  { documents, vanished }: Plan,
  { changes, held }: VersionsPlan,
  languages: SiteLanguages,
): Map<string, Translation> {
  const first = sourceLanguage(languages) ?? ''
  const routes = new Map([
    ...vanished.map(({ id, key, liveKey }) => [id, liveKey ?? key] as const),
    ...documents.map(({ id, entry }) => [id, entry.key] as const),
  ])
  return new Map(
    [...changes, ...held].flatMap(({ documentId, before, after }) => {
      const [of, language] = [after?.translationId ?? documentId, after?.language ?? first]
      const isSame = of === (before?.translationId ?? documentId) && language === (before?.language ?? first)
      if (isSame) return []
      return [[documentId, { language, of: of === documentId ? null : (routes.get(of) ?? null) }] as const]
    }),
  )
}

/** By kind and key, as the databases compare. */
function changesOf(
  { documents, vanished }: Plan,
  outlines: readonly PublicOutline[],
  translations: ReadonlyMap<string, Translation>,
): Omit<Change, 'title'>[] {
  const sources = new Map(outlines.map((outline) => [`${outline.kind} ${outline.key}`, outline]))
  const changes: Omit<Change, 'title'>[] = []
  for (const { id, entry, before, state } of documents) {
    const translation = translations.get(id)
    if (isPublicAs(entry, before) && translation === undefined) continue
    const { kind, key } = entry
    const source = sources.get(`${kind} ${key}`)
    const isDraft = before !== null && before.draftRev !== null && before.draftRev !== before.liveRev
    changes.push({
      ...{ kind, key },
      change: before?.liveRev == null ? 'added' : 'changed',
      source: source === undefined ? null : { documentId: source.documentId, revision: source.revision },
      target: before?.liveRev == null ? null : { documentId: before.id, revision: before.liveRev },
      replacesDraft: isDraft && state !== 'unchanged',
      ...(translation === undefined ? {} : { translation }),
    })
  }
  for (const { id, kind, key, liveRev, liveKey } of vanished) {
    if (liveRev === null) continue
    const target = { documentId: id, revision: liveRev }
    changes.push({ kind, key: liveKey ?? key, change: 'removed', source: null, target, replacesDraft: false })
  }
  return changes.sort((a, b) => (isAfter(a, b.kind, b.key) ? 1 : -1))
}

function isAfter(change: Pick<Change, 'kind' | 'key'>, kind: string, key: string): boolean {
  if (change.kind !== kind) return change.kind > kind
  return Buffer.compare(Buffer.from(change.key), Buffer.from(key)) > 0
}

function idOf({ source, target }: Pick<Change, 'source' | 'target'>): string {
  return (source ?? target)?.documentId ?? ''
}

async function readTitles(
  db: Kysely<ContentTables>,
  changes: readonly Pick<Change, 'source' | 'target'>[],
): Promise<Map<string, string>> {
  const rows = await inChunks(changes.map(idOf), (ids) =>
    db.selectFrom('document_text').select(['document_id', 'title']).where('document_id', 'in', ids).execute(),
  )
  return new Map(rows.map(({ document_id, title }) => [document_id, title]))
}

function refusalOf(error: ImportError): TriptychError {
  switch (error.code) {
    case 'release_published':
    case 'release_scheduled':
      return new TriptychError('already_exists', error.message, { cause: error })
    case 'route_taken':
      return new TriptychError('route_taken', error.message, { cause: error })
    default:
      return new TriptychError('stale', error.message, { cause: error })
  }
}
