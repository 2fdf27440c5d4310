import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addPlugin, makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { hapId, readOne } from '../../support/hap-controller.ts'
import { askForRestart, isBack } from './restart.ts'
import { identitiesOf, writeOverRest } from './things.ts'

const BRIGHTNESS = '8'

const act = async (bridge: BridgeServer, path: string) => (await bridge.post(`/api/plugins/${path}`)).status

it('a plugin is disabled, enabled and restarted alone, and keeps its accessories', async () => {
  const folder = await makeBridgeFolder({ plugins: { healthy: {} } })
  const bridge = await startBridge(folder)
  await Promise.all(['triptych-virtual', 'healthy'].map((id) => bridge.becomes(id, 'running')))
  const before = identitiesOf(await bridge.accessories())
  const controller = bridge.controller()
  const [own, other] = [await hapId(controller, 'healthy', BRIGHTNESS), await hapId(controller, 'Lamp', BRIGHTNESS)]
  const [first, virtual] = [bridge.processOf('healthy'), bridge.processOf('triptych-virtual')]

  expect(await act(bridge, 'healthy/restart')).toBe(200)
  expect((await bridge.stats('healthy')).status).toBe('running')
  expect(bridge.processOf('healthy')).not.toBe(first)

  expect(await act(bridge, 'healthy/disable')).toBe(200)
  expect((await bridge.stats('healthy')).status).toBe('disabled')
  expect(bridge.processOf('healthy')).toBeUndefined()
  expect(JSON.parse(await readFile(folder.configFile, 'utf8')).disabledPlugins).toEqual(['healthy'])
  expect(identitiesOf(await bridge.accessories())).toEqual(before)
  expect(await writeOverRest(bridge, 'healthy', 'Brightness', 50)).toBe(503)
  expect(await readOne(controller, own)).toMatchObject({ status: -70402 })
  expect(await readOne(controller, other)).toMatchObject({ value: 100 })
  // A restart of the daemon, or of the plugin, does not make it another decision.
  expect(await act(bridge, 'healthy/restart')).toBe(200)
  await askForRestart(bridge)
  await isBack(bridge, { 'triptych-virtual': undefined })
  expect((await bridge.stats('healthy')).status).toBe('disabled')
  expect(identitiesOf(await bridge.accessories())).toEqual(before)

  expect(await act(bridge, 'healthy/enable')).toBe(200)
  expect((await bridge.stats('healthy')).status).toBe('running')
  expect(identitiesOf(await bridge.accessories())).toEqual(before)
  expect(await readOne(bridge.controller(), own)).toMatchObject({ value: 40 })
  expect(bridge.processOf('triptych-virtual')).not.toBe(virtual)
  for (const action of ['restart', 'enable', 'disable']) expect(await act(bridge, `nobody/${action}`)).toBe(404)
})

it('an accessory is removed, also while its plugin does not run, and all of a plugin are', async () => {
  const folder = await makeBridgeFolder({ platforms: [], plugins: { healthy: {} } })
  const bridge = await startBridge(folder)
  await bridge.becomes('healthy', 'running')
  const aid = async () => Number((await hapId(bridge.controller(), 'healthy', BRIGHTNESS)).split('.')[0])
  const [lamp] = await bridge.accessories()
  const remove = async () => (await bridge.delete(`/api/accessories/${lamp?.uuid}`)).status
  const first = await aid()
  const before = bridge.processOf('healthy')
  // Its plugin still has it: it comes back as another one.
  expect(await remove()).toBe(200)
  expect((await bridge.stats('healthy')).status).toBe('running')
  expect(bridge.processOf('healthy')).not.toBe(before)
  const second = await aid()
  expect(second).toBeGreaterThan(first)

  expect((await bridge.delete('/api/plugins/healthy/accessories')).status).toBe(200)
  expect(await aid()).toBeGreaterThan(second)
  expect((await bridge.delete('/api/plugins/nobody/accessories')).status).toBe(404)

  expect(await act(bridge, 'healthy/disable')).toBe(200)
  expect(await remove()).toBe(200)
  expect(await remove()).toBe(404)
  expect(await bridge.accessories()).toEqual([])
  expect((await bridge.stats('healthy')).status).toBe('disabled')
  expect(bridge.processOf('healthy')).toBeUndefined()
})

