import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { freePort } from '../../support/loopback.ts'
import { startRegistry } from '../../support/registry/registry.ts'
import { npmEnvironment } from '../marketplace/shop.ts'
import { hostileAccessory } from './hostile-accessory.ts'

const fixtures = join(import.meta.dirname, '../fixtures/homebridge')

/** Those that work: real plugins as they are, and fixtures. */
export const ordered = {
  'homebridge-dummy': '2.1.1',
  'homebridge-http-webhooks': '0.2.0',
  '@fixture/homebridge-scoped': '2.0.0',
  'homebridge-old': '0.0.7',
  'homebridge-fixture-external': '1.0.0',
  'homebridge-fixture-camera': '1.0.0',
} as const

/** Of those, what the marketplace installs; the others are put there by hand, as plugins under development are. */
export const bought = ['homebridge-dummy', 'homebridge-http-webhooks', '@fixture/homebridge-scoped'] as const

/** Those that break, each in its way. */
export const hostile = {
  'homebridge-fixture-throws': 'FixtureThrows',
  'homebridge-fixture-floods': 'FixtureFloods',
  'homebridge-exits': 'Exits',
  'homebridge-mute': 'Mute',
  'homebridge-blocks': 'Blocks',
} as const

/** A bridge with a registry to itself, which has the real plugins as well. */
export interface HomebridgeHome {
  readonly bridge: BridgeServer
  /** Where `homebridge-http-webhooks` is to listen. */
  readonly webhookPort: number
  stop(): Promise<void>
}

export async function openHome(): Promise<HomebridgeHome> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'triptych-homebridge-')))
  const ends = [() => rm(path, { recursive: true, force: true, maxRetries: 5 })]
  const stop = async (): Promise<void> => {
    for (const end of ends) await end()
  }
  try {
    const registry = await startRegistry({ uplink: true })
    ends.unshift(() => registry.stop())
    for (const name of bought.filter(isFixture)) await registry.publish(join(fixtures, name))
    await addByHand(join(path, 'plugins/node_modules'))
    const atEnd = (end: () => Promise<void>) => void ends.unshift(end)
    const bridge = await startBridge({ path }, npmEnvironment(registry.url, path), atEnd, ['--sample'])
    return { bridge, webhookPort: await freePort(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function isFixture(name: string): boolean {
  return existsSync(join(fixtures, name))
}

async function addByHand(nodeModules: string): Promise<void> {
  await mkdir(nodeModules, { recursive: true })
  const isBought = (name: string): boolean => bought.some((each) => each === name)
  for (const name of [...Object.keys(ordered), ...Object.keys(hostile)].filter(isFixture)) {
    if (!isBought(name)) await cp(join(fixtures, name), join(nodeModules, name), { recursive: true })
  }
  for (const [name, type] of Object.entries(hostile)) {
    if (isFixture(name)) continue
    const place = join(nodeModules, name)
    await mkdir(place)
    await writeFile(
      join(place, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', keywords: ['homebridge-plugin'] }),
    )
    await writeFile(join(place, 'index.js'), hostileAccessory(type))
  }
}

/** Entries of all of them, over the API. */
export async function configure({ bridge, webhookPort }: HomebridgeHome): Promise<void> {
  const plugin = (name: keyof typeof ordered | keyof typeof hostile) => `plugins/node_modules/${name}`
  const platforms = [
    {
      platform: 'HomebridgeDummy',
      plugin: plugin('homebridge-dummy'),
      name: 'Dummies',
      accessories: [{ id: 'reading', name: 'Reading Light', type: 'Lightbulb', isDimmer: true }],
    },
    {
      platform: 'HttpWebHooks',
      plugin: plugin('homebridge-http-webhooks'),
      webhook_port: String(webhookPort),
      webhook_listen_host: '127.0.0.1',
      cache_directory: 'webhooks',
      switches: [{ id: 'pump', name: 'Pump' }],
    },
    { platform: 'FixtureScoped', plugin: plugin('@fixture/homebridge-scoped') },
    { platform: 'FixtureExternal', plugin: plugin('homebridge-fixture-external') },
    { platform: 'FixtureCamera', plugin: plugin('homebridge-fixture-camera') },
    { platform: 'FixtureThrows', plugin: plugin('homebridge-fixture-throws') },
    { platform: 'FixtureFloods', plugin: plugin('homebridge-fixture-floods') },
  ]
  for (const entry of platforms) {
    expect(await bridge.post('/api/config/platform', entry)).toMatchObject({ status: 200 })
  }
  const { content } = (await bridge.get('/api/config')).body
  const accessories = [
    { accessory: 'Old', name: 'Old Lamp', plugin: plugin('homebridge-old') },
    { accessory: 'Exits', name: 'Exits', plugin: plugin('homebridge-exits') },
    { accessory: 'Mute', name: 'Mute', plugin: plugin('homebridge-mute') },
    { accessory: 'Blocks', name: 'Blocks', plugin: plugin('homebridge-blocks') },
  ]
  const changed = JSON.stringify({ ...JSON.parse(content), accessories })
  expect(await bridge.post('/api/config', { content: changed })).toMatchObject({ status: 200 })
}
