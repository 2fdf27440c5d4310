import type { AccessoryDescription, CharacteristicDescription } from '../../../src/bridge/protocol/accessory.ts'

/** A UUID for each number. */
export const uuidOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** A light that takes its writes itself. */
export function lamp(uuid: string, ...characteristics: CharacteristicDescription[]): AccessoryDescription {
  return {
    uuid,
    name: 'Lamp',
    category: 5,
    services: [
      {
        type: 'Lightbulb',
        name: 'Ceiling',
        characteristics: [
          { type: 'On', value: false, writes: true },
          { type: 'Brightness', value: 50, writes: true },
          ...characteristics,
        ],
      },
    ],
  }
}

/** A sensor that is asked at each read. */
export function thermometer(uuid: string): AccessoryDescription {
  return {
    uuid,
    name: 'Thermometer',
    services: [
      { type: 'TemperatureSensor', characteristics: [{ type: 'CurrentTemperature', value: 20, reads: true }] },
    ],
  }
}
