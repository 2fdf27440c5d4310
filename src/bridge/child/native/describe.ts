import { createHash } from 'node:crypto'
import type {
  AccessoryDescription,
  CharacteristicDescription,
  ServiceDescription,
  Value,
} from '../../protocol/accessory.ts'
import type { AccessoryDefinition, CharacteristicDefinition, ServiceDefinition } from '../define-plugin.ts'

/** Namespace of the accessories of native plugins. */
const NAMESPACE = Buffer.from('5d1c2a0e6c4b4f0f9a35c3a1e0f47b68', 'hex')

/** The UUID (version 5: RFC 9562, 5.5) of a plugin's accessory, for ever the same. */
export function accessoryUuid(plugin: string, id: string): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([plugin, id]))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What a plugin answers itself, by {@link pathOf}. An entry without either is one that it does not answer. */
export type Handlers = ReadonlyMap<string, Pick<CharacteristicDefinition, 'read' | 'write'>>

export interface DescribedAccessory {
  readonly description: AccessoryDescription
  readonly handlers: Handlers
}

/** A characteristic within its accessory. */
export function pathOf(service: { readonly type: string; readonly subtype?: string }, characteristic: string): string {
  return JSON.stringify([service.type, service.subtype ?? null, characteristic])
}

/**
 * An accessory as the daemon keeps it, its `id` in the context, and what the plugin does itself.
 *
 * @throws TypeError for a definition that types would not have let pass
 */
export function describeAccessory(plugin: string, definition: AccessoryDefinition): DescribedAccessory {
  const { id, name, category, services } = definition
  if (typeof id !== 'string' || id === '') throw new TypeError('an accessory needs an id')
  if (!Array.isArray(services)) throw new TypeError(`accessory ${id}: services must be a list`)
  const handlers = new Map<string, Pick<CharacteristicDefinition, 'read' | 'write'>>()
  const uuid = accessoryUuid(plugin, id)
  const hasInformation = services.some(({ type }) => type === 'AccessoryInformation')
  const all: readonly ServiceDefinition[] = hasInformation
    ? services
    : [informationOf(plugin, definition, uuid), ...services]
  const description = {
    uuid,
    name,
    ...(category !== undefined && { category }),
    services: all.map((service) => describeService(id, service, handlers)),
    context: { id },
  }
  return { description, handlers }
}

function describeService(
  accessory: string,
  service: ServiceDefinition,
  handlers: Map<string, Pick<CharacteristicDefinition, 'read' | 'write'>>,
): ServiceDescription {
  const { characteristics, ...rest } = service
  const described = Object.entries(characteristics ?? {}).map(([type, given]): CharacteristicDescription => {
    const { read, write, ...plain } = isDefinition(given) ? given : { value: given }
    const path = pathOf(service, type)
    if (handlers.has(path)) {
      const name = service.subtype === undefined ? service.type : `${service.type} (${service.subtype})`
      throw new TypeError(`accessory ${accessory} has two services ${name}: tell them apart by their subtype`)
    }
    handlers.set(path, { ...(read && { read }), ...(write && { write }) })
    return { type, ...plain, ...(read && { reads: true }), ...(write && { writes: true }) }
  })
  return { ...rest, characteristics: described }
}

/** A plain object is a definition, anything else a value. */
function isDefinition(given: CharacteristicDefinition | Value): given is CharacteristicDefinition {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** The service that each accessory has (HAP, 8.1). HAP wants serial numbers of 2 to 64 characters. */
function informationOf(plugin: string, definition: AccessoryDefinition, uuid: string): ServiceDefinition {
  const { id, name, manufacturer = plugin, model = name, firmwareRevision } = definition
  const serialNumber = definition.serialNumber ?? (id.length >= 2 && id.length <= 64 ? id : uuid)
  return {
    type: 'AccessoryInformation',
    characteristics: {
      Name: String(name).slice(0, 64),
      Manufacturer: manufacturer.slice(0, 64),
      Model: String(model).slice(0, 64),
      SerialNumber: serialNumber,
      ...(firmwareRevision !== undefined && { FirmwareRevision: firmwareRevision }),
    },
  }
}
