import type { PluginKind, ToChild } from '../protocol/messages.ts'
import { type OpenChannel, refusalOf } from './channel.ts'
import type { PluginLog } from './define-plugin.ts'
import { detailOf, fail, reasonOf } from './faults.ts'
import { type LoadedPlugin, type Loader, NotAPlugin } from './loader.ts'

/** One plugin in this process, from `load` to its end. */
export interface HostedPlugin {
  readonly channel: OpenChannel
  readonly log: PluginLog
  /** Where its files are; undefined until it is loaded. */
  readonly folder: string | undefined
  /** What the daemon tells it; `stop` is for the whole process. */
  handle(message: Exclude<ToChild, { type: 'stop' }>): Promise<void>
  /** Has it put away what it has. @returns whether it was there at all */
  stop(): boolean
}

/** Loaded when needed: a native plugin has no use for what the others bring. */
const loaders: Record<PluginKind, () => Promise<Loader>> = {
  native: async () => (await import('./native/load.ts')).loadNative,
  homebridge: async () => (await import('./homebridge/load.ts')).loadHomebridge,
}

export function hostPlugin(channel: OpenChannel, log: PluginLog): HostedPlugin {
  let plugin: LoadedPlugin | undefined
  let folder: string | undefined

  async function attempt(step: () => Promise<void>): Promise<void> {
    try {
      await step()
    } catch (error) {
      const isFinal = error instanceof NotAPlugin
      const [reason, detail] = isFinal ? [error.message, error.message] : [reasonOf(error), detailOf(error)]
      await fail([channel], reason, detail, isFinal)
    }
  }

  async function answer(id: number, work: () => Promise<unknown> | undefined): Promise<void> {
    try {
      const value = await work()
      channel.send(value === undefined ? { type: 'answer', id } : { type: 'answer', id, value })
    } catch (error) {
      channel.send({ type: 'answer', id, refusal: refusalOf(error) })
    }
  }

  function pong(): void {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    channel.send({ type: 'pong', rss, heapUsed, cpu: user + system })
  }

  return {
    channel,
    log,
    get folder() {
      return folder
    },
    handle: async (message) => {
      switch (message.type) {
        case 'ping':
          return pong()
        case 'answer':
          return channel.settle(message)
        case 'load':
          folder = message.folder
          return attempt(async () => {
            const load = await loaders[message.kind]()
            plugin = await load(message, channel, log)
            const { platforms, accessoryTypes, configSchema } = plugin
            channel.send({ type: 'loaded', platforms, accessoryTypes, configSchema })
          })
        case 'start':
          return attempt(async () => {
            await plugin?.start(message)
            channel.send({ type: 'running' })
            const isWhole = (await plugin?.complete?.()) ?? true
            channel.send({ type: 'complete', isWhole })
          })
        case 'read':
          return answer(message.id, () => plugin?.read(message.ref))
        case 'write':
          return answer(message.id, () => plugin?.write(message.ref, message.value))
        case 'unpair':
          return answer(message.id, () => plugin?.unpair?.(message.uuid))
      }
    },
    stop: () => {
      channel.keepOpen(false)
      plugin?.stop()
      return plugin !== undefined
    },
  }
}
