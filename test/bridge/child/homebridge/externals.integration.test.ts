import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Accessory } from '@homebridge/hap-nodejs'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { databaseOf, idOf, readOne } from '../../../support/hap-controller.ts'
import { camera } from './camera.ts'
import { type ExternalsHome, openExternalsHome } from './externals-home.ts'

let home: ExternalsHome
beforeEach(async () => {
  home = await openExternalsHome()
})
afterEach(() => home.close())

const uuid = '6b2ff8b5-7c0e-4b6a-9a3c-0d6a5b0f1a01'
/** `generate` of Homebridge makes this of it (homebridge 2.4, `util/mac.js`). */
const username = '9F:DB:57:F9:EC:3B'

/** A switch that says how often it was asked and keeps what it is told. */
function makeSwitch(name = 'Pump', id = uuid) {
  const { Accessory, Service, Characteristic } = home.hap
  const accessory = new Accessory(name, id)
  const seen = { reads: 0, on: false }
  accessory
    .addService(Service.Switch, name)
    .getCharacteristic(Characteristic.On)
    .onGet(() => {
      seen.reads += 1
      return seen.on
    })
    .onSet((value) => {
      seen.on = Boolean(value)
    })
  return { accessory, seen }
}

const code = (accessory: { readonly pincode: string }): string => accessory.pincode

describe('an accessory with a HAP server of its own', () => {
  it('is paired by its own code, read, written and unpaired, and is the same after a restart', async () => {
    await home.externals.publish(makeSwitch().accessory)
    const first = home.ofUuid(uuid)
    expect(first).toEqual({
      uuid,
      name: 'Pump',
      category: 1,
      username,
      pincode: expect.stringMatching(/^\d{3}-\d{2}-\d{3}$/),
      setupURI: expect.stringMatching(/^X-HM:\/\/[0-9A-Z]{13}$/),
      paired: false,
      port: expect.any(Number),
    })
    const hint = `info Pump: listens on port ${first.port}; pair it on its own: setup code ${code(first)}`
    expect(home.messages).toEqual([hint])
    const wrong = code(first) === '111-22-333' ? '111-22-334' : '111-22-333'
    await expect(home.controller(uuid).pairSetup(wrong)).rejects.toThrow('M4: Error: 2')
    expect(home.messages).toContain('warn Pump: pairing failed: wrong setup code (1)')
    expect(home.storage.get(`hap:attempts:${username}`)).toBe(1)

    await home.restart()
    const { accessory, seen } = makeSwitch()
    await home.externals.publish(accessory)
    expect(home.ofUuid(uuid)).toEqual(first)
    const controller = home.controller(uuid)
    await controller.pairSetup(code(first))
    expect(home.ofUuid(uuid).paired).toBe(true)
    expect(home.storage.get(`hap:attempts:${username}`)).toBe(0)
    const on = await idOf(controller, 0, '25')
    seen.on = true
    expect(await readOne(controller, on)).toMatchObject({ value: 1 })
    await controller.setCharacteristics({ [on]: false })
    expect(seen.on).toBe(false)
    expect(home.messages).not.toContainEqual(expect.stringMatching(/^error/))
    const database = await databaseOf(controller)

    await home.restart()
    await home.externals.publish(makeSwitch().accessory)
    expect(home.ofUuid(uuid)).toEqual({ ...first, paired: true })
    expect(home.messages.at(-1)).toBe(`info Pump: listens on port ${first.port}`)
    const again = home.controller(uuid, controller.getLongTermData())
    expect(await databaseOf(again)).toEqual(database)
    await again.subscribeCharacteristics([on])
    const dropped = once(again, 'event-disconnect')
    home.storage.set(`hap:attempts:${username}`, 7)
    await home.externals.unpair(uuid)
    await dropped
    expect(home.ofUuid(uuid)).toEqual(first)
    await expect(home.controller(uuid, controller.getLongTermData()).getAccessories()).rejects.toThrow('M4: Error: 2')
    await home.controller(uuid).startPairing()
    await expect(home.externals.unpair(uuid.replace('6', '7'))).rejects.toThrow('there is no accessory 7b2ff8b5')
  })

  it('is not paired after 100 failed attempts, also by a new process, until it is unpaired', async () => {
    home.storage.set(`hap:attempts:${username}`, 100)
    await home.externals.publish(makeSwitch().accessory)
    await expect(home.controller(uuid).startPairing()).rejects.toThrow('M2: Error: 5')
    await home.externals.unpair(uuid)
    expect(home.storage.get(`hap:attempts:${username}`)).toBe(0)
    await home.controller(uuid).startPairing()
  })

  it('can be a camera', async () => {
    const { hap } = home
    const accessory = new hap.Accessory('Porch', uuid)
    const { controller, snapshot } = camera(hap)
    accessory.configureController(controller)
    accessory.category = 17
    await home.externals.publish(accessory)
    expect(home.messages).not.toContainEqual(expect.stringMatching(/^error/))
    expect(home.ofUuid(uuid)).toMatchObject({ category: 17, port: expect.any(Number) })
    const phone = home.known(accessory)
    const [database] = await databaseOf(phone)
    expect(database?.services.map(({ type }) => type.replace(/^0+/, '').slice(0, 3))).toContain('110')
    expect(await phone.getImage(640, 480)).toEqual(snapshot)
  })
})

