import type { MakeDevice } from './device.ts'

/** Something to turn on and off. */
export const makeSwitch: MakeDevice = async ({ on }, keep) => {
  const state = await keep({ on })
  return {
    category: 8,
    model: 'Switch',
    services: [
      {
        type: 'Switch',
        characteristics: { On: { value: state.value.on, write: (value) => state.change({ on: value === true }) } },
      },
    ],
  }
}
