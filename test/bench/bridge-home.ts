import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/loopback.ts'
import { ensurePeers } from './peers/install.ts'

/** How a controller is let in by a bridge. */
export interface HapIdentity {
  readonly username: string
  readonly pincode: string
}

/** The same lamp behind our bridge and behind Homebridge; ours has further plugins beside it. */
export interface BridgeHome {
  readonly dataDir: string
  readonly ours: HapIdentity & { readonly hapPort: number }
  readonly homebridge: HapIdentity & { readonly folder: string; readonly plugin: string }
  remove(): Promise<void>
}

/** What a plugin says; as long as what real ones do. */
export const line = 'lamp in the living room: brightness is 70 of 100, as the device itself reported after 12 ms'

/** A plugin may say 2,000 lines at once and 1,000 a second. */
export const chats = {
  flood: { name: 'Flood', lines: 500, millis: 0 },
  oneByOne: { name: 'One by one', lines: 250, millis: 2 },
} as const
export type Chat = (typeof chats)[keyof typeof chats]

/** How long the plugin that spins does so. */
export const spinMillis = 1_500

const plugins = join(import.meta.dirname, 'plugins')

export async function makeBridgeHome(): Promise<BridgeHome> {
  ensurePeers((text) => process.stderr.write(`${text}\n`))
  const root = await realpath(await mkdtemp(join(tmpdir(), 'triptych-bench-')))
  const dataDir = join(root, 'data')
  for (const name of ['lamp', 'spinner', 'chatter']) {
    await cp(join(plugins, name), join(dataDir, 'plugins/native', name), { recursive: true })
  }
  const ours = { username: '0E:11:22:33:44:55', pincode: '482-19-375', hapPort: await freePort() }
  const platforms = [
    { platform: 'Lamp', plugin: 'plugins/native/lamp/index.ts' },
    { platform: 'Spinner', plugin: 'plugins/native/spinner/index.ts', millis: spinMillis },
    { platform: 'Chatter', plugin: 'plugins/native/chatter/index.ts', line, chats: Object.values(chats) },
  ]
  await writeFile(
    join(dataDir, 'config.json'),
    JSON.stringify({ bridge: { name: 'Bench', logLevel: 'info', ...ours }, platforms }),
  )

  const folder = join(root, 'homebridge')
  await mkdir(folder)
  const theirs = { username: '0E:11:22:33:44:66', pincode: '482-19-376' }
  const bridge = { name: 'Bench', username: theirs.username, pin: theirs.pincode, disableIpc: true }
  await writeFile(join(folder, 'config.json'), JSON.stringify({ bridge, platforms: [{ platform: 'Lamp' }] }))
  return {
    dataDir,
    ours,
    homebridge: { ...theirs, folder, plugin: join(plugins, 'homebridge-bench-lamp') },
    remove: () => rm(root, { recursive: true }),
  }
}
