import type { LogLevel } from '../protocol/messages.ts'

/** The mDNS advertiser of the bridge; `none` does not advertise it. */
export const advertisers = ['ciao', 'bonjour-hap', 'avahi', 'resolved', 'none'] as const
export type Advertiser = (typeof advertisers)[number]

/** What a bridge says of itself to controllers; where it is null or absent, what this program says. */
export interface BridgeInformation {
  readonly manufacturer?: string | null
  readonly model?: string | null
  /** A version, as 1.2.3. */
  readonly firmwareRevision?: string | null
  /** Four digits or capital letters, of the setup URI (HAP, 5.2.3); made once when absent. */
  readonly setupID?: string | null
}

/** The `bridge` object of the config. */
export interface BridgeFields extends BridgeInformation {
  /** What the Home app calls it: 1 to 54 bytes of UTF-8, no control characters. */
  readonly name: string
  /** Where the REST API and the streams listen. */
  readonly port: number
  /** Where HAP listens; another one than `port`. */
  readonly hapPort: number
  /** NNN-NN-NNN, none of those that HAP forbids (HAP, 4.2.1.2). */
  readonly pincode: string
  /** The device id of HAP: six pairs of hexadecimal digits between colons. */
  readonly username: string
  readonly logLevel: LogLevel
  /** Whether four characters derived from `username` follow the name, as in Homebridge; not when absent. */
  readonly addIdentifyingMaterial?: boolean
  /** An address or a network interface that HAP listens on, or several; every one when null or absent. */
  readonly bind?: string | readonly string[] | null
  /** `ciao` when absent. */
  readonly advertiser?: Advertiser
  /** Whether accessories stay whose plugin is gone, until a person removes them (Homebridge's `--keep-orphans`). */
  readonly keepOrphans?: boolean
}

/** The `_bridge` of an entry: a bridge of its own, in the words of Homebridge. */
export interface ChildBridge extends BridgeInformation {
  readonly username: string
  /** The entry's own name, or its type, when absent. */
  readonly name?: string
  /** Where it listens; a free port of `ports`, or any, when absent. */
  readonly port?: number
  /** NNN-NN-NNN; that of the main bridge when absent. */
  readonly pin?: string
}

/** An entry of `platforms`. Several of one `platform` name the same `plugin`. */
export interface PlatformEntry {
  readonly platform: string
  /** Path of the plugin's entry file or of its folder, absolute or from the data folder. */
  readonly plugin: string
  readonly [field: string]: unknown
}

/** An entry of `accessories`, as Homebridge's accessory plugins have them. */
export interface AccessoryEntry {
  /** The type that the plugin registers. */
  readonly accessory: string
  readonly name: string
  /** As in {@link PlatformEntry}. */
  readonly plugin: string
  readonly [field: string]: unknown
}

/** Both included. */
export interface PortRange {
  readonly start: number
  readonly end: number
}

/** What the config says of how one plugin is run. */
export interface PluginSettings {
  /** Largest JavaScript heap, MiB. */
  readonly heapMb?: number
  /** Most that its process may have of the machine's memory, MiB. */
  readonly memoryMb?: number
  /** Whether programs that it starts may gain privileges, as `sudo` does. */
  readonly allowSetuid?: boolean
  /** User that its process runs as. */
  readonly uid?: number
  /** Whether it runs in a process of its own, or with others that want the same. */
  readonly process?: 'own' | 'shared'
  /** Whether its package may run scripts when it is installed. */
  readonly allowScripts?: boolean
}

/** A config that passed its schema, with defaults filled in; other top-level fields are kept as they are. */
export interface BridgeConfigFile {
  readonly bridge: BridgeFields
  readonly platforms: readonly PlatformEntry[]
  readonly accessories: readonly AccessoryEntry[]
  /** What accessories with a HAP server of their own may listen on; any port when absent. */
  readonly ports?: PortRange
  /** Ids of plugins. */
  readonly disabledPlugins: readonly string[]
  /** By the plugin's id. */
  readonly plugins: Readonly<Record<string, PluginSettings>>
  readonly [field: string]: unknown
}
