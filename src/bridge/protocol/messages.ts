import type { AccessoryDescription, CharacteristicRef, ExternalAccessory, Value } from './accessory.ts'

/** The levels of a log entry. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * What the daemon and a plugin's process tell each other: JSON, a line each, over file descriptor {@link CHANNEL} of the
 * process. It is not Node's own channel (`fork`): on that, a line that is not JSON is an uncaught exception in the daemon,
 * a line may be of any length, and a flood cannot be held back. A request carries an `id`, counted by the requester, and
 * gets one `answer` with the same.
 *
 * The order: the daemon sends `load`, the child answers with `loaded`, the daemon checks the config and sends `start`,
 * the child says `running` or `failed`. After that come requests, both ways.
 */
export type ToChild =
  | Load
  | Start
  | ReadRequest
  | WriteRequest
  | UnpairRequest
  | Answer
  | { readonly type: 'ping' | 'stop' }

/** The first; plugins that share a process have one descriptor after the other. */
export const CHANNEL = 3

/** Kinds of plugins that a process can hold. */
export type PluginKind = 'native' | 'homebridge'

export interface Load {
  readonly type: 'load'
  readonly kind: PluginKind
  /** The plugin's id. */
  readonly plugin: string
  /** The name of its package, which others may have that run beside it. */
  readonly package: string
  /** Absolute path of the module. */
  readonly entry: string
  /** All that is the plugin's own: its code. */
  readonly folder: string
  /** Of a Homebridge plugin. */
  readonly homebridge?: HomebridgeSettings
}

/** What a Homebridge plugin finds around it. Folders exist. */
export interface HomebridgeSettings {
  /** `api.user.storagePath()`, which all Homebridge plugins share; `config.json` in it is as Homebridge has it. */
  readonly storagePath: string
  /** Where accessories with a HAP server of their own keep their keys and pairings. */
  readonly hapPath: string
  /** The addresses and network interfaces that those listen on; all when empty. */
  readonly bind: readonly string[]
  /** The mDNS advertiser of those accessories; the same as the bridge's. */
  readonly advertiser: 'ciao' | 'bonjour-hap' | 'avahi' | 'resolved' | 'none'
  /** Whether cached accessories stay whose platform does not run (Homebridge's `--keep-orphans`). */
  readonly keepOrphans: boolean
  /** The ports that those may have, both included (Homebridge's `ports`); any when null. */
  readonly ports: { readonly start: number; readonly end: number } | null
}

export interface Start {
  readonly type: 'start'
  /** Its entries of `platforms`, at least one of them or of `accessoryEntries`. A native plugin has one, checked, with its defaults. */
  readonly platforms: readonly ConfigEntry[]
  /** Its entries of `accessories`; a native plugin has none. */
  readonly accessoryEntries: readonly ConfigEntry[]
  /** Whether others of its entries are left out, since they match nothing that it registers: their accessories stay. */
  readonly isPartial?: boolean
  /** What the bridge has of this plugin from earlier runs. */
  readonly accessories: readonly AccessoryDescription[]
}

export type ConfigEntry = Readonly<Record<string, unknown>>

export interface ReadRequest {
  readonly type: 'read'
  readonly id: number
  readonly ref: CharacteristicRef
}

export interface WriteRequest {
  readonly type: 'write'
  readonly id: number
  readonly ref: CharacteristicRef
  readonly value: Value
}

/** Asks to remove all pairings of an accessory that has a HAP server of its own. */
export interface UnpairRequest {
  readonly type: 'unpair'
  readonly id: number
  readonly uuid: string
}

export type Answer = SuccessAnswer | RefusalAnswer

export interface SuccessAnswer {
  readonly type: 'answer'
  readonly id: number
  /** What was asked for; of a write, its response (HAP, 6.7.2.5). */
  readonly value?: unknown
}

export interface RefusalAnswer {
  readonly type: 'answer'
  readonly id: number
  readonly refusal: Refusal
}

/** Why a request was not done; `status` is HAP's (HAP, 6-11). */
export interface Refusal {
  readonly message: string
  readonly status?: number
}

/** What a plugin's process tells the daemon. Nothing of it is trusted before {@link file://./read-message.ts}. */
export type ToDaemon =
  | LoadedMessage
  | FailedMessage
  | LogMessage
  | Pong
  | ValueMessage
  | ExternalMessage
  | DaemonRequest
  | Answer
  | { readonly type: 'running' }
  /** Of this platform it runs one entry, and has been given more: each of the others needs a process of its own. */
  | { readonly type: 'separate'; readonly platform: string }
  /** Every accessory that it begins with has been put; `isWhole` when none is missing because something did not start. */
  | { readonly type: 'complete'; readonly isWhole: boolean }

export interface LoadedMessage {
  readonly type: 'loaded'
  /** The platforms that it registers; a native plugin has one. */
  readonly platforms: readonly string[]
  /** The accessory types that it registers, for entries of `accessories`. */
  readonly accessoryTypes: readonly string[]
  /** JSON Schema of its platform entry; null takes anything. */
  readonly configSchema: Readonly<Record<string, unknown>> | null
}

/** The process ends after this. */
export interface FailedMessage {
  readonly type: 'failed'
  readonly reason: string
  /** Whether another try would end the same. */
  readonly final: boolean
}

export interface LogMessage {
  readonly type: 'log'
  readonly level: LogLevel
  readonly message: string
}

export interface Pong {
  readonly type: 'pong'
  /** Resident set, bytes. */
  readonly rss: number
  /** Bytes. */
  readonly heapUsed: number
  /** Microseconds of CPU since the process began. */
  readonly cpu: number
}

/** A new value that a plugin reports by itself, not as an answer. */
export interface ValueMessage {
  readonly type: 'value'
  readonly ref: CharacteristicRef
  readonly value: Value
  /** Something that happened, also when the value is the same as before. */
  readonly event?: boolean
}

/** An accessory with a HAP server of its own is there, is other than it was, or is gone. */
export type ExternalMessage =
  | { readonly type: 'external'; readonly accessory: ExternalAccessory }
  | { readonly type: 'externalGone'; readonly uuid: string }

/** Answered with nothing, but `storageGet` with the value or nothing, and `storageKeys` with a list of keys. */
export type DaemonRequest =
  | { readonly type: 'putAccessory'; readonly id: number; readonly description: AccessoryDescription }
  | { readonly type: 'removeAccessory'; readonly id: number; readonly uuid: string }
  | { readonly type: 'storageGet' | 'storageDelete'; readonly id: number; readonly key: string }
  | { readonly type: 'storageSet'; readonly id: number; readonly key: string; readonly value: unknown }
  | { readonly type: 'storageKeys'; readonly id: number }

/** A request before it has its number. */
export type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never
