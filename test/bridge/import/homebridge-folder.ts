import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { HapBridge } from '../../../src/bridge/hap/hap-bridge.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'
import { PairingAttempts } from '../../../src/bridge/hap/pairing-attempts.ts'
import type { PairingData } from '../../support/bridge-folder.ts'
import { everyId, HttpClient } from '../../support/hap-controller.ts'
import { freePort } from '../../support/loopback.ts'

const PLUGIN = 'homebridge-fixture-dynamic'

/** A child bridge of a Homebridge folder, and what a controller that is paired with it knows. */
export interface PairedChild {
  readonly username: string
  readonly port: number
  readonly pairing: PairingData
  /** `aid.iid type` of every characteristic. */
  readonly ids: readonly string[]
}

/**
 * The storage folder of a Homebridge with child bridges, which hap-nodejs has written as it does in Homebridge (its
 * `ChildBridgeFork`): each was published with its accessories, and paired with a controller.
 *
 * @param children the names of the accessories of each
 */
export async function makeHomebridgeFolder(children: readonly (readonly string[])[]) {
  const path = await mkdtemp(join(tmpdir(), 'triptych-homebridge-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  await Promise.all(['accessories', 'persist'].map((name) => mkdir(join(path, name))))
  await cp(join(import.meta.dirname, '../fixtures/homebridge', PLUGIN), join(path, 'node_modules', PLUGIN), {
    recursive: true,
  })
  const pin = '482-19-375'
  const platforms: object[] = []
  const paired: PairedChild[] = []
  for (const [index, devices] of children.entries()) {
    const username = `0E:77:31:0B:42:0${index}`
    const port = await freePort()
    const known = await pairChild(path, { username, port, pin, devices })
    paired.push({ username, port, ...known })
    const child = { username: username.toLowerCase(), port, pin, name: `Child ${index}`, setupID: 'HB0T', env: {} }
    platforms.push({ platform: 'FixtureDynamic', name: `Account ${index}`, devices, _bridge: child })
  }
  const bridge = { name: 'Homebridge', username: '0E:77:31:0B:42:FF', port: await freePort(), pin, bind: ['127.0.0.1'] }
  await writeFile(join(path, 'config.json'), JSON.stringify({ bridge, platforms }))
  return { path, paired }
}

interface Child {
  readonly username: string
  readonly port: number
  readonly pin: string
  readonly devices: readonly string[]
}

async function pairChild(path: string, { username, port, pin, devices }: Child) {
  const hap = await loadHapNodejs()
  const { Accessory, Bridge, Service, uuid } = hap
  const bridge = new Bridge('Child', uuid.generate('HomeBridge'))
  const accessories = devices.map((device) => {
    const accessory = new Accessory(device, uuid.generate(`fixture-dynamic:${device}`))
    accessory.addService(Service.Switch, device)
    accessory.addService(Service.TemperatureSensor)
    return accessory
  })
  bridge.addBridgedAccessories(accessories)
  const published = new HapBridge(hap, bridge, new PairingAttempts(0, async () => {}), () => {})
  await published.start({
    ...{ name: 'Child', username, pincode: pin, port, bind: ['127.0.0.1'], advertiser: 'none', version: '2.4.0' },
    storagePath: join(path, 'persist'),
  })
  const controller = new HttpClient(username, '127.0.0.1', port, undefined, { usePersistentConnections: true })
  try {
    await controller.pairSetup(pin)
    const pairing = controller.getLongTermData()
    if (!pairing) throw new Error('not paired')
    const cached = accessories.map((each) => ({
      plugin: PLUGIN,
      platform: 'FixtureDynamic',
      context: { starts: 1 },
      ...Accessory.serialize(each),
    }))
    const file = `cachedAccessories.${username.replaceAll(':', '')}`
    await writeFile(join(path, 'accessories', file), JSON.stringify(cached))
    return { pairing, ids: await everyId(controller) }
  } finally {
    await controller.close()
    await published.stop()
  }
}
