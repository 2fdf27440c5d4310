import { definePlugin, type PlatformConfig } from 'triptych/plugin'

/** Once it is switched on it hears nothing, and takes a whole core, for `millis`. */
export default definePlugin<PlatformConfig & { readonly millis: number }>({
  platform: 'Spinner',
  async setup({ config, accessories }) {
    const write = (value: unknown): void => {
      // After the answer.
      if (value === true) setImmediate(() => spin(config.millis))
    }
    const characteristics = { On: { read: () => false, write } }
    await accessories.add({ id: 'spinner', name: 'Spinner', services: [{ type: 'Switch', characteristics }] })
  },
})

function spin(millis: number): void {
  const end = performance.now() + millis
  while (performance.now() < end);
}