it('a plugin that is put into its folder while the bridge runs is found, and starts where the config has it', async () => {
  const folder = await makeBridgeFolder({ platforms: [], plugins: { later: { fixture: 'healthy' } } })
  const place = join(folder.path, 'plugins/native/later')
  await rm(place, { recursive: true })
  const bridge = await startBridge(folder)
  expect(await bridge.stats('later')).toMatchObject({
    status: 'failed',
    reason: 'there is no file plugins/native/later/index.ts',
  })
  expect((await bridge.get('/api/marketplace/local')).body.plugins.map(({ name }: { name: string }) => name)).toEqual([
    'triptych-mqtt',
    'triptych-virtual',
  ])
  await addPlugin(folder.path, 'later', { fixture: 'healthy' })
  await addPlugin(folder.path, 'spare', { fixture: 'healthy' })
  expect(await bridge.post('/api/plugins/refresh')).toEqual({ status: 200, body: { ok: true } })
  await bridge.becomes('later', 'running')
  expect((await bridge.get('/api/accessories/debug')).body.names).toEqual(['later'])
  expect((await bridge.get('/api/plugins')).body.plugins.map(({ id }: { id: string }) => id)).toEqual(['later'])
  expect((await bridge.get('/api/marketplace/local')).body.plugins).toContainEqual({
    name: 'spare',
    version: '1.0.0',
    path: join(folder.path, 'plugins/native/spare/index.ts'),
  })
})

it('an entry that names no plugin that may be run says why, is kept, and delays no other', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'triptych-outside-'))
  onTestFinished(() => rm(outside, { recursive: true, force: true }))
  const entries = {
    Outside: join(outside, 'plugins/native/healthy/index.ts'),
    Above: 'plugins/native/../../config.json',
    Linked: 'plugins/native/linked/index.ts',
    Missing: 'plugins/native/missing/index.ts',
    Nameless: 'plugins/native/nameless/index.ts',
    Folder: 'plugins/native/folder',
    'no-plugin': 'plugins/native/no-plugin/index.ts',
  }
  const platforms = Object.entries(entries).map(([platform, plugin]) => ({ platform, plugin }))
  const folder = await makeBridgeFolder({ platforms, plugins: { healthy: {} } })
  const native = join(folder.path, 'plugins/native')
  await addPlugin(outside, 'healthy')
  await addPlugin(folder.path, 'no-plugin')
  await addPlugin(folder.path, 'folder', { fixture: 'healthy' })
  await symlink(join(outside, 'plugins/native/healthy'), join(native, 'linked'))
  await cp(join(native, 'healthy'), join(native, 'nameless'), { recursive: true })
  await rm(join(native, 'nameless/package.json'))
  const bridge = await startBridge(folder)
  await bridge.becomes('healthy', 'running')
  const ids = (await bridge.get('/api/plugins')).body.plugins.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['Outside', 'Above', 'Linked', 'Missing', 'Nameless', 'Folder', 'no-plugin', 'healthy'])
  const reasons: Record<string, string | null> = {}
  for (const id of ids.slice(0, -1)) reasons[id] = (await bridge.becomes(id, 'failed')).reason
  const says = (text: string): unknown => expect.stringContaining(text)
  expect(reasons).toEqual({
    Outside: says(`${entries.Outside} is not in a plugin directory`),
    Above: says(`${entries.Above} is not in a plugin directory`),
    Linked: says(`${entries.Linked} is not in a plugin directory`),
    Missing: says(`there is no file ${entries.Missing}`),
    Nameless: says(`${entries.Nameless} has no package.json`),
    Folder: says(`${entries.Folder} is not a file`),
    'no-plugin': says('its default export is not a plugin'),
  })
  for (const [id, reason] of Object.entries(reasons)) {
    expect(await bridge.logs(id)).toContainEqual(
      expect.objectContaining({ level: 'error', message: `failed: ${reason}` }),
    )
  }
  expect((await bridge.get('/api/config/platform/Outside')).body.config.plugin).toBe(entries.Outside)
  expect(await writeOverRest(bridge, 'healthy', 'Brightness', 50)).toBe(200)
})

it('two platform names for one plugin are one plugin, which knows its own', async () => {
  const folder = await makeBridgeFolder({ platforms: [], plugins: { healthy: { greeting: 'welcome' } } })
  const config = JSON.parse(await readFile(folder.configFile, 'utf8'))
  config.platforms.unshift({ ...config.platforms[0], platform: 'Other', greeting: 'wrong' })
  await writeFile(folder.configFile, JSON.stringify(config))
  const bridge = await startBridge(folder)
  await bridge.becomes('healthy', 'running')
  const { plugins } = (await bridge.get('/api/plugins')).body
  expect(plugins.map(({ id }: { id: string }) => id)).toEqual(['healthy'])
  const said = (await bridge.logs('healthy')).map(({ level, message }) => `${level} ${message}`)
  expect(said).toContainEqual('warn it registers the platform healthy, not Other')
  expect(said).toContainEqual(expect.stringMatching(/^info welcome, /))
})
