import { execFileSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'
import { createDisk, type Disk, mayMount } from '../../faults/disk.ts'
import { createClock, type FakeClock, findFaketime } from '../../faults/faketime.ts'
import { makeBridgeFolder, virtual } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import type { Controller } from '../../support/hap-controller.ts'
import { freePort } from '../../support/loopback.ts'
import { createNetwork, mayMakeNetworks, type Network, type OwnNetwork } from './own-network.ts'
import { publishedFolder, publishedPlugins, writeChatState } from './published.ts'

/** A bridge with many plugins, on a machine of which a part can be taken away. What cannot be here, is null. */
export interface SoakHome {
  readonly bridge: BridgeServer
  readonly controller: Controller
  /** The ids of all plugins that show accessories. */
  readonly plugins: readonly string[]
  readonly webhookPort: number
  readonly through: readonly string[]
  readonly network: OwnNetwork | null
  readonly disk: Disk | null
  readonly clock: FakeClock | null
}

const modules = 'plugins/node_modules'
const homebridgeFixtures = join(import.meta.dirname, '../fixtures/homebridge')

/** Fixtures that show accessories; each of `ends` is brought down in its own way. */
const ends = ['throws', 'exits', 'spins', 'leaks', 'hoards']
const few = { healthy: ['healthy-1', 'healthy-2'], homebridge: ['homebridge-fixture-dynamic'], published: 3 }
const many = {
  healthy: [1, 2, 3, 4, 5, 6].map((number) => `healthy-${number}`),
  homebridge: [
    ...['dynamic', 'static', 'accessory', 'camera', 'external'].map((name) => `homebridge-fixture-${name}`),
    ...['@fixture/homebridge-scoped', 'homebridge-old'],
  ],
  published: 10,
}

/**
 * Starts it, and waits until it shows all accessories.
 *
 * @param all ten published plugins and twenty fixtures, or a few of each
 */
export async function openSoakHome(all: boolean): Promise<SoakHome> {
  const size = all ? many : few
  const network = mayMakeNetworks ? await createNetwork() : null
  const { through, port }: Network = network ?? { through: [], port: freePort }
  const disk = mayMount ? await createDisk('128m') : null
  const faketime = findFaketime()
  const clock = faketime === null ? null : await createClock(faketime)
  const webhookPort = await freePort()
  const published = publishedPlugins({ webhooks: webhookPort, unused: await freePort() }).slice(0, size.published)
  const copies = (names: readonly string[], fixture: string) => names.map((name) => [name, { fixture }] as const)
  const folder = await makeBridgeFolder({
    ...(disk === null ? {} : { path: disk.dataDir }),
    hapPort: await port(),
    platforms: [virtual, ...published, ...homebridgePlatforms(size.homebridge)],
    plugins: {
      ...Object.fromEntries([...copies(size.healthy, 'healthy'), ...copies(ends, 'ends')]),
      ...{ floods: {}, 'last-words': {} },
    },
    config: {
      accessories: homebridgeAccessories(size.homebridge),
      disabledPlugins: ['floods'],
      plugins: { leaks: { heapMb: 48 }, hoards: { heapMb: 64, memoryMb: 256 } },
    },
  })
  await install(folder.path, size.homebridge, disk !== null)
  await writeChatState(folder.path)
  const env = {
    ...clock?.env,
    SVC_BRIDGE_PORT: String(await port()),
    // Announced only in the network of the test's own, which no other machine hears.
    ...(network === null ? {} : { SVC_HAP_BIND: '0.0.0.0', SVC_HAP_ADVERTISER: 'ciao' }),
  }
  const bridge = await startBridge(folder, env, onTestFinished, [], through)
  const withAccessories = [
    ...['triptych-virtual', ...published.map(nameOf), ...size.homebridge, ...size.healthy, ...ends],
  ].filter((name) => !alone.includes(name))
  for (const id of withAccessories) await bridge.becomes(id, 'running', 120_000)
  await areAlone(bridge, [...published.map(nameOf), ...size.homebridge])
  await vi.waitFor(
    async () => {
      const shown = new Set((await bridge.accessories()).map(({ plugin }) => plugin))
      expect([...shown].sort()).toEqual([...withAccessories].sort())
    },
    { timeout: 120_000, interval: 100 },
  )
  return {
    ...{ bridge, controller: bridge.controller(), plugins: withAccessories },
    ...{ webhookPort, through, network, disk, clock },
  }
}

/** Those whose only accessory has a HAP server of its own, as televisions and cameras have. */
const alone = ['homebridge-camera-ffmpeg', 'homebridge-fixture-external']

/** Resolves once those of some plugins that are alone can be paired. */
async function areAlone(bridge: BridgeServer, names: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const { accessories } = (await bridge.get('/api/accessories/external')).body
      const listening = accessories.filter(({ port }: { port: number }) => port > 0)
      const plugins = listening.map(({ plugin }: { plugin: string }) => plugin)
      expect(plugins).toEqual(expect.arrayContaining(alone.filter((name) => names.includes(name))))
    },
    { timeout: 120_000, interval: 100 },
  )
}

const nameOf = ({ plugin }: { readonly plugin: string }): string => plugin.slice(modules.length + 1)

function homebridgePlatforms(names: readonly string[]) {
  return names
    .filter((name) => name !== 'homebridge-old' && name !== 'homebridge-fixture-accessory')
    .map((name) => {
      const word = /[a-z]+$/.exec(name)?.[0] ?? ''
      const platform = `Fixture${word[0]?.toUpperCase()}${word.slice(1)}`
      // No other has an accessory of that name.
      return { platform, plugin: `${modules}/${name}`, devices: ['Dynamic Lamp'] }
    })
}

function homebridgeAccessories(names: readonly string[]) {
  const accessories = [
    { accessory: 'Old', name: 'Old Lamp', plugin: `${modules}/homebridge-old` },
    { accessory: 'FixtureLock', name: 'Lock', plugin: `${modules}/homebridge-fixture-accessory` },
  ]
  return accessories.filter((entry) => names.includes(nameOf(entry)))
}

/** Published plugins are mounted where that can be: copying all that they need takes longer than the sample. */
async function install(dataDir: string, fixtures: readonly string[], mounts: boolean): Promise<void> {
  ensureInstalled(publishedFolder, (line) => void process.stderr.write(`${line}\n`))
  const [source, target] = [join(publishedFolder, 'node_modules'), join(dataDir, modules)]
  await mkdir(target, { recursive: true })
  if (mounts) {
    const layers = join(dataDir, '.layers')
    await mkdir(join(layers, 'upper'), { recursive: true })
    await mkdir(join(layers, 'work'))
    const options = `lowerdir=${source},upperdir=${layers}/upper,workdir=${layers}/work`
    execFileSync('mount', ['-t', 'overlay', '-o', options, 'overlay', target])
    onTestFinished(() => void execFileSync('umount', ['--lazy', target]))
  } else await cp(source, target, { recursive: true })
  for (const name of fixtures) await cp(join(homebridgeFixtures, name), join(target, name), { recursive: true })
}
