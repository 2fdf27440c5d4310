import { describe, expect, it } from 'vitest'
import { arrange, matches } from '../../../console/bridge/accessories/arrange.ts'
import { colourName, cssOf } from '../../../console/bridge/accessories/colour.ts'
import { kindOf, optionsOf } from '../../../console/bridge/accessories/control-kind.ts'
import { characteristicName, serviceName, wordsOf } from '../../../console/bridge/accessories/names.ts'
import type { Characteristic, Service } from '../../../console/bridge/accessories/types.ts'
import { textOf } from '../../../console/bridge/accessories/value-text.ts'

const readOnly = ['ev', 'pr']
const writable = ['ev', 'pr', 'pw']

function one(type: string, value: unknown, more: Partial<Characteristic> = {}): Characteristic {
  const format = typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'float' : 'string'
  return { uuid: type, type, value, format, perms: writable, ...more }
}

const percentage = { unit: 'percentage', minValue: 0, maxValue: 100, minStep: 1 }

describe('kindOf', () => {
  it.each([
    [one('On', true), 'switch'],
    [one('Active', 1, { format: 'uint8', validValues: [0, 1] }), 'switch'],
    [one('Brightness', 50, percentage), 'slider'],
    [one('TargetTemperature', 20, { unit: 'celsius', minValue: 10, maxValue: 38, minStep: 0.1 }), 'temperature'],
    [one('Hue', 200, { minValue: 0, maxValue: 360 }), 'hue'],
    [one('ColorTemperature', 200, { minValue: 140, maxValue: 500 }), 'white'],
    [one('LockTargetState', 1, { format: 'uint8', validValues: [0, 1] }), 'choice'],
    [one('LockManagementAutoSecurityTimeout', 1, { format: 'uint32' }), 'number'],
    [one('ConfiguredName', 'TV'), 'text'],
    [one('Identify', null, { format: 'bool', perms: ['pw'] }), 'press'],
    [one('SetupEndpoints', '', { format: 'tlv8' }), 'none'],
    [one('On', true, { perms: readOnly }), 'none'],
    // A type of the plugin's own.
    [one('Presence timeout', 5, { format: 'uint8', minValue: 0, maxValue: 60 }), 'slider'],
  ] as const)('%s is a %s', (characteristic, kind) => {
    expect(kindOf(characteristic)).toBe(kind)
  })

  it('offers only the values that the characteristic takes', () => {
    const mode = one('TargetHeatingCoolingState', 0, { format: 'uint8', validValues: [0, 1] })
    expect(optionsOf(mode)).toEqual([
      { value: 0, label: 'Off' },
      { value: 1, label: 'Heat' },
    ])
    const bounded = one('TargetHeatingCoolingState', 0, { format: 'uint8', maxValue: 2 })
    expect(optionsOf(bounded).map(({ label }) => label)).toEqual(['Off', 'Heat', 'Cool'])
    expect(optionsOf(one('Own', 7, { validValues: [7, 9] })).map(({ label }) => label)).toEqual(['7', '9'])
  })
})

describe('textOf', () => {
  it.each([
    [one('CurrentTemperature', 18.25, { unit: 'celsius', minStep: 0.1 }), '18.3 °C'],
    [one('Brightness', 40, percentage), '40 %'],
    [one('ContactSensorState', 1), 'Open'],
    [one('MotionDetected', false), 'None'],
    [one('On', true), 'On'],
    [one('PM2_5Density', 12), '12 µg/m³'],
    [one('ColorTemperature', 250), '4000 K'],
    [one('AirQuality', 17), '17'],
    [one('Name', '<b>'), '<b>'],
    [one('CurrentTemperature', null), '–'],
    [one('Own', 3, { unit: 'kWh' }), '3 kWh'],
  ])('%s', (characteristic, text) => {
    expect(textOf(characteristic)).toBe(text)
  })
})

describe('arrange', () => {
  it('parts power, controls, colour, readings and details', () => {
    const characteristics = [
      one('On', true),
      one('Brightness', 50, percentage),
      one('Hue', 1),
      one('Saturation', 2),
      one('Name', 'Lamp', { perms: ['pr'] }),
      one('CurrentTemperature', 20, { unit: 'celsius', perms: readOnly }),
      one('StatusLowBattery', 0, { perms: readOnly }),
      one('Token', null, { format: 'data', perms: ['pw'] }),
    ]
    const types = (some: readonly Characteristic[]) => some.map(({ type }) => type)
    const { power, controls, colour, readings, details } = arrange({ uuid: 's', type: 'Lightbulb', characteristics })
    expect(power?.type).toBe('On')
    expect(types(controls)).toEqual(['Brightness'])
    expect(colour?.hue.type).toBe('Hue')
    expect(types(readings)).toEqual(['CurrentTemperature'])
    expect(types(details)).toEqual(['Name', 'StatusLowBattery', 'Token'])
  })

  it('shows a low battery, and all of the information under details', () => {
    const low = one('StatusLowBattery', 1, { perms: readOnly })
    const service = (type: string): Service => ({ uuid: 's', type, characteristics: [low, one('Model', 'A')] })
    expect(arrange(service('Battery')).readings).toEqual([low])
    expect(arrange(service('AccessoryInformation')).details).toHaveLength(2)
  })
})

it('finds an accessory by its names, kinds and plugin', () => {
  const characteristics = [one('Name', 'Left plug')]
  const accessory = {
    uuid: 'a',
    name: 'Strip',
    plugin: 'virtual',
    services: [{ uuid: 's', type: 'Outlet', characteristics }],
  }
  for (const text of ['stri', ' OUTLET ', 'left', 'virtual', '']) expect(matches(accessory, text)).toBe(true)
  expect(matches(accessory, 'lamp')).toBe(false)
  const information = { uuid: 'i', type: 'AccessoryInformation', characteristics: [] }
  expect(matches({ ...accessory, services: [information] }, 'information')).toBe(false)
})

it('makes words of the names of HAP, and leaves those of others', () => {
  expect(wordsOf('CurrentTiltAngle')).toBe('Current tilt angle')
  expect(wordsOf('CCAEnergyDetectThreshold')).toBe('CCA energy detect threshold')
  expect(wordsOf('my own thing')).toBe('my own thing')
  expect(characteristicName('TargetHeatingCoolingState')).toBe('Mode')
  expect(serviceName('Fanv2')).toBe('Fan')
  expect(serviceName('E863F10A-079E-48FF-8F27-9C2605A29F52')).toBe('Own service')
})

it('names and paints colours', () => {
  expect(colourName(0, 100)).toBe('Red')
  expect(colourName(359, 100)).toBe('Red')
  expect(colourName(240, 30)).toBe('Pale blue')
  expect(colourName(240, 3)).toBe('White')
  expect(cssOf(120, 100)).toBe('hsl(120 100% 50%)')
  expect(cssOf(120, 0)).toBe('hsl(120 100% 100%)')
})
