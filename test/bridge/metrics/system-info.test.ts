import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { firstAddress, systemInfo } from '../../../src/bridge/metrics/system-info.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => {
  const common = { address, netmask: '', mac: '', internal, cidr: null }
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' }
}

describe('the system', () => {
  it('is this machine', async () => {
    const info = await systemInfo()
    expect(info).toEqual({
      os: process.platform,
      arch: process.arch,
      hostname: hostname(),
      ip: expect.any(String),
      nodeVersion: process.version,
      uptime: expect.any(Number),
      pluginMemory: process.platform === 'linux' ? expect.stringMatching(/^(?:cgroup|proc)$/) : 'none',
    })
    const own = Object.values(networkInterfaces()).flatMap((infos) => infos?.map(({ address }) => address) ?? [])
    expect([...own, '127.0.0.1']).toContain(info.ip)
    expect(Number.isInteger(info.uptime)).toBe(true)
  })

  it.each([
    [[at('127.0.0.1', true), at('::1', true)], '127.0.0.1'],
    [[at('127.0.0.1', true), at('2001:db8::5'), at('192.168.1.5')], '192.168.1.5'],
    [[at('169.254.3.4'), at('fe80::1'), at('10.0.0.5')], '10.0.0.5'],
    [[at('169.254.3.4'), at('fe80::1'), at('fd00::5')], 'fd00::5'],
    [[at('fe80::1'), at('169.254.3.4')], '169.254.3.4'],
    [[], '127.0.0.1'],
  ])('without a way out, %j is %s', (addresses, expected) => {
    expect(firstAddress({ lo: addresses.slice(0, 1), eth0: addresses.slice(1), none: undefined })).toBe(expected)
  })
})
