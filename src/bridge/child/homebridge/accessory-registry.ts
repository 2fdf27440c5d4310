import { EventEmitter } from 'node:events'
import type { Accessory, HAPConnection } from '@homebridge/hap-nodejs'
import type { AccessoryDescription } from '../../protocol/accessory.ts'
import type { DaemonRequest, Unnumbered } from '../../protocol/messages.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import { reasonOf } from '../faults.ts'
import { type AccessorySync, type SyncedAccessory, syncAccessory } from './accessory-sync.ts'
import { controllersOf, openBridge, putOn } from './bridging.ts'
import { describeAccessory } from './describe.ts'
import { openExternalMemory } from './external-memory.ts'
import { hapClasses, saveControllers } from './hap-classes.ts'
import { openRequests } from './requests.ts'
import type { AccessoryRegistry, Externals, Hap } from './types.ts'
import { watchCharacteristics } from './watch.ts'

export interface AccessoryRegistryParts {
  readonly hap: Hap
  /** The plugin's id. */
  readonly plugin: string
  readonly channel: Channel
  readonly log: PluginLog
  /** What the daemon has of earlier runs. */
  readonly earlier: readonly AccessoryDescription[]
  /** What earlier runs kept of accessories that were on their own (`rememberedExternals`). */
  readonly remembered?: readonly AccessoryDescription[]
  readonly externals: Externals
}

interface RegisteredAccessory extends AccessorySync {
  takeOff(): void
}

/**
 * Opens the home of a plugin's accessories, before the plugin makes any. hap-nodejs must know by then where it keeps
 * things (`HAPStorage`).
 */
export function createAccessoryRegistry({
  hap,
  plugin,
  channel,
  log,
  earlier,
  remembered = [],
  externals,
}: AccessoryRegistryParts): AccessoryRegistry {
  const bridge = openBridge(hap, plugin, log)
  const standIn = createStandInConnection()
  const classes = hapClasses(hap)
  const parts = { classes, watch: watchCharacteristics(hap), standIn, channel, log }
  const memory = openExternalMemory(channel, log)
  const registered = new Map<string, RegisteredAccessory>()
  /** Those that would sit behind the bridge if they could. */
  const diverted = new Map<string, SyncedAccessory>()
  /** Which the daemon has, or is about to have. */
  const mirrored = new Set(earlier.map(({ uuid }) => uuid))
  const leaving = new Map<string, NodeJS.Immediate>()
  const asked = new Set<Promise<unknown>>()

  function ask(request: Unnumbered<DaemonRequest>): Promise<void> {
    const answer = channel.ask(request).then(() => undefined)
    const settled = answer.catch(() => undefined).finally(() => asked.delete(settled))
    asked.add(settled)
    return answer
  }

  function forget(uuid: string): void {
    stay(uuid)
    if (!mirrored.delete(uuid)) return
    ask({ type: 'removeAccessory', uuid }).catch((error: unknown) => {
      log.error(`accessory ${uuid} is not removed: ${reasonOf(error)}`)
    })
  }

  /** Some plugins remove what they add again in the same breath: so it keeps its HAP ids, and with them its room. */
  function forgetSoon(uuid: string): void {
    const timer = setImmediate(() => forget(uuid))
    leaving.set(uuid, timer)
  }

  function stay(uuid: string): void {
    clearImmediate(leaving.get(uuid))
    leaving.delete(uuid)
  }

  function keepDiverted({ accessory, keep }: SyncedAccessory): void {
    const kept = keep()
    if (kept.platform === null) return
    memory.keep(describeAccessory(accessory, kept, classes, () => undefined).description)
  }

  /** Whether an accessory has to go on its own; if so it does. */
  function divert(synced: SyncedAccessory): boolean {
    const { accessory } = synced
    const reason = findUnmirroredFeature(hap, accessory)
    if (reason === undefined) return false
    const uuid = accessory.UUID
    const entry = registered.get(uuid)
    registered.delete(uuid)
    entry?.leave()
    entry?.takeOff()
    diverted.set(uuid, synced)
    keepDiverted(synced)
    forget(uuid)
    log.info(
      `${accessory.displayName} has ${reason}, which cannot be behind the bridge: pair it on its own, with its code in the list of external accessories`,
    )
    void externals.publish(accessory)
    return true
  }

  function find(uuid: string): Accessory | undefined {
    return registered.get(uuid)?.accessory ?? diverted.get(uuid)?.accessory ?? externals.find(uuid)
  }

  function flush(): void {
    for (const entry of [...registered.values()]) entry.flush()
    for (const synced of diverted.values()) keepDiverted(synced)
    for (const uuid of [...leaving.keys()]) forget(uuid)
  }

  const requests = openRequests({ find: (uuid) => registered.get(uuid), classes, standIn })

  return {
    earlier: [...earlier, ...remembered.filter(({ uuid }) => !mirrored.has(uuid))],
    add: (accessory, keep) => {
      const uuid = accessory.UUID
      if (find(uuid) !== undefined) throw new Error(`an accessory of UUID ${uuid} is there already`)
      stay(uuid)
      const synced = { accessory, keep }
      if (divert(synced)) return
      let takeOff: () => void
      try {
        takeOff = putOn(bridge, accessory)
      } catch (error) {
        // A bridge, or what was published already; its plugin goes on without it.
        log.error(`${accessory.displayName} is not added: ${reasonOf(error)}`)
        return
      }
      const sync = syncAccessory(synced, {
        ...parts,
        divert: () => divert(synced),
        put: (description) => {
          mirrored.add(uuid)
          return ask({ type: 'putAccessory', description })
        },
      })
      registered.set(uuid, { ...sync, takeOff })
    },
    changed: ({ UUID }) => {
      registered.get(UUID)?.changed()
      const synced = diverted.get(UUID)
      if (synced !== undefined) keepDiverted(synced)
    },
    remove: ({ UUID: uuid }) => {
      const entry = registered.get(uuid)
      if (entry !== undefined) {
        registered.delete(uuid)
        entry.leave()
        entry.takeOff()
        forgetSoon(uuid)
        return
      }
      if (diverted.delete(uuid)) memory.forget(uuid)
      const external = externals.find(uuid)
      if (external !== undefined) void externals.unpublish(external)
    },
    find,
    publishExternal: (accessory) => externals.publish(accessory),
    forgetOthers: async () => {
      flush()
      for (const { uuid } of earlier) if (!registered.has(uuid)) forget(uuid)
      for (const { uuid } of remembered) if (!diverted.has(uuid)) memory.forget(uuid)
      await Promise.all(asked)
    },
    settled: async () => {
      flush()
      await Promise.all(asked)
    },
    read: (ref) => requests.read(ref),
    write: (ref, value) => requests.write(ref, value),
    unpair: (uuid) => externals.unpair(uuid),
    close: async () => {
      // What plugins put into a context they seldom tell of.
      flush()
      try {
        saveControllers(bridge)
      } finally {
        await externals.close()
      }
    },
  }
}

