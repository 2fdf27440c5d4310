import type { Accessory, AccessoryCharacteristicChange, Characteristic, HAPConnection } from '@homebridge/hap-nodejs'
import type { AccessoryDescription } from '../../protocol/accessory.ts'
import { formatAny } from '../../protocol/fit-props.ts'
import { fitValue } from '../../protocol/fit-value.ts'
import type { SerializedMetadata } from '../../protocol/serialized-accessory.ts'
import type { Channel } from '../channel.ts'
import type { PluginLog } from '../define-plugin.ts'
import { detailOf } from '../faults.ts'
import { type DescribedCharacteristic, describeAccessory } from './describe.ts'
import type { HapClasses } from './hap-classes.ts'
import { observe, type Property } from './observe.ts'
import type { Watch } from './watch.ts'

export interface SyncedAccessory {
  readonly accessory: Accessory
  /** What is to be kept with it, asked for each time that it is described. */
  readonly keep: () => SerializedMetadata
}

export interface AccessorySyncParts {
  readonly classes: HapClasses
  readonly watch: Watch
  /** Changes that come of its requests are no news to the daemon. */
  readonly standIn: HAPConnection
  readonly channel: Pick<Channel, 'send'>
  readonly log: PluginLog
  /** Tells the daemon; rejects when it refuses. */
  put(description: AccessoryDescription): Promise<void>
  /** Whether the accessory goes elsewhere from now on; asked before each description. */
  divert(): boolean
}

/** Follows an accessory on a bridge: describes it to the daemon whenever it is other than before, and tells new values. */
export interface AccessorySync extends SyncedAccessory {
  /** Has it described again, once this turn of the event loop is over. */
  changed(): void
  /** Describes it now, should it have changed. */
  flush(): void
  /** Stops following. */
  leave(): void
}

interface CharacteristicChange {
  readonly characteristic: Characteristic
  readonly value: unknown
  readonly isEvent: boolean
}

/** `ProgrammableSwitchEvent`, `ButtonEvent`: something happened, also when the value is the same as before. */
const momentary: ReadonlySet<string> = new Set([
  '00000073-0000-1000-8000-0026BB765291',
  '00000126-0000-1000-8000-0026BB765291',
])

/** Of `AccessoryEventTypes`, a const enum, which type-stripping does not have. */
type EventName = Parameters<Accessory['on']>[0]
const CHARACTERISTIC_CHANGE = 'service-characteristic-change' as EventName
const CONFIGURATION_CHANGE = 'service-configurationChange' as EventName

export function syncAccessory({ accessory, keep }: SyncedAccessory, parts: AccessorySyncParts): AccessorySync {
  const { classes, watch, standIn, channel, log } = parts
  const warned = new Set<string>()
  let known: ReadonlyMap<Characteristic, DescribedCharacteristic> = new Map()
  let watched: readonly Characteristic[] = []
  let sent = ''
  let refusal = ''
  let timer: NodeJS.Immediate | undefined
  let hasLeft = false
  // Changes of a characteristic that the daemon does not know yet wait for the description.
  let waiting: CharacteristicChange[] = []

  function warn(fault: string): void {
    if (warned.has(fault)) return
    warned.add(fault)
    log.warn(`${accessory.displayName}: ${fault}`)
  }

  function changed(): void {
    if (!hasLeft) timer ??= setImmediate(flush)
  }

  function flush(): void {
    clearImmediate(timer)
    timer = undefined
    const values = waiting
    waiting = []
    try {
      if (parts.divert()) return
      const isSent = put()
      // A description has the values of now; but of what the plugin is asked for, the daemon takes none from it.
      const isNews = ({ characteristic, isEvent }: CharacteristicChange): boolean =>
        !isSent || isEvent || known.get(characteristic)?.reads === true
      for (const change of values.filter(isNews)) tell(change)
    } catch (error) {
      log.error(`${accessory.displayName} cannot be described to the bridge: ${detailOf(error)}`)
    }
  }

  /** @returns whether the description changed, so that it was sent to the daemon */
  function put(): boolean {
    const { description, characteristics } = describeAccessory(accessory, keep(), classes, warn)
    known = characteristics
    for (const characteristic of watched) watch.off(characteristic)
    watched = accessory.services.flatMap((service) => service.characteristics)
    for (const characteristic of watched) watch.on(characteristic, changed)
    const outline = JSON.stringify(withoutValues(description))
    if (outline === sent) return false
    sent = outline
    parts.put(description).then(
      () => {
        refusal = ''
      },
      (error: Error) => {
        if (sent === outline) sent = ''
        if (error.message !== refusal) log.error(`${accessory.displayName} is refused by the bridge: ${error.message}`)
        refusal = error.message
      },
    )
    return true
  }

  function handleChange({
    characteristic,
    originator,
    context,
    reason,
    oldValue,
    newValue,
  }: AccessoryCharacteristicChange): void {
    if (originator === standIn || isOmitted(context)) return
    // The rule by which hap-nodejs decides whether to notify controllers of a change.
    const isEvent = reason === ('event' as typeof reason) || momentary.has(characteristic.UUID)
    if (!isEvent && oldValue === newValue) return
    const change: CharacteristicChange = { characteristic, value: newValue, isEvent }
    if (timer === undefined && known.has(characteristic)) {
      tell(change)
      return
    }
    if (!isEvent) waiting = waiting.filter((each) => each.isEvent || each.characteristic !== characteristic)
    waiting.push(change)
    changed()
  }

  function tell({ characteristic, value, isEvent }: CharacteristicChange): void {
    const described = known.get(characteristic)
    if (described === undefined || value === null || value === undefined) return
    const fitted = fitValue(described.props, value)
    if (fitted === undefined) warn(`${characteristic.displayName}: value ${formatAny(value)} is left out`)
    else channel.send({ type: 'value', ref: described.ref, value: fitted, ...(isEvent && { event: true }) })
  }

  const properties: Property[] = [observe(accessory, 'displayName', changed), observe(accessory, 'category', changed)]
  accessory.on(CHARACTERISTIC_CHANGE, handleChange as never)
  accessory.on(CONFIGURATION_CHANGE, changed)
  changed()
  return {
    accessory,
    keep,
    changed,
    flush,
    leave: () => {
      hasLeft = true
      clearImmediate(timer)
      for (const characteristic of watched) watch.off(characteristic)
      for (const property of properties) property.restore()
      accessory.removeListener(CHARACTERISTIC_CHANGE, handleChange as never)
      accessory.removeListener(CONFIGURATION_CHANGE, changed)
    },
  }
}

/** Adaptive lighting changes values at each step, and tells of some only. */
function isOmitted(context: unknown): boolean {
  return (
    typeof context === 'object' && context !== null && 'omitEventUpdate' in context && context.omitEventUpdate === true
  )
}

function withoutValues(description: AccessoryDescription): AccessoryDescription {
  const services = description.services.map((service) => ({
    ...service,
    characteristics: service.characteristics.map(({ value: _, ...rest }) => rest),
  }))
  return { ...description, services }
}
