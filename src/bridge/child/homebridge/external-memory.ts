import { isObject } from '../../../lib/json.ts'
import type { AccessoryDescription } from '../../protocol/accessory.ts'
import { isUuid } from '../../protocol/fit-accessory.ts'
import { MAX_VALUE } from '../../protocol/limits.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import { reasonOf } from '../faults.ts'

/**
 * Keeps what belongs to accessories of dynamic platforms that are on their own: the daemon has no mirror that would keep
 * it, and their plugin counts on getting them back at its next start.
 */
export interface ExternalMemory {
  keep(description: AccessoryDescription): void
  forget(uuid: string): void
}

const PREFIX = 'external:'

export function openExternalMemory(channel: Pick<Channel, 'ask'>, log: PluginLog): ExternalMemory {
  const kept = new Map<string, string>()
  return {
    keep: (description) => {
      const { uuid, name } = description
      const json = JSON.stringify(description)
      if (kept.get(uuid) === json) return
      kept.set(uuid, json)
      if (Buffer.byteLength(json) > MAX_VALUE) return log.warn(`${name} is not kept: it is longer than 64 KiB`)
      channel.ask({ type: 'storageSet', key: PREFIX + uuid, value: description }).catch((error: unknown) => {
        log.error(`${name} is not kept: ${reasonOf(error)}`)
      })
    },
    forget: (uuid) => {
      kept.delete(uuid)
      channel.ask({ type: 'storageDelete', key: PREFIX + uuid }).catch((error: unknown) => {
        log.error(`accessory ${uuid} is not forgotten: ${reasonOf(error)}`)
      })
    },
  }
}

/** The accessories that earlier runs kept. Rejects with what the daemon has against it. */
export async function rememberedExternals(channel: Pick<Channel, 'ask'>): Promise<AccessoryDescription[]> {
  const keys: unknown = await channel.ask({ type: 'storageKeys' })
  const own = (Array.isArray(keys) ? keys : []).filter((key) => typeof key === 'string' && key.startsWith(PREFIX))
  const values = await Promise.all(own.map((key: string) => channel.ask({ type: 'storageGet', key })))
  return values.filter(isDescription)
}

function isDescription(value: unknown): value is AccessoryDescription {
  return isObject(value) && isUuid(value.uuid) && typeof value.name === 'string' && Array.isArray(value.services)
}
