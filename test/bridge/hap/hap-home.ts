import { join } from 'node:path'
import { HapBridge, type HapState } from '../../../src/bridge/hap/hap-bridge.ts'
import { publishedParts } from '../../../src/bridge/hap/hap-internals.ts'
import type { HapSettings } from '../../../src/bridge/hap/hap-settings.ts'
import { PairingAttempts } from '../../../src/bridge/hap/pairing-attempts.ts'
import { type Controller, HttpClient } from '../../support/hap-controller.ts'
import { type Home, openHome } from '../accessories/home.ts'
import { addController } from './add-controller.ts'

export const pincode = '482-19-375'
export const username = '0E:11:22:33:44:55'

/** Accessories that are published on 127.0.0.1 and not advertised. */
export interface HapHome {
  readonly home: Home
  bridge: HapBridge
  start(settings?: Partial<HapSettings>): Promise<HapState>
  /** Ends everything but what is on disk, and begins anew from that. */
  restart(): Promise<HapState>
  /** A controller that is not paired, or, given what one has, that one. */
  controller(like?: Pick<Controller, 'getLongTermData'>): Controller
  paired(): Promise<Controller>
  /** A controller that the bridge knows as a paired one, without the second that pairing takes. */
  known(): Controller
  close(): Promise<void>
}

export async function openHapHome(folder?: string): Promise<HapHome> {
  const home = await openHome(folder)
  const log = (entry: Home['entries'][number]): void => void home.entries.push(entry)
  const controllers: Controller[] = []
  const make = async (): Promise<HapBridge> => {
    const { hap, bridge } = home.accessories
    return new HapBridge(hap, bridge, await PairingAttempts.load(home.db), log, { initial: 10, limit: 40 })
  }
  const hapHome: HapHome = {
    home,
    bridge: await make(),
    start: (settings = {}) =>
      hapHome.bridge.start({
        name: 'Test Bridge',
        username,
        pincode,
        port: 0,
        bind: ['127.0.0.1'],
        advertiser: 'none',
        storagePath: join(home.folder, 'hap'),
        version: '1.2.3',
        ...settings,
      }),
    restart: async () => {
      await hapHome.bridge.stop()
      await home.reload()
      hapHome.bridge = await make()
      return hapHome.start()
    },
    controller: (like) => {
      const data = like?.getLongTermData() ?? undefined
      const { port } = hapHome.bridge.state()
      const controller = new HttpClient(username, '127.0.0.1', port, data, { usePersistentConnections: true })
      controllers.push(controller)
      return controller
    },
    paired: async () => {
      const controller = hapHome.controller()
      await controller.pairSetup(pincode)
      return controller
    },
    known: () => {
      const info = publishedParts(home.accessories.bridge)._accessoryInfo
      if (info === undefined) throw new Error('not published yet')
      const data = addController(info)
      return hapHome.controller({ getLongTermData: () => data })
    },
    close: async () => {
      for (const controller of controllers) await controller.close()
      await hapHome.bridge.stop()
      await home.close()
    },
  }
  return hapHome
}
