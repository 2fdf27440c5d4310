import { hash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { MediaSweeper } from '../../../src/content/media/sweep.ts'
import { editorCookie, startContentServer } from '../../support/content-server.ts'
import { type DialectName, dialects } from '../../support/databases.ts'
import { startFaultyProxy } from '../../support/object-store/faulty-proxy.ts'
import {
  bucketSettings,
  type ObjectStore,
  patience,
  startObjectStore,
} from '../../support/object-store/object-store.ts'
import { runTriptych } from '../../support/process.ts'
import { temporaryDirectory } from '../import/folders.ts'

const DAY = 24 * 60 * 60 * 1000
const text = (length: number) => Buffer.from(randomBytes(length / 2).toString('hex'))
const keyOf = (bytes: Buffer) => `sites/${hash('sha256', bytes).slice(0, 2)}/${hash('sha256', bytes)}`

describe('media in an object store', () => {
  let store: ObjectStore
  beforeAll(async () => {
    store = await startObjectStore()
  }, patience)
  afterAll(() => store.stop())

  async function start(dialect: DialectName) {
    const proxy = await startFaultyProxy(store.endpoint)
    const server = await startContentServer(dialect, bucketSettings(proxy.endpoint))
    const send = (method: string, key: string, headers: Record<string, string>, body: Buffer | null = null) =>
      fetch(`${server.url}/api/console/sites/site/media/${key}`, {
        method,
        headers: { 'Content-Type': 'application/octet-stream', Cookie: editorCookie, Origin: server.url, ...headers },
        body: body === null ? null : new Uint8Array(body),
      })
    const put = (key: string, body: Buffer, headers: Record<string, string> = { 'If-None-Match': '*' }) =>
      send('PUT', key, headers, body)
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const response = await server.get(path, headers)
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    return { ...server, proxy, put, send, read }
  }

  it.each(dialects)('is imported, uploaded, delivered, exported and swept (%s)', async (dialect) => {
    const { bring, put, send, read, url, proxy, store: opened, config } = await start(dialect)
    // The second one is longer than a part of an upload.
    const [house, film] = [text(300_000), text(9_000_000)]
    await bring({ 'pages/index.md': 'Home\n', 'media/a/house.txt': house, 'media/empty.txt': '' })
    expect((await put('film.txt', film)).status).toBe(201)
    expect((await put('same.txt', film)).status).toBe(201)
    expect(await store.keys()).toEqual([keyOf(house), keyOf(film), keyOf(Buffer.alloc(0))].sort())
    expect(await readdir(config.mediaDir)).toEqual([])

    const etag = `"${hash('sha256', house)}"`
    const whole = await read('/media/a/house.txt')
    expect([whole.status, whole.headers.get('etag'), whole.bytes.equals(house)]).toEqual([200, etag, true])
    expect((await read('/media/film.txt')).bytes.equals(film)).toBe(true)
    expect([(await read('/media/empty.txt')).status, (await read('/media/other.txt')).status]).toEqual([200, 404])
    const asked = proxy.requests.length
    expect((await read('/media/a/house.txt', { 'If-None-Match': etag })).status).toBe(304)
    expect((await read('/media/a/house.txt', { 'If-Match': '"other"' })).status).toBe(412)
    expect((await read('/media/a/house.txt', { Range: 'bytes=300000-' })).status).toBe(416)
    const head = await fetch(`${url}/media/a/house.txt`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
    // None of these needs the store.
    expect(proxy.requests.length).toBe(asked)
    const part = await read('/media/a/house.txt', { Range: 'bytes=10-19', 'If-Range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/300000'])
    expect(part.bytes.equals(house.subarray(10, 20))).toBe(true)

    const target = join(await temporaryDirectory(), 'out')
    await exportFolder(opened, target, { site: 'site', env: 'production' })
    expect((await readFile(join(target, 'media/film.txt'))).equals(film)).toBe(true)

    for (const key of ['film.txt', 'same.txt']) {
      const current = await fetch(`${url}/api/console/sites/site/media/${key}`, { headers: { Cookie: editorCookie } })
      const tag = current.headers.get('etag') ?? ''
      expect((await send('DELETE', key, { 'If-Match': tag })).status).toBe(204)
    }
    const sweep = (now: number) =>
      new MediaSweeper(opened.db, opened.media, {
        onError: (error) => {
          throw error
        },
        now: () => now,
      })
    expect(await sweep(Date.now()).look()).toBe(0)
    // What could not be removed stays listed, and is removed by the next look.
    proxy.always = { kind: 'busy' }
    await expect(sweep(Date.now() + 2 * DAY).look()).rejects.toMatchObject({ code: 'unavailable' })
    proxy.always = null
    expect(await sweep(Date.now() + 2 * DAY).look()).toBe(1)
    expect(await store.keys()).toEqual([keyOf(house), keyOf(Buffer.alloc(0))].sort())
    expect(await opened.db.reader.selectFrom('orphaned_media').selectAll().execute()).toEqual([])
    for (const bytes of [house, Buffer.alloc(0)]) await opened.media.remove(hash('sha256', bytes))
  })

  it('is 503 or 507 while the store is away or full, loses nothing, and works again by itself', async () => {
    const { put, read, proxy, get } = await start('sqlite').then(async (server) => {
      await server.bring({ 'pages/index.md': 'Home\n' })
      return server
    })
    const [first, second] = [text(3_000_000), text(3000)]
    expect((await put('first.txt', first)).status).toBe(201)
    const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

    proxy.always = { kind: 'busy' }
    expect(await codeOf(await get('/media/first.txt'))).toEqual([503, 'unavailable'])
    expect(await codeOf(await put('second.txt', second))).toEqual([503, 'unavailable'])
    proxy.always = { kind: 'full' }
    expect(await codeOf(await put('second.txt', second))).toEqual([507, 'storage_full'])
    proxy.always = null
    for (let part = 0; part < 2; part += 1) proxy.faults.push({ method: 'PUT', kind: 'cut-upload', after: 1000 })
    expect(await codeOf(await put('second.txt', second))).toEqual([503, 'unavailable'])
    expect((await read('/media/second.txt')).status).toBe(404)
    expect(await store.keys()).toEqual([keyOf(first)])

    proxy.faults.push({ method: 'GET', kind: 'cut-answer', after: 1_000_000 })
    expect((await read('/media/first.txt')).bytes.equals(first)).toBe(true)
    // A download that cannot go on breaks off; its length says so.
    proxy.faults.push({ method: 'GET', kind: 'cut-answer', after: 1_000_000 })
    proxy.always = { kind: 'cut-answer', after: 0 }
    await expect(read('/media/first.txt')).rejects.toThrow('terminated')
    proxy.always = null
    expect((await put('second.txt', second)).status).toBe(201)
    expect((await read('/media/second.txt')).bytes.equals(second)).toBe(true)
  })

  it('says at start what to install where the SDK is not there', async () => {
    const missing = `import { registerHooks } from 'node:module'
      registerHooks({ resolve: (name, context, next) => {
        if (!name.startsWith('@aws-sdk/')) return next(name, context)
        throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
      } })`
    const { code, stderr } = await runTriptych(['serve', 'content'], {
      SVC_CONTENT_PORT: '0',
      SVC_MEDIA_URL: 's3://bucket',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(missing)}`,
    })
    expect(code).toBe(78)
    expect(stderr).toContain('SVC_MEDIA_URL needs the AWS SDK: npm install @aws-sdk/client-s3 @aws-sdk/lib-storage')
  })
})
