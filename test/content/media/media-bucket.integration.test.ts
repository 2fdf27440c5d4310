import { hash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { MediaBucket } from '../../../src/content/media/media-bucket.ts'
import { startFaultyProxy } from '../../support/object-store/faulty-proxy.ts'
import {
  BUCKET,
  credentials,
  type ObjectStore,
  patience,
  startObjectStore,
} from '../../support/object-store/object-store.ts'
import { temporaryDirectory } from '../import/folders.ts'
import { coming } from './files.ts'
import { outcome } from './outcome.ts'

const MIB = 1024 * 1024
const keyOf = (bytes: Buffer) => `sites/${hash('sha256', bytes).slice(0, 2)}/${hash('sha256', bytes)}`
const storedOf = (bytes: Buffer) => ({ hash: hash('sha256', bytes), size: bytes.length })

describe('MediaBucket', () => {
  let store: ObjectStore
  beforeAll(async () => {
    store = await startObjectStore()
  }, patience)
  afterAll(() => store.stop())

  async function start(options: { patience?: number; bucket?: string } = {}) {
    const proxy = await startFaultyProxy(store.endpoint)
    const incoming = await mkdtemp(join(tmpdir(), 'triptych-incoming-'))
    onTestFinished(() => rm(incoming, { recursive: true, force: true }))
    const address = { bucket: options.bucket ?? BUCKET, prefix: 'sites', endpoint: proxy.endpoint, credentials }
    const bucket = await MediaBucket.open(address, { incoming, patience: options.patience ?? 5000 })
    const read = async (bytes: Buffer, from = 0, to = bytes.length - 1) => {
      const all = await buffer(await bucket.source(storedOf(bytes))(from, to))
      return all.equals(bytes.subarray(from, to + 1)) ? 'same' : 'other'
    }
    return { proxy, bucket, incoming, read }
  }

  it('stores bytes once, under their hash, and reads any part of them', async () => {
    const { bucket, incoming, proxy, read } = await start()
    const bytes = randomBytes(300_000)
    const announced: unknown[] = []
    const announce = async (stored: unknown) => {
      announced.push(stored, await store.keys().then((keys) => keys.includes(keyOf(bytes))))
    }
    expect(await bucket.has(storedOf(bytes))).toBe(false)
    expect(await bucket.store(coming(bytes.subarray(0, 9), bytes.subarray(9)), announce)).toEqual(storedOf(bytes))
    expect(announced).toEqual([storedOf(bytes), false])
    expect([await store.keys(), await readdir(incoming)]).toEqual([[keyOf(bytes)], []])
    expect(await bucket.has(storedOf(bytes))).toBe(true)
    expect(await bucket.has({ ...storedOf(bytes), size: 1 })).toBe(false)
    for (const [from, to] of [
      [0, 299_999],
      [5, 5],
      [299_990, 299_999],
    ])
      expect(await read(bytes, from, to)).toBe('same')

    const puts = () => proxy.requests.filter((line) => line.startsWith('PUT')).length
    const path = join(await temporaryDirectory(), 'file')
    await writeFile(path, bytes)
    const before = puts()
    await bucket.store(path)
    expect(puts()).toBe(before)

    const copy = join(await temporaryDirectory(), 'copy')
    await bucket.copyTo(storedOf(bytes), copy)
    expect((await readFile(copy)).equals(bytes)).toBe(true)
    await expect(bucket.copyTo(storedOf(bytes), copy)).rejects.toMatchObject({ code: 'EEXIST' })
    await bucket.remove(storedOf(bytes).hash)
    await bucket.remove(storedOf(bytes).hash)
    expect(await store.keys()).toEqual([])

    const empty = Buffer.alloc(0)
    await bucket.store(coming())
    expect(await bucket.has(storedOf(empty))).toBe(true)
    await bucket.copyTo(storedOf(empty), `${copy}-empty`)
    await bucket.remove(storedOf(empty).hash)
  })

  it('sends large files in parts, and shows nothing of one that fails', async () => {
    const { bucket, proxy, incoming, read } = await start()
    const bytes = randomBytes(18 * MIB)
    proxy.faults.push(...Array.from({ length: 4 }, () => ({ method: 'PUT', kind: 'cut-upload', after: MIB }) as const))
    expect(await outcome(bucket.store(coming(bytes)))).toBe('unavailable')
    expect([await store.keys(), await store.unfinished(), await readdir(incoming)]).toEqual([[], 0, []])
    proxy.faults.length = 0
    // One part breaks off and is sent again.
    proxy.faults.push({ method: 'PUT', kind: 'cut-upload', after: MIB })
    await bucket.store(coming(bytes))
    expect([await store.keys(), await store.unfinished()]).toEqual([[keyOf(bytes)], 0])
    expect(await read(bytes)).toBe('same')
    await bucket.remove(storedOf(bytes).hash)
  })

  it('goes on where a download breaks off, is slow or falls silent', async () => {
    const { bucket, proxy, read } = await start({ patience: 400 })
    const bytes = randomBytes(2 * MIB)
    await bucket.store(coming(bytes))
    const after = 100_000
    proxy.faults.push({ method: 'GET', kind: 'cut-answer', after }, { method: 'GET', kind: 'cut-answer', after })
    expect(await read(bytes)).toBe('same')
    expect(proxy.requests.filter((line) => line.startsWith('GET')).length).toBe(3)
    proxy.faults.push({ method: 'GET', kind: 'stuck-answer', after })
    expect(await read(bytes, 1000)).toBe('same')
    proxy.faults.push({ method: 'GET', kind: 'slow-answer', after })
    expect(await read(bytes)).toBe('same')
    // One that makes no progress ends: half a file never looks like a whole one.
    proxy.always = { kind: 'cut-answer', after: 0 }
    proxy.faults.push({ method: 'GET', kind: 'cut-answer', after })
    expect(await outcome(read(bytes))).toBe('unavailable')
    proxy.always = null
    await bucket.remove(storedOf(bytes).hash)
  })

  it.each([
    ['busy', 'unavailable'],
    ['silent', 'unavailable'],
    // Where it refuses reads as well, no reader can make room.
    ['full', 'storage_full'],
  ] as const)('says clearly that a store is %s, and works once it is not', async (kind, code) => {
    const { bucket, proxy, read, incoming } = await start({ patience: 300 })
    const bytes = randomBytes(1000)
    await bucket.store(coming(bytes))
    proxy.always = { kind }
    const other = randomBytes(1000)
    expect(await outcome(bucket.store(coming(other)))).toBe(code)
    expect(await outcome(read(bytes))).toBe('unavailable')
    expect(await outcome(bucket.has(storedOf(bytes)))).toBe('unavailable')
    expect(await outcome(bucket.remove(storedOf(bytes).hash))).toBe('unavailable')
    expect(await outcome(bucket.removeStale(Date.now()))).toBe('unavailable')
    expect(await readdir(incoming)).toEqual([])
    proxy.always = null
    expect(await read(bytes)).toBe('same')
    await bucket.store(coming(other))
    expect(await read(other)).toBe('same')
    for (const each of [bytes, other]) await bucket.remove(storedOf(each).hash)
  })

  it('is unavailable without its bucket; bytes that are lost or others are a defect', async () => {
    const { bucket } = await start({ bucket: 'no-such-bucket' })
    const bytes = randomBytes(1000)
    expect(await outcome(bucket.store(coming(bytes)))).toBe('unavailable')
    expect(await outcome(bucket.source(storedOf(bytes))(0, 9))).toBe('unavailable')
    const there = await start()
    await expect(there.read(bytes)).rejects.toMatchObject({ name: 'NoSuchKey' })
    await store.client.send(new PutObjectCommand({ Bucket: BUCKET, Key: keyOf(bytes), Body: bytes.subarray(0, 900) }))
    for (const [from, to] of [
      [0, 999],
      [0, 9],
      [950, 999],
    ]) {
      await expect(there.read(bytes, from, to)).rejects.not.toMatchObject({ code: 'unavailable' })
    }
    // What is not whole is brought back.
    await there.bucket.store(coming(bytes))
    expect(await there.read(bytes)).toBe('same')
    await there.bucket.remove(storedOf(bytes).hash)
  })

  it('takes back uploads in parts that were left a day ago', async () => {
    const { bucket, incoming } = await start()
    await store.client.send(new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: 'sites/aa/left' }))
    await store.client.send(new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: 'others/left' }))
    await writeFile(join(incoming, '.incoming-left'), 'left')
    // Every upload of moto's began at this time.
    await bucket.removeStale(Date.parse('2010-11-10T20:48:33Z'))
    expect([await store.unfinished(), await readdir(incoming)]).toEqual([2, ['.incoming-left']])
    await bucket.removeStale(Date.now() + 25 * 60 * 60 * 1000)
    expect([await store.unfinished(), await readdir(incoming)]).toEqual([1, []])
  })
})
