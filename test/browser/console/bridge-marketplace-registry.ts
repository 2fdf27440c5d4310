import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { inTemporaryFolder, packFolder, type Tarball } from '../../support/registry/tarball.ts'

/** A package by its files; the text of `package.json` is made of `manifest`. */
export interface ShelfPackage {
  readonly manifest: { readonly name: string; readonly version: string; readonly [field: string]: unknown }
  readonly files: Readonly<Record<string, string>>
}

/** What npm and the bridge need of a registry, on loopback, with a door before its tarballs. */
export interface ShelfRegistry {
  /** Without a trailing slash. */
  readonly url: string
  /** Holds every tarball back. @returns what lets them out */
  hold(): () => void
  /** Whether it answers at all; with 503 while not. */
  open: boolean
  publish(one: ShelfPackage): Promise<void>
  stop(): Promise<void>
}

interface Version extends Tarball {
  readonly manifest: ShelfPackage['manifest']
  readonly attestation: object | undefined
}

/** What somebody states of a package: a predicate's type with a bundle, or nothing. */
type Attest = (manifest: ShelfPackage['manifest'], integrity: string) => Promise<object | undefined>

/** @param attest asked for each version; there are no attestations when absent */
export async function startShelfRegistry(packages: readonly ShelfPackage[], attest?: Attest): Promise<ShelfRegistry> {
  const shelf = new Map<string, Map<string, Version>>()
  let held: Promise<void> = Promise.resolve()
  const registry = { open: true }
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (!registry.open) return json({ error: 'closed' }, 503)
    if (path === '/-/v1/search') return json(search(shelf, new URL(request.url ?? '', 'http://x').searchParams))
    const attested = path.split('/-/attestations/')[1]
    if (attested !== undefined) {
      const [name = '', version = ''] = attested.split('@')
      return json({ attestations: [shelf.get(name)?.get(version)?.attestation] })
    }
    const [name = '', file] = path.slice(1).split('/-/')
    const versions = shelf.get(name)
    if (versions === undefined) return json({ error: 'Not found' }, 404)
    if (file === undefined) return json(packument(name, versions, url))
    await held
    const wanted = [...versions.values()].find(({ manifest }) => file === `${manifest.version}.tgz`)
    if (wanted === undefined) return json({ error: 'Not found' }, 404)
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(wanted.data)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const publish = async ({ manifest, files }: ShelfPackage) => {
    const tarball = await pack({ ...files, 'package.json': JSON.stringify(manifest) })
    const versions = shelf.get(manifest.name) ?? new Map<string, Version>()
    const attestation = await attest?.(manifest, tarball.integrity)
    shelf.set(manifest.name, versions.set(manifest.version, { manifest, attestation, ...tarball }))
  }
  for (const one of packages) await publish(one)
  return Object.assign(registry, {
    url,
    publish,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  })
}

function search(shelf: ReadonlyMap<string, ReadonlyMap<string, Version>>, query: URLSearchParams) {
  const words = (query.get('text') ?? '').split(' ').filter((word) => word !== '' && !word.includes(':'))
  const found = [...shelf.values()]
    .flatMap((versions) => [...versions.values()].slice(-1))
    .map(({ manifest }) => manifest)
    .filter((manifest) =>
      words.every((word) => `${manifest.name} ${manifest.description}`.toLowerCase().includes(word)),
    )
  const size = Number(query.get('size') ?? 20)
  return { total: found.length, objects: found.slice(0, size).map((manifest) => ({ package: manifest })) }
}

function packument(name: string, versions: ReadonlyMap<string, Version>, url: string) {
  const all = [...versions.values()].map(({ manifest, integrity, shasum, attestation }) => {
    const tarball = `${url}/${name}/-/${manifest.version}.tgz`
    // As a mirror has them: of another host.
    const attestations = attestation && { url: `https://registry.example/-/attestations/${name}@${manifest.version}` }
    return [manifest.version, { ...manifest, dist: { integrity, shasum, tarball, attestations } }] as const
  })
  return { name, 'dist-tags': { latest: all.at(-1)?.[0] }, versions: Object.fromEntries(all) }
}

function pack(files: Readonly<Record<string, string>>): Promise<Tarball> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    return await packFolder(folder)
  })
}
