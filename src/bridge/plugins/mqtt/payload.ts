import { pointerTokens, valueAt } from '../../../lib/json-pointer.ts'
import type { Value } from '../../protocol/accessory.ts'
import type { Mapping } from './config.ts'

/** What the values of a characteristic are. */
export type ValueFormat = 'boolean' | 'integer' | 'float' | 'text'

// HAP's types that are no integers; a test holds the lists against hap-nodejs, whose weight this process does without.
const booleans = new Set([
  ...['AdministratorOnlyAccess', 'AudioFeedback', 'CameraOperatingModeIndicator', 'CurrentTransport', 'HoldPosition'],
  ...['Identify', 'ImageMirroring', 'ManuallyDisabled', 'MetricsBufferFullState', 'MotionDetected', 'Mute'],
  ...['NightVision', 'ObstructionDetected', 'On', 'OutletInUse', 'RelayEnabled', 'StatusActive'],
  ...['TunneledAccessoryAdvertising', 'TunneledAccessoryConnected'],
])
const floats = new Set([
  ...['AirParticulateDensity', 'CarbonDioxideLevel', 'CarbonDioxidePeakLevel', 'CarbonMonoxideLevel'],
  ...['CarbonMonoxidePeakLevel', 'CoolingThresholdTemperature', 'CurrentAmbientLightLevel', 'CurrentRelativeHumidity'],
  ...['CurrentTemperature', 'DiagonalFieldOfView', 'DigitalZoom', 'FilterLifeLevel', 'HeatingThresholdTemperature'],
  ...['Hue', 'NitrogenDioxideDensity', 'OpticalZoom', 'OzoneDensity', 'PM10Density', 'PM2_5Density'],
  ...['RelativeHumidityDehumidifierThreshold', 'RelativeHumidityHumidifierThreshold', 'RotationSpeed', 'Saturation'],
  ...['SulphurDioxideDensity', 'TargetRelativeHumidity', 'TargetTemperature', 'VOCDensity', 'WaterLevel'],
])
const texts = new Set([
  ...['AccessoryIdentifier', 'ConfiguredName', 'FirmwareRevision', 'HardwareRevision', 'Manufacturer', 'Model', 'Name'],
  ...['SerialNumber', 'SiriEngineVersion', 'SoftwareRevision', 'StagedFirmwareVersion', 'ThreadOpenThreadVersion'],
  'Version',
])

/** The format of a characteristic by its HAP name. Data and TLV8 are not for topics. */
export function formatOf(characteristic: string): ValueFormat {
  if (booleans.has(characteristic)) return 'boolean'
  if (floats.has(characteristic)) return 'float'
  return texts.has(characteristic) ? 'text' : 'integer'
}

/** What a payload has where its value should be. */
type Raw = string | number | boolean

/**
 * The value of a payload; undefined when it is JSON that has nothing at the pointer, as in a message about something
 * else of the same thing.
 *
 * @throws Error which says what the payload should have been
 */
export function readPayload(payload: string, mapping: Mapping, format: ValueFormat): Value | undefined {
  const raw = rawOf(payload, mapping.json)
  if (raw === undefined) return undefined
  if (format === 'text') return String(raw)
  const on = onOff(raw, mapping, format)
  if (format === 'boolean') {
    if (on === undefined) throw new Error('neither on nor off')
    return on
  }
  if (on !== undefined) return on ? 1 : 0
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Error('not a number')
  const scaled = number * (mapping.scale ?? 1)
  return format === 'integer' ? Math.round(scaled) : roundOff(scaled)
}

/** The payload that a value is written as. */
export function writePayload(value: Value, mapping: Mapping, format: ValueFormat): string {
  const raw = rawValue(value, mapping, format)
  return mapping.json === undefined ? String(raw) : JSON.stringify(documentWith(mapping.json, raw))
}

function rawOf(payload: string, pointer: string | undefined): Raw | undefined {
  if (pointer === undefined) return payload
  let document: unknown
  try {
    document = JSON.parse(payload)
  } catch {
    throw new Error('not JSON')
  }
  const value = valueAt(document, pointer)
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object') throw new Error('not a plain value')
  return value as Raw
}

/** Whether a payload says on or off; the words of the config do for any characteristic. */
function onOff(raw: Raw, { on, off }: Mapping, format: ValueFormat): boolean | undefined {
  const text = String(raw)
  if (on !== undefined && text === String(on)) return true
  if (off !== undefined && text === String(off)) return false
  return format === 'boolean' ? spelling(text, on === undefined, off === undefined) : undefined
}

/** The usual words for on and off, each where the config has none of its own. */
function spelling(text: string, on: boolean, off: boolean): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (on && ['on', 'true', '1'].includes(word)) return true
  return off && ['off', 'false', '0'].includes(word) ? false : undefined
}

function rawValue(value: Value, mapping: Mapping, format: ValueFormat): Raw {
  const { on, off, scale = 1 } = mapping
  if (format === 'text') return String(value)
  if (format === 'boolean') return value === true || value === 1 ? (on ?? 'ON') : (off ?? 'OFF')
  const number = Number(value)
  if (number === 1 && on !== undefined) return on
  if (number === 0 && off !== undefined) return off
  // A payload that is finer than its characteristic is a whole number, 0 to 254 for 0 to 100 % for one.
  return scale < 1 ? Math.round(number / scale) : roundOff(number / scale)
}

/** Without what floating point adds: 0.1 + 0.2 is 0.3. */
function roundOff(number: number): number {
  return Math.round(number * 1e6) / 1e6
}

/** The smallest document, of objects alone, in which a pointer leads to the value. */
export function documentWith(pointer: string, value: unknown): unknown {
  return pointerTokens(pointer).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
}
