import type { Kysely } from 'kysely'
import { isObject } from '../../lib/json.ts'
import { pointerTokens } from '../../lib/json-pointer.ts'
import { readTypesIn } from '../block-types/types-in.ts'
import { inChunks } from '../in-chunks.ts'
import type { PublishTarget, UnpublishTarget } from '../publishing/targets.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type LinkFault, linkFaults } from './link-faults.ts'
import { type LinkRow, linksOfRevisions, publicLinksToIds, publicLinksToKeys } from './link-rows.ts'
import { isIgnored, type LinkPolicy } from './policy.ts'
import { resolveLinks } from './resolve-links.ts'
import { type RespeltDocument, respellLinks } from './spell-links.ts'
import { pinLinks } from './write-links.ts'

/** What has just changed in what is public. */
export interface PublicChange {
  /** What came, changed or moved. */
  readonly copied: readonly PublishTarget[]
  /** What has another revision, which says the same: its links may lead elsewhere than those of the one before. */
  readonly repeated: readonly PublishTarget[]
  /** What went. */
  readonly taken: readonly UnpublishTarget[]
  /** Each path whose redirect came, went or changed. */
  readonly redirected: ReadonlySet<string>
}

export interface LinkCheck {
  /** Links that lead nowhere now, of what came and to what went. */
  readonly faults: readonly LinkFault[]
  /** Documents that are delivered with other links now, and did not change themselves. */
  readonly respelt: readonly RespeltDocument[]
}

/**
 * Has links follow what moved, and looks for those that lead nowhere: of what came, and of everything public to what
 * went. The cost follows what changed and what links to it.
 */
export async function followLinks(
  trx: Transact,
  scope: Scope,
  policy: LinkPolicy,
  { copied, repeated, taken, redirected }: PublicChange,
  now: number,
): Promise<LinkCheck> {
  const moved = copied.filter(({ key, liveKey }) => liveKey !== null && liveKey !== key)
  for (const { id, kind, liveKey } of moved) {
    if ((kind === 'page' || kind === 'partial') && liveKey !== null)
      await pinLinks(trx, scope, { id, kind, key: liveKey })
  }
  if (policy.check === 'off') return { faults: [], respelt: [] }

  const own = await linksOfRevisions(trx, [...copied, ...repeated])
  const arrived = copied.filter(({ liveKey }) => liveKey === null)
  const ids = [...moved, ...arrived, ...taken].map(({ id }) => id)
  const vacated = [...moved, ...taken].flatMap(({ kind, liveKey }) => (liveKey === null ? [] : { kind, key: liveKey }))
  const others = await linksTo(trx, scope, ids, [
    ...vacated,
    ...[...redirected].map((key) => ({ kind: 'page', key }) as const),
  ])
  const changed = new Set([...copied, ...repeated].map(({ id }) => id))
  const foreign = others.filter(({ documentId }) => !changed.has(documentId))

  const faults = await deadLinks(trx, scope, policy, own, foreign)
  const moving = [...own, ...foreign].filter(({ targetId, targetKind }) => targetId !== null && targetKind !== 'id')
  const respelling = new Set([...moving.map(({ documentId }) => documentId), ...repeated.map(({ id }) => id)])
  const respelt = await respellLinks(trx, scope, [...respelling], now)
  const told = new Set(copied.map(({ id }) => id))
  return { faults: linkFaults(faults), respelt: respelt.filter(({ id }) => !told.has(id)) }
}

/**
 * Of links, those that lead nowhere.
 *
 * @param own links that were not checked before: of texts that may hold none, those count that a type declares
 * @param foreign links that led somewhere before
 */
export async function deadLinks(
  trx: Transact,
  scope: Scope,
  policy: LinkPolicy,
  own: readonly LinkRow[],
  foreign: readonly LinkRow[],
): Promise<LinkRow[]> {
  const resolve = await resolveLinks(trx, scope, [...own, ...foreign])
  const isDead = (link: LinkRow): boolean =>
    resolve(link) === null && !(link.targetKind === 'page' && isIgnored(policy, link.targetKey))
  return [...(await declaredLinks(trx, scope, own.filter(isDead))), ...foreign.filter(isDead)]
}

/** Public links to these documents, and to these places. */
async function linksTo(
  trx: Transact,
  scope: Scope,
  ids: readonly string[],
  places: readonly { readonly kind: DocumentKind; readonly key: string }[],
): Promise<LinkRow[]> {
  const rows = await inChunks(ids, (chunk) => publicLinksToIds(trx, chunk))
  for (const kind of ['page', 'partial'] as const) {
    const keys = places.flatMap((place) => (place.kind === kind ? [place.key] : []))
    rows.push(...(await publicLinksToKeys(trx, scope, kind, [...new Set(keys)])))
  }
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

/** Formats by which a type says that a text has to lead somewhere. */
const formats: ReadonlySet<unknown> = new Set(['reference', 'media'])

/** Of links that are one only where a type declares them so, those that a type does. */
async function declaredLinks<L extends LinkRow>(
  db: Kysely<ContentTables>,
  scope: Scope,
  links: readonly L[],
): Promise<L[]> {
  const names = new Set(links.flatMap(({ declaredBy }) => declaredBy ?? []))
  const schemas = new Map<string, unknown>()
  for (const [of, mark] of [
    ['block', ''],
    ['page', '@'],
  ] as const) {
    if (![...names].some((name) => name.startsWith('@') === (of === 'page'))) continue
    for (const { type, schema } of await readTypesIn(db, of, scope)) {
      if (names.has(`${mark}${type}`)) schemas.set(`${mark}${type}`, JSON.parse(schema))
    }
  }
  return links.filter(({ declaredBy, place }) => {
    return declaredBy === null || isReference(schemas.get(declaredBy), pathWithin(place))
  })
}

/** The names and indexes from the fields on. */
function pathWithin(place: string): string[] {
  const tokens = pointerTokens(place)
  return tokens[0] === 'fields' ? tokens.slice(1) : tokens.slice(5)
}

/** Whether a schema's `properties` and `items` lead to a text of one of the formats. */
function isReference(schema: unknown, path: readonly string[]): boolean {
  const end = path.reduce<unknown>((at, name) => {
    if (!isObject(at)) return undefined
    const { properties, items } = at
    if (isObject(properties) && Object.hasOwn(properties, name)) return properties[name]
    return /^\d+$/.test(name) ? items : undefined
  }, schema)
  return isObject(end) && formats.has(end.format)
}
