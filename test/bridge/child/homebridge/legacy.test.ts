import { inherits } from 'node:util'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'

// Old plugins know nothing of types, and what they use has none.
// biome-ignore lint/suspicious/noExplicitAny: as above
type Untyped = any
let hap: Untyped
let accessory: Untyped

beforeAll(async () => {
  hap = await loadHap()
})
beforeEach(() => {
  accessory = new hap.Accessory('Lamp', hap.uuid.generate('lamp'), hap.Accessory.Categories.LIGHTBULB)
})

test('classes derived as one did before ES6', () => {
  const uuid = 'E863F10D-079E-48FF-8F27-9C2605A29F52'
  function Consumption(this: Untyped): void {
    hap.Characteristic.call(this, 'Consumption', uuid)
    const { Formats, Perms } = hap.Characteristic
    this.setProps({ format: Formats.UINT16, unit: 'W', perms: [Perms.READ, Perms.NOTIFY] })
    this.value = this.getDefaultValue()
  }
  inherits(Consumption, hap.Characteristic)
  Consumption.UUID = uuid
  function Meter(this: Untyped, name: string, subtype: string): void {
    hap.Service.call(this, name, 'E863F007-079E-48FF-8F27-9C2605A29F52', subtype)
    this.addCharacteristic(Consumption)
    this.addOptionalCharacteristic(hap.Characteristic.On)
  }
  inherits(Meter, hap.Service)

  const service = accessory.addService(Meter, 'Meter', 'a')
  const characteristic = service.getCharacteristic(Consumption)
  expect(service instanceof hap.Service).toBe(true)
  expect([service.displayName, service.subtype]).toEqual(['Meter', 'a'])
  expect(characteristic instanceof hap.Characteristic).toBe(true)
  expect([characteristic.UUID, characteristic.value]).toEqual([uuid, 0])
  expect(characteristic.props).toMatchObject({ format: 'uint16', perms: ['pr', 'ev'] })
  const changed: unknown[] = []
  service.on('characteristic-change', ({ newValue }: { newValue: unknown }) => changed.push(newValue))
  characteristic.updateValue(7)
  expect(changed).toEqual([7])
  expect(hap.Service.deserialize(hap.Service.serialize(service)).getCharacteristic('Consumption').value).toBe(7)
})

test('ES6 classes still derive', () => {
  class Eve extends hap.Characteristic {
    constructor() {
      super('Eve', '1', { format: 'bool', perms: ['pr'] })
    }
  }
  expect(new Eve() instanceof hap.Characteristic).toBe(true)
  expect(new Eve() instanceof Eve).toBe(true)
  expect(new hap.Service.Switch('Fan') instanceof hap.Service).toBe(true)
})

test('renamed services and characteristics', () => {
  const { Service, Characteristic } = hap
  expect(Service.BatteryService === Service.Battery).toBe(true)
  expect(Service.Relay === Service.CloudRelay).toBe(true)
  expect(Service.Slat === Service.Slats).toBe(true)
  expect(Service.TunneledBTLEAccessoryService === Service.Tunnel).toBe(true)
  expect(Service.Label === Service.ServiceLabel).toBe(true)
  expect(Service.CameraEventRecordingManagement === Service.CameraRecordingManagement).toBe(true)
  expect(Characteristic.LabelNamespace === Characteristic.ServiceLabelNamespace).toBe(true)
  expect(Object.keys(Service)).not.toContain('BatteryService')
})

