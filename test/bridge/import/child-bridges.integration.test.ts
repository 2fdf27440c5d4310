import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { importStorage } from '../../../src/bridge/import/import-storage.ts'
import { type BridgeServer, openController, startBridge } from '../../support/bridge-server.ts'
import { everyId, hapId, readOne } from '../../support/hap-controller.ts'
import { type AccessoryAsSeen, patience, SecondController } from '../hap/second-controller/second-controller.ts'
import { makeHomebridgeFolder, type PairedChild } from './homebridge-folder.ts'
import { short, storeAt } from './import-place.ts'

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix} ${index}`)

async function importFolder(folder: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-children-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  await importStorage({ folder, dataDir, plugins: [], replace: false }, storeAt(dataDir))

  await cp(join(folder, 'node_modules'), join(dataDir, 'plugins/node_modules'), { recursive: true })
  return dataDir
}

/** The ids of the plugins behind the children. */
const idOf = ({ username }: PairedChild) => `homebridge-fixture-dynamic-${username.replaceAll(':', '')}`

const bridgesOf = async (bridge: BridgeServer) => (await bridge.get('/api/bridges')).body.bridges

it('keeps the pairings, ids and accessories of child bridges, whatever dies', async () => {
  const { path, paired } = await makeHomebridgeFolder([names('North', 20), names('South', 20)])
  const [north, south] = paired
  if (north === undefined || south === undefined) throw new Error('two are paired')
  const dataDir = await importFolder(path)
  const runsAll = async (bridge: BridgeServer) => {
    for (const child of paired) await bridge.becomes(idOf(child), 'running')
  }
  const findsNothingNew = async () => {
    for (const { username, port, pairing, ids } of paired) {
      const controller = openController(username, port, pairing)
      // hap-nodejs gives the bridge itself what Homebridge's has not, and takes nothing of it away.
      expect(await everyId(controller)).toEqual(ids)
    }
  }
  const first = await startBridge({ path: dataDir })

  await findsNothingNew()
  await runsAll(first)
  await findsNothingNew()
  const controller = openController(south.username, south.port, south.pairing)
  const lamp = await hapId(controller, 'South 7', '25')
  await controller.setCharacteristics({ [lamp]: true })
  expect(await readOne(controller, lamp)).toMatchObject({ value: 1 })
  expect(await bridgesOf(first)).toMatchObject([
    { kind: 'main', name: 'Homebridge', accessories: 0, pairings: [] },
    ...paired.map((child, index) => ({
      ...{ kind: 'child', name: `Child ${index}`, username: child.username, port: child.port, of: null },
      ...{ plugins: [idOf(child)], accessories: 20, pincode: '482-19-375' },
      setupURI: expect.stringMatching(/^X-HM:\/\/.*HB0T$/),
      hap: { listening: true, paired: true, error: null },
      pairings: [{ admin: true }],
    })),
  ])
  const { body: health } = await first.get('/api/health')
  expect(health.bridges.map(({ hap }: { hap: { paired: boolean } }) => hap.paired)).toEqual([false, true, true])
  // By the name of the package the first of its processes is found.
  expect((await first.get('/api/plugins/homebridge-fixture-dynamic')).body).toMatchObject({
    id: idOf(north),
    package: 'homebridge-fixture-dynamic',
    bridge: north.username,
  })
  expect((await first.accessories()).find(({ name }) => name === 'South 7')?.bridge).toBe(south.username)

  await first.stop('SIGKILL')
  const second = await startBridge({ path: dataDir })
  await findsNothingNew()
  await runsAll(second)
  await findsNothingNew()
  // One that goes does not take the other along.
  const [{ id }] = (await bridgesOf(second))[1].pairings
  const place = `/api/bridges/${north.username}/pairings`
  expect(await second.delete(`${place}/nobody`)).toMatchObject({ status: 404 })
  expect(await second.delete(`${place}/${id}`)).toMatchObject({ status: 200 })
  expect(await second.delete(`/api/bridges/0E:00:00:00:00:00/pairings`)).toMatchObject({ status: 404 })
  expect(await second.delete(place)).toMatchObject({ status: 200 })
  expect((await bridgesOf(second)).map(({ pairings }: { pairings: [] }) => pairings.length)).toEqual([0, 0, 1])
  expect(await everyId(openController(south.username, south.port, south.pairing))).toEqual(south.ids)
})

it('finds nothing new with a controller of another make', { timeout: patience }, async () => {
  const { path, paired } = await makeHomebridgeFolder([names('North', 10), names('South', 10)])
  const controllers = paired.map(() => new SecondController())
  onTestFinished(async () => void (await Promise.all(controllers.map((controller) => controller.end()))))
  const dataDir = await importFolder(path)
  const bridge = await startBridge({ path: dataDir })
  for (const child of paired) await bridge.becomes(idOf(child), 'running')
  for (const [index, { username, port, pairing, ids }] of paired.entries()) {
    const controller = controllers[index]
    if (controller === undefined) throw new Error('each has a controller')
    // The keys that a controller had of Homebridge: it does not pair anew.
    await controller.resume(port, username, pairing)
    const accessories = await controller.accessories()
    expect(idsSeen(accessories)).toEqual(ids.map(shortened).sort())
    const found = accessories.filter(({ aid }) => aid !== 1).map(({ aid, services }) => [aid, onOf(services)] as const)
    expect(found).toHaveLength(10)
    const off = Object.fromEntries(found.map((id) => [id.join('.'), { value: 0 }]))
    expect(await controller.read(...found)).toEqual(off)
    const [lamp = [0, 0]] = found
    expect(await controller.write([...lamp, true])).toEqual({})
    expect(await controller.read(lamp)).toEqual({ [lamp.join('.')]: { value: 1 } })
    expect(await controller.pairings()).toMatchObject([{ controllerType: 'admin' }])
  }
})

/** One of `everyId` with the type in its short form. */
function shortened(id: string): string {
  const [place, type = ''] = id.split(' ')
  return `${place} ${short(type)}`
}

/** As `everyId` has them, but for the form of types. */
function idsSeen(accessories: readonly AccessoryAsSeen[]): string[] {
  return accessories
    .flatMap(({ aid, services }) =>
      services.flatMap(({ characteristics }) => characteristics.map(({ iid, type }) => `${aid}.${iid} ${short(type)}`)),
    )
    .sort()
}

/** `iid` of the first that is an `On`. */
function onOf(services: AccessoryAsSeen['services']): number {
  const all = services.flatMap(({ characteristics }) => characteristics)
  return all.find(({ type }) => short(type) === '25')?.iid ?? 0
}

it('opens a bridge for what is too much for one, and leaves there what is paired', async () => {
  const { path, paired } = await makeHomebridgeFolder([names('North', 148), names('South', 1)])
  const [north, south] = paired
  if (north === undefined || south === undefined) throw new Error('two are paired')
  const dataDir = await importFolder(path)
  const file = join(dataDir, 'config.json')
  const config = JSON.parse(await readFile(file, 'utf8'))
  config.platforms[0].devices.push('One more', 'Too much')
  const bridge = await writeAndStart()
  await bridge.becomes(idOf(north), 'running')
  const bridges = await vi.waitFor(async () => {
    const found = await bridgesOf(bridge)
    expect(found).toMatchObject([{}, {}, { kind: 'overflow', hap: { listening: true } }, {}])
    return found
  })
  expect(bridges.map(({ accessories }: { accessories: number }) => accessories)).toEqual([0, 149, 1, 1])
  const [, , overflow] = bridges
  expect(overflow).toMatchObject({ name: 'Child 0 2', of: north.username, pincode: '482-19-375', plugins: [] })
  const added = (await everyId(openController(north.username, north.port, north.pairing))).filter(
    (id) => !north.ids.includes(id),
  )
  expect(new Set(added.map((id) => Number.parseInt(id, 10))).size).toBe(1)
  const phone = openController(overflow.username, overflow.port)
  await phone.pairSetup(overflow.pincode)
  const ids = await everyId(phone)
  await bridge.stop('SIGKILL')

  config.platforms[0].devices = ['One more', 'Too much']
  const again = await writeAndStart()
  await again.becomes(idOf(north), 'running')
  const after = await vi.waitFor(async () => {
    const found = await bridgesOf(again)
    expect(found.map(({ accessories }: { accessories: number }) => accessories)).toEqual([0, 1, 1, 1])
    return found
  })
  // The first has room now: what is paired stays where it is.
  expect(after[2]).toMatchObject({ username: overflow.username, hap: { paired: true } })
  expect(await everyId(openController(overflow.username, after[2].port, phone.getLongTermData() as never))).toEqual(ids)
  await again.stop('SIGKILL')

  // With nothing behind it, it is there as long as it is paired.
  config.platforms[0].devices = ['One more']
  for (const accessories of [1, 0]) {
    const empty = await writeAndStart()
    await empty.becomes(idOf(north), 'running')
    await vi.waitFor(async () => {
      const found = await bridgesOf(empty)
      expect(found[2]).toMatchObject({ username: overflow.username, hap: { listening: true, paired: true } })
      expect(found[2].accessories).toBe(0)
    })
    if (accessories === 0) await empty.delete(`/api/bridges/${overflow.username}/pairings`)
    await empty.stop()
  }
  const unpaired = await writeAndStart()
  await unpaired.becomes(idOf(north), 'running')
  expect(await bridgesOf(unpaired)).toHaveLength(3)

  async function writeAndStart() {
    await writeFile(file, JSON.stringify(config))
    return await startBridge({ path: dataDir })
  }
})
