import type { Characteristic } from '@homebridge/hap-nodejs'
import type { Hap } from './types.ts'

/** Calls something when a characteristic has other properties, handlers or another status than before. */
export interface Watch {
  on(characteristic: Characteristic, changed: () => void): void
  off(characteristic: Characteristic): void
}

/** What changes a characteristic without an event of hap-nodejs. */
const silent = ['setProps', 'onGet', 'onSet', 'removeOnGet', 'removeOnSet', 'setupAdditionalAuthorization']

/** Old plugins handle these events instead; listeners for others are of no matter. */
const listening = ['on', 'addListener', 'prependListener', 'removeListener', 'off', 'removeAllListeners']
const handled: ReadonlySet<unknown> = new Set(['get', 'set', undefined])

/** May set the status that reads are answered with. */
const telling = ['setValue', 'updateValue', 'sendEventNotification']

const watches = new WeakMap<object, Watch>()

/**
 * The watch of this process: hap-nodejs says nothing of most changes that are no values, so these methods are wrapped on
 * the prototype, once, before a plugin runs. It costs a look into a map at each call.
 */
export function watchCharacteristics({ Characteristic }: Pick<Hap, 'Characteristic'>): Watch {
  const { prototype } = Characteristic
  const present = watches.get(prototype)
  if (present !== undefined) return present
  const watched = new WeakMap<object, () => void>()
  for (const name of silent) {
    wrap(prototype, name, (characteristic, call) => {
      const result = call()
      watched.get(characteristic)?.()
      return result
    })
  }
  for (const name of listening) {
    wrap(prototype, name, (characteristic, call, [event]) => {
      const result = call()
      if (handled.has(event)) watched.get(characteristic)?.()
      return result
    })
  }
  for (const name of telling) {
    wrap(prototype, name, (characteristic, call) => {
      const changed = watched.get(characteristic)
      const before = Reflect.get(characteristic, 'statusCode')
      const result = call()
      if (changed !== undefined && Reflect.get(characteristic, 'statusCode') !== before) changed()
      return result
    })
  }
  const watch: Watch = {
    on: (characteristic, changed) => void watched.set(characteristic, changed),
    off: (characteristic) => void watched.delete(characteristic),
  }
  watches.set(prototype, watch)
  return watch
}

type Wrapper = (self: object, call: () => unknown, args: readonly unknown[]) => unknown

function wrap(prototype: object, name: string, around: Wrapper): void {
  const original: unknown = Reflect.get(prototype, name)
  if (typeof original !== 'function') throw new TypeError(`Characteristic has no ${name}`)
  function wrapper(this: object, ...args: unknown[]): unknown {
    return around(this, () => Reflect.apply(original as () => unknown, this, args), args)
  }
  Object.defineProperty(prototype, name, { value: wrapper, writable: true, configurable: true })
}
