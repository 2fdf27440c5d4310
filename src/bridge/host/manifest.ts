import { open } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isObject } from '../../lib/json.ts'

/** What a plugin's package.json says of it; what is missing is empty. */
export interface PluginManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  /** npm's object is flattened to `Name <email>`. */
  readonly author: string
}

export interface ManifestFile {
  readonly manifest: PluginManifest
  /** The whole package.json. */
  readonly json: Readonly<Record<string, unknown>>
  /** Where it lies. */
  readonly folder: string
}

const MAX_BYTES = 1024 * 1024

/** Names of packages: they are ids in paths, too. */
const NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]{0,213}$/

/** A package.json; undefined where no package.json names a package. */
export async function readManifest(folder: string): Promise<ManifestFile | undefined> {
  const json = await readJson(join(folder, 'package.json'))
  if (!isObject(json) || typeof json.name !== 'string' || !NAME.test(json.name)) return undefined
  const manifest = {
    name: json.name,
    version: textOf(json.version),
    description: textOf(json.description),
    author: authorOf(json.author),
  }
  return { manifest, json, folder }
}

/** The nearest manifest above a file, not above `top`. A package.json without a name only says how to read modules. */
export async function findManifest(file: string, top: string): Promise<ManifestFile | undefined> {
  for (let folder = dirname(file); relative(top, folder) !== ''; folder = dirname(folder)) {
    const found = await readManifest(folder)
    if (found !== undefined) return found
  }
  return undefined
}

async function readJson(path: string): Promise<unknown> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    return size > MAX_BYTES ? undefined : JSON.parse(await file.readFile('utf8'))
  } catch {
    return undefined
  }
}

/** npm's `author`, an object or a text. */
export function authorOf(author: unknown): string {
  if (!isObject(author)) return textOf(author)
  const email = textOf(author.email)
  return [textOf(author.name), email === '' ? '' : `<${email}>`].filter((part) => part !== '').join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
