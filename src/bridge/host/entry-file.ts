import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { isObject } from '../../lib/json.ts'
import type { PluginKind } from '../protocol/messages.ts'

/** Where nothing that the manifest names is there. */
const FALLBACKS: Record<PluginKind, readonly string[]> = {
  native: ['index.ts', 'index.js', 'index.mjs'],
  homebridge: ['index.js'],
}

/**
 * The file that a plugin is loaded from, as Homebridge finds it: `exports` (`import`, `require`, `node`, `default`), then
 * `main`, then `index.js`. A native plugin may be built or not: `.ts` stands for `.js` as well.
 *
 * @param folder its real path
 * @param manifest its package.json
 * @returns the entry's real path; undefined when the folder has no such file
 */
export async function entryFile(
  folder: string,
  manifest: Readonly<Record<string, unknown>>,
  kind: PluginKind = 'homebridge',
): Promise<string | undefined> {
  const named = resolveExport(manifest.exports) ?? manifest.main
  for (const name of [...(typeof named === 'string' ? spellings(named) : []), ...FALLBACKS[kind]]) {
    const file = await realFileWithin(folder, name)
    if (file !== undefined) return file
  }
  return undefined
}

/** The real path of a file in a folder; undefined when it is not a file, or a link leads out of the folder. */
export async function realFileWithin(folder: string, name: string): Promise<string | undefined> {
  try {
    const path = await realpath(join(folder, name))
    return path.startsWith(folder + sep) && (await stat(path)).isFile() ? path : undefined
  } catch {
    return undefined
  }
}

function spellings(name: string): string[] {
  return extname(name) === '.ts' ? [name, `${name.slice(0, -3)}.js`] : [name, `${name}.js`, join(name, 'index.js')]
}

/** What `exports` leads to for the package itself (Node.js, Package entry points). */
function resolveExport(exports: unknown): string | undefined {
  return resolveConditions(isObject(exports) && '.' in exports ? exports['.'] : exports)
}

function resolveConditions(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  const choices: readonly unknown[] = Array.isArray(target) ? target : isObject(target) ? orderConditions(target) : []
  return choices.map(resolveConditions).find((path) => path !== undefined)
}

function orderConditions(conditions: Readonly<Record<string, unknown>>): unknown[] {
  return ['import', 'require', 'node', 'default'].map((name) => conditions[name])
}
