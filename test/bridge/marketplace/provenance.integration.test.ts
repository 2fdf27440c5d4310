import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProvenance } from '../../../src/bridge/marketplace/provenance.ts'
import { readSigstoreKeys, type SigstoreKeys } from '../../../src/bridge/marketplace/sigstore-keys.ts'
import { type LoopbackSigstore, patience, startSigstore, trustIn } from '../../support/sigstore/sigstore.ts'

const bytes = Buffer.alloc(64, 1)
const installed = { name: '@lamps/homebridge-lamp', version: '1.0.0', integrity: `sha512-${bytes.toString('base64')}` }
const subject = [{ name: 'pkg:npm/%40lamps/homebridge-lamp@1.0.0', digest: { sha512: bytes.toString('hex') } }]
const predicateType = 'https://slsa.dev/provenance/v1'
const statement = { _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate: {} }
const workflow = 'lamps/homebridge-lamp/.github/workflows/release.yml@refs/tags/v1.0.0'
const claims = {
  iss: 'https://token.actions.githubusercontent.com',
  sub: `https://github.com/${workflow}`,
  repository: 'lamps/homebridge-lamp',
  sha: '5f2b6c1d0a9e8f7c6b5a4d3e2f1a0b9c8d7e6f5a',
  job_workflow_ref: workflow,
  run_id: '7',
  run_attempt: '1',
}
const build = {
  repository: 'https://github.com/lamps/homebridge-lamp',
  commit: claims.sha,
  builder: `https://github.com/${workflow}`,
  run: 'https://github.com/lamps/homebridge-lamp/actions/runs/7/attempts/1',
}

let sigstore: LoopbackSigstore
let folder: string
/** Of the loopback Sigstore, from npm's cache. */
let keys: SigstoreKeys
/** Where there is no cache and no network: those that came with npm. */
let embedded: SigstoreKeys

