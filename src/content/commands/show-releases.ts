import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { printableJson } from '../../lib/printable.ts'
import { tableLines } from '../../lib/text-table.ts'
import type { Actor } from '../actor.ts'
import type { ReleaseItem } from '../releases/items.ts'
import { findReleaseId } from '../releases/names.ts'
import { Releases } from '../releases/releases.ts'
import type { Release } from '../releases/representation.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, print, requireScope } from './access.ts'
import { moment, printList } from './listing.ts'

/** Lists the releases. */
export async function showReleases(access: ContentAccess, { json = false, ...place }: Scope & Printing): Promise<void> {
  const scope = await requireScope(access, place)
  const releases = new Releases(access.db)
  await printList((page) => releases.list(scope, page), {
    json,
    heading: ['STATE', 'ITEMS', 'STALE', 'WHEN', 'NAME'],
    rowOf: (release) => [
      release.state,
      String(release.items),
      String(release.conflicts),
      moment(release.scheduledAt ?? release.publishedAt ?? release.createdAt),
      release.name,
    ],
    none: 'There are no releases. "triptych content import <folder> --release <name>" makes one.',
  })
}

/** Shows one release and its items. */
export async function showRelease(
  access: ContentAccess,
  name: string,
  { json = false, ...place }: Scope & Printing,
): Promise<void> {
  const scope = await requireScope(access, place)
  const releases = new Releases(access.db)
  const { value: release } = await releases.read(scope, await findRelease(access.db, scope, name))
  const items: ReleaseItem[] = []
  for (let after: string | null = null; ; ) {
    const page = await releases.items(scope, release.id, { limit: 200, after })
    items.push(...page.entries)
    if (page.next === null) break
    after = page.next
  }
  if (json) return print(printableJson({ release, items }))
  process.stdout.write(tableLines(facts(release), '').join(''))
  if (items.length > 0) print('')
  process.stdout.write(itemTable(items))
}

/** The items of a release as a table; nothing where there are none. */
export function itemTable(items: readonly ReleaseItem[]): string {
  if (items.length === 0) return ''
  const rows = items.map(({ action, kind, revision, liveRevision, key, conflict }) => [
    action,
    kind,
    revision === null ? '-' : String(revision),
    liveRevision === null ? '-' : String(liveRevision),
    conflict ? 'yes' : 'no',
    key,
  ])
  return tableLines([['ACTION', 'KIND', 'REVISION', 'PUBLIC', 'STALE', 'KEY'], ...rows], '').join('')
}

function facts(release: Release): string[][] {
  const { name, state, items, conflicts, createdAt, createdBy, scheduledAt, publishedAt, failure } = release
  const rows = [
    ['name', name],
    ['state', state],
    ['items', conflicts === 0 ? String(items) : `${items}, ${conflicts} of them stale: something else was published`],
    ['made', `${moment(createdAt)}${by(createdBy)}`],
  ]
  if (scheduledAt !== null) rows.push(['due', `${moment(scheduledAt)}${by(release.scheduledBy)}`])
  if (release.onConflict !== undefined) rows.push(['on conflict', release.onConflict])
  if (publishedAt !== null) rows.push(['published', `${moment(publishedAt)}${by(release.publishedBy)}`])
  if (release.skipped !== undefined) rows.push(['left out', release.skipped.map(({ key }) => key).join(', ')])
  if (failure !== null) rows.push(['failed', `${moment(failure.at)}: ${failure.message}`])
  return rows
}

function by(actor: Actor | null): string {
  return actor === null ? '' : ` by ${actor.name ?? actor.id}`
}

/**
 * The id of the release with this name.
 *
 * @throws TriptychError `not_found`
 */
export async function findRelease(db: Database<ContentTables>, scope: Scope, name: string): Promise<string> {
  const id = await findReleaseId(db.reader, scope, name)
  if (id !== null) return id
  throw new TriptychError('not_found', `there is no release "${name}"; "triptych content releases" lists them`)
}
