import { expect, it } from 'vitest'
import { hapClasses } from '../../../../src/bridge/child/homebridge/hap-classes.ts'
import { serializedOf } from '../../../../src/bridge/protocol/serialized-accessory.ts'
import { accessoryOf, daemonEnd, hap, kept, lamp, put, refTo, typesOf, values } from './daemon-end.ts'

const { Service, Characteristic } = hap

it('an accessory is described once in a turn, with all that it has; values that follow are sent after it', async () => {
  const { home, next } = daemonEnd()
  const { accessory, on } = lamp()
  home.add(accessory, kept({ id: 7 }))
  on.onGet(() => true).onSet(() => undefined)
  on.updateValue(false)
  accessory.getService(Service.Lightbulb)?.getCharacteristic(Characteristic.Brightness).setProps({ minValue: 10 })
  on.updateValue(true)
  accessory.getService(Service.AccessoryInformation)?.setCharacteristic(Characteristic.Model, 'M1')
  const messages = await next()
  // With the values of now, which need not be told once more, unless the plugin is asked for them.
  expect(typesOf(messages)).toEqual(['putAccessory', 'value'])
  expect(messages[1]).toMatchObject({ ref: { characteristic: Characteristic.On.UUID }, value: true })
  const { name, services, context } = put(messages)
  expect(name).toBe('Lamp')
  expect(context).toEqual({ plugin: 'homebridge-lamps', platform: 'Lamps', context: { id: 7 } })
  const [information, bulb] = services
  expect(information?.characteristics.find(({ displayName }) => displayName === 'Model')?.value).toBe('M1')
  expect(information?.characteristics.find(({ displayName }) => displayName === 'Identify')?.writes).toBe(true)
  expect(bulb).toMatchObject({ type: Service.Lightbulb.UUID, name: 'Bulb' })
  expect(bulb?.characteristics.find(({ type }) => type === Characteristic.On.UUID)).toMatchObject({
    value: true,
    reads: true,
    writes: true,
  })
  const brightness = bulb?.characteristics.find(({ type }) => type === Characteristic.Brightness.UUID)
  expect(brightness).toMatchObject({ value: 10, props: { minValue: 10, maxValue: 100, unit: 'percentage' } })

  on.updateValue(true)
  expect(await next()).toEqual([])
  on.updateValue(false)
  on.setValue(true)
  // The set handler is asked before the second is one.
  expect(values(await next())).toEqual([false, true])
})

it('what changes on it follows by itself, and the same is not said twice', async () => {
  const { home, next } = daemonEnd()
  const { accessory, on } = lamp()
  home.add(accessory, kept())
  await next()
  const change = async (work: () => void): Promise<ReturnType<typeof put>> => {
    work()
    const messages = await next()
    expect(typesOf(messages).filter((type) => type === 'putAccessory')).toHaveLength(1)
    return put(messages)
  }
  const described = async (work: () => void) => (await change(work)).services[1]?.characteristics[1]
  expect(await described(() => on.onGet(() => true))).toMatchObject({ reads: true })
  expect(await described(() => on.removeOnGet())).not.toHaveProperty('reads')
  const listener = (): void => undefined
  expect(await described(() => on.on('set' as never, listener))).toMatchObject({ writes: true })
  expect(await described(() => on.off('set' as never, listener))).not.toHaveProperty('writes')
  expect(await described(() => on.setProps({ description: 'Power' }))).toMatchObject({
    props: { description: 'Power' },
  })
  const fan = new Service.Fan('Fan', 'f')
  expect((await change(() => accessory.addService(fan))).services).toHaveLength(3)
  const bulb = accessory.getService(Service.Lightbulb)
  const linked = await change(() => bulb?.addLinkedService(fan))
  expect(linked.services[1]?.linked).toEqual([{ type: Service.Fan.UUID, subtype: 'f' }])
  expect((await change(() => fan.setPrimaryService())).services[2]?.primary).toBe(true)
  expect((await change(() => fan.setHiddenService())).services[2]?.hidden).toBe(true)
  expect(
    (await change(() => fan.addCharacteristic(Characteristic.RotationSpeed))).services[2]?.characteristics,
  ).toHaveLength(3)
  expect((await change(() => accessory.removeService(fan))).services[1]).not.toHaveProperty('linked')
  expect((await change(() => Object.assign(accessory, { displayName: 'Sun', category: 5 }))).category).toBe(5)
  accessory.getService(Service.Lightbulb)?.setPrimaryService(false)
  home.changed(accessory)
  expect(await next()).toEqual([])
})

