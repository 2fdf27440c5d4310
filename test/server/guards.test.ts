import { describe, expect, it } from 'vitest'
import { checkHost, checkOrigin, type GuardedRequest, type GuardOptions } from '../../src/server/guards.ts'

const options: GuardOptions = {
  publicUrl: () => new URL('https://cms.example'),
  port: () => 8583,
  allowedHosts: ['inner.example', '10.0.0.7', '[fd00::7]'],
  trustedProxies: [],
  openPath: (pathname) => pathname.startsWith('/api/v1/'),
}

const plain: GuardedRequest = {
  method: 'GET',
  pathname: '/health',
  host: 'localhost:8583',
  scheme: 'http',
  origin: undefined,
  fetchSite: undefined,
  fetchDest: undefined,
  hasCookie: false,
  isUpgrade: false,
}

describe('the Host guard', () => {
  it.each([
    'localhost:8583',
    'LOCALHOST:8583',
    'localhost.:8583',
    '127.0.0.1:8583',
    '[::1]:8583',
    '[0:0:0:0:0:0:0:1]:8583',
    'cms.example',
    'CMS.Example',
    'cms.example.',
    'cms.example:443',
    'inner.example',
    'Inner.Example.:9000',
    '10.0.0.7:1',
    '[fd00::7]',
  ])('takes %s', (host) => {
    expect(() => checkHost({ ...plain, host }, options)).not.toThrow()
  })

  it.each([
    '',
    'localhost',
    'localhost:8584',
    '127.0.0.1',
    '127.0.0.2:8583',
    '[::1]:80',
    '[::2]:8583',
    'evil.example',
    'evil.example:8583',
    'cms.example:80',
    'cms.example:8583',
    'cms.example.evil.example',
    'sub.cms.example',
    'xcms.example',
    'cms.example@evil.example',
    'evil.example/cms.example',
    'evil.example#cms.example',
    'localhost:8583.evil.example',
    'localhost..:8583',
    'inner.example, cms.example',
  ])('refuses %s, and names the setting', (host) => {
    const message = expect.stringContaining('SVC_ALLOWED_HOSTS')
    const refusal = expect.objectContaining({ code: 'foreign_host', message })
    expect(() => checkHost({ ...plain, host }, options)).toThrow(refusal)
  })

  it('means port 80 where a loopback name has none', () => {
    expect(() => checkHost({ ...plain, host: 'localhost' }, { ...options, port: () => 80 })).not.toThrow()
  })

  it.each([
    ['GET', '/api/v1/docs/production', true],
    ['HEAD', '/api/v1/docs/production', true],
    ['OPTIONS', '/api/v1/docs/production', true],
    ['POST', '/api/v1/docs/production', false],
    ['DELETE', '/api/v1/docs/production', false],
    ['GET', '/metrics', false],
    ['GET', '/api/preview-token', false],
  ])('under any name %s %s: %s', (method, pathname, open) => {
    const check = () => checkHost({ ...plain, host: 'cdn.example', method, pathname }, options)
    if (open) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'foreign_host' }))
  })
})

