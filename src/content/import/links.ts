import { type Kysely, sql } from 'kysely'
import { table } from '../../db/dialect.ts'
import { inChunks } from '../in-chunks.ts'
import { deadLinks } from '../links/check-links.ts'
import { type LinkFault, linkFaults } from '../links/link-faults.ts'
import { type LinkRow, publicLinksToIds, publicLinksToKeys } from '../links/link-rows.ts'
import type { LinkPolicy } from '../links/policy.ts'
import { respellLinks } from '../links/spell-links.ts'
import { pinLinks } from '../links/write-links.ts'
import type { ContentTables, DocumentKind, Transact } from '../schema.ts'
import { type Claim, isStagedBy } from './claim.ts'
import type { CurrentDocument, DocumentPlan } from './plan.ts'

/** Places by kind that links of an import lead to, and where nothing will be public. */
export type MissingPlaces = ReadonlyMap<'page' | 'partial' | 'media', readonly string[]>

const kinds = ['page', 'partial', 'media'] as const

/** What of an import matters to links. */
export interface ImportedLinks {
  readonly claim: Claim
  /** What becomes public or changes there. */
  readonly copied: ReadonlySet<string>
  /** Of that, what was public at another place. */
  readonly moved: readonly CurrentDocument[]
  /** Of that, what was there and not public. */
  readonly arrived: readonly CurrentDocument[]
  /** What goes. */
  readonly taken: readonly CurrentDocument[]
  /** Keys of the media that it brings. */
  readonly media: readonly string[]
}

/** Goes through all that becomes public, so that the last transaction does not. */
export function importedLinks(
  copied: readonly DocumentPlan[],
  others: Pick<ImportedLinks, 'claim' | 'taken' | 'media'>,
): ImportedLinks {
  const before = copied.flatMap((document) => document.before ?? [])
  const live = new Map(copied.map(({ id, entry }) => [id, entry.key]))
  return {
    ...others,
    copied: new Set(live.keys()),
    moved: before.filter(({ id, liveKey }) => liveKey !== null && liveKey !== live.get(id)),
    arrived: before.filter(({ liveKey }) => liveKey === null),
  }
}

/** Looks through what an import has staged for links to places where nothing will be: by far most of all have none. */
export async function findMissing(
  db: Kysely<ContentTables>,
  { claim, copied, media }: Pick<ImportedLinks, 'claim' | 'copied' | 'media'>,
): Promise<MissingPlaces> {
  const missing = new Map<(typeof kinds)[number], Set<string>>(kinds.map((kind) => [kind, new Set()]))
  const brought = new Set(media)
  await inChunks(
    [...copied],
    async (ids) => {
      const { rows } = await sql<{ kind: (typeof kinds)[number]; key: string }>`
        select distinct l.target_kind as kind, l.target_key as key
        from ${table(db, 'import_stage')} s
        join ${table(db, 'link')} l on l.document_id = s.document_id and l.revision = s.next_live_rev
        left join ${table(db, 'published')} p on p.site_id = l.site_id and p.env = l.env and p.kind = l.target_kind
          and p.key = l.target_key and p.from_generation <= ${claim.generation} and p.until_generation > ${claim.generation}
        left join ${table(db, 'current_media_site')} m on m.site_id = l.site_id and l.target_kind = 'media' and m.key = l.target_key
        where ${isStagedBy(claim.importId)} and s.document_id in (${sql.join(ids)}) and l.target_kind <> 'id'
          and p.key is null and m.key is null`.execute(db)
      for (const { kind, key } of rows) if (kind !== 'media' || !brought.has(key)) missing.get(kind)?.add(key)
      return []
    },
    200,
  )
  return new Map([...missing].map(([kind, keys]) => [kind, [...keys]]))
}

/**
 * As `followLinks` of what an import has just made public.
 *
 * @param missing as {@link findMissing} found it, where nothing was published since
 */
export async function followImportedLinks(
  trx: Transact,
  policy: LinkPolicy,
  imported: ImportedLinks,
  { missing, redirected, now }: { missing: MissingPlaces | null; redirected: ReadonlySet<string>; now: number },
): Promise<{
  readonly faults: readonly LinkFault[]
  readonly respelt: readonly { kind: DocumentKind; key: string }[]
}> {
  const { claim, copied, moved, arrived, taken } = imported
  const { scope } = claim
  for (const { id, kind, liveKey: key } of moved) {
    if (key !== null && (kind === 'page' || kind === 'partial')) await pinLinks(trx, scope, { id, kind, key })
  }
  if (policy.check === 'off') return { faults: [], respelt: [] }

  const places = missing ?? (await findMissing(trx, imported))
  const gone = [...moved, ...taken]
  const vacated = new Map(kinds.map((kind) => [kind, new Set<string>(kind === 'page' ? redirected : [])]))
  for (const { kind, liveKey } of gone)
    if (kind !== 'strings' && kind !== 'redirect' && liveKey !== null) vacated.get(kind)?.add(liveKey)
  const rows: LinkRow[] = []
  for (const kind of kinds) {
    const keys = new Set([...(places.get(kind) ?? []), ...(vacated.get(kind) ?? [])])
    rows.push(...(await publicLinksToKeys(trx, scope, kind, [...keys])))
  }
  // Links to what comes back lead there again, and not to what took its place.
  const byId = await publicLinksToIds(
    trx,
    [...gone, ...arrived].map(({ id }) => id),
  )
  const own = [...rows, ...byId].filter(({ documentId }) => copied.has(documentId))
  const foreign = rows.filter(({ documentId, targetKind, targetKey }) => {
    return !copied.has(documentId) && targetKind !== 'id' && vacated.get(targetKind)?.has(targetKey) === true
  })
  const others = byId.filter(({ documentId }) => !copied.has(documentId))
  const faults = await deadLinks(trx, scope, policy, unique(own), unique([...foreign, ...others]))
  const respelling = [...(await pinnedByImport(trx, claim)), ...byId.map(({ documentId }) => documentId)]
  const respelt = await respellLinks(trx, scope, [...new Set(respelling)], now)
  return { faults: linkFaults(faults), respelt: respelt.filter(({ id }) => !copied.has(id)) }
}

/** Of what the import made public, documents with links to what has moved. */
async function pinnedByImport(trx: Transact, { importId }: Claim): Promise<string[]> {
  const rows = await trx
    .selectFrom('link as l')
    .innerJoin('import_stage as s', (join) =>
      join.onRef('s.document_id', '=', 'l.document_id').onRef('s.next_live_rev', '=', 'l.revision'),
    )
    .select('l.document_id')
    .distinct()
    .where('l.target_id', 'is not', null)
    .where('l.target_kind', '<>', 'id')
    .where('s.import_id', '=', importId)
    .execute()
  return rows.map(({ document_id }) => document_id)
}

function unique(rows: readonly LinkRow[]): LinkRow[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
