import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { makeBridgeFolder, virtual } from '../../support/bridge-folder.ts'
import { startBridge } from '../../support/bridge-server.ts'
import { everyId, hapId, readOne } from '../../support/hap-controller.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { askForRestart, isBack } from './restart.ts'

const plugin = 'homebridge-fixture-dynamic'
const entry = { platform: 'FixtureDynamic', plugin: `plugins/node_modules/${plugin}`, devices: ['Fan'] }
/** HAP's short type of `On`. */
const ON = '25'

it('with keepOrphans accessories stay whose plugin is gone, until a person removes them or it is back', async () => {
  const folder = await makeBridgeFolder({ platforms: [virtual, entry] })
  await copyFixtures(join(folder.path, 'plugins'))
  const write = async (platforms: readonly object[], keepOrphans: boolean): Promise<void> => {
    const config = JSON.parse(await readFile(folder.configFile, 'utf8'))
    await writeFile(
      folder.configFile,
      JSON.stringify({ ...config, bridge: { ...config.bridge, keepOrphans }, platforms }),
    )
  }
  const bridge = await startBridge(folder)
  const names = async () => (await bridge.accessories()).map(({ name }) => name)
  const restart = async (platforms: readonly object[], keepOrphans: boolean): Promise<void> => {
    await write(platforms, keepOrphans)
    const before = { 'triptych-virtual': bridge.processOf('triptych-virtual') }
    await askForRestart(bridge)
    await isBack(bridge, before)
  }
  for (const id of ['triptych-virtual', plugin]) await bridge.becomes(id, 'running')
  await vi.waitFor(async () => expect(await names()).toContain('Fan'))
  const ids = await everyId(bridge.controller())

  await restart([virtual], true)
  const controller = bridge.controller()
  expect(await everyId(controller)).toEqual(ids)
  expect(await readOne(controller, await hapId(controller, 'Fan', ON))).toMatchObject({ status: -70_402 })

  // Behind another bridge it is that one's, without a second of its UUID.
  const username = '0E:77:31:0B:42:EE'
  await restart([virtual, { ...entry, _bridge: { username } }], true)
  await vi.waitFor(async () => {
    const fan = (await bridge.accessories()).find(({ name }) => name === 'Fan')
    expect(fan).toMatchObject({ plugin: `${plugin}-0E77310B42EE`, bridge: username })
  })

  await restart([virtual], true)
  const fan = (await bridge.accessories()).find(({ name }) => name === 'Fan')
  expect((await bridge.delete(`/api/accessories/${fan?.uuid}`)).status).toBe(200)
  expect(await names()).not.toContain('Fan')

  await restart([virtual, entry], false)
  await vi.waitFor(async () => expect(await names()).toContain('Fan'))
  await restart([virtual], false)
  expect(await names()).not.toContain('Fan')
})
