import { expect, it } from 'vitest'
import { rememberedExternals } from '../../../../src/bridge/child/homebridge/external-memory.ts'
import { hapClasses } from '../../../../src/bridge/child/homebridge/hap-classes.ts'
import { serializedOf } from '../../../../src/bridge/protocol/serialized-accessory.ts'
import { accessoryOf, daemonEnd, hap, kept, lamp, put, refTo, typesOf } from './daemon-end.ts'

const { Service, Characteristic } = hap

it('a camera goes on its own, also when it becomes one later, with its context kept', async () => {
  const stored = new Map<string, unknown>()
  const { home, next, alone, lines } = daemonEnd({ stored })
  const { accessory } = lamp('Porch')
  accessory.on('identify' as never, () => undefined)
  home.add(accessory, kept({ id: 3 }))
  expect(typesOf(await next())).toEqual(['putAccessory'])
  accessory.configureController(camera())
  expect(typesOf(await next())).toEqual(['storageSet', 'removeAccessory'])
  expect(alone).toEqual([accessory])
  expect(accessory.bridged).toBe(false)
  expect(accessory.listenerCount('identify' as never)).toBe(1)
  expect(lines.at(-1)).toMatch(/^info Porch has a camera, .* pair it on its own/)
  expect(home.find(accessory.UUID)).toBe(accessory)
  await home.forgetOthers()
  expect(await next()).toEqual([])

  const remembered = await rememberedExternals({
    ask: async (request) => ('key' in request ? stored.get(request.key) : [...stored.keys()]),
  })
  const second = daemonEnd({ remembered, stored })
  expect(second.home.earlier).toMatchObject([{ name: 'Porch', context: { context: { id: 3 } } }])
  const restored = hap.Accessory.deserialize(serializedOf(remembered[0] as never, hapClasses(hap)) as never)
  second.home.add(restored, kept({ id: 3 }))
  expect(second.alone).toEqual([restored])
  second.home.remove(restored)
  expect(second.alone).toEqual([])
  expect(stored.size).toBe(0)
})

it('adaptive lighting is mirrored: it knows the ids of the bridge, and is kept across restarts', async () => {
  const light = () => {
    const accessory = accessoryOf('Warm lamp')
    const bulb = accessory.addService(Service.Lightbulb, 'Warm bulb')
    const temperature = bulb.getCharacteristic(Characteristic.ColorTemperature)
    bulb.getCharacteristic(Characteristic.Brightness).value = 50
    const controller = new hap.AdaptiveLightingController(bulb)
    accessory.configureController(controller)
    return { accessory, controller, temperature }
  }
  const first = daemonEnd()
  const { accessory, controller, temperature } = light()
  first.home.add(accessory, kept())
  const described = put(await first.next()).services[1]?.characteristics
  expect(described?.find(({ type }) => type === temperature.UUID)?.reads).toBe(true)
  const ids = { [Characteristic.Brightness.UUID]: 10, [temperature.UUID]: 11 }
  const supported = refTo(accessory, 'Lightbulb', 'SupportedCharacteristicValueTransitionConfiguration')
  const read = Buffer.from(String(await first.home.read({ ...supported, ids })), 'base64')
  expect(read.toString('hex')).toBe('010601010a020101000001060101 0b020102'.replace(' ', ''))

  const control = refTo(accessory, 'Lightbulb', 'CharacteristicValueTransitionControl')
  const response = await first.home.write({ ...control, ids }, transition(11, 10))
  expect(response).toMatch(/^\w+/)
  expect(controller.isAdaptiveLightingActive()).toBe(true)
  // Only what controllers are told of: that a transition is active, and the first step.
  expect(first.messages.filter(({ type }) => type === 'value')).toMatchObject([
    { value: 1, event: true },
    { value: 300, event: true },
  ])
  expect(await first.home.read(refTo(accessory, 'Lightbulb', 'ColorTemperature'))).toBe(300)
  await first.home.close()
  controller.disableAdaptiveLighting()

  const second = daemonEnd()
  const again = light()
  second.home.add(again.accessory, kept())
  expect(again.controller.isAdaptiveLightingActive()).toBe(true)
  again.controller.disableAdaptiveLighting()
  await second.home.close()
})

/** A day at 300 mired, as a home hub writes it (hap-nodejs, `AdaptiveLightingController`). */
function transition(temperature: number, brightness: number): string {
  const { encode, writeUInt32, writeFloat32LE } = hap
  const now = Buffer.alloc(8)
  now.writeBigUInt64LE(BigInt(Date.now() - Date.UTC(2001, 0, 1)))
  const parameters = encode(1, Buffer.alloc(16, 1), 2, now)
  const entry = (offset: number): Buffer => encode(1, writeFloat32LE(0), 2, writeFloat32LE(300), 3, writeUInt32(offset))
  const range = encode(1, writeUInt32(10), 2, writeUInt32(100))
  const curve = encode(1, [entry(0), entry(86_400_000)], 2, Buffer.from([brightness]), 3, range)
  const configuration = encode(
    ...([
      1,
      Buffer.from([temperature]),
      2,
      parameters,
      3,
      Buffer.from([1]),
      5,
      curve,
      6,
      Buffer.from([0x60, 0xea]),
    ] as const),
    8,
    writeUInt32(600_000),
  )
  return encode(2, encode(1, configuration)).toString('base64')
}

function camera() {
  return new hap.CameraController({
    cameraStreamCount: 1,
    delegate: {
      handleSnapshotRequest: () => undefined,
      prepareStream: () => undefined,
      handleStreamRequest: () => undefined,
    },
    streamingOptions: {
      supportedCryptoSuites: [0],
      video: { resolutions: [[640, 480, 30]], codec: { profiles: [0], levels: [0] } },
    },
  } as never)
}
