import { errorMessage } from '../../../lib/error-text.ts'
import { definePlugin, type PluginContext } from '../../child/define-plugin.ts'
import configSchema from './config.schema.json' with { type: 'json' }
import type { AccessorySettings, AccessoryType, VirtualConfig } from './config.ts'
import { type Clock, createClock, type MakeDevice } from './device.ts'
import { makeDimmableLight, makeSwitch } from './dimmable-light.ts'
import { PersistedState } from './persisted-state.ts'
import { makeContactSensor, makeTemperatureSensor } from './sensors.ts'
import { makeThermostat } from './thermostat.ts'

const makers: Readonly<Record<AccessoryType, MakeDevice>> = {
  switch: makeSwitch,
  'dimmable-light': makeDimmableLight,
  thermostat: makeThermostat,
  'contact-sensor': makeContactSensor,
  'temperature-sensor': makeTemperatureSensor,
}

/** Accessories that exist in software only. Their state is in the plugin's storage, by the accessory's id. */
export default definePlugin<VirtualConfig>({
  platform: 'Virtual',
  configSchema: configSchema.schema,
  async setup(context) {
    const { config, accessories, storage, signal, log } = context
    const ids = new Set(config.accessories.map(({ id }) => id))
    refuseDuplicates(config.accessories)
    const clock = createClock(signal, log)
    for (const settings of config.accessories) await add(settings, context, clock)
    for (const id of accessories.known()) if (!ids.has(id)) await accessories.remove(id)
    for (const key of await storage.keys()) if (!ids.has(key)) await storage.delete(key)
  },
})

/** One that the bridge refuses is logged; the others are there without it. */
async function add(
  settings: AccessorySettings,
  { accessories, storage, log }: PluginContext<VirtualConfig>,
  clock: Clock,
): Promise<void> {
  const { id, name, type } = settings
  const device = await makers[type](settings, (initial) => PersistedState.load(storage, id, initial))
  const { category, model, services } = device
  const definition = { id, name, category, model, services }
  try {
    const accessory = await accessories.add(definition)
    device.run?.(accessory, clock)
  } catch (error) {
    log.error(`“${name}”: ${errorMessage(error)}`)
  }
}

/** HAP would take the second for the first. */
function refuseDuplicates(accessories: readonly AccessorySettings[]): void {
  const names = new Map<string, string>()
  for (const { id, name } of accessories) {
    const other = names.get(id)
    if (other !== undefined) throw new Error(`“${other}” and “${name}” have the same id, “${id}”`)
    names.set(id, name)
  }
}
