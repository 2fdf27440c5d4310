import type { PlatformConfig } from '../../child/define-plugin.ts'

/** The platform entry, as `config.schema.json` has it once its defaults are filled in. */
export type VirtualConfig = PlatformConfig & { readonly accessories: readonly AccessorySettings[] }

export type AccessoryType = 'switch' | 'dimmable-light' | 'thermostat' | 'contact-sensor' | 'temperature-sensor'

export type ThermostatMode = 'off' | 'heat' | 'cool' | 'auto'

/** Temperatures are in °C. What a type has no use for is ignored. */
export interface AccessorySettings {
  readonly id: string
  readonly type: AccessoryType
  readonly name: string
  readonly on: boolean
  /** Percent. */
  readonly brightness: number
  readonly open: boolean
  readonly temperature: number
  readonly targetTemperature: number
  readonly mode: ThermostatMode
  readonly ambientTemperature: number
  readonly stepSeconds: number
  readonly driftDegrees: number
  readonly driftMinutes: number
}
