import { describe, expect, it } from 'vitest'
import { openTo } from '../../src/contract/cors.ts'
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
