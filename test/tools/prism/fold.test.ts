import { describe, expect, it } from 'vitest'
import { folder } from '../../../tools/prism/fold.ts'

const fold = folder({
  paths: {
    '/api/v1/{siteId}/{env}': {},
    '/api/v1/{siteId}/{env}/{route}': { parameters: [{ $ref: '#/components/parameters/Route' }] },
    '/api/v1/{siteId}/{env}/_partials/{key}': {
      get: { parameters: [{ name: 'key', in: 'path', 'x-multi-segment': true }] },
    },
    '/api/v1/{siteId}/{env}/_routes': {},
    '/api/v1/{siteId}/{env}/i18n/{locale}': { parameters: [{ name: 'locale', in: 'path' }] },
    '/media/{key}': { parameters: [{ name: 'key', in: 'path', 'x-multi-segment': true }] },
    '/files/{path}/meta': { parameters: [{ name: 'path', in: 'path', 'x-multi-segment': true }] },
    '/health': {},
  },
  components: { parameters: { Route: { name: 'route', in: 'path', 'x-multi-segment': true } } },
} as Parameters<typeof folder>[0])

describe('folding a request path', () => {
  it.each([
    [
      'joins the segments of a route',
      '/api/v1/docs/production/content/delivery',
      '/api/v1/docs/production/content%2Fdelivery',
    ],
    [
      'keeps what is folded already',
      '/api/v1/docs/production/content%2Fdelivery',
      '/api/v1/docs/production/content%2Fdelivery',
    ],
    ['takes one extra leading slash', '/api/v1/docs/production//about', '/api/v1/docs/production/%2Fabout'],
    ['takes one trailing slash', '/api/v1/docs/production/about/', '/api/v1/docs/production/about%2F'],
    [
      'joins the segments of a partial',
      '/api/v1/docs/production/_partials/a/b',
      '/api/v1/docs/production/_partials/a%2Fb',
    ],
    ['joins the segments of a media key', '/media/docs/deep/house.png', '/media/docs%2Fdeep%2Fhouse.png'],
    ['leaves segments for what follows a parameter', '/files/a/b/meta/meta', '/files/a%2Fb%2Fmeta/meta'],
    ['lets a literal segment win', '/api/v1/docs/production/_routes', '/api/v1/docs/production/_routes'],
    ['lets a literal prefix win', '/api/v1/docs/production/i18n/en', '/api/v1/docs/production/i18n/en'],
    ['leaves a root document alone', '/api/v1/docs/production', '/api/v1/docs/production'],
    ['leaves a plain path alone', '/health', '/health'],
    ['leaves a path that fits nothing alone', '/nowhere/at/all', '/nowhere/at/all'],
    ['does not decode', '/media/a%20b/%C3%A9', '/media/a%20b%2F%C3%A9'],
  ])('%s', (_what, path, folded) => {
    expect(fold(path)).toBe(folded)
  })

  it('does not fold a parameter that takes one segment', () => {
    expect(folder({ paths: { '/one/{id}': { parameters: [{ name: 'id' }] } } })('/one/a/b')).toBe('/one/a/b')
  })
})
