import { isObject } from '../../../src/lib/json.ts'

/** An entry of `platforms` or of `accessories`, or whatever stands there while it is written. */
export interface Entry {
  readonly list: 'platforms' | 'accessories'
  readonly index: number
  readonly value: Readonly<Record<string, unknown>>
}

/** A text, or none where something else stands. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The entries of a config: platforms first, in the order of the file. */
export function entriesOf(config: unknown): Entry[] {
  if (!isObject(config)) return []
  return (['platforms', 'accessories'] as const).flatMap((list) => {
    const values = config[list]
    if (!Array.isArray(values)) return []
    return values.flatMap((value, index) => (isObject(value) ? [{ list, index, value }] : []))
  })
}

/** What an entry is called: its own name, else that of its platform or type. */
export function titleOf({ list, value }: Entry): string {
  const type = textOf(value[list === 'platforms' ? 'platform' : 'accessory'])
  return textOf(value.name) || type || 'An entry without a name'
}

/**
 * The plugin of an entry, by the path that it names; null where it is unknown.
 *
 * @param packages what there is, with the paths of their entry files
 */
export function pluginOf(entry: Entry, packages: readonly { readonly name: string; readonly path: string }[]) {
  const path = textOf(entry.value.plugin).replace(/\/+$/, '')
  if (path === '') return null
  const known = packages.find((one) => one.path === path || one.path.startsWith(`${path}/`) || endsWith(one.path, path))
  if (known) return known.name
  // No package has a name that begins with a dot: pnpm's store, for one, is a folder with packages.
  return /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/.][^/]*)(?:\/|$)/.exec(path)?.[1] ?? null
}

/** Whether a path from the data folder is the end of a whole one, or of the folder that it is in. */
function endsWith(whole: string, path: string): boolean {
  if (path.startsWith('/')) return false
  return whole.endsWith(`/${path}`) || whole.includes(`/${path}/`)
}
