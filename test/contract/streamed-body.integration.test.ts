import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { TriptychError } from '../../src/errors.ts'
import { StreamedBody } from '../../src/payload.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

let running: SmallSurface | undefined
afterEach(() => running?.close())

async function serve(chunks: () => AsyncGenerator<string>): Promise<string> {
  running = await startSmallSurface({
    readThing: () => ({ status: 200, headers: { ETag: '"1"' }, body: new StreamedBody(chunks()) }),
  })
  return `${running.url}/things/1`
}

it('is sent while it is made, and not at all to HEAD', async () => {
  let made = 0
  const url = await serve(async function* () {
    for (; made < 3; made += 1) {
      await setImmediate()
      yield `{"part":${made}}`
    }
  })
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, made]).toEqual([200, 0])
  const response = await fetch(url)
  expect(response.headers.get('Content-Length')).toBeNull()
  expect(await response.text()).toBe('{"part":0}{"part":1}{"part":2}')
})

it('ends the connection where it cannot be made to its end, and goes on to serve', async () => {
  const url = await serve(async function* () {
    yield 'a beginning'
    throw new Error('the database is gone')
  })
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow('terminated')
  expect((await fetch(new URL('/nothing', url))).status).toBe(404)
})

it('is refused like any other answer where it cannot be begun', async () => {
  const url = await serve(async function* () {
    if (running !== undefined) throw new TriptychError('not_found', 'gone')
    yield 'never'
  })
  const response = await fetch(url)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
})

it('may have no part at all', async () => {
  const response = await fetch(await serve(async function* () {}))
  expect([response.status, await response.text()]).toEqual([200, ''])
})

it('is made no further for a client that leaves', async () => {
  let ended = false
  const url = await serve(async function* () {
    try {
      for (;;) yield 'x'.repeat(10_000)
    } finally {
      ended = true
    }
  })
  const client = request(url, (response) => response.once('data', () => response.destroy()))
  client.on('error', () => undefined).end()
  await vi.waitFor(() => expect(ended).toBe(true))
})
