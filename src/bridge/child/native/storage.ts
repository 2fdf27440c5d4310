import { MAX_NAME, MAX_VALUE } from '../../protocol/limits.ts'
import type { Channel } from '../channel.ts'
import type { PluginStorage } from '../define-plugin.ts'

/** The storage of a native plugin, kept by the daemon. */
export function openStorage({ ask }: Pick<Channel, 'ask'>): PluginStorage {
  return {
    get: async <T>(key: string) => (await ask({ type: 'storageGet', key: checked(key) })) as T | undefined,
    set: async (key, value) => {
      const text = JSON.stringify(value)
      if (text === undefined) throw new TypeError(`the value of ${key} is nothing that JSON has`)
      if (Buffer.byteLength(text) > MAX_VALUE) throw new RangeError(`the value of ${key} is longer than 64 KiB`)
      await ask({ type: 'storageSet', key: checked(key), value })
    },
    delete: async (key) => void (await ask({ type: 'storageDelete', key: checked(key) })),
    keys: async () => (await ask({ type: 'storageKeys' })) as string[],
  }
}

function checked(key: string): string {
  if (typeof key === 'string' && key.length > 0 && key.length <= MAX_NAME) return key
  throw new TypeError(`a key is a text of 1 to ${MAX_NAME} characters`)
}
