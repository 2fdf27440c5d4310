/**
 * `make dependencies`: what production installs, by direct dependency: how many packages only it brings, and how large
 * they are as they are installed.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of a lockfile, as far as it is read. */
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export type Lock = Readonly<Record<string, Locked>>

/** What one direct dependency brings. */
export interface Brought {
  readonly name: string
  /** Paths of all packages that it needs, itself among them. */
  readonly all: ReadonlySet<string>
  /** Those of them that nothing else needs. */
  readonly only: readonly string[]
}

/** Every direct dependency with what it brings, the largest share first. */
export function broughtBy(lock: Lock): Brought[] {
  const { dependencies = {}, optionalDependencies = {} } = lock[''] ?? {}
  const direct = Object.keys({ ...dependencies, ...optionalDependencies })
  const closures = direct.map((name) => ({ name, all: closure(lock, name) }))
  const needed = new Map<string, number>()
  for (const { all } of closures) for (const path of all) needed.set(path, (needed.get(path) ?? 0) + 1)
  return closures
    .map(({ name, all }) => ({ name, all, only: [...all].filter((path) => needed.get(path) === 1) }))
    .sort((a, b) => b.only.length - a.only.length || a.name.localeCompare(b.name))
}

function closure(lock: Lock, name: string): Set<string> {
  const found = new Set<string>()
  const waiting = [pathOf(lock, '', name)]
  for (let path = waiting.pop(); waiting.length > 0 || path !== undefined; path = waiting.pop()) {
    if (path === undefined || found.has(path)) continue
    found.add(path)
    for (const next of needsOf(lock[path] ?? {})) waiting.push(pathOf(lock, path, next))
  }
  return found
}

function needsOf(entry: Locked): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {})
  const needed = peers.filter((peer) => !entry.peerDependenciesMeta?.[peer]?.optional)
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...needed]
}

/** Where Node finds a package from the folder of another one; undefined for an optional one that is not there. */
function pathOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (path in lock) return path
    if (folder === '') return undefined
  }
}

/** Bytes of a package without the packages in it; 0 where it is for another system. */
function sizeOf(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(path)
      return sum + statSync(path).size
    }, 0)
  } catch {
    return 0
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const size = (paths: Iterable<string>): string => {
    const bytes = [...paths].reduce((sum, path) => sum + sizeOf(join(root, path)), 0)
    return (bytes / 1e6).toFixed(1).padStart(6)
  }
  const rows = broughtBy(packages)
  for (const { name, only } of rows) {
    process.stdout.write(`${String(only.length).padStart(4)} ${size(only)} MB  ${name}\n`)
  }
  const all = new Set(rows.flatMap((row) => [...row.all]))
  process.stdout.write(`${String(all.size).padStart(4)} ${size(all)} MB  in all, with those that several need\n`)
}
