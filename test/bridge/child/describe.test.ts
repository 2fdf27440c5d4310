import { expect, it } from 'vitest'
import type { AccessoryDefinition } from '../../../src/bridge/child/define-plugin.ts'
import { NativeAccessories } from '../../../src/bridge/child/native/accessories.ts'
import { accessoryUuid, describeAccessory, pathOf } from '../../../src/bridge/child/native/describe.ts'
import type { ToDaemon } from '../../../src/bridge/protocol/messages.ts'
import { readMessage } from '../../../src/bridge/protocol/read-message.ts'

const lamp: AccessoryDefinition = {
  id: 'l',
  name: 'Lamp',
  manufacturer: 'ACME',
  firmwareRevision: '1.2.3',
  services: [
    { type: 'Lightbulb', subtype: 'a', characteristics: { On: true, Brightness: { value: 3, write: () => {} } } },
    { type: 'Lightbulb', subtype: 'b', characteristics: { On: { read: () => true } } },
    { type: 'Fan', characteristics: {} },
  ],
}

it('an accessory is always the same, and no other accessory’s', () => {
  expect(accessoryUuid('triptych-virtual', 'lamp')).toBe('6a5faa85-b651-588e-99d0-b798b50a07fe')
  expect(accessoryUuid('a', 'bc')).not.toBe(accessoryUuid('ab', 'c'))
})

it('a definition becomes a description that the daemon takes, with the service that HAP wants', () => {
  const { description, handlers } = describeAccessory('p', lamp)
  expect(readMessage({ type: 'putAccessory', id: 1, description })).toBeDefined()
  expect(description.services[0]).toEqual({
    type: 'AccessoryInformation',
    characteristics: [
      { type: 'Name', value: 'Lamp' },
      { type: 'Manufacturer', value: 'ACME' },
      { type: 'Model', value: 'Lamp' },
      { type: 'SerialNumber', value: description.uuid },
      { type: 'FirmwareRevision', value: '1.2.3' },
    ],
  })
  expect(description.services[1]).toEqual({
    type: 'Lightbulb',
    subtype: 'a',
    characteristics: [
      { type: 'On', value: true },
      { type: 'Brightness', value: 3, writes: true },
    ],
  })
  expect(Object.keys(handlers.get(pathOf({ type: 'Lightbulb', subtype: 'b' }, 'On')) ?? {})).toEqual(['read'])
})

it.each([
  ['no id', { ...lamp, id: '' }, 'an accessory needs an id'],
  ['no services', { ...lamp, services: undefined }, 'accessory l: services must be a list'],
  [
    'twice the same service',
    { ...lamp, services: [...lamp.services, lamp.services[0]] },
    'accessory l has two services Lightbulb (a): tell them apart by their subtype',
  ],
])('a definition with %s is refused', (_, definition, message) => {
  expect(() => describeAccessory('p', definition as AccessoryDefinition)).toThrow(new TypeError(message))
})

it('updates find their service by type where that is enough', async () => {
  const sent: ToDaemon[] = []
  const channel = { ask: async () => undefined, send: (message: ToDaemon) => void sent.push(message) }
  const accessory = await new NativeAccessories('p', channel, []).add({
    ...lamp,
    services: [...lamp.services, { type: 'Switch', subtype: 'only', characteristics: { On: false } }],
  })
  accessory.update('Switch', 'On', true)
  accessory.update({ type: 'Lightbulb', subtype: 'b' }, 'On', true)
  expect(sent.map((message) => message.type === 'value' && message.ref.service)).toEqual([
    { type: 'Switch', subtype: 'only' },
    { type: 'Lightbulb', subtype: 'b' },
  ])
  expect(() => accessory.update('Lightbulb', 'On', true)).toThrow('there is no Lightbulb.On to update')
  expect(() => accessory.update('Switch', 'Hue', 1)).toThrow('there is no Switch.Hue to update')
})

it('known accessories are those of earlier runs, those that were added, less those that were removed', async () => {
  const { description } = describeAccessory('p', { ...lamp, id: 'earlier' })
  const accessories = new NativeAccessories('p', { ask: async () => undefined, send: () => {} }, [description])
  await accessories.add(lamp)
  expect(accessories.known()).toEqual(['earlier', 'l'])
  await accessories.remove('earlier')
  expect(accessories.known()).toEqual(['l'])
})

it('what the bridge refuses leaves what was there', async () => {
  let refuses = false
  const ask = async (): Promise<void> => {
    if (refuses) throw new Error('no')
  }
  const accessories = new NativeAccessories('p', { ask, send: () => {} }, [])
  const { uuid } = await accessories.add(lamp)
  refuses = true
  await expect(accessories.add({ ...lamp, services: [] })).rejects.toThrow('no')
  const service = { type: 'Lightbulb', subtype: 'b' }
  expect(await accessories.read({ accessory: uuid, service, characteristic: 'On' })).toBe(true)
})

it.each([
  ['services[1].characteristics[1].value: is too much', 'accessory l: Lightbulb.Brightness.value: is too much'],
  ['services[3].type: HAP has no service "Fan"', 'accessory l: Fan.type: HAP has no service "Fan"'],
  ['the bridge is full', 'the bridge is full'],
])('a refusal names the accessory and its types: %s', async (refusal, message) => {
  const channel = { ask: async () => Promise.reject(new Error(refusal)), send: () => {} }
  await expect(new NativeAccessories('p', channel, []).add(lamp)).rejects.toMatchObject({ message })
})