/**
 * What handlers of a plugin get as the connection that a request came over. The real one is the daemon's; plugins look at
 * whether there is one, at its session and its address. With a connection hap-nodejs checks what is written, and names it
 * as the originator of the changes that follow.
 */
function createStandInConnection(): HAPConnection {
  const address = '127.0.0.1'
  const standIn = Object.assign(new EventEmitter(), {
    sessionID: 'bridge',
    username: 'bridge',
    remoteAddress: address,
    remotePort: 0,
    localAddress: address,
    networkInterface: 'lo',
    isAuthenticated: () => true,
    hasEventNotifications: () => false,
    enableEventNotifications: () => undefined,
    disableEventNotifications: () => undefined,
    clearRegisteredEvents: () => undefined,
    sendEvent: () => undefined,
    getLocalAddress: () => address,
    getRemoteAddress: () => address,
    close: () => undefined,
  })
  // A class of hap-nodejs with private fields, which nothing but a socket makes.
  return standIn as unknown as HAPConnection
}

/**
 * What an accessory has that only its own process can serve: streams, sockets of their own, requests beside
 * characteristics (HAP, 9 and 11). Such an accessory needs a HAP server of its own; undefined for the others.
 */
function findUnmirroredFeature(
  { CameraController, RemoteController, Service }: Hap,
  accessory: Accessory,
): string | undefined {
  const controllers = controllersOf(accessory)
  if (controllers.some((each) => each instanceof CameraController)) return 'a camera'
  if (controllers.some((each) => each instanceof RemoteController)) return 'a remote control'
  const reasons = new Map([
    [Service.CameraRTPStreamManagement.UUID, 'a camera'],
    [Service.CameraRecordingManagement.UUID, 'a camera'],
    [Service.DataStreamTransportManagement.UUID, 'a data stream'],
    [Service.TargetControl.UUID, 'a remote control'],
    [Service.TargetControlManagement.UUID, 'a remote control'],
    [Service.Siri.UUID, 'Siri'],
  ])
  return accessory.services.map(({ UUID }) => reasons.get(UUID)).find((reason) => reason !== undefined)
}
