import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encodeDocument, encodePartial, encodeRedirect, encodeStrings } from '../../src/content/encode.ts'

const zones = { b: { blocks: [{ fields: { z: 1, a: 2 }, type: 't', id: 'i' }] }, a: { blocks: [] } }
const zonesText = '{"b":{"blocks":[{"id":"i","type":"t","fields":{"z":1,"a":2}}]},"a":{"blocks":[]}}'

describe('a body has one form, whatever order its parts came in', () => {
  it.each([
    [
      'document',
      encodeDocument({ zones, meta: { redirectsFrom: ['/x'], description: 'd', title: 't' }, route: '/r' }),
      `{"route":"/r","meta":{"title":"t","description":"d","redirectsFrom":["/x"]},"zones":${zonesText}}`,
    ],
    [
      'document without redirects',
      encodeDocument({ route: '/', meta: { title: '', description: '', redirectsFrom: [] }, zones: {} }),
      '{"route":"/","meta":{"title":"","description":""},"zones":{}}',
    ],
    ['partial', encodePartial({ zones, key: 'k' }), `{"key":"k","zones":${zonesText}}`],
    ['strings', encodeStrings({ b: '1', a: '2', 9: '3', 10: '4' }), '{"10":"4","9":"3","a":"2","b":"1"}'],
    ['redirect', encodeRedirect({ status: 302, to: '/b', from: '/a' }), '{"from":"/a","to":"/b","status":302}'],
  ])('%s', (_, { body, etag }, expected) => {
    expect(body).toBe(expected)
    expect(etag).toBe(createHash('sha256').update(expected).digest('base64url').slice(0, 27))
  })
})
