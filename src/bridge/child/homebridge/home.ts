import type { Accessory } from '@homebridge/hap-nodejs'
import type { AccessoryDescription } from '../../protocol/accessory.ts'
import type { DaemonRequest, Unnumbered } from '../../protocol/messages.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import { reasonOf } from '../faults.ts'
import { openBridge, putOn } from './bridging.ts'
import { describeAccessory } from './describe.ts'
import { openExternalMemory } from './external-memory.ts'
import { saveControllers } from './externals-controllers.ts'
import { type Followed, type Follower, follow } from './follower.ts'
import { hapClasses } from './hap-classes.ts'
import { openRequests } from './requests.ts'
import { standInConnection } from './stand-in-connection.ts'
import type { Externals, Hap, Home } from './types.ts'
import { unmirrored } from './unmirrored.ts'
import { watchCharacteristics } from './watch.ts'

export interface HomeParts {
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

interface Resident extends Follower {
  takeOff(): void
}

/**
 * Opens the home of a plugin's accessories, before the plugin makes any. hap-nodejs must know by then where it keeps
 * things (`HAPStorage`).
 */
export function createHome({ hap, plugin, channel, log, earlier, remembered = [], externals }: HomeParts): Home {
  const bridge = openBridge(hap, plugin, log)
  const standIn = standInConnection()
  const classes = hapClasses(hap)
  const parts = { classes, watch: watchCharacteristics(hap), standIn, channel, log }
  const memory = openExternalMemory(channel, log)
  const residents = new Map<string, Resident>()
  /** Those that would sit behind the bridge if they could. */
  const diverted = new Map<string, Followed>()
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

  function keepDiverted({ accessory, keep }: Followed): void {
    const kept = keep()
    if (kept.platform === null) return
    memory.keep(describeAccessory(accessory, kept, classes, () => undefined).description)
  }

  /** Whether an accessory has to go on its own; if so it does. */
  function divert(followed: Followed): boolean {
    const { accessory } = followed
    const reason = unmirrored(hap, accessory)
    if (reason === undefined) return false
    const uuid = accessory.UUID
    const resident = residents.get(uuid)
    residents.delete(uuid)
    resident?.leave()
    resident?.takeOff()
    diverted.set(uuid, followed)
    keepDiverted(followed)
    forget(uuid)
    log.info(
      `${accessory.displayName} has ${reason}, which cannot be behind the bridge: pair it on its own, with its code in the list of external accessories`,
    )
    void externals.publish(accessory)
    return true
  }

  function find(uuid: string): Accessory | undefined {
    return residents.get(uuid)?.accessory ?? diverted.get(uuid)?.accessory ?? externals.find(uuid)
  }

  function flush(): void {
    for (const resident of [...residents.values()]) resident.flush()
    for (const followed of diverted.values()) keepDiverted(followed)
    for (const uuid of [...leaving.keys()]) forget(uuid)
  }

  const requests = openRequests({ find: (uuid) => residents.get(uuid), classes, standIn })

  return {
    earlier: [...earlier, ...remembered.filter(({ uuid }) => !mirrored.has(uuid))],
    add: (accessory, keep) => {
      const uuid = accessory.UUID
      if (find(uuid) !== undefined) throw new Error(`an accessory of UUID ${uuid} is there already`)
      stay(uuid)
      const followed = { accessory, keep }
      if (divert(followed)) return
      let takeOff: () => void
      try {
        takeOff = putOn(bridge, accessory)
      } catch (error) {
        // The 150th; its plugin goes on without it.
        log.error(`${accessory.displayName} is not added: ${reasonOf(error)}`)
        return
      }
      const follower = follow(followed, {
        ...parts,
        divert: () => divert(followed),
        put: (description) => {
          mirrored.add(uuid)
          return ask({ type: 'putAccessory', description })
        },
      })
      residents.set(uuid, { ...follower, takeOff })
    },
    changed: ({ UUID }) => {
      residents.get(UUID)?.changed()
      const followed = diverted.get(UUID)
      if (followed !== undefined) keepDiverted(followed)
    },
    remove: ({ UUID: uuid }) => {
      const resident = residents.get(uuid)
      if (resident !== undefined) {
        residents.delete(uuid)
        resident.leave()
        resident.takeOff()
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
      for (const { uuid } of earlier) if (!residents.has(uuid)) forget(uuid)
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
