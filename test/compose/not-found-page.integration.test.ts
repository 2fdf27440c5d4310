import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SurfaceName, surfaceNames } from '../../src/compose/addresses.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

/** As browsers send it when someone opens an address. */
const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

let dataDir: string
let running: RunningTriptych

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'triptych-not-found-'))
  running = await startTriptych({ args: ['--check-replies'], env: { SVC_DATA_DIR: dataDir } })
})

afterAll(async () => {
  await running?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function get(surface: SurfaceName, path: string, accept: string, method = 'GET') {
  const response = await fetch(`${running.urls[surface]}${path}`, { method, headers: { Accept: accept } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe.each(surfaceNames)('an address of %s where nothing is', (surface) => {
  it('is a page for a browser that opens it', async () => {
    const { status, headers, text } = await get(surface, '/nothing/here', navigation)
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['no-store', 'Accept'])
    expect(headers.get('X-Request-Id')).toMatch(/./)
    expect(text).toContain('<h1>Page not found</h1>')
    expect(text).not.toContain('nothing/here')
    const head = await get(surface, '/nothing/here', navigation, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), head.text]).toEqual([
      404,
      headers.get('Content-Length'),
      '',
    ])
  })

  it.each(['/100%', '//nothing', '/nothing%2F..%2Fhere', '/nothing%00'])('is a page also as %s', async (path) => {
    const { status, headers, text } = await get(surface, path, navigation)
    expect([status, headers.get('Content-Type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(text).toContain('<h1>Page not found</h1>')
  })

  it.each([
    ['a program, at what is no address', '/100%', '*/*', 'GET'],
    ['a browser below /api, at what is no address', '/api/100%', navigation, 'GET'],
    ['a program', '/nothing/here', '*/*', 'GET'],
    ['a program that refuses HTML', '/nothing/here', 'application/json, text/html;q=0', 'GET'],
    ['a write', '/nothing/here', navigation, 'POST'],
    ['a browser below /api', '/api/nothing', navigation, 'GET'],
    ['a browser at /api', '/api', navigation, 'GET'],
    ['a browser below /media', '/media/nothing/at/all', navigation, 'GET'],
  ])('is a problem for %s', async (_, path, accept, method) => {
    const { headers, text } = await get(surface, path, accept, method)
    expect(headers.get('Content-Type')).toBe('application/problem+json')
    expect(JSON.parse(text)).toMatchObject({ status: expect.any(Number), code: expect.any(String) })
  })
})
