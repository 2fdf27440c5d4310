import { errorMessage } from '../../../lib/error-text.ts'
import { definePlugin, type PluginContext } from '../../child/define-plugin.ts'
import { Broker } from './broker.ts'
import configSchema from './config.schema.json' with { type: 'json' }
import type { AccessorySettings, MqttConfig } from './config.ts'
import { MappedCharacteristic, type Publisher } from './mapped-characteristic.ts'
import { type Target, Topics } from './topics.ts'

/** Topics of an MQTT broker as accessories. It runs whether the broker is there or not. */
export default definePlugin<MqttConfig>({
  platform: 'Mqtt',
  configSchema: configSchema.schema,
  async setup(context) {
    const { config, accessories, log, signal } = context
    refuseDuplicates(config.accessories)
    const targets = new Map(config.accessories.map((settings) => [settings, targetsOf(settings)]))
    const topics = new Topics([...targets.values()].flat(), log)
    const broker = new Broker({ ...config, topics: topics.names }, topics, log)
    for (const [settings, its] of targets) await add(settings, its, broker, context)
    const ids = new Set(config.accessories.map(({ id }) => id))
    for (const id of accessories.known()) if (!ids.has(id)) await accessories.remove(id)
    void broker.run(signal)
  },
})

function targetsOf({ service, characteristics }: AccessorySettings): Target[] {
  return Object.entries(characteristics).map(([type, mapping]) => ({
    type,
    service,
    characteristic: new MappedCharacteristic(type, mapping),
  }))
}

/** One that the bridge refuses is logged; the others are there without it. */
async function add(
  { id, name, service }: AccessorySettings,
  targets: readonly Target[],
  broker: Publisher,
  { accessories, log }: PluginContext<MqttConfig>,
): Promise<void> {
  const characteristics = targets.map(({ type, characteristic }) => [type, characteristic.definition(broker)] as const)
  const services = [{ type: service, characteristics: Object.fromEntries(characteristics) }]
  try {
    const accessory = await accessories.add({ id, name, model: 'MQTT', services })
    for (const target of targets) target.accessory = accessory
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
