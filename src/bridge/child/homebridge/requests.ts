import type { Accessory, Characteristic, HAPConnection } from '@homebridge/hap-nodejs'
import type { CharacteristicRef, Value } from '../../protocol/accessory.ts'
import { fitProps } from '../../protocol/fit-props.ts'
import { fitValue } from '../../protocol/fit-value.ts'
import { fullProps } from '../../protocol/props.ts'
import { HapError } from '../define-plugin.ts'
import type { AccessorySync } from './accessory-sync.ts'
import { isFailing } from './describe.ts'
import type { HapClasses } from './hap-classes.ts'

/** HAP statuses (HAP, 6-11). */
const CANNOT_COMMUNICATE = -70402
const DOES_NOT_EXIST = -70409

interface RequestParts {
  find(uuid: string): AccessorySync | undefined
  readonly classes: HapClasses
  readonly standIn: HAPConnection
}

/** What the daemon asks of a plugin's characteristics. Both reject with a {@link HapError}. */
export interface Requests {
  /** Null when nothing is known. */
  read(ref: CharacteristicRef): Promise<Value>
  /** Resolves with the response of the write (HAP, 6.7.2.5). */
  write(ref: CharacteristicRef, value: Value): Promise<Value | undefined>
}

export function openRequests({ find, classes, standIn }: RequestParts): Requests {
  function fit(characteristic: Characteristic, value: unknown): Value {
    const type = classes.propsOf(characteristic.UUID.toUpperCase())
    const props = fitProps(characteristic.props, type, () => undefined)
    return (props && fitValue(fullProps(type, props), value)) ?? null
  }

  async function request<T>(ref: CharacteristicRef, work: (characteristic: Characteristic) => Promise<T>): Promise<T> {
    const entry = find(ref.accessory)
    const characteristic = entry && characteristicOf(entry.accessory, ref)
    if (entry === undefined || characteristic === undefined) {
      throw new HapError(`there is no ${ref.characteristic} of ${ref.service.type}`, DOES_NOT_EXIST)
    }
    const wasFailing = isFailing(characteristic)
    try {
      return await work(characteristic)
    } catch (error) {
      // hap-nodejs throws the status alone, and has reported what was thrown by the plugin.
      const status = typeof error === 'number' ? error : CANNOT_COMMUNICATE
      const reason = typeof error === 'number' ? `HAP status ${error}` : String(error)
      throw new HapError(`${entry.accessory.displayName}: ${characteristic.displayName}: ${reason}`, status)
    } finally {
      if (isFailing(characteristic) !== wasFailing) entry.changed()
    }
  }

  return {
    read: (ref) =>
      request(ref, async (characteristic) => fit(characteristic, await characteristic.handleGetRequest(standIn))),
    write: (ref, value) =>
      request(ref, async (characteristic) => {
        const response = await characteristic.handleSetRequest(value as never, standIn)
        // What its plugin keeps in the context meanwhile is not to wait for the end of a process that may be killed.
        find(ref.accessory)?.changed()
        return response === undefined || response === null ? undefined : fit(characteristic, response)
      }),
  }
}

/** The characteristic that the daemon means; those of its service get the ids that the daemon names. */
function characteristicOf(
  accessory: Accessory,
  { service: { type, subtype = '' }, characteristic: wanted, ids = {} }: CharacteristicRef,
): Characteristic | undefined {
  const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()
  const service = accessory.services.find(({ UUID, subtype: own }) => isSame(UUID, type) && (own || '') === subtype)
  for (const each of service?.characteristics ?? []) each.iid = ids[each.UUID.toUpperCase()] ?? each.iid
  return service?.characteristics.find(({ UUID }) => isSame(UUID, wanted))
}
