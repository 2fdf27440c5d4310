import { expect, it } from 'vitest'
import { portFault, portsToTry } from '../../../../src/bridge/child/homebridge/externals-server.ts'

it.each([
  [null, undefined, [0]],
  [null, 4711, [4711, 0]],
  [{ start: 3000, end: 3002 }, undefined, [3000, 3001, 3002]],
  [{ start: 3000, end: 3002 }, 3000, [3000, 3001, 3002]],
  [{ start: 3000, end: 3002 }, 3001, [3001, 3000, 3002]],
  [{ start: 3000, end: 3002 }, 3002, [3002, 3000, 3001]],
  [{ start: 3000, end: 3002 }, 4711, [3000, 3001, 3002]],
  [{ start: 3000, end: 3000 }, 3000, [3000]],
])('within %o, %o before, the ports are %o', (range, before, ports) => {
  expect(portsToTry(range, before)).toEqual(ports)
})

it('says what stands in the way', () => {
  const settings = { bind: ['203.0.113.7'], ports: null }
  const error = Object.assign(new Error('listen EADDRNOTAVAIL'), { code: 'EADDRNOTAVAIL' })
  expect(portFault(error, settings)).toBe('203.0.113.7 is not an address of this machine (bridge.bind)')
  expect(portFault(new Error('a'.repeat(2_000)), settings)).toBe('a'.repeat(1_000))
})
