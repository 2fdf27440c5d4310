import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './redocly.ts'

const TOOLS = ['@redocly/cli', 'ajv', 'ajv-formats', 'openapi-fetch', 'openapi-typescript', 'typescript']

/** Those that are installed when they are first needed; the versions are the ones asked for, which are exact. */
const ASYNCAPI = join(root, 'tools/asyncapi/package.json')

/**
 * `MANIFEST.json`: what everything here was made from, and with what.
 *
 * @param specs paths from the root of the checkout
 */
export async function emitManifest(specs: readonly string[]): Promise<string> {
  const hashes = specs.map(async (path) => [path, sha256(await readFile(join(root, path)))])
  const tools = TOOLS.map(async (name) => {
    const manifest = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
    return [name, (JSON.parse(manifest) as { version: string }).version]
  })
  const asyncApi = JSON.parse(await readFile(ASYNCAPI, 'utf8')) as { dependencies: Record<string, string> }
  const manifest = {
    specs: Object.fromEntries(await Promise.all(hashes)),
    tools: { ...asyncApi.dependencies, ...Object.fromEntries(await Promise.all(tools)) },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