describe('servers of accessories', () => {
  const publish = async (accessory: Accessory, externals = home.externals) => {
    await externals.publish(accessory)
    return home.told.get(accessory.UUID)
  }
  const idOfNumber = (n: number) => uuid.replace(/01$/, `0${n}`)

  it('listen within their ports, on their address, and say when none is left', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const { port: start } = taken.address() as AddressInfo
    const externals = home.open({ ports: { start, end: start } })
    const error = `every port from ${start} to ${start} is taken (ports)`
    expect(await publish(makeSwitch('First', idOfNumber(2)).accessory, externals)).toMatchObject({ port: null, error })
    expect(home.messages).toEqual([`error First: it is not published: ${error}`])
    const more = home.open({ ports: { start, end: start + 20 } })
    const told = await Promise.all([3, 4].map((n) => publish(makeSwitch(`Number ${n}`, idOfNumber(n)).accessory, more)))
    const ports = told.map((each) => each?.port ?? 0)
    expect(new Set(ports).size).toBe(2)
    for (const port of ports) {
      expect(port > start && port <= start + 20).toBe(true)
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    }
    await more.close()
    await expect(once(connect(ports[0] ?? 0, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('are told of, by name, until they are gone; of one accessory there is one', async () => {
    const { accessory } = makeSwitch('Ä'.repeat(40))
    const name = 'Ä'.repeat(29)
    expect(await publish(accessory)).toMatchObject({ name })
    const { AccessoryInformation } = home.hap.Service
    const { Name } = home.hap.Characteristic
    const information = accessory.getService(AccessoryInformation)
    expect(information?.getCharacteristic(Name).value).toBe(name)
    accessory.displayName = 'Another'
    expect(home.ofUuid(uuid).name).toBe('Another')

    const { accessory: double } = makeSwitch('Double')
    await publish(double)
    expect(home.messages.at(-1)).toBe(`warn Double: an accessory of its UUID (${uuid}) is published already`)
    expect(home.externals.find(uuid)).toBe(accessory)
    await home.externals.unpublish(double)
    expect(home.told.has(uuid)).toBe(true)
    const { port } = home.ofUuid(uuid)
    await home.externals.unpublish(accessory)
    expect(home.told.has(uuid)).toBe(false)
    expect(home.externals.find(uuid)).toBeUndefined()
    const { accessory: next } = makeSwitch()
    expect(await publish(next)).toMatchObject({ port, name: 'Pump' })
    const gone = home.externals.unpublish(next)
    expect(await publish(makeSwitch('Last').accessory)).toMatchObject({ port, name: 'Last' })
    await gone
    expect(home.ofUuid(uuid).name).toBe('Last')
  })

  it('keep to their own files and never take those of another plugin', async () => {
    const hapPath = join(home.folder, 'hap')
    await mkdir(join(hapPath, 'AccessoryInfo.0E1122334455.json'), { recursive: true })
    const broken = join(hapPath, `AccessoryInfo.${username.replaceAll(':', '')}.json`)
    await writeFile(broken, '{')
    expect(await publish(makeSwitch().accessory)).toBeUndefined()
    expect(home.messages).toEqual([`error Pump: it is not published: ${broken} is not JSON`])
    expect(await readFile(broken, 'utf8')).toBe('{')

    await writeFile(broken, JSON.stringify({ pincode: '031-45-154', signSk: 'ab', signPk: 'cd', setupID: 'ABCD' }))
    await home.restart()
    expect(await publish(makeSwitch().accessory)).toMatchObject({
      pincode: '031-45-154',
      setupURI: expect.stringMatching(/ABCD$/),
    })
    const owner = join(hapPath, `Owner.${username.replaceAll(':', '')}.json`)
    const { plugin, pid } = JSON.parse(await readFile(owner, 'utf8'))
    expect({ plugin, pid }).toEqual({ plugin: 'homebridge-cameras', pid: process.pid })
    const others = home.open({}, 'homebridge-others')
    await publish(makeSwitch('Double').accessory, others)
    const reason = 'the plugin homebridge-cameras has an accessory of the same UUID'
    expect(home.messages.at(-1)).toBe(`error Double: it is not published: ${reason}`)
    await others.close()
    await home.externals.close()
    expect(await publish(makeSwitch().accessory, home.open({}, 'homebridge-others'))).toMatchObject({
      port: expect.any(Number),
    })
  })
})