it('the daemon reads and writes, and hears nothing of what it asked for itself', async () => {
  const { home, next } = daemonEnd()
  const { accessory, on } = lamp()
  const seen: unknown[] = []
  let state = true
  on.onGet((_context, connection) => {
    seen.push(connection?.isAuthenticated())
    return state
  })
  on.onSet((value) => {
    state = value as boolean
  })
  accessory.on(
    'identify' as never,
    ((paired: boolean, done: () => void) => {
      seen.push(paired)
      done()
    }) as never,
  )
  home.add(accessory, kept())
  await next()
  const ref = refTo(accessory, 'Lightbulb', 'On')
  expect(await home.read(ref)).toBe(true)
  await home.write(ref, false)
  expect(state).toBe(false)
  expect(on.value).toBe(false)
  await home.write(refTo(accessory, 'AccessoryInformation', 'Identify'), true)
  expect(seen).toEqual([true, true])
  await expect(home.write(ref, 'x')).rejects.toMatchObject({ status: -70410 })
  expect(await next()).toEqual([])
})

it('statuses of a plugin reach readers, until it has a value again', async () => {
  const { home, next, lines } = daemonEnd()
  const { accessory, on } = lamp()
  home.add(accessory, kept())
  await next()
  const ref = refTo(accessory, 'Lightbulb', 'On')
  on.updateValue(new hap.HapStatusError(-70403))
  expect(put(await next()).services[1]?.characteristics[1]).toMatchObject({ reads: true })
  await expect(home.read(ref)).rejects.toMatchObject({ status: -70403, message: 'Lamp: On: HAP status -70403' })
  on.updateValue(true)
  const messages = await next()
  expect(put(messages).services[1]?.characteristics[1]).toMatchObject({ value: true })
  expect(put(messages).services[1]?.characteristics[1]).not.toHaveProperty('reads')
  on.onGet(() => Promise.reject(new Error('unplugged')))
  await expect(home.read(ref)).rejects.toMatchObject({ status: -70402 })
  await expect(home.read(refTo(accessory, 'Fan', 'On'))).rejects.toMatchObject({ status: -70409 })
  await expect(home.read(refTo(accessoryOf('None'), 'Fan', 'On'))).rejects.toMatchObject({ status: -70409 })
  expect(lines.filter((line) => !line.startsWith('debug'))).toEqual([])
})

it('a button tells each press', async () => {
  const { home, next } = daemonEnd()
  const accessory = accessoryOf('Button')
  const pressed = accessory
    .addService(Service.StatelessProgrammableSwitch, 'Press')
    .getCharacteristic(Characteristic.ProgrammableSwitchEvent)
  home.add(accessory, kept())
  pressed.sendEventNotification(0)
  pressed.updateValue(0)
  const messages = await next()
  expect(messages.filter(({ type }) => type === 'value')).toMatchObject([
    { value: 0, event: true },
    { value: 0, event: true },
  ])
})

it('a characteristic with a response answers a write with it', async () => {
  const { home, next } = daemonEnd()
  const accessory = accessoryOf('Lock')
  const point = accessory.addService(Service.NFCAccess).getCharacteristic(Characteristic.NFCAccessControlPoint)
  point.onSet((value) => `${value}`.replace('AQ', 'Ag'))
  home.add(accessory, kept())
  await next()
  expect(await home.write(refTo(accessory, 'NFCAccess', 'NFCAccessControlPoint'), 'AQ==')).toBe('Ag==')
})

