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

/** A lamp. Its brightness stays while it is off. */
export const makeDimmableLight: MakeDevice = async ({ on, brightness }, keep) => {
  const state = await keep({ on, brightness })
  return {
    category: 5,
    model: 'Dimmable light',
    services: [
      {
        type: 'Lightbulb',
        characteristics: {
          On: { value: state.value.on, write: (value) => state.change({ on: value === true }) },
          Brightness: {
            value: state.value.brightness,
            write: (value) => state.change({ brightness: Number(value) }),
          },
        },
      },
    ],
  }
}
