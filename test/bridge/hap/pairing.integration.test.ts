import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PairingAttempts } from '../../../src/bridge/hap/pairing-attempts.ts'
import { databaseOf, idOf } from '../../support/hap-controller.ts'
import { lamp, uuidOf } from '../accessories/descriptions.ts'
import { short } from '../import/import-place.ts'
import { type HapHome, openHapHome, pincode } from './hap-home.ts'

let home: HapHome
beforeEach(async () => {
  home = await openHapHome()
  await home.home.accessories.put('lights', lamp(uuidOf(1)))
  await home.start()
})
afterEach(() => home.close())

const wrongPincode = '111-22-333'
const messages = () => home.home.entries.map(({ level, message }) => `${level} ${message}`)

describe('pairing', () => {
  it('takes the setup code, once, and ends when the controller goes', async () => {
    const controller = await home.paired()
    const id = controller.getLongTermData()?.iOSDevicePairingID ?? ''
    const publicKey = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(home.bridge.pairings()).toEqual([{ id: Buffer.from(id, 'hex').toString(), admin: true, publicKey }])
    await expect(home.controller().pairSetup(pincode)).rejects.toThrow('M2: Error: 6')
    await controller.removePairing(id)
    expect(home.bridge.pairings()).toEqual([])
    expect(messages()).toEqual(
      expect.arrayContaining(['info paired with a controller', 'info the last controller was unpaired']),
    )
    await home.controller().startPairing()
  })

  it('is reset for all, at once', async () => {
    const controller = home.known()
    await controller.addPairing('11111111-2222-4333-8444-555555555555', Buffer.alloc(32, 1), false)
    expect(home.bridge.pairings().map(({ admin }) => admin)).toEqual([true, false])
    await controller.subscribeCharacteristics([await idOf(controller, 1, '25')])
    const dropped = once(controller, 'event-disconnect')
    await home.bridge.resetPairings()
    await dropped
    expect(home.bridge.pairings()).toEqual([])
    await expect(home.controller(controller).getAccessories()).rejects.toThrow('M4: Error: 2')
    await home.restart()
    expect(home.bridge.pairings()).toEqual([])
    await home.controller().startPairing()
  })

  it('is removed for one controller, whose connections end, and not for the others', async () => {
    const controller = home.known()
    const [{ id = '' } = {}] = home.bridge.pairings()
    const other = '11111111-2222-4333-8444-555555555555'
    await controller.addPairing(other, Buffer.alloc(32, 1), false)
    home.bridge.removePairing(other)
    expect(home.bridge.pairings().map((pairing) => pairing.id)).toEqual([id])
    await controller.getAccessories()
    expect(() => home.bridge.removePairing(other)).toThrow(expect.objectContaining({ code: 'not_found' }))
    await home.restart()
    expect(home.bridge.pairings().map((pairing) => pairing.id)).toEqual([id])
  })

  it('is removed for all with the last administrator', async () => {
    const controller = home.known()
    const [{ id = '' } = {}] = home.bridge.pairings()
    await controller.addPairing('11111111-2222-4333-8444-555555555555', Buffer.alloc(32, 1), false)
    await controller.subscribeCharacteristics([await idOf(controller, 1, '25')])
    const dropped = once(controller, 'event-disconnect')
    home.bridge.removePairing(id)
    await dropped
    expect(home.bridge.pairings()).toEqual([])
    await home.controller().startPairing()
  })

  it('refuses a wrong code and counts it, across restarts, until a right one', async () => {
    await expect(home.controller().pairSetup(wrongPincode)).rejects.toThrow('M4: Error: 2')
    expect(messages()).toContain('warn pairing failed: wrong setup code (1)')
    await home.restart()
    expect((await PairingAttempts.load(home.home.db)).failures).toBe(1)
    await home.paired()
    await home.restart()
    expect((await PairingAttempts.load(home.home.db)).failures).toBe(0)
  })

  it('is refused after 100 failures, also with the right code, until it is reset', async () => {
    await home.home.db.writer.insertInto('pairing_attempt').values({ id: 1, failures: 99 }).execute()
    await home.restart()
    await expect(home.controller().pairSetup(wrongPincode)).rejects.toThrow('M4: Error: 2')
    await expect(home.controller().pairSetup(pincode)).rejects.toThrow('M2: Error: 5')
    await home.restart()
    await expect(home.controller().pairSetup(pincode)).rejects.toThrow('M2: Error: 5')
    await home.bridge.resetPairings()
    await home.controller().startPairing()
  })

  it('is refused when the attempt cannot be counted', async () => {
    await home.home.db.writer.schema.dropTable('pairing_attempt').execute()
    await expect(home.controller().pairSetup(pincode)).rejects.toThrow('M4: Error: 6')
    expect(home.bridge.pairings()).toEqual([])
    expect(messages()).toContainEqual(expect.stringMatching(/^error pairing failed: .*pairing_attempt/))
  })
})

