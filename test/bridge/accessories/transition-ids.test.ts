import { expect, it } from 'vitest'
import { planAccessory } from '../../../src/bridge/accessories/accessory-plan.ts'
import type { AccessoryStore } from '../../../src/bridge/accessories/accessory-store.ts'
import { CharacteristicAccess } from '../../../src/bridge/accessories/characteristic-access.ts'
import { hapTypes } from '../../../src/bridge/accessories/hap-types.ts'
import { Mirror } from '../../../src/bridge/accessories/mirror.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import { uuidOf } from './descriptions.ts'
import { FakePlugin } from './fake-plugin.ts'

it('a plugin that is asked for a TLV8 is told the HAP ids of its service, which a TLV8 may name', async () => {
  const hap = await loadHapNodejs()
  const plugin = new FakePlugin()
  const store = { touch: () => undefined, save: async () => undefined } as Partial<AccessoryStore> as AccessoryStore
  const door = new CharacteristicAccess(
    hap,
    store,
    () => undefined,
    () => plugin,
  )
  const control = 'CharacteristicValueTransitionControl'
  const characteristics = [
    { type: 'Brightness', reads: true },
    { type: control, reads: true, writes: true },
  ]
  const description = { uuid: uuidOf(1), name: 'Lamp', services: [{ type: 'Lightbulb', characteristics }] }
  const mirror = new Mirror(hap, door, 'p', planAccessory(hapTypes(hap), description))
  const bulb = mirror.accessory.getService(hap.Service.Lightbulb)
  const brightness = bulb?.getCharacteristic(hap.Characteristic.Brightness)
  const transition = bulb?.getCharacteristic(hap.Characteristic.CharacteristicValueTransitionControl)
  for (const [index, characteristic] of (bulb?.characteristics ?? []).entries()) characteristic.iid = 10 + index

  await brightness?.handleGetRequest()
  await transition?.handleGetRequest()
  await transition?.handleSetRequest('AQ==')
  const [plain, read] = plugin.reads
  expect(plain).not.toHaveProperty('ids')
  expect(read).toMatchObject({ characteristic: control, ids: { [`${brightness?.UUID}`]: brightness?.iid } })
  expect(plugin.writes[0]?.ref).toEqual(read)
})
