import { describe, expect, it } from 'vitest'
import { Addresses } from '../../src/compose/addresses.ts'
import { loadConfig } from '../../src/config.ts'

const surfaces = ['auth', 'bridge', 'content'] as const

describe('Addresses', () => {
  it('are on localhost, at the ports of the settings', () => {
    const addresses = new Addresses(loadConfig({ SVC_AUTH_PORT: '1001', SVC_CONTENT_PORT: '1003' }))
    expect(surfaces.map((surface) => addresses.publicUrl(surface).href)).toEqual([
      'http://localhost:1001/',
      'http://localhost:8582/',
      'http://localhost:1003/',
    ])
    for (const surface of surfaces) {
      expect(addresses.isLocal(surface)).toBe(true)
      expect(addresses.isSecure(surface)).toBe(false)
    }
  })

  it('are at the real port once it is known', () => {
    const addresses = new Addresses(loadConfig({ SVC_AUTH_PORT: '0' }))
    addresses.listening('auth', 4321)
    expect(addresses.publicUrl('auth').href).toBe('http://localhost:4321/')
    expect(addresses.publicUrl('content').href).toBe('http://localhost:8583/')
  })

  it('are what is configured, wherever the surface listens', () => {
    const addresses = new Addresses(
      loadConfig({
        SVC_BASE_URL: 'https://auth.example.com',
        SVC_BRIDGE_URL: 'http://bridge.example.com:8080',
        SVC_CONTENT_URL: 'http://127.0.0.1:9000',
      }),
    )
    for (const surface of surfaces) addresses.listening(surface, 4321)
    expect(surfaces.map((surface) => addresses.publicUrl(surface).href)).toEqual([
      'https://auth.example.com/',
      'http://bridge.example.com:8080/',
      'http://127.0.0.1:9000/',
    ])
    expect(surfaces.map((surface) => addresses.isSecure(surface))).toEqual([true, false, false])
    expect(surfaces.map((surface) => addresses.isLocal(surface))).toEqual([false, false, true])
  })

  it.each([
    'http://localhost:1',
    'https://localhost',
    'http://127.0.0.1',
    'http://[::1]:8581',
  ])('%s is local', (url) => {
    expect(new Addresses(loadConfig({ SVC_BASE_URL: url })).isLocal('auth')).toBe(true)
  })

  it.each([
    'http://localhost.example.com',
    'http://192.0.2.1',
    'http://127.0.0.1.example.com',
  ])('%s is not local', (url) => {
    expect(new Addresses(loadConfig({ SVC_BASE_URL: url })).isLocal('auth')).toBe(false)
  })
})
