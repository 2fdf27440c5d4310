import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { lamp, thermometer, uuidOf } from '../accessories/descriptions.ts'
import { find } from '../accessories/home.ts'
import { type HapHome, openHapHome, pincode, username } from './hap-home.ts'
import { type AccessoryAsSeen, patience, SecondController } from './second-controller/second-controller.ts'

const uuid = uuidOf(1)

let home: HapHome
let controller: SecondController

beforeAll(async () => {
  home = await openHapHome()
  await home.home.accessories.put('lights', lamp(uuid))
  await home.home.accessories.put('sensors', thermometer(uuidOf(2)))
  await home.start()
  controller = new SecondController()
}, patience)

afterAll(async () => {
  await controller?.end()
  await home?.close()
})

/** Apple's types, of which a short one stands for a long one. */
const longType = (short: string) => `${short.padStart(8, '0')}-0000-1000-8000-0026BB765291`

function idOf(accessories: readonly AccessoryAsSeen[], aid: number, type: string): [number, number] {
  const services = accessories.find((accessory) => accessory.aid === aid)?.services ?? []
  const all = services.flatMap(({ characteristics }) => characteristics)
  const found = all.find((characteristic) => characteristic.type === longType(type))
  if (found === undefined) throw new Error(`accessory ${aid} has no ${type}`)
  return [aid, found.iid]
}

it('a controller of another make pairs, reads, writes, hears of changes, and unpairs', async () => {
  const { port } = home.bridge.state()
  await expect(controller.pair(port, username, '111-22-333')).rejects.toThrow('AuthenticationError')
  const id = await controller.pair(port, username, pincode)
  expect(home.bridge.pairings()).toMatchObject([{ id, admin: true }])
  expect(await controller.pairings()).toMatchObject([{ pairingId: id, controllerType: 'admin' }])

  const accessories = await controller.accessories()
  expect(accessories.map(({ aid }) => aid)).toEqual([1, 2, 3])
  const [on, brightness, temperature] = [
    idOf(accessories, 2, '25'),
    idOf(accessories, 2, '8'),
    idOf(accessories, 3, '11'),
  ]
  home.home.plugin('sensors').readings.CurrentTemperature = 23.5
  expect(await controller.read(temperature, brightness)).toEqual({
    [temperature.join('.')]: { value: 23.5 },
    [brightness.join('.')]: { value: 50 },
  })

  expect(await controller.write([...on, true], [...brightness, 75])).toEqual({})
  expect(home.home.plugin('lights').writes.map(({ value }) => value)).toEqual([true, 75])
  expect(await controller.write([...brightness, 1000])).toMatchObject({ [brightness.join('.')]: { status: -70410 } })

  expect(await controller.subscribe(on)).toEqual({})
  controller.events.length = 0
  const { service, characteristic } = find(home.home.accessories.list(), uuid, 'Lightbulb', 'On')
  await home.home.accessories.write(uuid, service.uuid, characteristic.uuid, false)
  // On the wire, a boolean is 0 or 1.
  await vi.waitFor(() => expect(controller.events).toContainEqual({ [on.join('.')]: { value: 0 } }))

  await controller.unpair(id)
  expect(home.bridge.pairings()).toEqual([])
})
