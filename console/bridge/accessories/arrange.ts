import { kindOf } from './control-kind.ts'
import { serviceName } from './names.ts'
import type { Accessory, Characteristic, Service } from './types.ts'
import { boolWords, valueWords } from './value-words.ts'

/** A service as it is shown: what one does, what one reads, and what is there besides. */
export interface ServiceLayout {
  /** What switches the whole service on and off. */
  readonly power: Characteristic | null
  readonly controls: readonly Characteristic[]
  /** Hue and saturation, which are one colour to people. */
  readonly colour: { readonly hue: Characteristic; readonly saturation: Characteristic } | null
  readonly readings: readonly Characteristic[]
  readonly details: readonly Characteristic[]
}

/** What is set once and hardly looked at. */
const setUp = [
  'AdministratorOnlyAccess',
  'ConfiguredName',
  'Identifier',
  'IsConfigured',
  'LockManagementAutoSecurityTimeout',
  'Name',
  'ServiceLabelIndex',
  'ServiceLabelNamespace',
  'SleepDiscoveryMode',
  'TemperatureDisplayUnits',
  'ValveType',
  'VolumeControlType',
  'InputSourceType',
  'CurrentVisibilityState',
  'TargetVisibilityState',
]

/** What is only worth a look when it is not as usual, and its usual value. */
const usual: Readonly<Record<string, unknown>> = {
  ObstructionDetected: false,
  PositionState: 2,
  StatusActive: true,
  StatusFault: 0,
  StatusJammed: 0,
  StatusLowBattery: 0,
  StatusTampered: 0,
}

/** Parts a service into what is shown at once and what under Details. */
export function arrange(service: Service): ServiceLayout {
  const all = service.characteristics
  const information = service.type === 'AccessoryInformation'
  const power = information ? null : (all.find((one) => isPower(one)) ?? null)
  const hue = all.find((one) => kindOf(one) === 'hue')
  const saturation = all.find((one) => kindOf(one) === 'saturation')
  const colour = hue !== undefined && saturation !== undefined ? { hue, saturation } : null
  const rest = all.filter((one) => one !== power && (colour === null || (one !== hue && one !== saturation)))
  const controls = rest.filter((one) => !information && !setUp.includes(one.type) && isControl(one))
  const readings = rest.filter((one) => !information && !controls.includes(one) && isReading(one))
  const details = rest.filter((one) => !controls.includes(one) && !readings.includes(one))
  return { power, controls, colour, readings, details }
}

function isPower(characteristic: Characteristic): boolean {
  return (characteristic.type === 'On' || characteristic.type === 'Active') && kindOf(characteristic) === 'switch'
}

function isControl(characteristic: Characteristic): boolean {
  const kind = kindOf(characteristic)
  return kind !== 'none' && kind !== 'press' && kind !== 'text' && characteristic.perms.includes('pr')
}

function isReading({ type, unit, perms, format, value }: Characteristic): boolean {
  if (!perms.includes('pr') || perms.includes('pw') || setUp.includes(type) || value === null) return false
  if (type in usual) return value !== usual[type]
  if (type in valueWords || type in boolWords || unit !== undefined) return true
  return format === 'float' || /(?:Level|Density)$/.test(type)
}

/** Whether a text is part of what an accessory is called: its own name, its services', its kinds, its plugin's. */
export function matches(accessory: Accessory, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  const names = accessory.services
    // Every accessory has one.
    .filter(({ type }) => type !== 'AccessoryInformation')
    .flatMap((service) => [service.type, serviceName(service.type), ownName(service) ?? ''])
  return [accessory.name, accessory.plugin, ...names].some((name) => name.toLowerCase().includes(text))
}

/** What the user called a service; null for one without a name of its own. */
export function ownName(service: Service): string | null {
  const name = (type: string) => service.characteristics.find((one) => one.type === type)?.value
  const value = name('ConfiguredName') || name('Name')
  return typeof value === 'string' && value !== '' ? value : null
}

/** The accessories of each plugin, in the order in which the plugins come. */
export function byPlugin(accessories: readonly Accessory[]): ReadonlyMap<string, readonly Accessory[]> {
  return Map.groupBy(accessories, ({ plugin }) => plugin)
}
