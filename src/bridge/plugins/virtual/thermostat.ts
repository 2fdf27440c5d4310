import type { PluginAccessory } from '../../child/define-plugin.ts'
import type { ThermostatMode } from './config.ts'
import type { MakeDevice } from './device.ts'
import { heatingCoolingState, nextTemperature, type Room, tenths } from './room.ts'

/** In the order of HAP's `TargetHeatingCoolingState`. */
const modes = ['off', 'heat', 'cool', 'auto'] as const satisfies readonly ThermostatMode[]

/** A thermostat in a room that warms and cools by 0.1 °C a step. */
export const makeThermostat: MakeDevice = async (settings, keep) => {
  const { mode, temperature, targetTemperature, ambientTemperature, stepSeconds } = settings
  const state = await keep<{ mode: string; current: number; target: number }>({
    mode,
    current: tenths(temperature),
    target: tenths(targetTemperature),
  })
  // What was kept may be of another version, with other modes.
  const room = (): Room => {
    const { mode: kept, current, target } = state.value
    return { mode: modes.find((known) => known === kept) ?? mode, current, target, ambient: tenths(ambientTemperature) }
  }
  let accessory: PluginAccessory | undefined
  const tell = (characteristic: string, value: number): void => accessory?.update('Thermostat', characteristic, value)
  const change = async (patch: { mode?: string; current?: number; target?: number }): Promise<void> => {
    const before = heatingCoolingState(room())
    await state.change(patch)
    const after = heatingCoolingState(room())
    if (after !== before) tell('CurrentHeatingCoolingState', after)
  }
  return {
    category: 9,
    model: 'Thermostat',
    services: [
      {
        type: 'Thermostat',
        characteristics: {
          CurrentHeatingCoolingState: heatingCoolingState(room()),
          TargetHeatingCoolingState: {
            value: modes.indexOf(room().mode),
            write: (value) => change({ mode: modes[Number(value)] ?? 'off' }),
          },
          CurrentTemperature: room().current,
          TargetTemperature: { value: room().target, write: (value) => change({ target: Number(value) }) },
          TemperatureDisplayUnits: 0,
        },
      },
    ],
    run: (made, clock) => {
      accessory = made
      clock.every(stepSeconds, async () => {
        const current = nextTemperature(room())
        if (current === room().current) return
        await change({ current })
        tell('CurrentTemperature', current)
      })
    },
  }
}
