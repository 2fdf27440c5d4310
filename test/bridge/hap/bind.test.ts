import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { absenceOf, absentEntries, isLoopbackOnly, listenOptions } from '../../../src/bridge/hap/bind.ts'

const [loopback = ''] = Object.entries(networkInterfaces()).flatMap(([name, infos]) =>
  infos?.some(({ internal }) => internal) ? [name] : [],
)

it.each([
  ['nothing', [], undefined],
  ['an address', ['192.0.2.1'], '192.0.2.1'],
  ['an address of a link', ['fe80::1%eth0'], 'fe80::1%eth0'],
  ['all addresses', ['::', 'eth0'], undefined],
  ['all of IPv4, of which an interface is advertised', ['eth0', '0.0.0.0'], '0.0.0.0'],
])('bound to %s, a server takes whatever comes to where it listens', (_, bind, host) => {
  expect(listenOptions(bind)).toEqual({ host, accepts: null })
})

it('bound to interfaces or several addresses, a server takes what comes to those', () => {
  const byName = listenOptions([loopback, '192.0.2.1'])
  expect(byName.host).toBeUndefined()
  const tried = [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:192.0.2.1',
    '192.0.2.2',
    '::ffff:192.0.2.2',
    '2001:db8::1',
    '',
  ]
  expect(tried.filter((address) => byName.accepts?.(address))).toEqual(tried.slice(0, 3))
  const ofIpv4 = listenOptions(['127.0.0.1', '192.0.2.1'])
  expect(ofIpv4.host).toBe('0.0.0.0')
  expect(tried.filter((address) => ofIpv4.accepts?.(address))).toEqual(tried.slice(0, 3))
})

it('says which entries this machine does not have', () => {
  expect(absentEntries([loopback, '127.0.0.9', '::', 'nowhere0', '192.0.2.1'])).toEqual(['nowhere0', '192.0.2.1'])
  expect(absenceOf([])).toBeNull()
  expect(absenceOf([loopback, 'nowhere0'])).toBeNull()
  expect(absenceOf(['nowhere0'])).toBe('this machine has no network interface nowhere0, or it is down (bridge.bind)')
  expect(absenceOf(['nowhere0', '192.0.2.1'])).toBe(
    'nowhere0, 192.0.2.1: not an address or a network interface of this machine (bridge.bind)',
  )
})

it('knows what only this machine reaches', () => {
  const bound = [[loopback], ['127.0.0.1', '::1'], [], ['nowhere0'], [loopback, '192.0.2.1']]
  expect(bound.map(isLoopbackOnly)).toEqual([true, true, false, false, false])
})
