import type { AccessoryDescription, CharacteristicRef, Value } from './accessory.ts'
import type { LogLevel } from './log-level.ts'

/**
 * What the daemon and a plugin's process tell each other: JSON, a line each, over file descriptor {@link CHANNEL} of the
 * process. It is not Node's own channel (`fork`): on that, a line that is no JSON is an uncaught exception in the daemon,
 * a line may be of any length, and a flood cannot be held back. A request carries an `id`, counted by whoever asks, and
 * gets one `answer` with the same.
 *
 * The order: the daemon sends `load`, the child answers with `loaded`, the daemon checks the config and sends `start`,
 * the child says `running` or `failed`. After that come requests, both ways.
 */
export type ToChild = Load | Start | ReadRequest | WriteRequest | Answer | { readonly type: 'ping' | 'stop' }

export const CHANNEL = 3

/** Kinds of plugins that a process can hold. */
export type PluginKind = 'native'

export interface Load {
  readonly type: 'load'
  readonly kind: PluginKind
  /** The plugin's id. */
  readonly plugin: string
  /** Absolute path of the module. */
  readonly entry: string
}

export interface Start {
  readonly type: 'start'
  /** The platform entry, checked, with its defaults. */
  readonly config: Readonly<Record<string, unknown>>
  /** What the bridge has of this plugin from earlier runs. */
  readonly accessories: readonly AccessoryDescription[]
}

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

export type Answer = Done | Refused

export interface Done {
  readonly type: 'answer'
  readonly id: number
  readonly value?: unknown
}

export interface Refused {
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
export type ToDaemon = Loaded | Failed | LogMessage | Pong | ValueMessage | DaemonRequest | Answer | { type: 'running' }

export interface Loaded {
  readonly type: 'loaded'
  /** The platform that the plugin goes by. */
  readonly platform: string
  /** JSON Schema of its platform entry; null takes anything. */
  readonly configSchema: Readonly<Record<string, unknown>> | null
}

/** The process ends after this. */
export interface Failed {
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

/** A new value, which nobody asked for. */
export interface ValueMessage {
  readonly type: 'value'
  readonly ref: CharacteristicRef
  readonly value: Value
}

/** Answered with nothing, but `storageGet` with the value or nothing, and `storageKeys` with a list of keys. */
export type DaemonRequest =
  | { readonly type: 'putAccessory'; readonly id: number; readonly description: AccessoryDescription }
  | { readonly type: 'removeAccessory'; readonly id: number; readonly uuid: string }
  | { readonly type: 'storageGet' | 'storageDelete'; readonly id: number; readonly key: string }
  | { readonly type: 'storageSet'; readonly id: number; readonly key: string; readonly value: unknown }
  | { readonly type: 'storageKeys'; readonly id: number }

/** A request before it has its number. */
export type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never
