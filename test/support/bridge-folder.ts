import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from './loopback.ts'

const fixtures = join(import.meta.dirname, '../bridge/fixtures/plugins')

/** What a controller keeps of a bridge that it is paired with. */
export interface PairingData {
  readonly AccessoryPairingID: string
  readonly AccessoryLTPK: string
  readonly iOSDevicePairingID: string
  readonly iOSDeviceLTSK: string
  readonly iOSDeviceLTPK: string
}

export interface PlatformEntry {
  readonly platform: string
  readonly plugin: string
  readonly [field: string]: unknown
}

/** A data folder with a config, plugins, and a controller that the bridge knows as a paired one. */
export interface BridgeFolder {
  readonly path: string
  readonly configFile: string
  readonly username: string
  readonly pincode: string
  readonly hapPort: number
  readonly pairing: PairingData
}

/** A fixture plugin (its folder's name where it is not the plugin's), and fields of its platform entry. */
export type PluginFields = Readonly<Record<string, unknown>> & { readonly fixture?: string }

export interface FolderOptions {
  /** By name: copies of fixture plugins, each with a platform entry. */
  readonly plugins?: Readonly<Record<string, PluginFields>>
  /** Platform entries before those; the virtual plugin's when absent. */
  readonly platforms?: readonly PlatformEntry[]
  /** Other top-level fields of the config. */
  readonly config?: Readonly<Record<string, unknown>>
  /** A folder that is there, and is another's to remove; one in the system's temporary folder when absent. */
  readonly path?: string
  /** A free one when absent. */
  readonly hapPort?: number
}

const username = '0E:11:22:33:44:55'
const pincode = '482-19-375'

/** A lamp and a thermometer that exist in software only, as a first boot has them. */
export const virtual: PlatformEntry = {
  platform: 'Virtual',
  plugin: join(import.meta.dirname, '../../src/bridge/plugins/virtual/index.ts'),
  accessories: [
    { id: 'lamp', type: 'dimmable-light', name: 'Lamp' },
    { id: 'temperature', type: 'temperature-sensor', name: 'Temperature' },
  ],
}

/** A data folder for one test. */
export async function makeBridgeFolder(options: FolderOptions = {}) {
  const { plugins = {}, platforms = [virtual], config = {}, hapPort = await freePort() } = options
  const path = options.path ?? (await temporaryFolder())
  const added = await Promise.all(Object.entries(plugins).map(([name, fields]) => addPlugin(path, name, fields)))
  const configFile = join(path, 'config.json')
  const bridge = { name: 'Test Bridge', port: 8582, hapPort, pincode, username }
  await writeFile(configFile, JSON.stringify({ bridge, platforms: [...platforms, ...added], ...config }, null, 2))
  const pairing = await writePairing(path)
  const folder: BridgeFolder = { path, configFile, username, pincode, hapPort, pairing }
  return folder
}

async function temporaryFolder(): Promise<string> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'triptych-bridge-')))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

/**
 * Copies a fixture plugin to `plugins/native`, under a name that its platform and its accessory get too: two plugins of
 * one name, or two entries of one platform, are not allowed.
 *
 * @returns its platform entry
 */
export async function addPlugin(
  folder: string,
  name: string,
  { fixture = name, ...fields }: PluginFields = {},
): Promise<PlatformEntry> {
  const place = join(folder, 'plugins/native', name)
  await mkdir(place, { recursive: true })
  await cp(join(fixtures, fixture), place, { recursive: true })
  await writeFile(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module' }))
  const entry = join(place, 'index.ts')
  const source = await readFile(entry, 'utf8')
  await writeFile(entry, source.replace(/\b(platform|name): '\w+'/g, `$1: '${name}'`))
  return { platform: name, plugin: `plugins/native/${name}/index.ts`, ...fields }
}

/** As hap-nodejs keeps it (`AccessoryInfo.save`): pairing takes a second, and has tests of its own. */
async function writePairing(folder: string): Promise<PairingData> {
  const [bridge, controller] = [keyPair(), keyPair()]
  const id = randomUUID()
  const info = {
    displayName: 'Test Bridge',
    category: 2,
    pincode,
    signSk: bridge.secret,
    signPk: bridge.public,
    pairedClients: { [id]: controller.public },
    pairedClientsPermission: { [id]: 1 },
    configVersion: 1,
    setupID: 'TEST',
  }
  await mkdir(join(folder, 'hap'), { mode: 0o700 })
  await writeFile(join(folder, 'hap', `AccessoryInfo.${username.replaceAll(':', '')}.json`), JSON.stringify(info))
  return {
    AccessoryPairingID: Buffer.from(username).toString('hex'),
    AccessoryLTPK: bridge.public,
    iOSDevicePairingID: Buffer.from(id).toString('hex'),
    iOSDeviceLTSK: controller.secret,
    iOSDeviceLTPK: controller.public,
  }
}

/** Ed25519 in hex; the secret key is followed by the public one, as NaCl has it. */
function keyPair() {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const [publicKey, seed] = [Buffer.from(x, 'base64url'), Buffer.from(d, 'base64url')]
  return { public: publicKey.toString('hex'), secret: Buffer.concat([seed, publicKey]).toString('hex') }
}
