import { MAX_DESCRIPTION } from '../../protocol/limits.ts'
import type { SerializedMetadata } from '../../protocol/serialized-accessory.ts'
import { reasonOf } from '../faults.ts'
import type { HomebridgeApi } from './api.ts'
import { reportWarnings } from './characteristic-warnings.ts'
import type { PlatformAccessory } from './platform-accessory.ts'
import type { Stage } from './stage.ts'

/** A context as JSON: half of a description, so that an accessory is not refused for what its plugin keeps with it. */
const MAX_CONTEXT = MAX_DESCRIPTION / 2

/** The accessories of a plugin's dynamic platforms. */
export interface PlatformAccessories {
  /** Does what the plugin has asked for so far, and what it asks for from then on. */
  open(stage: Stage, cached: readonly PlatformAccessory[]): void
  has(accessory: PlatformAccessory): boolean
  /** Puts one behind the bridge; what stands in the way is in the log. */
  add(accessory: PlatformAccessory): void
  /** Knows one no longer; it is not behind the bridge. */
  drop(accessory: PlatformAccessory): void
}

/**
 * Listens to what a plugin says of its accessories, from its initializer on, as `BridgeService` of Homebridge does.
 * What it says before there is a home waits.
 */
export function openPlatformAccessories(api: HomebridgeApi): PlatformAccessories {
  const known = new Map<string, PlatformAccessory>()
  const early: (() => void)[] = []
  let stage: Stage | undefined
  const on = (event: string, hear: (stage: Stage, accessory: PlatformAccessory) => void): void => {
    api.on(event, (accessories: unknown) => {
      // Homebridge takes no harm of another thing here.
      if (!Array.isArray(accessories)) return
      const all = (): void => {
        for (const one of accessories) if (stage !== undefined) hear(stage, one)
      }
      if (stage === undefined) early.push(all)
      else all()
    })
  }

  on('registerPlatformAccessories', (there, accessory) => {
    const { UUID, displayName, _associatedPlatform: platform = '' } = accessory
    const other = known.get(UUID)?.displayName ?? there.home.find(UUID)?.displayName
    if (other !== undefined) {
      return there.log.warn(`${displayName}: it has the UUID of '${other}', ${UUID}, and is not added a second time`)
    }
    if (!there.registrations.platforms.includes(platform)) {
      there.log.warn(`${displayName}: the plugin has no platform '${platform}', so it will not be restored`)
    }
    known.set(UUID, accessory)
    add(there, accessory)
  })
  on('updatePlatformAccessories', ({ home }, accessory) => {
    const before = known.get(accessory?.UUID)
    if (before === undefined) return
    // Some plugins make another one of the same UUID to say so.
    accessory._associatedPlatform ??= before._associatedPlatform
    known.set(accessory.UUID, accessory)
    before._associatedHAPAccessory.displayName = accessory.displayName
    home.changed(before._associatedHAPAccessory)
  })
  on('unregisterPlatformAccessories', ({ home }, { UUID }) => {
    known.delete(UUID)
    const there = home.find(UUID)
    if (there !== undefined) home.remove(there)
  })
  on('publishExternalAccessories', ({ home, log }, accessory) => {
    const { _associatedHAPAccessory: external } = accessory
    reportWarnings(external, log)
    // Plugins may have set it later, on their own one.
    external.category = accessory.category
    void home.publishExternal(external)
  })

  function add(there: Stage, accessory: PlatformAccessory): void {
    const { UUID, displayName, _associatedHAPAccessory: added } = accessory
    reportWarnings(added, there.log)
    try {
      there.home.add(added, keeper(there, UUID, accessory))
    } catch (error) {
      known.delete(UUID)
      there.log.warn(`${displayName}: it is not added to the bridge: ${reasonOf(error)}`)
    }
  }

  /** The newest of a UUID has the context; when that cannot be kept, what was kept before stays. */
  function keeper({ plugin, log, hap }: Stage, uuid: string, first: PlatformAccessory): () => SerializedMetadata {
    let context: unknown = {}
    let isTold = false
    return () => {
      const accessory = known.get(uuid) ?? first
      try {
        const json = JSON.stringify(accessory.context) ?? 'null'
        if (Buffer.byteLength(json) > MAX_CONTEXT) throw new Error('it is longer than 512 KiB')
        // A copy: plugins change it in place.
        context = JSON.parse(json)
      } catch (error) {
        if (!isTold) log.error(`${accessory.displayName}: its context cannot be kept: ${reasonOf(error)}`)
        isTold = true
      }
      const { controllers } = hap.Accessory.serialize(first._associatedHAPAccessory)
      const platform = accessory._associatedPlatform ?? null
      return { plugin, platform, context, ...(controllers !== undefined && { controllers }) }
    }
  }

  return {
    open: (opened, cached) => {
      stage = opened
      for (const accessory of cached) known.set(accessory.UUID, accessory)
      for (const work of early.splice(0)) work()
    },
    has: ({ UUID }) => known.has(UUID),
    add: (accessory) => stage && add(stage, accessory),
    drop: ({ UUID }) => void known.delete(UUID),
  }
}
