import { describe, expect, it } from 'vitest'
import { allowedHeaders, openTo, openToWrites } from '../../src/contract/cors.ts'
import type { Route } from '../../src/contract/route.ts'

describe('openTo', () => {
  const isOpen = openTo([
    { path: '/api/v1/{siteId}', cors: true },
    { path: '/status', cors: true },
    { path: '/api/token', cors: false },
  ] as Route[])

  it.each(['/api/v1/', '/api/v1/x', '/api/v1/x/y/%00', '/status'])('%s is open', (path) => {
    expect(isOpen(path)).toBe(true)
  })

  it.each(['/api/token', '/api/v1', '/statu', '/status/x', '/', ''])('%s is not', (path) => {
    expect(isOpen(path)).toBe(false)
  })
})

describe('openToWrites', () => {
  const routes = [
    { path: '/token', method: 'POST', cors: true, parameters: [], replies: {} },
    { path: '/metadata', method: 'GET', cors: true, parameters: [], replies: {} },
    { path: '/members', method: 'POST', cors: false, parameters: [], replies: {} },
  ] as Partial<Route>[] as Route[]

  it('is a path with an open operation that is not a read', () => {
    const isOpen = openToWrites(routes)
    expect(['/token', '/metadata', '/members', '/token/'].filter(isOpen)).toEqual(['/token'])
  })

  it('lets scripts send a body and a credential there', () => {
    expect(allowedHeaders(routes)).toBe('Content-Type, Authorization')
    expect(allowedHeaders(routes.slice(1))).toBe('')
  })
})