describe('the Origin guard', () => {
  const own = [
    'https://cms.example',
    'https://cms.example:443',
    'http://localhost:8583',
    'http://127.0.0.1:8583',
    'http://[::1]:8583',
  ]
  const foreign = [
    'null',
    '',
    'http://localhost',
    'http://localhost:8584',
    'https://localhost:8583',
    'http://cms.example',
    'https://cms.example:8583',
    'https://evil.example',
    'https://cms.example.evil.example',
    'https://cms.example@evil.example',
    'https://evil.example, https://cms.example',
    'https://cms.example/path',
    'http://inner.example',
    'file://',
  ]
  const write = { ...plain, method: 'POST' }

  it.each(own)('takes a write from %s', (origin) => {
    expect(() => checkOrigin({ ...write, origin }, options)).not.toThrow()
    expect(() => checkOrigin({ ...write, origin, hasCookie: true }, options)).not.toThrow()
    expect(() => checkOrigin({ ...write, origin, fetchSite: 'same-site', hasCookie: true }, options)).not.toThrow()
  })

  it.each(foreign)('refuses a write from %s, cookie or not', (origin) => {
    const refusal = expect.objectContaining({ code: 'foreign_origin' })
    expect(() => checkOrigin({ ...write, origin }, options)).toThrow(refusal)
    expect(() => checkOrigin({ ...write, origin, hasCookie: true, fetchSite: 'same-origin' }, options)).toThrow(refusal)
  })

  it.each([
    ['http', 'inner.example:9000', 'http://inner.example:9000', true],
    ['https', 'inner.example', 'https://inner.example', true],
    ['http', 'inner.example', 'https://inner.example', false],
    ['http', 'inner.example:9000', 'http://inner.example:9001', false],
    ['http', 'localhost:8583', 'http://inner.example', false],
  ])('a further name over %s as %s, from %s: %s', (scheme, host, origin, allowed) => {
    const check = () => checkOrigin({ ...write, scheme, host, origin }, options)
    if (allowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'foreign_origin' }))
  })

  it.each([
    [false, undefined, true],
    [false, 'cross-site', true],
    [true, undefined, false],
    [true, 'same-origin', true],
    [true, 'same-site', false],
    [true, 'none', false],
    [true, 'cross-site', false],
  ])('without Origin, cookie %s, Sec-Fetch-Site %s: %s', (hasCookie, fetchSite, allowed) => {
    const check = () => checkOrigin({ ...write, hasCookie, fetchSite }, options)
    if (allowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'foreign_origin' }))
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('holds %s for a write', (method) => {
    expect(() => checkOrigin({ ...plain, method, origin: 'https://evil.example' }, options)).toThrow()
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets pages of any origin read with %s', (method) => {
    const read = { ...plain, method, origin: 'https://evil.example', hasCookie: true }
    expect(() => checkOrigin(read, options)).not.toThrow()
    expect(() => checkOrigin({ ...read, isUpgrade: true }, options)).toThrow()
  })
})

describe('a path that takes writes of every origin', () => {
  const open: GuardOptions = { ...options, openToWrites: (pathname) => pathname === '/oauth/token' }
  const write = {
    ...plain,
    method: 'POST',
    pathname: '/oauth/token',
    origin: 'https://elsewhere.example',
    hasCookie: true,
  }

  it('looks at no origin, but at the host', () => {
    expect(() => checkOrigin(write, open)).not.toThrow()
    expect(() => checkOrigin({ ...write, origin: 'null' }, open)).not.toThrow()
    expect(() => checkHost({ ...write, host: 'evil.example' }, open)).toThrow()
  })

  it('is that path alone, and no upgrade', () => {
    for (const request of [
      { ...write, pathname: '/oauth/token/' },
      { ...write, isUpgrade: true },
    ]) {
      expect(() => checkOrigin(request, open)).toThrow()
    }
  })
})

describe('a path that is closed to the reads of other pages', () => {
  const closed: GuardOptions = { ...options, closedToReads: (pathname) => pathname === '/mcp' }
  const read = { ...plain, method: 'GET', pathname: '/mcp', origin: 'https://elsewhere.example' }

  it('refuses them, and no request but those of pages other than our own', () => {
    expect(() => checkOrigin(read, closed)).toThrow()
    expect(() => checkOrigin({ ...read, origin: 'null' }, closed)).toThrow()
    expect(() => checkOrigin({ ...read, origin: options.publicUrl().origin }, closed)).not.toThrow()
    expect(() => checkOrigin({ ...read, origin: undefined, hasCookie: true }, closed)).not.toThrow()
  })

  it.each([
    ['cross-site', 'image', false],
    ['same-site', 'script', false],
    ['same-site', 'iframe', false],
    ['cross-site', 'empty', false],
    ['cross-site', undefined, false],
    ['cross-site', 'document', true],
    ['same-origin', 'empty', true],
    ['none', 'document', true],
    [undefined, undefined, true],
  ])('without Origin, Sec-Fetch-Site %s, Sec-Fetch-Dest %s: %s', (fetchSite, fetchDest, allowed) => {
    const check = () => checkOrigin({ ...read, origin: undefined, fetchSite, fetchDest }, closed)
    if (allowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'foreign_origin' }))
  })

  it('is that path alone', () => {
    expect(() => checkOrigin({ ...read, pathname: '/mcp/' }, closed)).not.toThrow()
    expect(() => checkOrigin(read, options)).not.toThrow()
  })
})
