import { afterAll, beforeAll, expect, it } from 'vitest'
import { TriptychError } from '../../src/errors.ts'
import { startListener } from '../support/server.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

let running: SmallSurface
let fails = false

beforeAll(async () => {
  running = await startSmallSurface({
    readOld: () => {
      if (fails) throw new TriptychError('not_found')
      return { status: 200, headers: { ETag: '"1"' }, body: 'old' }
    },
  })
})
afterAll(() => running.close())

/** Since when (RFC 9745, 2) and until when (RFC 8594, 3). */
const dates = { deprecation: '@1772323200', sunset: 'Sun, 31 Jan 2027 00:00:00 GMT' }

it.each([
  ['an answer', { method: 'GET' }, 200],
  ['an answer to HEAD', { method: 'HEAD' }, 200],
  ['an answer that the client has', { headers: { 'If-None-Match': '"1"' } }, 304],
])('%s of a deprecated operation says since when and until when', async (_, init, status) => {
  fails = false
  const response = await fetch(`${running.url}/old`, init)
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([status, dates])
})

it('a refusal does too, and scripts of other origins may read it', async () => {
  fails = true
  const response = await fetch(`${running.url}/old`)
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([404, dates])
  expect(response.headers.get('access-control-expose-headers')).toMatch(/\bDeprecation, Sunset\b/)
})

it('what a guard refuses does too, before the operation was matched', async () => {
  const { port } = await startListener((request, response) =>
    running.surface.refuseRequest(request, response, new TriptychError('foreign_origin')),
  )
  const refused = await fetch(`http://127.0.0.1:${port}/old`)
  expect([refused.status, Object.fromEntries(refused.headers)]).toMatchObject([403, dates])
  const { headers } = await fetch(`http://127.0.0.1:${port}/page`)
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null])
})

it('what is not deprecated says nothing', async () => {
  const { headers } = await fetch(`${running.url}/page`)
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null])
})