test('removed services, with removed characteristics', () => {
  const service = accessory.addService(hap.Service.BridgingState)
  expect(service.UUID).toBe('00000062-0000-1000-8000-0026BB765291')
  service.setCharacteristic(hap.Characteristic.Reachable, true)
  expect(service.getCharacteristic(hap.Characteristic.Reachable).value).toBe(true)
  expect(service.getCharacteristic(hap.Characteristic.LinkQuality).props).toMatchObject({ minValue: 1, maxValue: 4 })
  expect(hap.Characteristic.TargetSlatState.AUTO).toBe(1)
  const restored = hap.Service.deserialize(hap.Service.serialize(service))
  expect(restored.characteristics[0] instanceof hap.Characteristic.Reachable).toBe(true)
  for (const name of ['BridgeConfiguration', 'CameraControl', 'TimeInformation']) {
    expect(new hap.Service[name]('A').characteristics.length, name).toBeGreaterThan(0)
  }
})

test('enumerations where they were', () => {
  const { Characteristic, Perms, Formats, HAPStatus } = hap
  expect(Characteristic.Units.PERCENTAGE).toBe('percentage')
  expect(Characteristic.Formats).toBe(Formats)
  expect([Perms.READ, Perms.WRITE, Perms.NOTIFY]).toEqual(['pr', 'pw', 'ev'])
  expect([Formats.ARRAY, Formats.DICTIONARY]).toEqual(['array', 'dict'])
  expect(hap.Accessory.Categories).toEqual(hap.Categories)
  expect(hap.Status).toBe(HAPStatus)
  expect(hap.Codes).toBe(hap.TLVErrorCode)
  expect(Characteristic.TargetHumidifierDehumidifierState.AUTO).toBe(0)
  expect(() => hap.init('/anywhere')).not.toThrow()
})

test('getValue asks the handler, and passes on its failure', async () => {
  const on = accessory.addService(hap.Service.Switch, 'Lamp').getCharacteristic(hap.Characteristic.On)
  const get = vi.fn((callback: (error: Error | null, value?: boolean) => void) => callback(null, true))
  on.on('get', get)
  await expect(new Promise((resolve) => on.getValue((...got: unknown[]) => resolve(got)))).resolves.toEqual([
    null,
    true,
  ])
  on.removeAllListeners('get').on('get', (callback: (error: Error) => void) => callback(new Error('away')))
  await expect(new Promise((resolve) => on.getValue(resolve))).resolves.toBe(
    hap.HAPStatus.SERVICE_COMMUNICATION_FAILURE,
  )
})

test('methods of accessories', () => {
  accessory.updateReachability(false)
  expect(accessory.reachable).toBe(false)
  const service = accessory.addService(hap.Service.Switch, 'Lamp')
  accessory.setPrimaryService(service)
  expect(service.isPrimaryService).toBe(true)
})

test('a camera source with stream controllers becomes a camera', () => {
  const options = {
    srtp: true,
    video: { resolutions: [[320, 240, 15]], codec: { profiles: [0], levels: [0] } },
    audio: { codecs: [{ type: 'OPUS', samplerate: 16 }] },
  }
  const image = Buffer.from('jpeg')
  const source: Untyped = {
    services: [new hap.Service.CameraControl('Camera'), new hap.Service.Microphone('Microphone')],
    streamControllers: [],
    handleSnapshotRequest: (_request: unknown, callback: (error: null, image: Buffer) => void) => callback(null, image),
    prepareStream: (_request: unknown, callback: (response: object) => void) => callback({}),
    handleStreamRequest: vi.fn(),
  }
  const controller = new hap.StreamController(0, options, source)
  source.services.push(controller.getService())
  source.streamControllers.push(controller)
  accessory.configureCameraSource(source)
  const services = accessory.services.map(({ UUID }: Untyped) => UUID)
  expect(services).toEqual(expect.arrayContaining([hap.Service.CameraControl.UUID, hap.Service.Microphone.UUID]))
  expect(services.filter((uuid: string) => uuid === hap.Service.CameraRTPStreamManagement.UUID)).toHaveLength(1)
  expect(accessory.activeCameraController === undefined).toBe(false)
  const answer = vi.fn()
  accessory.activeCameraController.delegate.handleSnapshotRequest({}, answer)
  expect(answer).toHaveBeenCalledWith(undefined, image)
})
