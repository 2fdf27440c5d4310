import { readFile, realpath } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isObject } from '../../lib/json.ts'

/** A package of a tree as npm's lockfile has it: untrusted data, except what npm itself writes. */
export type LockedPackage = Readonly<Record<string, unknown>>

/** The packages of a tree by their folder, relative to the tree and with `/` (npm docs, package-lock.json, `packages`). */
export type TreePackages = ReadonlyMap<string, LockedPackage>

/**
 * What npm put into a tree, or is going to.
 *
 * @throws Error when it has no lockfile, or one without `packages`
 */
export function readTree(tree: string): Promise<TreePackages> {
  return readLock(join(tree, 'package-lock.json'))
}

/**
 * The integrity (Subresource Integrity) of an installed plugin, as the lockfile of its tree has it; null where that is not
 * known.
 *
 * @param nodeModules the folder that has the plugin, or a link to it
 */
export async function installedIntegrity(nodeModules: string, name: string): Promise<string | null> {
  const place = `node_modules/${name}`
  try {
    const folder = await realpath(join(nodeModules, name))
    const { integrity } = (await readTree(folder.slice(0, -place.length))).get(place) ?? {}
    return typeof integrity === 'string' ? integrity : null
  } catch {
    return null
  }
}

/** What is there once npm has installed: without what is for other platforms. */
export function readInstalled(tree: string): Promise<TreePackages> {
  return readLock(join(tree, 'node_modules/.package-lock.json'))
}

async function readLock(file: string): Promise<TreePackages> {
  const lock: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isObject(lock) || !isObject(lock.packages)) throw new Error('its lockfile does not list its packages')
  return new Map(
    Object.entries(lock.packages).filter(
      (entry): entry is [string, LockedPackage] => entry[0] !== '' && isObject(entry[1]),
    ),
  )
}

/** `node_modules/a/node_modules/@b/c`: where npm puts a package. */
const PACKAGE_FOLDER = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/

/**
 * The packages that are neither from a registry, with its word for what is in them, nor a part of one that is. A
 * folder of a package that another one names (`file:./lib/history`) is such a part.
 *
 * @returns their folders
 */
export function findUnverifiedPackages(packages: TreePackages): string[] {
  return [...packages].filter(([folder, locked]) => !isKnown(packages, folder, locked)).map(([folder]) => folder)
}

function isKnown(packages: TreePackages, folder: string, locked: LockedPackage): boolean {
  if (!isWithin(folder)) return false
  if (locked.link === true) return typeof locked.resolved === 'string' && isWithin(locked.resolved)
  // It came in the tarball of the package that it lies in.
  if (locked.inBundle === true) return true
  if (PACKAGE_FOLDER.test(folder)) {
    return typeof locked.integrity === 'string' && /^https?:\/\//.test(String(locked.resolved))
  }
  return [...packages.values()].some((other) => other.link === true && other.resolved === folder)
}

function isWithin(path: string): boolean {
  return posix.normalize(path) === path && path.startsWith('node_modules/')
}

/** The names of packages that have install scripts. */
export function withScripts(packages: TreePackages): string[] {
  const names = [...packages].flatMap(([folder, { hasInstallScript }]) => {
    const name = PACKAGE_FOLDER.exec(folder)?.[1]
    return hasInstallScript === true && name !== undefined ? [name] : []
  })
  return [...new Set(names)].toSorted()
}

/** What plugins have of the bridge itself. */
const OF_BRIDGE: ReadonlySet<string> = new Set(['homebridge', 'hap-nodejs', '@homebridge/hap-nodejs'])

/**
 * The peer dependencies that no package provides, by name with their ranges: with `legacy-peer-deps` npm leaves them out,
 * and it must, since most plugins name the whole of Homebridge as one.
 */
export function missingPeers(packages: TreePackages): Map<string, string> {
  const missing = new Map<string, string>()
  for (const [folder, { peerDependencies, peerDependenciesMeta }] of packages) {
    for (const [name, range] of Object.entries(isObject(peerDependencies) ? peerDependencies : {})) {
      const meta = isObject(peerDependenciesMeta) ? peerDependenciesMeta[name] : undefined
      const isOptional = isObject(meta) && meta.optional === true
      if (isOptional || OF_BRIDGE.has(name) || typeof range !== 'string') continue
      if (!isProvided(packages, folder, name) && !missing.has(name)) missing.set(name, range)
    }
  }
  return missing
}

/** As Node looks for a package: beside the one that asks, and in each `node_modules` above. */
function isProvided(packages: TreePackages, asking: string, name: string): boolean {
  for (let folder = asking; ; folder = posix.dirname(folder)) {
    if (packages.has(posix.join(folder, 'node_modules', name))) return true
    if (folder === '.') return false
  }
}
