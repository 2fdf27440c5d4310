import type { DocumentKind } from '../schema.ts'
import type { DocumentOutline, PendingEntry } from './entries.ts'
import { nameByPath, placeOf } from './place.ts'
import type { FolderContext } from './served-links.ts'
import type { Problem } from './source.ts'

/**
 * Puts the drafts that are not public beside the documents that they are of.
 *
 * @param unread what files with problems would say: that it is missing is no other problem
 */
export function withPending<D extends DocumentOutline>(
  documents: readonly D[],
  drafts: readonly PendingEntry[],
  problems: Problem[],
  unread: ReadonlySet<string>,
): readonly D[] {
  if (drafts.length === 0) return documents
  const left = new Map(drafts.map((draft) => [`${draft.kind} ${draft.key}`, draft]))
  const whole = documents.map((document) => {
    const name = `${document.kind} ${document.key}`
    const pending = left.get(name)?.content ?? null
    left.delete(name)
    return pending === null ? document : { ...document, pending }
  })
  for (const { kind, key, file, line } of left.values()) {
    if (unread.has(`${kind} ${key}`) || unread.has(kind)) continue
    const reason = `the ${kind} ${key} has no file of its own, which says what is public of it`
    problems.push(line === undefined ? { file, reason } : { file, line, reason })
  }
  return whole
}

/** Names of documents, and kinds alone for files that name themselves. */
export function unreadNames(problems: readonly Problem[], context: FolderContext): ReadonlySet<string> {
  return new Set(problems.map(({ file }) => nameByPath(file, context) ?? placeOf(file, context).part))
}

/** Keeps the first of each name and reports the others; a redirect said twice is one redirect. */
export function unique<T extends { file: string; kind?: DocumentKind }>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  problems: Problem[],
): T[] {
  const seen = new Map<string, T>()
  for (const entry of entries) {
    const name = nameOf(entry)
    const first = seen.get(name)
    if (first === undefined) seen.set(name, entry)
    else if (entry.kind !== 'redirect') {
      problems.push({ file: entry.file, reason: `${name} is already given by ${first.file}` })
    }
  }
  return [...seen.values()]
}

/** How often each name is there, the most frequent first. */
export function countNames(names: readonly string[]): Map<string, number> {
  const groups = [...Map.groupBy(names, (name) => name)].map(([name, group]) => [name, group.length] as const)
  return new Map(groups.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))
}

/** In order of their files. */
export function byFile(a: { file: string }, b: { file: string }): number {
  if (a.file === b.file) return 0
  return a.file < b.file ? -1 : 1
}
