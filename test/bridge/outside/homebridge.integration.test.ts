import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PairingData } from '../../support/bridge-folder.ts'
import { type BridgeServer, listenerOn, openController } from '../../support/bridge-server.ts'
import { type Controller, databaseOf, everyId, hapId, readAll, readOne } from '../../support/hap-controller.ts'
import { patience } from '../../support/registry/registry.ts'
import { bought, configure, type HomebridgeHome, hostile, openHome, ordered } from './homebridge-home.ts'
import { askForRestart, isBack } from './restart.ts'
import { AWAY, appear, inTime, readUntilBack, shown, writeOverRest } from './things.ts'

/** Short types (HAP, chapter 9). */
const [BRIGHTNESS, ON, TEMPERATURE] = ['8', '25', '11']

let home: HomebridgeHome
let bridge: BridgeServer
/** What a phone keeps of the bridge. */
let paired: { readonly username: string; readonly port: number; readonly pairing: PairingData }

beforeAll(async () => {
  home = await openHome()
  bridge = home.bridge
}, patience)
afterAll(() => home.stop())

const controller = (): Controller => openController(paired.username, paired.port, paired.pairing)

/** Calls `homebridge-http-webhooks` at its own port. */
async function webhook(query: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${home.webhookPort}/?${query}`, { headers: { connection: 'close' } })
  return response.json()
}

it('plugins from the registry are installed, say what they are, are configured and run', async () => {
  for (const name of bought) {
    const answer = await bridge.post('/api/marketplace/install', { package: `${name}@${ordered[name]}` })

    // Of some, install scripts were not run: the answer names those, too.
    expect(answer, name).toMatchObject({ status: 200, body: { ok: true } })
  }
  const { plugins } = (await bridge.get('/api/marketplace/installed')).body
  const versions = plugins.map((each: { name: string; version: string }) => [each.name, each.version])
  expect(Object.fromEntries(versions)).toMatchObject(ordered)

  const info = async (name: string) => (await bridge.get(`/api/marketplace/plugin-info/${name}`)).body
  expect(await info('homebridge-dummy')).toEqual({ platforms: ['HomebridgeDummy'], accessories: [] })
  expect(await info('homebridge-http-webhooks')).toMatchObject({ platforms: ['HttpWebHooks'] })
  expect(await info('@fixture/homebridge-scoped')).toEqual({ platforms: ['FixtureScoped'], accessories: [] })
  expect(await info('homebridge-old')).toEqual({ platforms: [], accessories: ['Old'] })
  const form = async (name: string) => (await bridge.get(`/api/marketplace/plugin-form/${name}`)).body
  expect(await form('homebridge-dummy')).toMatchObject({
    pluginAlias: 'HomebridgeDummy',
    pluginType: 'platform',
    defaults: { platform: 'HomebridgeDummy' },
    schema: { type: 'object', properties: { accessories: { type: 'array' } } },
  })
  expect(await form('homebridge-http-webhooks')).toMatchObject({
    pluginAlias: 'HttpWebHooks',
    header: expect.stringContaining('webhooks'),
    schema: { properties: { webhook_port: { type: 'string' }, switches: { type: 'array' } } },
  })

  await configure(home)
  const before = bridge.processOf('triptych-virtual')
  expect(await askForRestart(bridge)).toEqual({ restarting: true })
  await isBack(bridge, { 'triptych-virtual': before })
  for (const name of Object.keys(ordered)) await bridge.becomes(name, 'running')
  await appear(bridge, 'Reading Light', 'Pump', 'Fan', 'Old Lamp', 'Motion')
})

it('a controller pairs once for all of them, and goes through none of those that break', async () => {
  await bridge.becomes('homebridge-blocks', 'running')
  await appear(bridge, 'Blocks')
  // From here on it does nothing else.
  expect(await writeOverRest(bridge, 'Blocks', 'On', true)).toBe(503)
  const { pincode } = (await bridge.get('/api/qr')).body
  const { username, hapPort: port } = (await bridge.get('/api/bridge')).body
  const first = openController(username, port)
  await first.pairSetup(pincode)
  paired = { username, port, pairing: first.getLongTermData() as PairingData }
  const phone = controller()
  const reading = await hapId(phone, 'Reading Light', ON)
  const brightness = await hapId(phone, 'Reading Light', BRIGHTNESS)
  const pump = await hapId(phone, 'Pump', ON)
  const old = await hapId(phone, 'Old Lamp', BRIGHTNESS)
  expect(await readAll(phone, [reading, brightness, pump, old])).toEqual([0, 100, 0, 30])

  await phone.subscribeCharacteristics([reading, pump])
  const heard: unknown[] = []
  phone.on('event', ({ characteristics }) => heard.push(...characteristics))
  const next = async <T>(work: () => Promise<T>): Promise<T> => {
    const event = once(phone, 'event')
    const result = await work()
    await event
    return result
  }
  // A write over the API reaches the plugin and every controller.
  expect(await next(() => writeOverRest(bridge, 'Reading Light', 'On', true))).toBe(200)
  expect(await readOne(phone, reading)).toMatchObject({ value: 1 })
  // So does what the plugin hears from its own devices.
  expect(await next(() => webhook('accessoryId=pump&state=true'))).toEqual({ success: true })
  expect(await shown(bridge, 'Pump', 'On')).toBe(true)
  expect(JSON.parse(JSON.stringify(heard))).toEqual([reading, pump].map((id) => ({ ...idParts(id), value: 1 })))
  // What the plugin refuses, the controller hears.
  const { characteristics } = await phone.setCharacteristics({ [old]: 95 }).catch((error) => error.body)
  expect(JSON.parse(JSON.stringify(characteristics))).toMatchObject([{ ...idParts(old), status: -70402 }])
  // A write of a controller reaches the plugin and the API.
  await phone.setCharacteristics({ [brightness]: 33, [pump]: false, [old]: 77 })
  expect(await shown(bridge, 'Reading Light', 'Brightness')).toBe(33)
  expect(await webhook('accessoryId=pump')).toEqual({ success: true, state: false })
  expect(await shown(bridge, 'Old Lamp', 'Brightness')).toBe(77)
  expect((await bridge.logs('@fixture/homebridge-scoped')).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('from the import entry'),
  )
})

it('accessories on their own are listed, and paired with a code of their own', async () => {
  const listed = async (name: string) => {
    const { accessories } = (await bridge.get('/api/accessories/external')).body
    return accessories.find((each: { name: string }) => each.name === name)
  }
  const listening = (name: string) =>
    vi.waitFor(
      async () => {
        const external = await listed(name)
        expect(external?.port).toBeGreaterThan(0)
        return external
      },
      { interval: 100 },
    )
  const code = (await bridge.get('/api/qr')).body.pincode
  for (const [name, plugin] of [
    ['Television', 'homebridge-fixture-external'],
    ['Camera', 'homebridge-fixture-camera'],
  ] as const) {
    const { uuid, pincode, port, username, ...rest } = await listening(name)
    expect(rest).toMatchObject({ plugin, paired: false, error: null, setupURI: expect.stringMatching(/^X-HM:/) })
    expect(pincode).toMatch(/^\d{3}-\d{2}-\d{3}$/)
    expect(pincode).not.toBe(code)
    const phone = openController(username, port)
    await phone.pairSetup(pincode)
    expect(await databaseOf(phone)).toHaveLength(1)
    if (name === 'Camera') expect(String(await phone.getImage(320, 240))).toBe('a picture')
    expect(await listed(name)).toMatchObject({ paired: true, pincode, port })
    expect(await bridge.delete(`/api/accessories/external/${uuid}/pairings`)).toMatchObject({ status: 200 })
    expect(await listed(name)).toMatchObject({ paired: false, pincode, port })
    const stranger = openController(username, port, phone.getLongTermData() as PairingData)
    await expect(stranger.getAccessories()).rejects.toThrow()
  }
  // The rest of that plugin's is the bridge's.
  expect(await shown(bridge, 'Motion', 'MotionDetected')).toBe(false)
})

it('of a plugin whose process is killed only its own items fail, in time, and it comes back as what it was', async () => {
  await webhook('accessoryId=pump&state=true')
  const phone = controller()
  const before = await everyId(phone)
  const pump = await hapId(phone, 'Pump', ON)
  const others = [
    await hapId(phone, 'Reading Light', BRIGHTNESS),
    await hapId(phone, 'Old Lamp', BRIGHTNESS),
    await hapId(phone, 'Fan', ON),
    await hapId(phone, 'Temperature', TEMPERATURE),
  ]
  await phone.subscribeCharacteristics([pump])
  const read = () => inTime(readAll(phone, [pump, ...others]))
  const values = [33, 77, 0, 20]
  expect(await read()).toEqual([1, ...values])

  const pid = listenerOn(home.webhookPort) ?? 0
  process.kill(pid, 'SIGKILL')
  const items = await readUntilBack(read, [1, ...values])
  expect(items.filter((item) => item !== 1 && item !== AWAY)).toEqual([])
  expect((await bridge.becomes('homebridge-http-webhooks', 'running')).restarts).toBe(1)
  expect(listenerOn(home.webhookPort)).not.toBe(pid)
  expect(await everyId(phone)).toEqual(before)
  const heard: unknown[] = []
  phone.on('event', ({ characteristics }) => heard.push(...JSON.parse(JSON.stringify(characteristics))))
  await webhook('accessoryId=pump&state=false')
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ ...idParts(pump), value: 0 }), { interval: 100 })
})

it('a plugin that breaks says how, and the others never noticed', async () => {
  const [throws, floods, exits, mute, blocks] = Object.keys(hostile) as (keyof typeof hostile)[]
  const reason = async (id: string) => (await bridge.becomes(id, 'restarting', 45_000)).reason
  const endings = async () => (await bridge.logs(`${blocks}`)).map(({ message }) => message)
  await vi.waitFor(
    async () => expect(await endings()).toContainEqual(expect.stringMatching(/did not answer for 30 s/)),
    { interval: 200 },
  )
  expect(await reason(`${throws}`)).toBe('TypeError: there is no device')
  expect(await reason(`${exits}`)).toBe('its process ended with exit code 3')
  await bridge.becomes(`${floods}`, 'running')
  const flood = await bridge.logs(floods)
  expect(flood.length).toBeLessThanOrEqual(2_000)
  expect(flood.some(({ message }) => /^dropped \d+ log entries/.test(message))).toBe(true)
  await bridge.becomes(`${mute}`, 'running')
  const phone = controller()
  expect(await readOne(phone, await hapId(phone, 'Mute', ON))).toMatchObject({ status: -70408 })
  for (const name of ['triptych-virtual', ...Object.keys(ordered)]) {
    expect((await bridge.stats(name)).restarts, name).toBe(name === 'homebridge-http-webhooks' ? 1 : 0)
  }
})

function idParts(id: string): { aid: number; iid: number } {
  const [aid, iid] = id.split('.').map(Number)
  return { aid: aid ?? 0, iid: iid ?? 0 }
}
