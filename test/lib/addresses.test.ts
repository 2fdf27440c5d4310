import { describe, expect, it } from 'vitest'
import { isLoopbackName, isPublicAddress, placeOfListener } from '../../src/lib/addresses.ts'

describe('isPublicAddress', () => {
  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.0',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
    '::ffff:93.184.215.14',
    '::ffff:5db8:d70e',
    '64:ff9b::93.184.215.14',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1'],
    ...['203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '100::1', '2001:db8::1'],
    ...['2001::1', '2001:10::1', '2002:7f00:1::', '2002:a00:1::', '3fff::1', '5f00::1', '64:ff9b:1::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::FFFF:A9FE:A9FE', '0:0:0:0:0:ffff:7f00:1'],
    ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b::169.254.169.254', '::127.0.0.1', '::7f00:1'],
    ...['', 'localhost', '127.1', '0x7f.0.0.1', '1.2.3', 'not an address'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('isLoopbackName', () => {
  it.each(['localhost', '127.0.0.1', '127.255.0.9', '::1', '[::1]'])('%s is', (name) => {
    expect(isLoopbackName(name)).toBe(true)
  })

  it.each([
    '',
    '127.evil.example',
    'localhost.example',
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '[::2]',
    '127.1',
  ])('%s is not', (name) => {
    expect(isLoopbackName(name)).toBe(false)
  })
})

it.each([
  ['192.168.1.4', '192.168.1.4:51826'],
  ['fe80::1', '[fe80::1]:51826'],
  ['::', 'port 51826 of this machine'],
  ['0.0.0.0', 'port 51826 of this machine'],
])('a listener at %s is told as %s', (host, place) => {
  expect(placeOfListener(host, 51_826)).toBe(place)
})
