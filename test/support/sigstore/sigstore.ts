import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'

type Keys = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

interface Handler {
  readonly path: string
  fn(body: string): Promise<{ statusCode: number; response: string; contentType?: string }>
}

/** What of `@sigstore/mock` is used here. It is installed when it is first needed. */
interface Mock {
  initializeCTLog(keys: Keys): Promise<{ readonly publicKey: Buffer; readonly logID: ArrayBuffer }>
  initializeCA(keys: Keys, log: object): Promise<{ readonly rootCertificate: Buffer }>
  initializeTLog(url: string, keys: Keys): Promise<{ readonly publicKey: Buffer }>
  fulcioHandler(authority: object): Handler
  rekorHandler(log: object): Handler
}

/** Of npm's own: it is how `npm publish --provenance` signs. */
interface Signing {
  attest(
    payload: Buffer,
    payloadType: string,
    options: {
      readonly fulcioURL: string
      readonly rekorURL: string
      readonly identityToken: string
      readonly legacyCompatibility: boolean
    },
  ): Promise<object>
}

/** Sigstore's certificate authority and public log, on loopback, with keys of their own. */
export interface LoopbackSigstore {
  /** Whom to trust, as JSON (`@sigstore/protobuf-specs`, `TrustedRoot`). */
  readonly trustedRoot: object
  /**
   * Signs a statement as a build does.
   *
   * @param claims of the token that the builder has from GitHub Actions
   * @returns a bundle
   */
  attest(statement: object, claims: object, payloadType?: string): Promise<object>
  stop(): Promise<void>
}

const { resolve } = createRequire(import.meta.url)
const fromNpm = createRequire(resolve('npm/package.json'))

/** For a test's `beforeAll`, in milliseconds: where it was never started before it is installed first. */
export const patience = 120_000

export async function startSigstore(): Promise<LoopbackSigstore> {
  ensureInstalled(import.meta.dirname, () => {})
  const mock: Mock = createRequire(import.meta.url)('@sigstore/mock')
  const signing: Signing = fromNpm('sigstore')
  const [authorityKeys, logKeys] = [0, 1].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' })) as [Keys, Keys]
  const certificates = await mock.initializeCTLog(authorityKeys)
  const authority = await mock.initializeCA(authorityKeys, certificates)
  const log = await mock.initializeTLog('https://rekor.sigstore.dev', logKeys)
  const handlers = [mock.fulcioHandler(authority), mock.rekorHandler(log)]
  const server = createServer(async (request, response) => {
    const handler = handlers.find(({ path }) => path === request.url)
    const {
      statusCode,
      response: body,
      contentType,
    } = (await handler?.fn(await text(request))) ?? {
      statusCode: 404,
      response: '',
    }
    response.writeHead(statusCode, { 'content-type': contentType ?? 'text/plain' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const validFor = { start: '2021-01-01T00:00:00Z' }
  const keyOf = (publicKey: Buffer) => ({
    hashAlgorithm: 'SHA2_256',
    publicKey: { rawBytes: publicKey.toString('base64'), keyDetails: 'PKIX_ECDSA_P256_SHA_256', validFor },
    logId: { keyId: createHash('sha256').update(publicKey).digest('base64') },
  })
  return {
    trustedRoot: {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: [{ baseUrl: 'https://rekor.sigstore.dev', ...keyOf(log.publicKey) }],
      certificateAuthorities: [
        {
          subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
          uri: url,
          certChain: { certificates: [{ rawBytes: authority.rootCertificate.toString('base64') }] },
          validFor,
        },
      ],
      ctlogs: [{ baseUrl: url, ...keyOf(certificates.publicKey) }],
      timestampAuthorities: [],
    },
    attest: (statement, claims, payloadType = 'application/vnd.in-toto+json') =>
      signing.attest(Buffer.from(JSON.stringify(statement)), payloadType, {
        fulcioURL: url,
        rekorURL: url,
        identityToken: tokenOf(claims),
        legacyCompatibility: true,
      }),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Has npm trust those keys without asking anybody, as if it had got them lately: files of a repository (The Update
 * Framework), signed by a key of its own.
 *
 * @param npmCache npm's setting `cache`
 */
export async function trustIn(npmCache: string, { trustedRoot }: Pick<LoopbackSigstore, 'trustedRoot'>): Promise<void> {
  const { canonicalize }: { canonicalize(json: object): string } = fromNpm('@tufjs/canonical-json')
  const folder = join(npmCache, '_tuf', 'tuf-repo-cdn.sigstore.dev')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const signed = (type: string, fields: object): object => {
    const body = { _type: type, spec_version: '1.0.31', version: 1, expires: '2999-01-01T00:00:00Z', ...fields }
    const sig = sign(null, Buffer.from(canonicalize(body)), privateKey).toString('hex')
    return { signatures: [{ keyid: 'one', sig }], signed: body }
  }
  const role = { keyids: ['one'], threshold: 1 }
  const target = JSON.stringify(trustedRoot)
  const sha256 = createHash('sha256').update(target).digest('hex')
  const files = {
    root: signed('root', {
      consistent_snapshot: true,
      keys: { one: { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: key } } },
      roles: { root: role, timestamp: role, snapshot: role, targets: role },
    }),
    timestamp: signed('timestamp', { meta: { 'snapshot.json': { version: 1 } } }),
    snapshot: signed('snapshot', { meta: { 'targets.json': { version: 1 } } }),
    targets: signed('targets', { targets: { 'trusted_root.json': { length: target.length, hashes: { sha256 } } } }),
  }
  await mkdir(join(folder, 'targets'), { recursive: true })
  await writeFile(join(folder, 'targets', 'trusted_root.json'), target)
  for (const [name, json] of Object.entries(files)) await writeFile(join(folder, `${name}.json`), JSON.stringify(json))
}

/** A JSON Web Token; nobody looks at its signature. */
function tokenOf(claims: object): string {
  return [{ alg: 'none' }, claims, {}].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
