import { sourceLanguage } from '../languages/site-languages.ts'
import type { VersionEntry } from './entries.ts'
import type { FolderLayout } from './layout.ts'

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
