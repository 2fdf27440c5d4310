import { sourceLanguage } from '../languages/site-languages.ts'
import type { VersionEntry } from './entries.ts'
import type { FolderLayout } from './layout.ts'

/**
 * What the name of a page's file says of its language. Its versions have their route in common, or Hugo's `translationKey`
 * in their front matter.
 */
export function versionOf(
  key: string,
  { language, route }: { readonly language: string; readonly route: string },
  fields: string | null,
  file: string,
): VersionEntry {
  const said = fields?.includes('"translationKey"') ? (JSON.parse(fields) as { translationKey?: unknown }) : {}
  const { translationKey } = said
  const isLinked = typeof translationKey === 'string' || typeof translationKey === 'number'
  return { key, language, group: isLinked ? `key ${translationKey}` : `route ${route}`, status: null, file }
}

/**
 * What is said of languages by all files: of a page that `languages.json` names, what that says. A page in the first language
 * that is a version of none needs no words.
 */
export function joinVersions(entries: readonly VersionEntry[], layout: FolderLayout): VersionEntry[] {
  const listed = new Set(entries.flatMap(({ key, group }) => (group.startsWith('translations/') ? [key] : [])))
  const kept = entries.filter(({ key, group }) => group.startsWith('translations/') || !listed.has(key))
  const sizes = new Map([...Map.groupBy(kept, ({ group }) => group)].map(([group, { length }]) => [group, length]))
  const first = sourceLanguage(layout)
  return kept.filter(
    ({ group, language }) => group.startsWith('translations/') || language !== first || sizes.get(group) !== 1,
  )
}
