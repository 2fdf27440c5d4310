import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomSecret } from '../../src/auth/secrets.ts'
import { readSecret, subscriberOf } from '../../src/auth/visit.ts'

describe('a secret that a browser hands back', () => {
  it('is one of ours or none', () => {
    const secret = randomSecret()
    expect(readSecret(secret)).toBe(secret)
    const spoilt = [secret.slice(1), `${secret}x`, `${secret}\n`, ` ${secret.slice(1)}`, `${secret.slice(1)}=`, '', 'x']
    for (const text of [...spoilt, null, undefined]) expect(readSecret(text)).toBeNull()
  })
})

describe('who an address belongs to', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    [null, 'inside'],
  ])('%s is %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber)
  })

  it('is the same for all addresses of a /64, however they are written, and for no other', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const four = fc.tuple(group, group, group, group)
    const plain = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':')
    const long = (groups: readonly number[]) => groups.map((each) => each.toString(16).padStart(4, '0')).join(':')
    /** The shortest form, as RFC 5952 has it and URLs write it. */
    const short = (groups: readonly number[]) => new URL(`http://[${plain(groups)}]`).hostname.slice(1, -1)
    fc.assert(
      fc.property(four, four, four, (network, host, other) => {
        const expected = plain(network)
        for (const write of [plain, long, short]) {
          expect(subscriberOf(write([...network, ...host]))).toBe(expected)
          expect(subscriberOf(write([...network, ...other]))).toBe(expected)
        }
        if (plain(other) !== expected) expect(subscriberOf(short([...other, ...host]))).not.toBe(expected)
      }),
    )
  })
})
