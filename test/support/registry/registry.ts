import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { npmProgram } from '../../../tools/ensure-installed.ts'
import { inTemporaryFolder, packFolder } from './tarball.ts'
import { createVerdaccio, type Uplink } from './verdaccio.ts'

/** The files of a package by their paths; text as it is, anything else as JSON. One is `package.json`. */
export type PackageFiles = Readonly<Record<string, string | object>>

/** A npm registry on loopback, empty at first. */
export interface LoopbackRegistry {
  /** Without a trailing slash. */
  readonly url: string
  /**
   * Publishes what a folder, or a list of files, holds as the version that its `package.json` says; it becomes the
   * `latest` one unless `tag` is another.
   */
  publish(source: string | PackageFiles, tag?: string): Promise<void>
  stop(): Promise<void>
}

/** For a test's `beforeAll`, in milliseconds: where the registry was never started before it is installed first. */
export const patience = 120_000

/** @param options.uplink whether the registry that npm is configured with is asked for all other packages */
export async function startRegistry(options: { readonly uplink?: boolean } = {}): Promise<LoopbackRegistry> {
  const storage = await mkdtemp(join(tmpdir(), 'triptych-registry-'))
  const uplink = options.uplink === true ? await configuredRegistry() : undefined
  const server = await createVerdaccio({ storage, uplink })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    publish: (source, tag = 'latest') =>
      typeof source === 'string'
        ? publishFolder(url, source, tag)
        : inTemporaryFolder(async (folder) => {
            await writeFiles(folder, source)
            await publishFolder(url, folder, tag)
          }),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await rm(storage, { recursive: true, force: true })
    },
  }
}

/** The request that `npm publish` makes, without npm, which takes half a second for it. */
async function publishFolder(url: string, folder: string, tag: string): Promise<void> {
  const manifest: { name: string; version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { name, version } = manifest
  const { data, integrity, shasum } = await packFolder(folder)
  const file = `${name}-${version}.tgz`
  const tarball = `${url}/${name}/-/${file.replace(/^.*\//, '')}`
  const response = await fetch(`${url}/${name.replace('/', '%2f')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      _id: name,
      name,
      'dist-tags': { [tag]: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist: { integrity, shasum, tarball } } },
      _attachments: {
        [file]: { content_type: 'application/octet-stream', data: data.toString('base64'), length: data.length },
      },
    }),
  })
  if (!response.ok) throw new Error(`publishing ${name} failed: ${response.status} ${await response.text()}`)
  await response.body?.cancel()
}

async function writeFiles(folder: string, files: PackageFiles): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

async function configuredRegistry(): Promise<Uplink> {
  const { stdout } = await promisify(execFile)(process.execPath, [npmProgram, 'config', 'list', '--json'])
  const { registry: url, cafile } = JSON.parse(stdout) as { registry: string; cafile: string | null }
  return cafile ? { url, ca: await readFile(cafile, 'utf8') } : { url }
}
