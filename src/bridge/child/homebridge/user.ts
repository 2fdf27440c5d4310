import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** `api.user`: where Homebridge, and so its plugins, keep their files. Absolute paths. */
export interface User {
  storagePath(): string
  configPath(): string
  /** What plugins keep with `node-persist` and the like; it exists. */
  persistPath(): string
  matterPath(): string
  /** It exists. */
  cachedAccessoryPath(): string
  /** @throws Error always: a plugin comes too late for it, in Homebridge as well */
  setStoragePath(): never
}

/** Plugins write into the folders without making them, since Homebridge has done so by then. */
export function openUser(storagePath: string): User {
  const within = (name: string) => (): string => join(storagePath, name)
  const user: User = {
    storagePath: () => storagePath,
    configPath: within('config.json'),
    persistPath: within('persist'),
    matterPath: within('matter'),
    cachedAccessoryPath: within('accessories'),
    setStoragePath: () => {
      throw new Error('Storage path was already accessed and cannot be changed anymore')
    },
  }
  for (const folder of [user.persistPath(), user.cachedAccessoryPath()]) mkdirSync(folder, { recursive: true })
  return user
}
