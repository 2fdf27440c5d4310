import { sourceLanguage } from '../languages/site-languages.ts'
import type { DocumentKind } from '../schema.ts'
import type { DocumentOutline, PendingEntry, VersionEntry } from './entries.ts'
import type { FolderLayout } from './layout.ts'
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

/**
 * The language of a page by the name of its file. Versions of the same page have their route in common, or Hugo's
 * `translationKey` in their front matter.
 */
export function versionOf(
  key: string,
  { language, route }: { readonly language: string; readonly route: string },
  fields: string | null,
  file: string,
): VersionEntry {
  const named = fields?.includes('"translationKey"') ? (JSON.parse(fields) as { translationKey?: unknown }) : {}
  const { translationKey } = named
  const isLinked = typeof translationKey === 'string' || typeof translationKey === 'number'
  return { key, language, group: isLinked ? `key ${translationKey}` : `route ${route}`, status: null, file }
}

/**
 * Joins the languages that all files give. `languages.json` takes precedence over the names of files. A page in the first
 * language without other versions has no entry, unless it is in `languages.json`.
 */
export function joinVersions(entries: readonly VersionEntry[], layout: FolderLayout): VersionEntry[] {
  const listed = new Set(entries.filter(isListed).map(({ key }) => key))
  const kept = entries.filter((entry) => isListed(entry) || !listed.has(entry.key))
  const sizes = new Map([...Map.groupBy(kept, ({ group }) => group)].map(([group, { length }]) => [group, length]))
  const first = sourceLanguage(layout)
  return kept.filter((entry) => isListed(entry) || entry.language !== first || sizes.get(entry.group) !== 1)
}

/** Whether `languages.json` has it: the group is a place in that file. */
function isListed({ group }: VersionEntry): boolean {
  return group.startsWith('translations/')
}
