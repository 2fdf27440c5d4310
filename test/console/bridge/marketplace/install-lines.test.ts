import { expect, it } from 'vitest'
import { installLines, nameIn } from '../../../../console/bridge/marketplace/install-lines.ts'

const entry = (message: string, plugin = 'bridge') =>
  ({ timestamp: '2026-11-22T08:00:00.000Z', level: 'info', plugin, message }) as const

it('takes what the bridge says of the last installation of a plugin, and nothing else', () => {
  const log = [
    entry('installing homebridge-blinds 1.0.0'),
    entry('the package homebridge-blinds could not be installed'),
    entry('installing homebridge-blinds-pro 1.0.0'),
    entry('installing homebridge-blinds 1.1.0'),
    entry('homebridge-blinds 1.1.0: 25 packages fetched'),
    entry('homebridge-blinds-pro 1.0.0: 25 packages fetched'),
    entry('homebridge-blinds 1.1.0 says so itself', 'homebridge-blinds'),
    entry('installed homebridge-blinds 1.1.0'),
  ]
  expect(installLines(log, 'homebridge-blinds').map(({ message }) => message)).toEqual([
    'installing homebridge-blinds 1.1.0',
    'homebridge-blinds 1.1.0: 25 packages fetched',
    'installed homebridge-blinds 1.1.0',
  ])
  expect(installLines(log.slice(4), 'homebridge-blinds')).toEqual([])
})

it.each([
  ['homebridge-x', 'homebridge-x'],
  ['homebridge-x@1.2.3', 'homebridge-x'],
  ['@scope/homebridge-x@next', '@scope/homebridge-x'],
])('the plugin of %s', (spec, name) => {
  expect(nameIn(spec)).toBe(name)
})
