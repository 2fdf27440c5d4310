import { realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clean, validRange } from 'semver'
import { TriptychError } from '../../errors.ts'
import { entryFile } from '../host/entry-file.ts'
import { faultOfPackage } from '../host/homebridge-package.ts'
import { readManifest } from '../host/manifest.ts'
import { installFailed } from './install-failed.ts'
import type { TreeFiles } from './previous-version.ts'
import {
  findUnverifiedPackages,
  type LockedPackage,
  missingPeers,
  readInstalled,
  readTree,
  type TreePackages,
  withScripts,
} from './tree-packages.ts'

export interface TreeOrder {
  readonly name: string
  /** Exact. */
  readonly version: string
  /** What the package has to have (Subresource Integrity); null for whatever it has. */
  readonly integrity: string | null
  /** Absolute; an empty folder. */
  readonly tree: string
  readonly allowScripts: boolean
  /** Of an earlier tree, to install the same versions again; absent for what the registry has now. */
  readonly files?: TreeFiles | undefined
  /** Runs npm in the tree, and throws when it fails. */
  npm(args: readonly string[]): Promise<void>
}

/** Peers of peers of peers: no known plugin nests them deeper. */
const MAX_PASSES = 3

/**
 * Puts a plugin with all that it depends on into a tree, and makes sure that it is what was asked for.
 *
 * @returns the packages whose install scripts were not run
 * @throws TriptychError `install_failed`, `not_a_plugin`
 */
export async function buildTree(order: TreeOrder): Promise<string[]> {
  await (order.files === undefined ? resolveTree(order) : restoreLock(order, order.files))
  const scripts = order.allowScripts
    ? ['--ignore-scripts=false', '--dangerously-allow-all-scripts']
    : ['--ignore-scripts']
  // npm looks here that each tarball, also one of a package's own npm-shrinkwrap.json, is at its registry's address.
  await order.npm(['ci', '--allow-remote=none', ...restrictions, ...scripts])
  await checkPlugin(order)
  return order.allowScripts ? [] : withScripts(await readInstalled(order.tree))
}

/** Has npm choose the packages, peers included, and looks at where each is from. */
async function resolveTree(order: TreeOrder): Promise<void> {
  const { name, version, tree } = order
  const dependencies = new Map([[name, version]])
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    await writeProject(tree, dependencies)
    await lockTree(order)
    const packages = await readTree(tree)
    requireIntegrity(order, packages.get(`node_modules/${name}`))
    requireVerified(order, packages)
    const peers = [...missingPeers(packages)].filter(([peer, range]) => !dependencies.has(peer) && isOrder(peer, range))
    if (peers.length === 0) break
    for (const [peer, range] of peers) dependencies.set(peer, range)
  }
}

async function restoreLock(order: TreeOrder, { dependencies, lockfile }: TreeFiles): Promise<void> {
  await writeProject(order.tree, new Map(Object.entries(dependencies)))
  await writeFile(join(order.tree, 'package-lock.json'), lockfile)
  requireVerified(order, await readTree(order.tree))
}

function requireVerified({ name }: TreeOrder, packages: TreePackages): void {
  const [unverified] = findUnverifiedPackages(packages)
  if (unverified !== undefined) throw installFailed(name, [`its dependency ${unverified} is not from the registry`])
}

/** npm compares what it unpacks with the lockfile; here the lockfile is compared with what was asked for. */
function requireIntegrity({ name, version, integrity }: TreeOrder, locked: LockedPackage | undefined): void {
  if (integrity === null || locked?.integrity === integrity) return
  const other = `the registry has another package as ${name} ${version} now: its integrity is ${locked?.integrity}`
  throw installFailed(name, [`${other}, and ${integrity} was asked for`])
}

/**
 * Writes only the lockfile: nothing is unpacked before it is known where from, and npm writes where a link leads. To
 * look into a package that bundles others or has an npm-shrinkwrap.json, npm asks for its tarball by address, and then
 * `allow-remote=none` refuses what is of the registry as well (npm 11, `buildIdealTree`): then it is looked at
 * without, and `npm ci` has the last word.
 */
async function lockTree({ npm }: TreeOrder): Promise<void> {
  const lock = (remote: string): Promise<void> =>
    npm(['install', '--package-lock-only', `--allow-remote=${remote}`, ...restrictions, '--ignore-scripts'])
  try {
    await lock('none')
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(REMOTE_REFUSED))) throw error
    await lock('all').catch(() => {
      throw error
    })
  }
}

/** npm's words. */
const REMOTE_REFUSED = 'packages of type "remote" have been disabled'

function writeProject(tree: string, dependencies: ReadonlyMap<string, string>): Promise<void> {
  const project = { private: true, dependencies: Object.fromEntries(dependencies) }
  return writeFile(join(tree, 'package.json'), JSON.stringify(project))
}

/** Passed on the command line, so that no `.npmrc` allows what is refused here, or refuses what most plugins need. */
const restrictions = [
  '--allow-git=none',
  '--allow-file=none',
  // Plugins name folders of their own as dependencies; whether they lie in the tree is looked at.
  '--allow-directory=all',
  // Most plugins name Homebridge as a peer, and npm would install all of it beside each.
  '--legacy-peer-deps',
  '--strict-peer-deps=false',
  // Many name versions of Node that were new when they were written.
  '--engine-strict=false',
  '--force=false',
  '--install-links=false',
  '--install-strategy=hoisted',
  '--package-lock',
  // Older ones do not say where each package comes from.
  '--lockfile-version=3',
  // Where each package comes from is looked at.
  '--omit-lockfile-registry-resolved=false',
]

/** What a registry has, by a name and a range that npm takes for nothing else. */
function isOrder(name: string, range: string): boolean {
  return /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]{0,200}$/i.test(name) && validRange(range) !== null
}

async function checkPlugin({ name, version, tree }: TreeOrder): Promise<void> {
  const folder = join(await realpath(tree), 'node_modules', name)
  const file = await readManifest(folder)
  if (file?.manifest.name !== name || clean(file.manifest.version, { loose: true }) !== version) {
    throw installFailed(name, [`the registry sent another package than ${name} ${version}`])
  }
  const fault = faultOfPackage(file)
  if (fault !== undefined) throw new TriptychError('not_a_plugin', fault)
  if ((await entryFile(folder, file.json)) === undefined) throw installFailed(name, ['it has no entry file'])
}
