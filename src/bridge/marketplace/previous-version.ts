import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'

/** What a plugin was before it was updated. */
export interface PreviousVersion {
  readonly version: string
  /** When another version took its place, ISO 8601. */
  readonly replacedAt: string
}

/** npm's project and lockfile of a tree. */
export interface TreeFiles {
  readonly dependencies: Readonly<Record<string, string>>
  readonly lockfile: string
}

const NOTE = 'previous.json'
const LOCKFILE = 'previous-lock.json'

/**
 * Keeps in a tree what is needed to install the one that it replaces again: its lockfile, which has the
 * version and integrity of the plugin and of each package that it depends on. The tree and this take effect at once.
 *
 * @param tree absolute; no plugin is loaded from it yet
 * @param before the tree that the plugin is loaded from
 */
export async function keepPrevious(name: string, version: string, tree: string, before: string): Promise<void> {
  const lockfile = await readIfThere(join(before, 'package-lock.json'))
  const replaced = lockfile === undefined ? undefined : versionIn(lockfile, name)
  if (lockfile === undefined || replaced === undefined) return
  if (replaced === version) {
    // Installing the same version again, to run its scripts for example, is not an update: the previous one is kept.
    for (const file of [NOTE, LOCKFILE]) await copyFile(join(before, file), join(tree, file)).catch(passMissing)
    return
  }
  const note: PreviousVersion = { version: replaced, replacedAt: new Date().toISOString() }
  await writeFile(join(tree, LOCKFILE), lockfile)
  await writeFile(join(tree, NOTE), JSON.stringify(note))
}

/** @returns undefined where the tree took no other one's place, or none that is known */
export async function readPrevious(tree: string): Promise<PreviousVersion | undefined> {
  const { version, replacedAt } = parse((await readIfThere(join(tree, NOTE))) ?? '')
  if (typeof version !== 'string' || typeof replacedAt !== 'string') return undefined
  return { version, replacedAt }
}

/** What npm makes the tree from that a tree took the place of. */
export async function readPreviousFiles(tree: string): Promise<TreeFiles | undefined> {
  const lockfile = await readIfThere(join(tree, LOCKFILE))
  const { packages } = parse(lockfile ?? '')
  const root = isObject(packages) ? packages[''] : undefined
  if (lockfile === undefined || !isObject(root) || !isObject(root.dependencies)) return undefined
  return { dependencies: Object.fromEntries(Object.entries(root.dependencies).map(textEntry)), lockfile }
}

function textEntry([name, range]: [string, unknown]): [string, string] {
  return [name, String(range)]
}

function versionIn(lockfile: string, name: string): string | undefined {
  const { packages } = parse(lockfile)
  const locked = isObject(packages) ? packages[`node_modules/${name}`] : undefined
  return isObject(locked) && typeof locked.version === 'string' ? locked.version : undefined
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) ? json : {}
  } catch {
    return {}
  }
}

function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(passMissing)
}

function passMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
}
