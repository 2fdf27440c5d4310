import type { Value } from '../protocol/accessory.ts'
import { formatValue } from '../protocol/values.ts'
import { INFORMATION, type ServicePlan } from './accessory-plan.ts'
import type { Item, Mirror } from './mirror.ts'
import type { Place } from './placement.ts'

export interface CharacteristicView {
  /** Of this instance; the same for ever. */
  readonly uuid: string
  /** HAP name (`On`); the display name of a type of the plugin's own. */
  readonly type: string
  /** The last known; null when it cannot be read. */
  readonly value: Value
  /** When the plugin last said or took it (ISO 8601); null before it has since the daemon started. */
  readonly updatedAt: string | null
  readonly format: string
  readonly perms: readonly string[]
  readonly unit?: string
  readonly minValue?: number
  readonly maxValue?: number
  readonly minStep?: number
  readonly validValues?: readonly number[]
}

export interface ServiceView {
  /** Of this instance; the same for ever. */
  readonly uuid: string
  /** HAP name (`Lightbulb`), or the UUID of a type of the plugin's own. */
  readonly type: string
  readonly characteristics: readonly CharacteristicView[]
}

/** An accessory as the REST API shows it. */
export interface AccessoryView {
  readonly uuid: string
  readonly name: string
  readonly services: readonly ServiceView[]
  /** Id of its plugin. */
  readonly plugin: string
  readonly place: Place
}

/** Stateless: it always is what was pressed last, never what is (HAP, 9.75). */
const EVENTS_ONLY = 'ProgrammableSwitchEvent'

/** `AccessoryInformation` comes first, as HAP has it; the others are in the plugin's order. */
export function viewOf(mirror: Mirror): Omit<AccessoryView, 'place'> {
  const services = [...mirror.services.values()].sort((a, b) => rank(a.plan) - rank(b.plan))
  return {
    uuid: mirror.uuid,
    name: mirror.name,
    services: services.map(({ id, plan, items }) => ({
      uuid: id,
      type: plan.type,
      characteristics: [...items.values()].map(viewOfItem),
    })),
    plugin: mirror.plugin,
  }
}

/** The characteristic that the REST API names by `service` and `characteristic`; undefined when it does not exist. */
export function itemOf(mirror: Mirror, service: string, characteristic: string): Item | undefined {
  const found = mirror.services.values().find(({ id }) => id === service)
  return found?.items.values().find(({ id }) => id === characteristic)
}

function viewOfItem({ id, hap, plan, knownAt }: Item): CharacteristicView {
  const { format, perms, unit, minValue, maxValue, minStep, validValues } = plan.props
  const isReadable = perms.includes('pr') && plan.type !== EVENTS_ONLY
  return {
    uuid: id,
    type: plan.type,
    value: isReadable ? formatValue(hap.value as Value) : null,
    updatedAt: knownAt === null ? null : new Date(knownAt).toISOString(),
    format,
    perms,
    ...(unit === undefined ? {} : { unit }),
    ...(minValue === undefined ? {} : { minValue }),
    ...(maxValue === undefined ? {} : { maxValue }),
    ...(minStep === undefined ? {} : { minStep }),
    ...(validValues === undefined ? {} : { validValues }),
  }
}

function rank({ type }: ServicePlan): number {
  return type === INFORMATION ? 0 : 1
}