it('what it cannot say is left out with one warning, and a refusal is an error in the log', async () => {
  let refusal: string | undefined = 'full'
  const { home, next, lines } = daemonEnd({ refusal: () => refusal })
  const { accessory, on } = lamp()
  const other = new Characteristic('Odd', '12345678-0000-4000-8000-000000000000', {
    format: 'array',
    perms: ['pr'],
  } as never)
  accessory.getService(Service.Lightbulb)?.addCharacteristic(other)
  home.add(accessory, kept())
  await next()
  on.onGet(() => true)
  await next()
  expect(lines).toEqual([
    'warn Lamp: service Bulb: Odd: format "array" is unknown',
    'warn Lamp: service Bulb: Odd: left out: its props cannot be used',
    'error Lamp is refused by the bridge: full',
  ])
  refusal = undefined
  home.changed(accessory)
  expect(put(await next()).services[1]?.characteristics.map(({ displayName }) => displayName)).toEqual(['Name', 'On'])
})

it('accessories leave, and what came back in the same turn has not left', async () => {
  const gone = accessoryOf('Gone')
  const earlier = { uuid: gone.UUID, name: 'Gone', services: [] }
  const { home, next } = daemonEnd({ earlier: [earlier, { ...earlier, uuid: accessoryOf('Other').UUID }] })
  const { accessory } = lamp()
  home.add(accessory, kept())
  expect(() => home.add(lamp().accessory, kept())).toThrow('is there already')
  await next()
  home.remove(accessory)
  expect(home.find(accessory.UUID)).toBeUndefined()
  home.add(accessory, kept())
  expect(typesOf(await next())).toEqual(['putAccessory'])
  home.remove(accessory)
  expect(typesOf(await next())).toEqual(['removeAccessory'])
  home.add(gone, kept())
  await home.forgetOthers()
  expect(await next()).toMatchObject([
    { type: 'putAccessory' },
    { type: 'removeAccessory', uuid: accessoryOf('Other').UUID },
  ])
})

it('the limit of a bridge is for what is published: a plugin has as many accessories as it likes', async () => {
  const { home, next, lines } = daemonEnd()
  for (let number = 0; number < 150; number += 1) home.add(accessoryOf(`Lamp ${number}`), kept())
  expect(await next()).toHaveLength(150)
  expect(lines).toEqual([])
})

it('what no bridge can hold is refused, and its plugin goes on', async () => {
  const { home, next, lines } = daemonEnd()
  home.add(new hap.Bridge('Another', hap.uuid.generate('Another')), kept())
  home.add(accessoryOf('Lamp'), kept())
  expect(typesOf(await next())).toEqual(['putAccessory'])
  expect(lines).toEqual([
    expect.stringMatching(/^error Another is not added: Error: Illegal state: .* bridge a bridge/),
  ])
})

it('a restored accessory is what it was: its classes, its services, its context', async () => {
  const { home, next } = daemonEnd()
  const { accessory } = lamp()
  accessory.category = 5
  accessory.addService(Service.Fan, 'Fan', 'f').addLinkedService(accessory.getService('Bulb') as never)
  home.add(accessory, kept({ id: 1 }))
  const described = put(await next())
  const serialized = serializedOf(described, hapClasses(hap))
  expect(serialized).toMatchObject({ plugin: 'homebridge-lamps', platform: 'Lamps', context: { id: 1 } })
  const restored = hap.Accessory.deserialize(serialized as never)
  const bulb = restored.getService(Service.Lightbulb)
  expect(bulb).toBeInstanceOf(Service.Lightbulb)
  expect(restored.getService('Bulb')).toBe(bulb)
  expect(bulb?.getCharacteristic(Characteristic.On)).toBeInstanceOf(Characteristic.On)
  expect(restored.getServiceById(Service.Fan, 'f')?.linkedServices).toEqual([bulb])
  const second = daemonEnd({ earlier: [described] })
  second.home.add(restored, kept({ id: 1 }))
  expect(put(await second.next())).toEqual(described)
  expect(hap.Accessory.serialize(restored)).toEqual(JSON.parse(JSON.stringify(hap.Accessory.serialize(accessory))))
})
