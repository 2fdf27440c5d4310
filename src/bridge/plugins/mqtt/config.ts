import type { PlatformConfig } from '../../child/define-plugin.ts'

/** The platform entry, as `config.schema.json` has it once its defaults are filled in. */
export type MqttConfig = PlatformConfig & {
  readonly url: string
  readonly username?: string
  readonly password?: string
  readonly accessories: readonly AccessorySettings[]
}

export interface AccessorySettings {
  readonly id: string
  readonly name: string
  /** HAP name of its service. */
  readonly service: string
  /** By HAP name. */
  readonly characteristics: Readonly<Record<string, Mapping>>
}

/** Where a characteristic's values come from and go to, and how payloads are written. */
export interface Mapping {
  /** The topic of its state; without one it shows what was last written. */
  readonly get?: string
  /** The topic that takes writes; without one it can only be read. */
  readonly set?: string
  /** JSON Pointer (RFC 6901) into payloads that are JSON; payloads are plain text without one. */
  readonly json?: string
  readonly on?: string | number | boolean
  readonly off?: string | number | boolean
  /** The payload's number times this is the characteristic's. */
  readonly scale?: number
}
