import { definePlugin } from 'triptych/plugin'

/** A lamp that is asked at each read whether it is on. */
export default definePlugin({
  platform: 'Lamp',
  async setup({ accessories }) {
    let on = false
    const write = (value: unknown): void => {
      on = value === true
    }
    const characteristics = { On: { read: () => on, write } }
    await accessories.add({ id: 'lamp', name: 'Lamp', services: [{ type: 'Lightbulb', characteristics }] })
  },
})
