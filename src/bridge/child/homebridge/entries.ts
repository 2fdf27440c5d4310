import type { ConfigEntry, Start } from '../../protocol/messages.ts'
import { startAccessory } from './accessory-plugins.ts'
import { nameOf, startPlatform } from './platforms.ts'
import { noteFailure, type Stage } from './stage.ts'

/**
 * Starts a plugin's entries, platforms first. One that cannot be started is in the log, and the others are.
 *
 * @returns resolves when every accessory of them is there, which may be never
 * @throws the first reason when none could be started
 */
export function startEntries(stage: Stage, { platforms, accessoryEntries }: Start): Promise<unknown> {
  const coming: Promise<void>[] = []
  const failed: { readonly name: string; readonly error: unknown }[] = []
  const attempt = (entry: ConfigEntry, what: unknown, start: () => Promise<void> | void): void => {
    try {
      coming.push(Promise.resolve(start()))
    } catch (error) {
      failed.push({ name: nameOf(entry, String(what)), error })
    }
  }
  for (const entry of platforms) attempt(entry, entry.platform, () => startPlatform(stage, entry))
  for (const entry of accessoryEntries) attempt(entry, entry.accessory, () => startAccessory(stage, entry))
  // The reason why the plugin fails is in the log as such.
  const [first] = coming.length === 0 ? failed.splice(0, 1) : []
  for (const { name, error } of failed) noteFailure(stage, name, error)
  if (first !== undefined) throw first.error
  return Promise.all(coming)
}
