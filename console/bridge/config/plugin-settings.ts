import { isObject } from '../../../src/lib/json.ts'

/** `plugins` of the config: how each plugin is run, by its id. */
export type AllSettings = Readonly<Record<string, unknown>>

/** How one plugin is run. */
export function settingsOf(all: AllSettings, id: string): Readonly<Record<string, unknown>> {
  const own = Object.hasOwn(all, id) ? all[id] : undefined
  return isObject(own) ? own : {}
}

/** The settings of all plugins with one of them changed. What says nothing is left out; undefined where nothing is left. */
export function withSetting(all: AllSettings, id: string, name: string, value: unknown): AllSettings | undefined {
  return definedSettings({ ...all, [id]: definedSettings({ ...settingsOf(all, id), [name]: value }) })
}

/** The settings of a plugin in a few words; empty where it runs as usual. */
export function inShort(own: Readonly<Record<string, unknown>>): string {
  const { process, heapMb, memoryMb, uid, allowScripts, allowSetuid } = own
  const words = [
    process === 'shared' && 'shared',
    heapMb !== undefined && `${heapMb} MiB`,
    memoryMb !== undefined && `${memoryMb} MiB in all`,
    uid !== undefined && `user ${uid}`,
    allowScripts === true && 'scripts',
    allowSetuid === true && 'sudo',
  ]
  return words.filter(Boolean).join(', ')
}

function definedSettings(object: AllSettings): AllSettings | undefined {
  const kept = Object.entries(object).filter(([, value]) => value !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
