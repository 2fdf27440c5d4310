import { Server } from 'node:net'
import type { Accessory } from '@homebridge/hap-nodejs'
import { type Bind, listenOptions, refuseOthers } from '../../hap/bind.ts'
import type { BridgeLog } from '../../hap/bridge-log.ts'
import { storageOf } from '../../hap/hap-parts.ts'
import { type HapStorage, openHapStorage } from '../../hap/hap-storage.ts'
import { type ExternalServer, type ExternalsOptions, openServer } from './externals-server.ts'
import type { Externals, Hap } from './types.ts'

/** What lies in `DataStreamServer` (hap-nodejs 2.2.3) that is touched here. */
interface DataStreamServer {
  /** Listens, if it does not yet, before it returns. */
  checkTCPServerEstablished?(...args: unknown[]): void
}

const bound = new WeakSet<object>()

/**
 * Keeps to the bridge's addresses what recordings and remotes send data through: hap-nodejs has those servers listen on all. Once
 * in a process.
 */
export function bindDataStreams(hap: Pick<Hap, 'DataStreamServer'>, bind: Bind): void {
  const prototype = hap.DataStreamServer.prototype as unknown as DataStreamServer
  const { checkTCPServerEstablished: establish } = prototype
  if (establish === undefined || bound.has(prototype)) return
  bound.add(prototype)
  prototype.checkTCPServerEstablished = function (...args) {
    const { listen } = Server.prototype
    Server.prototype.listen = function (this: Server) {
      const { host, accepts } = listenOptions(bind)
      if (accepts !== null) refuseOthers(this, accepts)
      return Reflect.apply(listen, this, host === undefined ? [0] : [0, host])
    }
    try {
      Reflect.apply(establish, this, args)
    } finally {
      Server.prototype.listen = listen
    }
  }
}

/** How long `close` waits for servers to end, in ms; the daemon kills the process soon after. */
const CLOSE_WITHIN = 1_000

/** By folder: hap-nodejs keeps the files of all that is in a process in one, and so do plugins that share it. */
const storages = new Map<string, { readonly storage: HapStorage; users: number }>()

/** @returns `close` of it closes it for the last that has it */
function shareStorage(folder: string, write: BridgeLog): HapStorage {
  const shared = storages.get(folder) ?? { storage: openHapStorage(folder, write), users: 0 }
  storages.set(folder, shared)
  shared.users += 1
  const close = (): void => {
    shared.users -= 1
    if (shared.users > 0) return
    storages.delete(folder)
    shared.storage.close()
  }
  return { ...shared.storage, close }
}

/**
 * Accessories with a HAP server of their own, in this process; each is reported to the daemon.
 *
 * @throws Error when the folder of their keys cannot be made
 */
export function createExternals(options: ExternalsOptions): Externals {
  const { hap, log, settings } = options
  const write: BridgeLog = ({ level, message }) => log[level](message)
  const storage = shareStorage(settings.hapPath, write)
  storageOf(hap.HAPStorage).localStore = storage
  if (settings.bind.length > 0) bindDataStreams(hap, settings.bind)
  const servers = new Map<string, ExternalServer>()
  /** Those that are no more, but may still have their port. */
  const ending = new Map<string, Promise<void>>()

  return {
    publish: async (accessory: Accessory) => {
      if (servers.has(accessory.UUID)) {
        log.warn(`${accessory.displayName}: an accessory of its UUID (${accessory.UUID}) is published already`)
        return
      }
      const server = openServer(accessory, options)
      servers.set(accessory.UUID, server)
      await ending.get(accessory.UUID)
      await server.publish()
    },
    unpublish: async (accessory) => {
      const server = servers.get(accessory.UUID)
      if (server?.accessory !== accessory) return
      const { UUID: uuid } = accessory
      servers.delete(uuid)
      const end = server.stop().then(() => options.channel.send({ type: 'externalGone', uuid }))
      ending.set(uuid, end)
      await end
    },
    find: (uuid) => servers.get(uuid)?.accessory,
    unpair: async (uuid) => {
      const server = servers.get(uuid)
      if (server === undefined) throw new Error(`there is no accessory ${uuid} with a HAP server of its own`)
      await server.unpair()
    },
    close: async () => {
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, CLOSE_WITHIN)
      const stopped = [...servers.values()].map((server) => server.stop())
      await Promise.race([Promise.all(stopped), timeout.promise])
      clearTimeout(timer)
      storage.close()
    },
  }
}