it('HAP ids stay when an accessory changes and when the bridge restarts, and are never given again', async () => {
  const controller = home.known()
  const { accessories } = home.home
  await accessories.put('lights', lamp(uuidOf(2)))
  const [aid, iid] = (await idOf(controller, 2, '25')).split('.').map(Number)
  const hue = lamp(uuidOf(2), { type: 'Hue' })
  await accessories.put('lights', { ...hue, services: [{ type: 'Outlet', characteristics: [] }, ...hue.services] })
  await accessories.remove('lights', uuidOf(1))
  const [, accessory] = await databaseOf(controller)
  expect(accessory?.aid).toBe(aid)
  const light = accessory?.services.find(({ type }) => type.startsWith('00000043'))
  expect(light?.characteristics).toContainEqual(expect.objectContaining({ iid, description: 'On' }))
  const before = byId(await databaseOf(controller))
  const uri = home.bridge.setupUri()
  expect(uri).toMatch(/^X-HM:\/\/[0-9A-Z]{13}$/)

  await home.restart()
  expect(home.bridge.setupUri()).toBe(uri)
  const again = home.controller(controller)
  expect(byId(await databaseOf(again))).toEqual(before)

  const { accessories: reloaded } = home.home
  await reloaded.remove('lights', uuidOf(2))
  await reloaded.put('lights', lamp(uuidOf(3)))
  await reloaded.put('lights', lamp(uuidOf(1)))
  expect((await databaseOf(again)).map((each) => each.aid)).toEqual([1, 4, 5])
})

it('HAP ids of accessories that are awaited stay until they are there, those of others do not', async () => {
  const { accessories } = home.home
  await accessories.put('lights', lamp(uuidOf(2)))
  await home.start({ keepIds: [uuidOf(2)] })
  const controller = home.known()
  await databaseOf(controller)
  await accessories.remove('lights', uuidOf(1))
  await accessories.remove('lights', uuidOf(2))
  await databaseOf(controller)
  await home.start({ keepIds: [uuidOf(2)] })
  for (const n of [1, 2]) await accessories.put('lights', lamp(uuidOf(n)))
  expect((await databaseOf(home.controller(controller))).map(({ aid }) => aid)).toEqual([1, 4, 3])
})

type Database = Awaited<ReturnType<typeof databaseOf>>

/** In the order of the ids, which is of no meaning to HAP. */
function byId(database: Database): Database {
  return database.map(({ aid, services }) => ({
    aid,
    services: services
      .map((service) => ({ ...service, characteristics: service.characteristics.toSorted((a, b) => a.iid - b.iid) }))
      .sort((a, b) => a.iid - b.iid),
  }))
}

describe('what the bridge says of itself', () => {
  it('is what the settings say, on the wire and in the setup URI, which stays without them', async () => {
    const shown = async () => {
      const [bridge] = await databaseOf(home.known())
      const [information] = bridge?.services ?? []
      return Object.fromEntries(information?.characteristics.map(({ type, value }) => [short(type), value]) ?? [])
    }
    expect(await shown()).toMatchObject({ 20: 'Triptych', 21: 'Triptych Bridge', 52: '1.2.3' })
    await home.start({ manufacturer: 'Me', model: 'Mine', firmwareRevision: '4.5', setupID: '7OSX' })
    expect(await shown()).toMatchObject({ 20: 'Me', 21: 'Mine', 52: '4.5' })
    expect(home.bridge.setupUri()).toMatch(/7OSX$/)
    await home.restart()
    expect(home.bridge.setupUri()).toMatch(/7OSX$/)
  })
})
