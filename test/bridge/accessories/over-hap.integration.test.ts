import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccessoryDescription } from '../../../src/bridge/protocol/accessory.ts'
import { lamp, thermometer, uuidOf } from './descriptions.ts'
import { find, type Home, openHome } from './home.ts'

const uuid = uuidOf(1)
const on = { accessory: uuid, service: { type: 'Lightbulb' }, characteristic: 'On' }

let home: Home
beforeEach(async () => {
  home = await openHome()
})
afterEach(() => home.close())

const put = (description: AccessoryDescription) => home.accessories.put('lights', description)

/** A characteristic as HAP has it, by its UUID or name. */
function shown(accessory: string, type: string) {
  const services = home.accessories.bridge.bridgedAccessories.find(({ UUID }) => UUID === accessory)?.services ?? []
  const found = services
    .flatMap((each) => each.characteristics)
    .find((each) => [each.UUID, each.displayName].includes(type))
  if (found === undefined) throw new Error(`no ${type} in ${accessory}`)
  return found
}

describe('a plugin that was started anew', () => {
  it('sends no events with the defaults of what it is asked for, and repeats no press of a button', async () => {
    const button = {
      type: 'StatelessProgrammableSwitch',
      characteristics: [{ type: 'ProgrammableSwitchEvent', value: 0 }],
    }
    const description = { ...thermometer(uuid), services: [...thermometer(uuid).services, button] }
    await put(description)
    const ref = { accessory: uuid, service: { type: 'TemperatureSensor' }, characteristic: 'CurrentTemperature' }
    home.accessories.update('lights', ref, 23)
    const pressed = { ...ref, service: { type: button.type }, characteristic: 'ProgrammableSwitchEvent' }
    home.accessories.update('lights', pressed, 1)
    const told: unknown[] = []
    for (const type of ['Current Temperature', 'Programmable Switch Event']) {
      shown(uuid, type).on('change', ({ newValue }) => told.push(newValue))
    }
    await put({ ...description, name: 'Outside' })
    expect(told).toEqual([])
    const { characteristic } = find(home.accessories.list(), uuid, 'TemperatureSensor', 'CurrentTemperature')
    expect(characteristic.value).toBe(23)
  })
})

describe('a value that a plugin tells', () => {
  it('that is an event reaches controllers though it is the same as before', async () => {
    await put(lamp(uuid))
    const reasons: string[] = []
    shown(uuid, 'On').on('change', ({ reason }) => reasons.push(reason))
    home.accessories.update('lights', on, false)
    home.accessories.update('lights', on, false, true)
    expect(reasons).toEqual(['update', 'event'])
  })
})

describe('a write over HAP', () => {
  const props = { format: 'tlv8', perms: ['pr', 'pw', 'wr'] }

  it.each([
    ['the response of the plugin', 'AgEB', 'AgEB'],
    ['none where it responds with what may not be', 1, undefined],
  ])('gets %s', async (_, response, expected) => {
    await put(lamp(uuid, { type: uuidOf(7), displayName: 'Control', props, writes: true }))
    home.plugin('lights').responses[uuidOf(7)] = response
    expect(await shown(uuid, uuidOf(7)).handleSetRequest('AQEA')).toBe(expected)
    expect(home.plugin('lights').writes).toMatchObject([{ value: 'AQEA' }])
  })

  it('gets none where the characteristic has no response', async () => {
    await put(lamp(uuid))
    home.plugin('lights').responses.On = false
    expect(await shown(uuid, 'On').handleSetRequest(true)).toBeUndefined()
  })
})
