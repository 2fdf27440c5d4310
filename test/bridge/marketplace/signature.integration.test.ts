import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProofs } from '../../../src/bridge/marketplace/proofs.ts'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'

const NAME = 'homebridge-lamp'
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const other = `sha512-${Buffer.alloc(64, 2).toString('base64')}`
const first = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const second = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** What the registry answers, by path; a number is a status. */
const answers = new Map<string, object | string | number>()
let registry: Registry
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? 404
    response.statusCode = typeof answer === 'number' ? answer : 200
    response.end(typeof answer === 'object' ? JSON.stringify(answer) : String(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  registry = new Registry({ npm_config_registry: url, HOME: '/nowhere' })
  stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
})
afterAll(() => stop())

const sign = (text: string, { privateKey }: { privateKey: KeyObject } = first): string =>
  createSign('SHA256').update(text).sign(privateKey, 'base64')
const keyOf = ({ publicKey }: { publicKey: KeyObject }, keyid: string, expires: string | null = null) => {
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return { keyid, key, expires, keytype: 'ecdsa-sha2-nistp256', scheme: 'ecdsa-sha2-nistp256' }
}

interface Shelf {
  readonly keys?: object | string | number
  readonly signatures?: unknown
  readonly time?: object
  readonly packument?: object | number
}

const good = { keyid: 'one', sig: sign(`${NAME}@1.0.0:${integrity}`) }

async function stateWith({ keys, signatures, time, packument }: Shelf, of: string | null = integrity) {
  answers.set('/-/npm/v1/keys', keys ?? { keys: [keyOf(first, 'one'), keyOf(second, 'two')] })
  const version = { name: NAME, version: '1.0.0', dist: { integrity, signatures } }
  answers.set(`/${NAME}`, packument ?? { name: NAME, versions: { '1.0.0': version }, time })
  const { state, reason } = await checkProofs(registry, { name: NAME, version: '1.0.0', integrity: of })
  return { state, reason }
}

test('attestations are asked for at the registry alone, whatever address the registry names for them', async () => {
  const { port } = new URL(url)
  const dist = {
    integrity,
    signatures: [good],
    attestations: { url: `https://registry.npmjs.org//localhost:${port}/here` },
  }
  answers.set('/-/npm/v1/keys', { keys: [keyOf(first, 'one')] })
  answers.set(`/${NAME}`, { name: NAME, versions: { '1.0.0': { name: NAME, version: '1.0.0', dist } } })
  answers.set('/here', { attestations: [] })
  const { state, provenance } = await checkProofs(registry, { name: NAME, version: '1.0.0', integrity })
  expect(state).toBe('verified')
  expect(provenance).toMatchObject({ state: 'unverified', reason: expect.stringContaining('it is asked elsewhere') })
})

test('what a key of the registry signed is verified', async () => {
  const verified = { state: 'verified', reason: null }
  expect(await stateWith({ signatures: [good] })).toEqual(verified)
  const both = [good, { keyid: 'two', sig: sign(`${NAME}@1.0.0:${integrity}`, second) }]
  expect(await stateWith({ signatures: both })).toEqual(verified)
  // It was not expired when the package was published.
  const keys = { keys: [keyOf(first, 'one', '2025-01-29T00:00:00.000Z')] }
  expect(await stateWith({ keys, signatures: [good], time: { '1.0.0': '2024-05-01T00:00:00.000Z' } })).toEqual(verified)
})

test.each<[string, Shelf, (string | null)?]>([
  ['another package than the one that was signed', { signatures: [good] }, other],
  ['a signature of another version', { signatures: [{ keyid: 'one', sig: sign(`${NAME}@1.0.1:${integrity}`) }] }],
  ['a signature by another key', { signatures: [{ ...good, keyid: 'two' }] }],
  ['one of two signatures', { signatures: [good, { ...good, keyid: 'two' }] }],
  ['an unreadable signature', { signatures: [{ keyid: 'one', sig: '%%%' }] }],
  ['an unreadable key', { signatures: [good], keys: { keys: [{ keyid: 'one', key: 'AAAA' }] } }],
  [
    'a key that had expired',
    {
      signatures: [good],
      keys: { keys: [keyOf(first, 'one', '2025-01-29T00:00:00.000Z')] },
      time: { '1.0.0': '2025-05-01T00:00:00.000Z' },
    },
  ],
])('%s is invalid', async (_, shelf, of) => {
  expect(await stateWith(shelf, of)).toEqual({ state: 'invalid', reason: expect.stringMatching(/\w/) })
})

test.each([undefined, [], 'none'])('signatures that are %j are missing', async (signatures) => {
  expect(await stateWith({ signatures })).toEqual({ state: 'missing', reason: 'the registry has no signature of it' })
})

test.each<[string, Shelf, string, (string | null)?]>([
  ['without keys', { signatures: [good], keys: 404 }, 'the registry has no keys, so it signs no packages'],
  ['keys out of reach', { signatures: [good], keys: 503 }, 'it answers with status 503'],
  ['keys that are none', { signatures: [good], keys: { keys: 1 } }, 'its answer is not a list of keys'],
  ['a key that is not there', { signatures: [{ ...good, keyid: 'x' }] }, 'the registry has no key x'],
  ['a version that is gone', { packument: { versions: {} } }, 'does not have homebridge-lamp 1.0.0 any more'],
  ['a package that is gone', { packument: 404 }, 'does not have homebridge-lamp 1.0.0 any more'],
  ['a registry that fails', { packument: 500 }, 'it answers with status 500'],
  ['no integrity', { signatures: [good] }, 'the integrity of what is installed is not known', null],
])('%s: unverified', async (_, shelf, reason, of) => {
  expect(await stateWith(shelf, of)).toEqual({ state: 'unverified', reason: expect.stringContaining(reason) })
})
