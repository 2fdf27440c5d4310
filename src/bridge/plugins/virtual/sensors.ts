import type { PluginAccessory } from '../../child/define-plugin.ts'
import type { AccessorySettings } from './config.ts'
import type { MakeDevice } from './device.ts'
import { tenths } from './room.ts'

/** HAP's `ContactSensorState`: 0 contact detected, 1 not detected. */
const contactState = (open: boolean): number => (open ? 1 : 0)

/** A sensor of a door or a window, and beside it the switch that opens the door. */
export const makeContactSensor: MakeDevice = async ({ open }, keep) => {
  const state = await keep({ open })
  let sensor: PluginAccessory | undefined
  const setOpen = async (value: boolean): Promise<void> => {
    await state.change({ open: value })
    sensor?.update('ContactSensor', 'ContactSensorState', contactState(state.value.open))
  }
  return {
    category: 10,
    model: 'Contact sensor',
    services: [
      {
        type: 'ContactSensor',
        primary: true,
        characteristics: { ContactSensorState: contactState(state.value.open) },
      },
      {
        type: 'Switch',
        name: 'Open',
        subtype: 'open',
        characteristics: { On: { value: state.value.open, write: (value) => setOpen(value === true) } },
      },
    ],
    run: (accessory) => {
      sensor = accessory
    },
  }
}

/** The temperature at a time (UTC milliseconds): a sine about the one in the settings, the same at each run. */
export function temperatureAt(
  { temperature, driftDegrees, driftMinutes }: Pick<AccessorySettings, 'temperature' | 'driftDegrees' | 'driftMinutes'>,
  time: number,
): number {
  const turns = time / (driftMinutes * 60_000)
  return tenths(temperature + driftDegrees * Math.sin(2 * Math.PI * turns))
}

/** A thermometer, steady or drifting. */
export const makeTemperatureSensor: MakeDevice = async (settings) => {
  let shown = temperatureAt(settings, Date.now())
  return {
    category: 10,
    model: 'Temperature sensor',
    services: [{ type: 'TemperatureSensor', characteristics: { CurrentTemperature: shown } }],
    run: (sensor, clock) => {
      if (settings.driftDegrees === 0) return
      const seconds = Math.min(10, Math.max(0.1, (settings.driftMinutes * 60) / 200))
      clock.every(seconds, () => {
        const now = temperatureAt(settings, clock.now())
        if (now === shown) return
        shown = now
        sensor.update('TemperatureSensor', 'CurrentTemperature', now)
      })
    },
  }
}
