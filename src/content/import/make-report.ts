import type { ImportWork } from './commit.ts'
import { byPlace } from './leave-out.ts'
import { isPublicAs, type Plan } from './plan.ts'
import { type DatedPage, type FileProblem, type ImportReport, type KeptDocument, noCounts, noFiles } from './report.ts'

/** Numbers of documents by what becomes of them. */
export function countDocuments({ plan, removed }: ImportWork): ImportReport['documents'] {
  const counts = noCounts()
  for (const { entry, before, state, action, pending } of plan.documents) {
    const count = counts[entry.kind]
    count[state === 'unchanged' && pending !== null ? 'changed' : state] += 1
    if (action === 'unpublish') count.unpublished += 1
    if (action === 'publish' && !isPublicAs(entry, before)) count.published += 1
  }
  for (const { kind, liveRev } of removed) {
    counts[kind].removed += 1
    if (liveRev !== null) counts[kind].unpublished += 1
  }
  return counts
}

/** Languages that are held and that a release is to set count as changed: those of the pages that it publishes. */
export function countVersions({
  versions,
  plan,
  release,
}: ImportWork): Pick<ImportReport, 'versions' | 'heldVersions'> {
  const { counts, held } = versions
  const drafts = new Set(plan.documents.flatMap(({ id, held }) => (held === 'draft' || held === 'expired' ? [id] : [])))
  const staying = release === null ? held : held.filter(({ documentId }) => drafts.has(documentId))
  return {
    versions: { ...counts, changed: counts.changed + held.length - staying.length },
    heldVersions: staying.map(({ route }) => route),
  }
}

/** The pages that their dates keep from being public, or take down later. */
export function listDated({ documents }: Plan, mode: ImportReport['mode']): DatedPage[] {
  return documents.flatMap(({ entry: { key, publicFrom, publicUntil }, held, unpublishAt }): DatedPage[] => {
    if (held === 'expired') return publicUntil === null ? [] : [{ key, reason: held, at: publicUntil }]
    const early = held === 'early' && mode === 'publish' ? publicFrom : null
    return [
      ...(early === null ? [] : [{ key, reason: 'early', at: early } as const]),
      ...(unpublishAt === null ? [] : [{ key, reason: 'expires', at: unpublishAt } as const]),
    ]
  })
}

/**
 * The documents that are not in the folder, and stay.
 *
 * @param isPartial whether all is kept since files were left out
 */
export function listKept({ plan, removed, prune, release }: ImportWork, isPartial: boolean): KeptDocument[] {
  if (prune && release !== null) return []
  const gone = new Set(removed)
  const reason = isPartial ? 'left_out' : prune ? 'public' : 'not_pruned'
  return plan.vanished.filter((document) => !gone.has(document)).map(({ kind, key }) => ({ kind, key, reason }))
}

/** Of a folder that was refused. */
export function refusalReport(
  base: Pick<ImportReport, 'site' | 'env' | 'mode' | 'dryRun' | 'dropped' | 'unknownLinks' | 'ignored' | 'crlf'>,
  problems: FileProblem[],
): ImportReport {
  return {
    ...base,
    problems: problems.sort(byPlace),
    leftOut: [],
    unlinked: [],
    changed: false,
    documents: noCounts(),
    media: noFiles(),
    heldMedia: [],
    blockTypes: noFiles(),
    pageTypes: noFiles(),
    environmentTypes: noFiles(),
    languages: noFiles(),
    versions: noFiles(),
    heldVersions: [],
    releases: noFiles(),
    release: null,
    redirects: { inForce: 0, leftOut: [] },
    brokenLinks: [],
    scheduledIn: [],
    kept: [],
    dated: [],
    contentVersion: null,
  }
}
