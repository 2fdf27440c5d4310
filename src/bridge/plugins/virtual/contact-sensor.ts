import type { PluginAccessory } from '../../child/define-plugin.ts'
import type { MakeDevice } from './device.ts'

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
