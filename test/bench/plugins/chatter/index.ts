import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { definePlugin, type PlatformConfig } from 'triptych/plugin'

interface Chat {
  readonly name: string
  readonly lines: number
  /** Between two lines; 0 leaves only a turn of the event loop. */
  readonly millis: number
}

/** Switches that say a line over and over once they are switched on. */
export default definePlugin<PlatformConfig & { readonly line: string; readonly chats: readonly Chat[] }>({
  platform: 'Chatter',
  async setup({ config, accessories, log }) {
    const chat = async ({ lines, millis }: Chat): Promise<void> => {
      for (let i = 0; i < lines; i++) {
        await (millis === 0 ? turn() : pause(millis))
        log.info(config.line)
      }
    }
    for (const each of config.chats) {
      const write = (value: unknown): void => {
        if (value === true) void chat(each)
      }
      const characteristics = { On: { read: () => false, write } }
      const { name } = each
      await accessories.add({ id: name, name, services: [{ type: 'Switch', characteristics }] })
    }
  },
})
