import type { components } from '../../../generated/bridge/types.ts'

type Schemas = components['schemas']
export type Accessory = Schemas['Accessory']
export type Service = Schemas['AccessoryService']
export type Characteristic = Schemas['Characteristic']
export type External = Schemas['ExternalAccessory']
