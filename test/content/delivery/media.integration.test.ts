import { createHash } from 'node:crypto'
import { rm, truncate } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { settleRestoredContent } from '../../../src/content/backup.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
const hash = createHash('sha256').update(bytes).digest('hex')

describe.each(dialects)('media (%s)', (dialect) => {
  it('serves the bytes, whole, by key', async () => {
    const { bring, get } = await startContentServer(dialect)
    await bring({ 'media/a/b.png': bytes, 'media/empty.txt': '' })
    const response = await get('/media/a/b.png')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      etag: `"${hash}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
    })
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await get('/media/a%2Fb.png')).status).toBe(200)
    expect((await get('/media/A/b.png')).status).toBe(404)
    expect((await get('/media/a')).status).toBe(404)
    const empty = await get('/media/empty.txt', { Range: 'bytes=0-' })
    expect(empty.status).toBe(416)
    expect((await get('/media/empty.txt')).headers.get('content-length')).toBe('0')
  })

  it('serves one range of them', async () => {
    const { bring, get } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    for (const [range, start, end] of [
      ['bytes=0-7', 0, 7],
      ['bytes=299990-', 299_990, 299_999],
      ['bytes=-3', 299_997, 299_999],
      ['bytes=5-999999999', 5, 299_999],
    ] as const) {
      const response = await get('/media/b.png', { Range: range })
      expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
        ...[206, `bytes ${start}-${end}/300000`, String(end - start + 1)],
      ])
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true)
    }
    const outside = await get('/media/b.png', { Range: 'bytes=300000-' })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */300000'])
    expect(await outside.json()).toMatchObject({ code: 'range_not_satisfiable' })
    for (const whole of ['bytes=0-1,4-5', 'items=0-1', 'nonsense']) {
      expect((await get('/media/b.png', { Range: whole })).status).toBe(200)
    }
    expect((await get('/media/b.png', { Range: 'bytes=0-1', 'If-Range': `"${hash}"` })).status).toBe(206)
    expect((await get('/media/b.png', { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200)
    expect((await get('/media/b.png', { 'If-None-Match': `"${hash}"` })).status).toBe(304)
    const head = await fetch((await get('/media/b.png')).url, { method: 'HEAD', headers: { Range: 'bytes=0-1' } })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '300000', ''])
  })

  it('never joins two copies in a download that goes on after a break', async () => {
    const { bring, get } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    const first = await get('/media/b.png', { Range: 'bytes=0-99999' })
    const etag = first.headers.get('etag') ?? ''
    const rest = (headers: Record<string, string>) => get('/media/b.png', { Range: 'bytes=100000-', ...headers })
    expect((await rest({ 'If-Match': etag })).status).toBe(206)
    expect((await rest({ 'If-Range': etag })).status).toBe(206)

    const changed = Buffer.from(bytes.toReversed())
    await bring({ 'media/b.png': changed })
    const refused = await rest({ 'If-Match': etag })
    expect([refused.status, await refused.json()]).toMatchObject([412, { code: 'stale' }])
    expect((await rest({ 'If-Match': `W/${etag}` })).status).toBe(412)
    const whole = await rest({ 'If-Range': etag })
    expect([whole.status, whole.headers.get('content-range')]).toEqual([200, null])
    expect(Buffer.from(await whole.arrayBuffer()).equals(changed)).toBe(true)
    expect((await rest({ 'If-Match': whole.headers.get('etag') ?? '' })).status).toBe(206)
    expect((await get('/media/gone.png', { 'If-Match': '*' })).status).toBe(404)
  })

  it('weighs conditions by date where none names a tag', async () => {
    const { bring, get } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    const whole = await get('/media/b.png')
    const [date, etag] = [whole.headers.get('last-modified') ?? '', whole.headers.get('etag') ?? '']
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(whole.headers.get('date') ?? ''))
    const [earlier, later] = [-1000, 1000].map((by) => new Date(Date.parse(date) + by).toUTCString())
    const status = async (headers: Record<string, string | undefined>) =>
      (await get('/media/b.png', headers as Record<string, string>)).status
    expect(await status({ 'If-Unmodified-Since': earlier })).toBe(412)
    expect(await status({ 'If-Unmodified-Since': date, Range: 'bytes=0-1' })).toBe(206)
    expect(await status({ 'If-Unmodified-Since': earlier, 'If-Match': etag })).toBe(200)
    expect(await status({ 'If-Modified-Since': date })).toBe(304)
    expect(await status({ 'If-Modified-Since': later })).toBe(304)
    expect(await status({ 'If-Modified-Since': earlier })).toBe(200)
    expect(await status({ 'If-Modified-Since': later, 'If-None-Match': '"old"' })).toBe(200)
    // Two copies may be of one second.
    expect(await status({ Range: 'bytes=0-1', 'If-Range': date })).toBe(200)
  })

  it('sends what a restore brought back to whoever has seen other bytes since', async () => {
    const { bring, get, store } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    const hourAgo = Date.now() - 3_600_000
    const { db } = store
    const settle = () => db.transaction([], (trx) => settleRestoredContent(trx, null, Date.now()))
    await db.writer.updateTable('media').set({ updated_at: hourAgo }).execute()
    // The bytes that the restore has replaced were half an hour old.
    const since = { 'If-Modified-Since': new Date(hourAgo + 1_800_000).toUTCString() }
    expect((await get('/media/b.png', since)).status).toBe(304)
    await settle()
    const again = await get('/media/b.png', since)
    expect([again.status, Buffer.from(await again.arrayBuffer()).equals(bytes)]).toEqual([200, true])
    const date = again.headers.get('last-modified') ?? ''
    expect((await get('/media/b.png', { 'If-Modified-Since': date })).status).toBe(304)
  })

  it('sends what a browser would run as an attachment', async () => {
    const { bring, get } = await startContentServer(dialect)
    const inert = {
      'a.png': 'image/png',
      'a.jpg': 'image/jpeg',
      'a.txt': 'text/plain; charset=utf-8',
      'a.woff2': 'font/woff2',
      'a.mp4': 'video/mp4',
    }
    const active = {
      ...{ 'a.svg': 'image/svg+xml', 'a.html': 'text/html; charset=utf-8', 'a.js': 'text/javascript; charset=utf-8' },
      ...{
        'a.xml': 'application/xml',
        'a.pdf': 'application/pdf',
        'a.unknown-thing': 'application/octet-stream',
      },
    }
    const names = Object.keys({ ...inert, ...active })
    await bring(Object.fromEntries(names.map((name) => [`media/${name}`, `<script>${name}</script>`])))
    for (const [name, type] of Object.entries({ ...inert, ...active })) {
      const response = await get(`/media/${name}`)
      const disposition = name in active ? 'attachment' : null
      expect([name, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
        name,
        type,
        disposition,
      ])
      const part = await get(`/media/${name}`, { Range: 'bytes=0-1' })
      expect([name, part.status, part.headers.get('content-disposition')]).toEqual([name, 206, disposition])
    }
  })

  it('says 500 and stays up when the file is not what was stored', async () => {
    const { bring, get, config } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    await truncate(new MediaFolder(config.mediaDir).pathOf(hash), 1000)
    for (const headers of [{}, { Range: 'bytes=0-10' }]) expect((await get('/media/b.png', headers)).status).toBe(500)
  })

  it('says 500 and stays up when the bytes are gone', async () => {
    const { bring, get, config, log } = await startContentServer(dialect)
    await bring({ 'media/b.png': bytes })
    await rm(new MediaFolder(config.mediaDir).pathOf(hash))
    const response = await get('/media/b.png')
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal_error' }])
    expect(log).toContainEqual(
      expect.objectContaining({ requestId: response.headers.get('x-request-id'), status: 500 }),
    )
    expect((await get('/health')).status).toBe(200)
  })

  it('answers a preflight with 204, any other OPTIONS with 405, and mints for no other origin', async () => {
    const { url } = await startContentServer(dialect)
    const options = (path: string, headers: Record<string, string>) =>
      fetch(`${url}${path}`, { method: 'OPTIONS', headers })
    const asking = { Origin: 'https://else.example', 'Access-Control-Request-Method': 'GET' }
    for (const path of ['/media/x', '/api/v1/site/production/a', '/api/v1/site/production/_routes']) {
      const preflight = await options(path, asking)
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
      expect((await options(path, { Origin: 'https://else.example' })).status).toBe(405)
    }
    const readable = {
      '/api/v1/site/production/a': ['ETag', 'X-CMS-Preview', 'X-Request-Id'],
      '/api/v1/site/production/_routes': ['ETag', 'Link', 'X-Request-Id'],
      '/media/x': ['Accept-Ranges', 'Content-Range', 'ETag', 'X-Request-Id'],
    }
    for (const [path, names] of Object.entries(readable)) {
      const { headers } = await options(path, asking)
      expect(headers.get('access-control-allow-headers')).toBe(
        'X-CMS-Preview-Token, If-None-Match, If-Match, If-Modified-Since, If-Unmodified-Since, Range, If-Range',
      )
      const exposed = (await fetch(`${url}${path}`)).headers.get('access-control-expose-headers')?.split(', ')
      expect(exposed).toEqual(expect.arrayContaining(names))
    }
    const minting = await options('/api/preview-token', { ...asking, 'Access-Control-Request-Method': 'POST' })
    expect([minting.status, minting.headers.get('access-control-allow-origin')]).toEqual([405, null])
  })
})
