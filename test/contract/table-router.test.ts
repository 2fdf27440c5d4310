import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '../../generated/content/routes.ts'
import { TableRouter } from '../../src/contract/table-router.ts'

const router = new TableRouter(routes)

/** What the router makes of a request: the operation with its parameters, or the refusal. */
function match(path: string, method = 'GET'): unknown {
  try {
    const { route, params } = router.match(method, path)
    return [route.operationId, params]
  } catch (error) {
    return error
  }
}

const site = { siteId: 'docs', env: 'production' }
const base = '/api/v1/docs/production'

describe('TableRouter', () => {
  it.each([
    [base, 'getRootDocument', site],
    [`${base}/`, 'getRootDocument', site],
    [`${base}//`, 'getRootDocument', site],
    [`${base}/about`, 'getDocument', { ...site, route: 'about' }],
    [`${base}//about`, 'getDocument', { ...site, route: 'about' }],
    [`${base}/about/`, 'getDocument', { ...site, route: 'about' }],
    [`${base}/a/b/c`, 'getDocument', { ...site, route: 'a/b/c' }],
    [`${base}/a%2Fb/c`, 'getDocument', { ...site, route: 'a/b/c' }],
    [`${base}/a%252Fb`, 'getDocument', { ...site, route: 'a%2Fb' }],
    [`${base}/caf%C3%A9`, 'getDocument', { ...site, route: 'café' }],
    [`${base}/a+b@c:d;e`, 'getDocument', { ...site, route: 'a+b@c:d;e' }],
    [`${base}/_partials/a/b`, 'getPartial', { ...site, key: 'a/b' }],
    [`${base}/_partials/a%2Fb`, 'getPartial', { ...site, key: 'a/b' }],
    [`${base}/_routes`, 'listRoutes', site],
    [`${base}/%5Froutes`, 'listRoutes', site],
    [`${base}/_routes/`, 'getDocument', { ...site, route: '_routes' }],
    [`${base}/_redirects`, 'listRedirects', site],
    [`${base}/i18n/pt-BR`, 'getStrings', { ...site, locale: 'pt-BR' }],
    [`${base}/i18n/a/b`, 'getDocument', { ...site, route: 'i18n/a/b' }],
    ['/api/v1/a%2Fb/c', 'getRootDocument', { siteId: 'a/b', env: 'c' }],
    ['/media/a/b.png', 'getMedia', { key: 'a/b.png' }],
    ['/health', 'getHealth', {}],
  ])('%s is %s', (path, operationId, params) => {
    expect(match(path)).toEqual([operationId, params])
  })

  it.each([
    ['/api/v1'],
    ['/api/v1/docs'],
    ['/media'],
    ['/media/'],
    [`${base}/_partials/`],
    ['/nowhere'],
    ['/health/'],
  ])('%s is not found', (path) => {
    expect(match(path)).toMatchObject({ code: 'not_found' })
  })

  it.each([
    [`${base}/a//b`],
    [`${base}///a`],
    [`${base}/a//`],
    [`${base}/a%2F%2Fb`],
    ['/api/v1//production/a'],
    ['/api/v1/docs//'],
    ['//health'],
    [`${base}/a/../b`],
  ])('%s is malformed', (path) => {
    expect(match(path)).toMatchObject({ code: 'malformed_path' })
  })

  it('refuses a method that the path does not have, and names those it has', () => {
    expect(match(base, 'POST')).toMatchObject({ code: 'method_not_allowed', headers: { Allow: 'GET, HEAD' } })
    expect(match('/api/preview-token')).toMatchObject({ headers: { Allow: 'POST' } })
  })

  it('takes HEAD for GET', () => {
    expect(match('/health', 'HEAD')).toEqual(['getHealth', {}])
  })

  it('gives back every route that was encoded, however its slashes were sent', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((s) => !/[\\?#/.\p{Cc}_]/u.test(s))
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.boolean(), (segments, raw) => {
        fc.pre(segments[0] !== 'i18n')
        const route = segments.join('/')
        const sent = segments.map(encodeURIComponent).join(raw ? '/' : '%2F')
        expect(match(`${base}/${sent}`)).toEqual(['getDocument', { ...site, route }])
      }),
    )
  })
})
