/** A value of a characteristic as JSON has it; data and TLV8 are base64. */
export type Value = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown }

/**
 * Properties of a characteristic (HAP, 6.3.3). What is left out is as the HAP type has it; a type of the plugin's own
 * needs `format` and `perms`.
 */
export interface CharacteristicProps {
  readonly format?: string
  readonly unit?: string
  /** HAP's short words: `pr` paired read, `pw` paired write, `ev` events, `aa`, `tw`, `hd`, `wr`. */
  readonly perms?: readonly string[]
  readonly minValue?: number
  readonly maxValue?: number
  readonly minStep?: number
  readonly maxLen?: number
  readonly maxDataLen?: number
  readonly validValues?: readonly number[]
  readonly validValueRanges?: readonly [number, number]
  readonly description?: string
}

export interface CharacteristicDescription {
  /** HAP name (`On`, `CurrentTemperature`) or UUID; unique within its service. */
  readonly type: string
  /** For people; needed for a type of the plugin's own. */
  readonly displayName?: string
  readonly value?: Value
  readonly props?: CharacteristicProps
  /** Whether the plugin wants to be asked at each read; its last value answers otherwise. */
  readonly reads?: boolean
  /** Whether the plugin takes writes itself; a write only changes the value otherwise. */
  readonly writes?: boolean
}

export interface ServiceDescription {
  /** HAP name (`Lightbulb`) or UUID. */
  readonly type: string
  readonly name?: string
  /** Tells services of one type apart; unique among those. */
  readonly subtype?: string
  readonly primary?: boolean
  readonly hidden?: boolean
  /** Services that this one is linked to. */
  readonly linked?: readonly ServiceRef[]
  readonly characteristics: readonly CharacteristicDescription[]
}

export interface AccessoryDescription {
  /** RFC 9562; the accessory's for ever: HAP's ids hang on it. */
  readonly uuid: string
  readonly name: string
  /** HAP accessory category, 1 to 38 (HAP, 13-1). */
  readonly category?: number
  /** Without `AccessoryInformation` one is made of the name. */
  readonly services: readonly ServiceDescription[]
  /** What the plugin keeps with it, Homebridge's `context`. */
  readonly context?: unknown
}

/** A service within its accessory, in the plugin's own words. */
export interface ServiceRef {
  readonly type: string
  readonly subtype?: string
}

/** A characteristic of a plugin, in the plugin's own words: never a counter, which another process would start again. */
export interface CharacteristicRef {
  readonly accessory: string
  readonly service: ServiceRef
  readonly characteristic: string
  /**
   * HAP's instance ids of the service's characteristics by the UUID of their type; only where a TLV8 is asked for or
   * written, since transitions (adaptive lighting) name characteristics by them.
   */
  readonly ids?: Readonly<Record<string, number>>
}

/** An accessory that cannot be mirrored, or is not to be: a HAP server of its own, in the process of its plugin. */
export interface ExternalAccessory {
  readonly uuid: string
  readonly name: string
  /** HAP accessory category, 1 to 38 (HAP, 13-1). */
  readonly category: number
  /** Its device id: six pairs of hexadecimal digits between colons. */
  readonly username: string
  /** `NNN-NN-NNN`, its own. */
  readonly pincode: string
  /** What its QR code holds. */
  readonly setupURI: string
  /** Whether a controller is paired with it. */
  readonly paired: boolean
  /** Null while it does not listen. */
  readonly port: number | null
  /** Why it does not. */
  readonly error?: string
}
