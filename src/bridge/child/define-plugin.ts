import type { AccessoryDescription, CharacteristicProps, Value } from '../protocol/accessory.ts'

/** A JSON Schema (draft-07), as `config.schema.json` of Homebridge plugins holds one under `schema`. */
export type ConfigSchema = Readonly<Record<string, unknown>>

/** A platform entry of the config: what the schema allows, beside `platform` and `plugin`. */
export type PlatformConfig = Readonly<Record<string, unknown>> & { readonly platform: string; readonly plugin: string }

/** Writes to the bridge's log under the plugin's name. */
export interface PluginLog {
  debug(message: string): void
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/**
 * What a plugin keeps, by key: JSON values, up to 64 KiB each and 1,000 keys. Kept by the daemon, so a set that has
 * resolved outlives a crash of either. A read-only disk and the like reject.
 */
export interface PluginStorage {
  get<T = unknown>(key: string): Promise<T | undefined>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
  keys(): Promise<string[]>
}

/** A characteristic of {@link AccessoryDefinition}: a plain value, or what the plugin answers itself. */
export interface CharacteristicDefinition {
  /** The value to begin with; HAP's default for the type when absent. */
  readonly value?: Value
  /** Narrows what HAP's type allows; a type of the plugin's own needs `format` and `perms`. */
  readonly props?: CharacteristicProps
  /** For people; for a type of the plugin's own. */
  readonly displayName?: string
  /** Asked at each read, with 3 s to answer; the last value answers when absent or when it throws nothing new. */
  readonly read?: () => Value | Promise<Value>
  /**
   * Takes a write, with 3 s to finish; the value is one that the props allow. Throw a {@link HapError} to say why not;
   * the value then stays what it was.
   */
  readonly write?: (value: Value) => void | Promise<void>
}

export interface ServiceDefinition {
  /** HAP name (`Lightbulb`) or UUID. */
  readonly type: string
  readonly name?: string
  /** Tells services of one type apart. */
  readonly subtype?: string
  readonly primary?: boolean
  readonly hidden?: boolean
  /** By HAP name (`On`) or UUID. */
  readonly characteristics: Readonly<Record<string, CharacteristicDefinition | Value>>
}

export interface AccessoryDefinition extends Pick<AccessoryDescription, 'name' | 'category'> {
  /**
   * The plugin's own name for it, unique in the plugin and never changed: the same id is the same accessory to HAP,
   * with its room and its automations.
   */
  readonly id: string
  readonly manufacturer?: string
  readonly model?: string
  readonly serialNumber?: string
  readonly firmwareRevision?: string
  readonly services: readonly ServiceDefinition[]
}

/** An accessory that the bridge has taken. */
export interface PluginAccessory {
  readonly id: string
  /** RFC 9562, made of the plugin's name and the id. */
  readonly uuid: string
  /**
   * Tells the bridge a new value; controllers that asked for events get one. What the props do not allow is refused
   * with a warning in the log.
   *
   * @throws Error when the accessory has no such service or characteristic
   */
  update(
    service: string | { readonly type: string; readonly subtype: string },
    characteristic: string,
    value: Value,
  ): void
}

export interface PluginAccessories {
  /**
   * Adds an accessory, or brings one of the same id to what is defined now. Rejects with what is wrong with the
   * definition: an unknown type, values outside the props, a 150th accessory.
   */
  add(definition: AccessoryDefinition): Promise<PluginAccessory>
  /** Removes an accessory with its HAP ids; does nothing when it does not exist. */
  remove(id: string): Promise<void>
  /** Ids of the accessories that the bridge has of this plugin, those of earlier runs included. */
  known(): readonly string[]
}

/** What a plugin works with. */
export interface PluginContext<Config = PlatformConfig> {
  /** Its platform entry, validated against its `configSchema`, defaults filled in. */
  readonly config: Config
  readonly log: PluginLog
  readonly storage: PluginStorage
  readonly accessories: PluginAccessories
  /** Aborts when the plugin is to stop; its process ends 3 s later at most. */
  readonly signal: AbortSignal
}

/** A native plugin. */
export interface Plugin<Config = PlatformConfig> {
  /** The name that platform entries call it by. */
  readonly platform: string
  /** What its platform entry must look like; everything is taken when absent. */
  readonly configSchema?: ConfigSchema
  /** Starts it. The plugin is `running` when this resolves and `failed` when it throws. */
  setup(context: PluginContext<Config>): void | Promise<void>
}

/** Throw it from `read` or `write` to tell HAP why not. */
export class HapError extends Error {
  override readonly name = 'HapError'
  /** HAP status (HAP, 6-11): -70402 cannot communicate, -70403 busy, -70410 value not allowed. */
  readonly status: number

  constructor(message: string, status = -70402) {
    super(message)
    this.status = status
  }
}

/** Gives a plugin its types; the default export of its module. */
export function definePlugin<Config = PlatformConfig>(plugin: Plugin<Config>): Plugin<Config> {
  return plugin
}
