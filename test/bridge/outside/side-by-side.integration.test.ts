import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { everyId, hapId, readOne } from '../../support/hap-controller.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'

const plugin = 'homebridge-fixture-dynamic'
const upstairs = `${plugin}.upstairs`
/** HAP's short type of `On`. */
const ON = '25'

const entry = (name: string, device: string) => ({
  ...{ platform: 'FixtureDynamic', plugin: `plugins/node_modules/${plugin}` },
  ...{ name, devices: [device] },
})
const hall = entry('Hall', 'Hall lamp')
const above = entry('Upstairs', 'Bed lamp')

async function prepare(platforms: readonly ReturnType<typeof entry>[]) {
  const folder = await makeBridgeFolder({ platforms })
  await copyFixtures(join(folder.path, 'plugins'))
  const write = async (entries: readonly object[]): Promise<void> => {
    const config = JSON.parse(await readFile(folder.configFile, 'utf8'))
    await writeFile(folder.configFile, JSON.stringify({ ...config, platforms: entries }))
  }
  return { folder, write }
}

/** The names of the accessories by the id of the plugin that they are of. */
async function owners(bridge: BridgeServer): Promise<Record<string, string>> {
  return Object.fromEntries((await bridge.accessories()).map(({ name, plugin: id }) => [name, id ?? '']))
}

const both = { 'Hall lamp': plugin, 'Bed lamp': upstairs }
const until = (bridge: BridgeServer, expected: object) =>
  vi.waitFor(async () => expect(await owners(bridge)).toEqual(expected))

it('two entries of a dynamic platform run side by side, and keep ids and accessories in any order', async () => {
  const { folder, write } = await prepare([hall])
  const alone = await startBridge(folder)
  await until(alone, { 'Hall lamp': plugin })
  const before = await everyId(alone.controller())
  await alone.stop()

  await write([above, hall])
  const bridge = await startBridge(folder)
  await until(bridge, both)
  await bridge.becomes(plugin, 'running')
  expect(await bridge.becomes(upstairs, 'running')).toMatchObject({ accessories: 1 })
  expect((await bridge.get(`/api/plugins/${plugin}`)).body).toMatchObject({ id: plugin, config: { name: 'Hall' } })
  expect((await bridge.get(`/api/plugins/${upstairs}`)).body).toMatchObject({
    ...{ id: upstairs, package: plugin, status: 'running', config: { name: 'Upstairs' } },
  })
  const controller = bridge.controller()
  const ids = await everyId(controller)
  expect(ids).toEqual(expect.arrayContaining(before))
  const [lamp, bed] = [await hapId(controller, 'Hall lamp', ON), await hapId(controller, 'Bed lamp', ON)]
  await controller.setCharacteristics({ [bed]: true })
  expect(await readOne(controller, bed)).toMatchObject({ value: 1 })
  // One that is down takes no other down.
  expect((await bridge.post(`/api/plugins/${upstairs}/disable`)).status).toBe(200)
  expect(await readOne(controller, bed)).toMatchObject({ status: -70_402 })
  expect(await readOne(controller, lamp)).toMatchObject({ value: 0 })
  expect((await bridge.post(`/api/plugins/${upstairs}/enable`)).status).toBe(200)
  await bridge.stop('SIGKILL')

  await write([hall, above])
  const again = await startBridge(folder)
  await again.becomes(upstairs, 'running')
  await again.becomes(plugin, 'running')
  expect(await owners(again)).toEqual(both)
  expect(await everyId(again.controller())).toEqual(ids)
  await vi.waitFor(async () => {
    const messages = (await again.logs(upstairs)).map(({ message }) => message)
    expect(messages).toContain('Loading accessory from cache: Bed lamp')
  })
  expect((await again.logs(plugin)).map(({ message }) => message)).not.toContain(
    'Loading accessory from cache: Bed lamp',
  )

  // The first goes, and the other stays what it is.
  await write([above])
  await again.post('/api/daemon/restart')
  await until(again, { 'Bed lamp': upstairs })
  expect((await again.get(`/api/plugins/${plugin}`)).body).toMatchObject({ id: upstairs })
})

it('entries that are side by side from the first start on are so after a kill at any time', async () => {
  const { folder } = await prepare([hall, above])
  for (const wait of [`/api/plugins/${upstairs}`, '/api/accessories']) {
    const bridge = await startBridge(folder)
    await vi.waitFor(async () => expect((await bridge.get(wait)).status).toBe(200))
    await bridge.stop('SIGKILL')
  }
  await until(await startBridge(folder), both)
})