beforeAll(async () => {
  sigstore = await startSigstore()
  folder = await mkdtemp(join(tmpdir(), 'triptych-sigstore-'))
  await trustIn(folder, sigstore)
  keys = await readSigstoreKeys(join(folder, '_tuf'))
  await writeFile(join(folder, 'file'), '')
  embedded = await readSigstoreKeys(join(folder, 'file'))
}, patience)
afterAll(async () => {
  await sigstore.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Shelf {
  readonly bundles?: readonly unknown[]
  readonly type?: string
  readonly path?: string | null
  readonly keys?: SigstoreKeys
  readonly installed?: typeof installed
}

const look = ({ bundles, type = predicateType, path = '/attestations', ...other }: Shelf) =>
  checkProvenance(
    {
      attestations: async () => bundles?.map((bundle) => ({ predicateType: type, bundle })),
      sigstoreKeys: async () => other.keys ?? keys,
    },
    other.installed ?? installed,
    Promise.resolve({ signatures: [], publishedAt: null, attestations: path }),
  )
const sign = (changes: object = {}, by: object = claims, type?: string) =>
  sigstore.attest({ ...statement, ...changes }, by, type)

test('what a build signed is verified, by the certificate of the build and with the keys in the cache of npm', async () => {
  expect(keys.fault).toBeNull()
  expect(await look({ bundles: [await sign()] })).toEqual({ state: 'verified', reason: null, build })
  // Whatever the statement itself says of the source.
  const boast = {
    predicate: { buildDefinition: { externalParameters: { workflow: { repository: 'https://other' } } } },
  }
  expect(await look({ bundles: [await sign(boast)] })).toMatchObject({ state: 'verified', build })
})

/** A bundle with something else at a path of it. */
async function altered(change: (bundle: Bundle) => void): Promise<unknown> {
  const bundle = structuredClone(await sign()) as unknown as Bundle
  change(bundle)
  return bundle
}
interface Bundle {
  readonly dsseEnvelope: { payload: string; signatures: object[] }
  readonly verificationMaterial: { tlogEntries: object[] }
}
const base64 = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64')
const elsewhere = { ...statement, subject: [{ ...subject[0], name: 'pkg:npm/homebridge-other@1.0.0' }] }

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['a statement that was changed', () => altered((one) => (one.dsseEnvelope.payload = base64(elsewhere))), /./],
  ['a signature of something else', () => altered((one) => (one.dsseEnvelope.signatures = [{ sig: 'AAAA' }])), /./],
  [
    'an entry that is not in the log',
    () => altered((one) => Object.assign(one.verificationMaterial.tlogEntries[0] ?? {}, { integratedTime: '9' })),
    /./,
  ],
  ['no entry in the log', () => altered((one) => (one.verificationMaterial.tlogEntries = [])), /./],
  ['a statement about another package', () => sign(elsewhere), /it is not about @lamps\/homebridge-lamp 1\.0\.0/],
  ['one about two packages', () => sign({ subject: [...subject, ...subject] }), /it is not about/],
  ['one about nothing', () => sign({ subject: undefined }), /it is not about/],
  [
    'another package of that name',
    () => sign({ subject: [{ ...subject[0], digest: { sha512: '00' } }] }),
    /not what was built/,
  ],
  ['what is no statement', () => sign({}, claims, 'text/plain'), /it is not about/],
  [
    'a statement of another kind',
    () => sign({ predicateType: 'https://slsa.dev/verification_summary/v1' }),
    /how something was built/,
  ],
  ['a signer who is no build', () => sign({}, { iss: claims.iss, sub: claims.sub }), /does not name the source/],
  ['what is no bundle', async () => ({ mediaType: 'text/plain' }), /./],
  ['nothing', async () => undefined, /./],
])('%s is invalid', async (_, make, reason) => {
  const invalid = { state: 'invalid', reason: expect.stringMatching(reason), build: null }
  expect(await look({ bundles: [await make()] })).toEqual(invalid)
  // Nor does one that is right beside it help.
  expect(await look({ bundles: [await sign(), await make()] })).toMatchObject({ state: 'invalid' })
})

test('an installed package without a known sha512 is not proven by any attestation', async () => {
  const sha1 = { ...installed, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }
  expect(await look({ bundles: [await sign()], installed: sha1 })).toMatchObject({ state: 'invalid' })
})

test('a package that was published without has none', async () => {
  const none = { state: 'none', reason: null, build: null }
  expect(await look({ path: null })).toEqual(none)
  expect(await look({ bundles: [] })).toEqual(none)
  // npm's word that it was published is no provenance.
  const type = 'https://github.com/npm/attestation/tree/main/specs/publish/v0.1'
  expect(await look({ bundles: [await sign()], type })).toEqual(none)
})

test('a registry that names attestations and has none leaves it unverified', async () => {
  const reason = 'the registry does not have the attestations that it names'
  expect(await look({})).toEqual({ state: 'unverified', reason, build: null })
})

test('without newer keys those of npm count: what they cannot tell is unverified, and what is forged is invalid', async () => {
  expect(embedded.fault).toContain('newer ones are out of reach: ENOTDIR')
  const [unknown, forged] = [await sign(), await sign(elsewhere)]
  const reason = expect.stringContaining('newer ones are out of reach')
  expect(await look({ bundles: [unknown], keys: embedded })).toEqual({ state: 'unverified', reason, build: null })
  // Verified, if only with keys that may be out of date.
  const stale = { ...keys, fault: embedded.fault }
  expect(await look({ bundles: [unknown], keys: stale })).toEqual({ state: 'verified', reason: embedded.fault, build })
  expect(await look({ bundles: [forged], keys: stale })).toMatchObject({ state: 'invalid' })
  const changed = await altered((one) => (one.dsseEnvelope.payload = base64(elsewhere)))
  expect(await look({ bundles: [changed], keys: stale })).toMatchObject({ state: 'invalid' })
})
