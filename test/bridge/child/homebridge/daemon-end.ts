import type { Accessory, Characteristic } from '@homebridge/hap-nodejs'
import { planAccessory } from '../../../../src/bridge/accessories/accessory-plan.ts'
import { hapTypes } from '../../../../src/bridge/accessories/hap-types.ts'
import type { Channel } from '../../../../src/bridge/child/channel.ts'
import { createAccessoryRegistry } from '../../../../src/bridge/child/homebridge/accessory-registry.ts'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'
import type { AccessoryRegistry, Externals } from '../../../../src/bridge/child/homebridge/types.ts'
import { storageOf } from '../../../../src/bridge/hap/hap-parts.ts'
import type { AccessoryDescription, CharacteristicRef } from '../../../../src/bridge/protocol/accessory.ts'
import type { ToDaemon } from '../../../../src/bridge/protocol/messages.ts'
import { readMessage } from '../../../../src/bridge/protocol/read-message.ts'
import type { SerializedMetadata } from '../../../../src/bridge/protocol/serialized-accessory.ts'

export const hap = await loadHap()
export const types = hapTypes(hap)

const files = new Map<string, unknown>()
storageOf(hap.HAPStorage).localStore = {
  getItem: (key: string) => structuredClone(files.get(key)),
  setItemSync: (key: string, value: unknown) => void files.set(key, structuredClone(value)),
  removeItemSync: (key: string) => void files.delete(key),
}

/** What a home tells the daemon, checked as the daemon would. */
export interface DaemonEnd {
  readonly home: AccessoryRegistry
  readonly messages: ToDaemon[]
  readonly lines: string[]
  /** Accessories that are on their own. */
  readonly alone: Accessory[]
  readonly stored: Map<string, unknown>
  /** Messages since the last call, once this turn of the event loop is over. */
  next(): Promise<ToDaemon[]>
}

export interface DaemonEndOptions {
  readonly earlier?: readonly AccessoryDescription[]
  readonly remembered?: readonly AccessoryDescription[]
  readonly stored?: Map<string, unknown>
  /** Why descriptions are refused. */
  readonly refusal?: () => string | undefined
}

export function daemonEnd(options: DaemonEndOptions = {}): DaemonEnd {
  const { earlier = [], remembered = [], stored = new Map(), refusal = () => undefined } = options
  const messages: ToDaemon[] = []
  const lines: string[] = []
  const alone: Accessory[] = []
  const take = (message: ToDaemon): ToDaemon => {
    const read = readMessage(JSON.parse(JSON.stringify(message)))
    if (read === undefined) throw new Error(`the daemon does not take ${JSON.stringify(message)}`)
    messages.push(read)
    return read
  }
  const channel: Channel = {
    send: (message) => void take(message),
    flush: async () => undefined,
    ask: async (request) => {
      const message = take({ ...request, id: messages.length } as ToDaemon)
      const reason = refusal()
      if (reason !== undefined) throw new Error(reason)
      if (message.type === 'putAccessory') planAccessory(types, message.description)
      if (message.type === 'storageSet') stored.set(message.key, message.value)
      if (message.type === 'storageDelete') stored.delete(message.key)
      if (message.type === 'storageGet') return stored.get(message.key)
      return message.type === 'storageKeys' ? [...stored.keys()] : undefined
    },
    settle: () => undefined,
  }
  const write =
    (level: string) =>
    (line: string): void =>
      void lines.push(`${level} ${line}`)
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  const externals: Externals = {
    publish: async (accessory) => void alone.push(accessory),
    unpublish: async (accessory) => void alone.splice(alone.indexOf(accessory), 1),
    find: (uuid) => alone.find(({ UUID }) => UUID === uuid),
    unpair: async () => undefined,
    close: async () => undefined,
  }
  const home = createAccessoryRegistry({
    hap,
    plugin: 'homebridge-lamps',
    channel,
    log,
    earlier,
    remembered,
    externals,
  })
  let seen = 0
  return {
    home,
    messages,
    lines,
    alone,
    stored,
    next: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      const fresh = messages.slice(seen)
      seen = messages.length
      return fresh
    },
  }
}

export function kept(context: unknown = {}): () => SerializedMetadata {
  return () => ({ plugin: 'homebridge-lamps', platform: 'Lamps', context })
}

export function accessoryOf(name: string): Accessory {
  return new hap.Accessory(name, hap.uuid.generate(name))
}

export function refTo(
  accessory: Accessory,
  service: string,
  characteristic: string,
  subtype?: string,
): CharacteristicRef {
  const type = types.service(service)?.uuid ?? service
  return {
    accessory: accessory.UUID,
    service: subtype === undefined ? { type } : { type, subtype },
    characteristic: types.characteristic(characteristic)?.uuid ?? characteristic,
  }
}

/** The types of messages. */
export const typesOf = (messages: readonly ToDaemon[]): string[] => messages.map(({ type }) => type)

/** The newest description. */
export function put(messages: readonly ToDaemon[]): Extract<ToDaemon, { type: 'putAccessory' }>['description'] {
  const found = messages.findLast((message) => message.type === 'putAccessory')
  if (found === undefined) throw new Error(`no description among ${typesOf(messages)}`)
  return found.description
}

/** The values that were told. */
export const values = (messages: readonly ToDaemon[]): unknown[] =>
  messages.flatMap((message) => (message.type === 'value' ? [message.value] : []))

export function lamp(name = 'Lamp'): { accessory: Accessory; on: Characteristic } {
  const accessory = accessoryOf(name)
  const on = accessory.addService(hap.Service.Lightbulb, 'Bulb').getCharacteristic(hap.Characteristic.On)
  return { accessory, on }
}
