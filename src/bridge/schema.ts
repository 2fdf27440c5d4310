import type { Generated } from 'kysely'

/** The tables of the bridge, always on this machine's SQLite. Times are UTC milliseconds. */
export interface BridgeTables {
  accessory: AccessoryTable
  plugin_value: PluginValueTable
  config_version: ConfigVersionTable
  metric_sample: MetricSampleTable
  pairing_attempt: PairingAttemptTable
  imported_accessory: ImportedAccessoryTable
  awaited_accessory: AwaitedAccessoryTable
  entry_id: EntryIdTable
  access_token: AccessTokenTable
  first_token: FirstTokenTable
  console_session: ConsoleSessionTable
}

/** What a plugin last said of an accessory, so that it is there before its plugin is. */
export interface AccessoryTable {
  uuid: string
  /** Id of the plugin that made the accessory and owns it. */
  plugin: string
  /** JSON, an `AccessoryDescription` with its last values. */
  description: string
  updated_at: number
  /** The username of the bridge that its entry asks for; null is the main one. */
  bridge: string | null
  /** 0, or which of the bridges it is behind that were opened when that one was full. */
  overflow: number
}

/** A value that a native plugin keeps. */
export interface PluginValueTable {
  plugin: string
  key: string
  /** JSON. */
  value: string
}

/** What the config file was. */
export interface ConfigVersionTable {
  /** UUIDv7. */
  id: string
  content: string
  created_at: number
}

export interface MetricSampleTable {
  timestamp: number
  /** Percent of one core. */
  cpu: number
  /** Resident set, bytes. */
  memory: number
}

/** Failed attempts at pairing with a bridge since the last that went well. */
export interface PairingAttemptTable {
  /** 1 is the main bridge. */
  id: Generated<number>
  failures: number
  /** Its username; null is the main one. */
  bridge: string | null
}

/** What an import brings, until the config has the username of the bridge that it was behind. */
export interface ImportedAccessoryTable {
  uuid: string
  /** HAP's, of that bridge. */
  username: string
  plugin: string
  /** JSON, an `AccessoryDescription`; null for one whose ids alone are known. */
  description: string | null
  /** The username of the child bridge that it was behind; null is the main one. */
  bridge: string | null
}

/** An accessory whose HAP ids are kept, since its plugin has not brought it yet. */
export interface AwaitedAccessoryTable {
  uuid: string
  /** The username of the bridge that it was behind; null is the main one. */
  bridge: string | null
}

/** Which id a platform entry of the config runs under. */
export interface EntryIdTable {
  /** From 0: who came first is first. */
  position: number
  id: string
  /** The name of the plugin's package. */
  package: string
  /** The username of the bridge that the entry asks for; null is the main one. */
  bridge: string | null
  /** As the plugin registers it. */
  platform: string
  /** The entry's own; null for one without. */
  name: string | null
}

/** A token of this bridge, for a program. */
export interface AccessTokenTable {
  /** UUIDv7. */
  id: string
  name: string
  /** SHA-256 of the secret. */
  secret_hash: string
  last_four: string
  /** With a space between. */
  scopes: string
  created_at: number
  expires_at: number
  last_used_at: number | null
}

/** The token that the operator signs in with. One row, from the first start that has one on. */
export interface FirstTokenTable {
  id: number
  /** Null once the console has taken it. */
  secret_hash: string | null
}

/** A session of the console that the first token began. */
export interface ConsoleSessionTable {
  /** UUIDv7. */
  id: string
  secret_hash: string
  expires_at: number
}
