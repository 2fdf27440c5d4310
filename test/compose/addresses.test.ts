import { describe, expect, it } from 'vitest'
import { Addresses, type SurfaceName } from '../../src/compose/addresses.ts'
import { loadConfig } from '../../src/config.ts'

const surfaces = ['auth', 'bridge', 'content'] as const

describe('Addresses', () => {
  it('are on localhost, at the ports of the settings', () => {
    const addresses = new Addresses(
      loadConfig({ SVC_AUTH_PORT: '1001', SVC_BRIDGE_PORT: '1002', SVC_CONTENT_PORT: '1003' }),
    )
    expect(surfaces.map((surface) => addresses.publicUrl(surface).href)).toEqual([
      'http://localhost:1001/',
      'http://localhost:1002/',
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
    ['127.0.0.1', 'http://localhost:1001/'],
    ['::1', 'http://localhost:1001/'],
    ['localhost', 'http://localhost:1001/'],
    ['0.0.0.0', 'http://localhost:1001/'],
    ['::', 'http://localhost:1001/'],
    ['fe80::1%eth0', 'http://localhost:1001/'],
    ['192.168.1.5', 'http://192.168.1.5:1001/'],
    ['127.0.0.2', 'http://127.0.0.2:1001/'],
    ['2001:db8::1', 'http://[2001:db8::1]:1001/'],
    ['Home.Local', 'http://home.local:1001/'],
  ])('are where the surfaces listen: %s', (host, address) => {
    const addresses = new Addresses(loadConfig({ SVC_HOST: host, SVC_AUTH_PORT: '1001' }))
    expect(addresses.publicUrl('auth').href).toBe(address)
    expect(addresses.isLocal('auth')).toBe(address.includes('localhost'))
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

  describe('lead from one console to the others', () => {
    const linksFrom = (here: SurfaceName, settings: Record<string, string>, running: readonly SurfaceName[]) => {
      const addresses = new Addresses(loadConfig(settings))
      running.forEach((surface, index) => {
        addresses.listening(surface, 4321 + index)
      })
      return addresses
        .consolesBeside(here)
        .map(
          ({ surface, url, forAdministrators }) => `${surface} ${url}${forAdministrators ? ' for administrators' : ''}`,
        )
    }

    it('of the same process, on this machine', () => {
      expect(linksFrom('auth', {}, surfaces)).toEqual([
        'bridge http://localhost:4322/',
        'content http://localhost:4323/',
      ])
      expect(linksFrom('content', {}, surfaces)).toEqual([
        'auth http://localhost:4321/',
        'bridge http://localhost:4322/',
      ])
    })

    it('of the same process, at one address of this machine', () => {
      expect(linksFrom('auth', { SVC_HOST: '192.168.1.5', SVC_BRIDGE_AUTH: 'session' }, surfaces)).toEqual([
        'bridge http://192.168.1.5:4322/ for administrators',
        'content http://192.168.1.5:4323/',
      ])
    })

    it('but never to a surface that does not run here and has no address', () => {
      expect(linksFrom('content', {}, ['content'])).toEqual([])
      expect(linksFrom('bridge', {}, ['bridge', 'content'])).toEqual(['content http://localhost:4322/'])
    })

    it('and never from a public address to localhost', () => {
      expect(linksFrom('content', { SVC_CONTENT_URL: 'https://content.example.com' }, surfaces)).toEqual([])
    })

    it('by configured addresses, wherever they run', () => {
      const settings = { SVC_BASE_URL: 'https://auth.example.com', SVC_BRIDGE_URL: 'https://bridge.example.com' }
      expect(linksFrom('content', settings, ['content'])).toEqual([
        'auth https://auth.example.com/',
        'bridge https://bridge.example.com/ for administrators',
      ])
      const asked = { SVC_AUTH_URL: 'https://auth.internal.example' }
      expect(linksFrom('content', asked, ['content'])).toEqual(['auth https://auth.internal.example/'])
    })

    it('of which a bridge with sign-in is for administrators', () => {
      const closed = { SVC_BRIDGE_AUTH: 'session' }
      expect(linksFrom('auth', closed, ['auth', 'bridge'])).toEqual([
        'bridge http://localhost:4322/ for administrators',
      ])
    })
  })
})
