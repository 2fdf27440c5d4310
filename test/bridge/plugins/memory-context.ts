import { Ajv } from 'ajv'
import type { Plugin } from '../../../src/bridge/child/define-plugin.ts'
import { NativeAccessories } from '../../../src/bridge/child/native/accessories.ts'
import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import type { AccessoryDescription, Value } from '../../../src/bridge/protocol/accessory.ts'

const PLUGIN = 'a-plugin'
const ajv = new Ajv({ useDefaults: true, strict: false })

/** What outlives a run of a plugin: what it kept, and the accessories that the bridge has of it. */
export class Kept {
  /** JSON by key. */
  readonly storage = new Map<string, string>()
  readonly accessories = new Map<string, AccessoryDescription>()
  /** Set it to make storing fail. */
  isFull = false
}

export interface RunOptions {
  readonly kept?: Kept
  /** Why the bridge does not take an accessory. */
  refuse?(description: AccessoryDescription): string | undefined
}

/** A plugin that runs in this process, with the SDK's own accessories and a daemon that is a few maps. */
export interface RunningPlugin {
  readonly kept: Kept
  /** `level message` by line. */
  readonly log: readonly string[]
  /** Values that the plugin told without being asked, as `service.characteristic=value`. */
  readonly told: readonly string[]
  names(): string[]
  /** The value that the bridge has. */
  value(id: string, service: string, characteristic: string): Value | undefined
  read(id: string, service: string, characteristic: string): Promise<Value>
  write(id: string, service: string, characteristic: string, value: Value): Promise<void>
  /** Resolves as soon as it holds, looking whenever the plugin logged or told anything. */
  until(holds: () => boolean): Promise<void>
  stop(): void
}

/** Runs `setup` with a platform entry, checked and with its defaults as the daemon does it. */
export async function runPlugin<Config>(
  plugin: Plugin<Config>,
  entry: Readonly<Record<string, unknown>>,
  { kept = new Kept(), refuse }: RunOptions = {},
): Promise<RunningPlugin> {
  const config = structuredClone({ platform: plugin.platform, plugin: '/index.js', ...entry })
  const check = ajv.compile(plugin.configSchema ?? {})
  if (!check(config)) throw new Error(ajv.errorsText(check.errors, { dataVar: '' }))

  const lines: string[] = []
  const told: string[] = []
  const watchers = new Set<() => void>()
  const changed = (): void => {
    for (const look of watchers) look()
  }
  const write = (level: string) => (message: string) => {
    lines.push(`${level} ${message}`)
    changed()
  }
  const accessories = new NativeAccessories(
    PLUGIN,
    {
      ask: async (request) => {
        if (request.type === 'putAccessory') {
          const refusal = refuse?.(request.description)
          if (refusal !== undefined) throw new Error(refusal)
          kept.accessories.set(request.description.uuid, request.description)
        }
        if (request.type === 'removeAccessory') kept.accessories.delete(request.uuid)
      },
      send: (message) => {
        if (message.type !== 'value') return
        const { accessory, service, characteristic } = message.ref
        const description = kept.accessories.get(accessory)
        if (description !== undefined) {
          kept.accessories.set(accessory, withValue(description, service.type, characteristic, message.value))
        }
        told.push(`${service.type}.${characteristic}=${message.value}`)
        changed()
      },
    },
    [...kept.accessories.values()],
  )
  const stopping = new AbortController()
  const refOf = (id: string, type: string, characteristic: string) => {
    const description = kept.accessories.get(accessoryUuid(PLUGIN, id))
    const service = description?.services.find((candidate) => candidate.type === type)
    if (service === undefined) throw new Error(`no ${type} in ${id}`)
    const { subtype } = service
    const accessory = accessoryUuid(PLUGIN, id)
    return { accessory, service: { type, ...(subtype !== undefined && { subtype }) }, characteristic }
  }
  await plugin.setup({
    config: config as Config,
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    storage: {
      get: async (key) => JSON.parse(kept.storage.get(key) ?? 'null') ?? undefined,
      set: async (key, value) => {
        if (kept.isFull) throw new Error('no space left')
        kept.storage.set(key, JSON.stringify(value))
      },
      delete: async (key) => void kept.storage.delete(key),
      keys: async () => [...kept.storage.keys()],
    },
    accessories,
    signal: stopping.signal,
  })
  const find = (id: string, type: string, name: string) =>
    kept.accessories
      .get(accessoryUuid(PLUGIN, id))
      ?.services.find((service) => service.type === type)
      ?.characteristics.find((characteristic) => characteristic.type === name)
  return {
    kept,
    log: lines,
    told,
    names: () => [...kept.accessories.values()].map(({ name }) => name).sort(),
    value: (id, service, characteristic) => find(id, service, characteristic)?.value,
    read: (id, service, characteristic) => accessories.read(refOf(id, service, characteristic)),
    write: async (id, type, characteristic, value) => {
      const ref = refOf(id, type, characteristic)
      await accessories.write(ref, value)
      const description = kept.accessories.get(ref.accessory)
      if (description !== undefined) {
        kept.accessories.set(ref.accessory, withValue(description, type, characteristic, value))
      }
    },
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    stop: () => stopping.abort(),
  }
}

/** A description in which one value has changed. */
function withValue(description: AccessoryDescription, type: string, name: string, value: Value): AccessoryDescription {
  const services = description.services.map((service) =>
    service.type !== type
      ? service
      : {
          ...service,
          characteristics: service.characteristics.map((characteristic) =>
            characteristic.type === name ? { ...characteristic, value } : characteristic,
          ),
        },
  )
  return { ...description, services }
}
