import type { ConfigEntry } from '../../protocol/messages.ts'
import type { PluginLog } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import { NotAPlugin } from '../loader.ts'
import type { EntryConstructor, HomebridgeApi } from './api.ts'
import { type Logging, openLogging } from './logging.ts'
import type { PlatformAccessory } from './platform-accessory.ts'
import type { Registrations } from './registrations.ts'
import type { AccessoryRegistry, Hap } from './types.ts'

/** A platform that keeps its accessories across restarts. */
export interface DynamicPlatform {
  configureAccessory(accessory: PlatformAccessory): void
}

/** What a plugin's entries are started on. */
export interface Stage {
  readonly api: HomebridgeApi
  readonly hap: Hap
  readonly home: AccessoryRegistry
  /** The package. */
  readonly plugin: string
  readonly log: PluginLog
  readonly registrations: Registrations
  /** Those that run, by name. */
  readonly dynamic: Map<string, DynamicPlatform>
  /** Whether cached accessories stay whose platform does not run. */
  readonly keepOrphans: boolean
  /** Has the other entries of a dynamic platform started in processes of their own. */
  separate(platform: string): void
  /** Whether several entries write to the log. */
  readonly isShared: boolean
  /** What went wrong so far, first things first: what belongs to it is not forgotten. */
  readonly failures: unknown[]
}

/** Puts what went wrong into the log, under a name. */
export function noteFailure(stage: Stage, name: string, error: unknown): void {
  stage.failures.push(error)
  stage.log.error(`${name}: ${error instanceof NotAPlugin ? error.message : detailOf(error)}`)
}

/** Makes what an entry stands for, with a log under its name and a config of its own. */
export function construct(stage: Stage, Make: EntryConstructor, entry: ConfigEntry, name: string): ConstructedEntry {
  if (!isConstructor(Make))
    throw new NotAPlugin(`it registers ${name} with a function that no 'new' takes: tell its author`)
  const logging = openLogging(stage.log, name, stage.isShared)
  return { logging, instance: new Make(logging, configOf(entry), stage.api) }
}

/** Arrow functions and async ones are none. This calls nothing: it is only asked for its prototype. */
function isConstructor(make: EntryConstructor): boolean {
  try {
    Reflect.construct(Object, [], make)
    return true
  } catch {
    return false
  }
}

interface ConstructedEntry {
  readonly logging: Logging
  readonly instance: object
}

/**
 * The config of an entry as a plugin knows it: its own to change, without what is the bridge's. Homebridge keeps
 * `_bridge` from plugins as well, since some do not take fields that they do not know.
 */
function configOf(entry: ConfigEntry): Record<string, unknown> {
  const { plugin: _, _bridge: __, ...config } = structuredClone(entry)
  return config
}
