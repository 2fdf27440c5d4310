import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientReader, createProxyTrust, readAuthority } from '../../src/server/client-address.ts'

/** All of a request that is looked at. */
function requestFrom(remoteAddress: string | undefined, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as IncomingMessage
}

const proxies = ['10.0.0.1', '192.168.0.0/16', 'fd00::/8']

describe('createClientReader', () => {
  it.each([
    ['127.0.0.1', {}, '127.0.0.1', true],
    ['127.9.9.9', {}, '127.9.9.9', true],
    ['::1', {}, '::1', true],
    ['::ffff:127.0.0.1', {}, '127.0.0.1', true],
    ['::ffff:203.0.113.9', {}, '203.0.113.9', false],
    ['203.0.113.9', {}, '203.0.113.9', false],
    [undefined, {}, '', false],
    // What a stranger claims is not trusted; but a client that claims to forward is not taken for local.
    ['203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9', false],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', false],
    ['127.0.0.1', { forwarded: 'for=203.0.113.9' }, '127.0.0.1', false],
    ['127.0.0.1', { 'x-forwarded-proto': 'https' }, '127.0.0.1', false],
    ['127.0.0.1', { 'x-real-ip': '203.0.113.9' }, '127.0.0.1', false],
    ['127.0.0.1', { via: '1.1 cache' }, '127.0.0.1', false],
    // A trusted proxy's word counts, hop by hop from the right.
    ['10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9', false],
    ['10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', false],
    ['10.0.0.1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 192.168.3.4' }, '203.0.113.9', false],
    ['::ffff:10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9', false],
    ['fd00::5', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1', false],
    ['10.0.0.1', { 'x-forwarded-for': 'nonsense' }, '10.0.0.1', false],
    ['10.0.0.1', { 'x-forwarded-for': '203.0.113.9, nonsense, 192.168.3.4' }, '192.168.3.4', false],
    ['10.0.0.2', { 'x-forwarded-for': '203.0.113.9' }, '10.0.0.2', false],
  ])('%s with %o is %s, loopback %s', (remote, headers, address, loopback) => {
    const read = createClientReader(createProxyTrust(proxies))
    expect(read(requestFrom(remote, headers))).toEqual({ address, loopback, host: '' })
  })

  it("knows the name that was asked, a trusted proxy's word taken for it", () => {
    const read = createClientReader(createProxyTrust(proxies))
    const headers = { host: 'inner:1', 'x-forwarded-host': 'cms.example' }
    expect(read(requestFrom('10.0.0.1', headers)).host).toBe('cms.example')
    expect(read(requestFrom('203.0.113.9', headers)).host).toBe('inner:1')
  })
})

describe('readAuthority', () => {
  const forwarded = { host: 'inner:1', 'x-forwarded-host': 'cms.example', 'x-forwarded-proto': 'https' }

  it.each([
    ['10.0.0.1', forwarded, { host: 'cms.example', scheme: 'https' }],
    ['10.0.0.1', { host: 'inner:1', 'x-forwarded-proto': 'HTTPS' }, { host: 'inner:1', scheme: 'https' }],
    [
      '10.0.0.1',
      { ...forwarded, 'x-forwarded-host': 'made-up.example, cms.example' },
      { host: 'cms.example', scheme: 'https' },
    ],
    ['203.0.113.9', forwarded, { host: 'inner:1', scheme: 'http' }],
    ['127.0.0.1', forwarded, { host: 'inner:1', scheme: 'http' }],
    ['127.0.0.1', {}, { host: '', scheme: 'http' }],
  ])('from %s with %o', (remote, headers, expected) => {
    expect(readAuthority(requestFrom(remote, headers), createProxyTrust(proxies))).toEqual(expected)
  })
})
