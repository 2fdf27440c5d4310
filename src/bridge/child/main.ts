import type { PluginKind, ToChild } from '../protocol/messages.ts'
import { openChannel, refusalOf } from './channel.ts'
import { detailOf, endOnFaults, fail, reasonOf } from './faults.ts'
import { type LoadedPlugin, type Loader, NotAPlugin } from './loader.ts'
import { captureConsole, captureWarnings, openLog } from './log.ts'

/** What runs in a plugin's process: one plugin, from `load` to its end. */

/** Loaded when needed: a native plugin has no use for what the others bring. */
const loaders: Record<PluginKind, () => Promise<Loader>> = {
  native: async () => (await import('./native/load.ts')).loadNative,
  homebridge: async () => (await import('./homebridge/load.ts')).loadHomebridge,
}

const channel = openChannel(
  (message) => void handleMessage(message),
  () => process.exit(1),
)
const log = openLog(channel)
let plugin: LoadedPlugin | undefined
let isStopping = false

endOnFaults(channel)
captureConsole(log)
captureWarnings(log)

async function handleMessage(message: ToChild): Promise<void> {
  switch (message.type) {
    case 'ping':
      return pong()
    case 'answer':
      return channel.settle(message)
    case 'load':
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
    case 'stop':
      return stop()
  }
}

// A service manager or a container may signal every process at once.
process.on('SIGTERM', stop)

/** Once, however often it is asked to. With nothing left to do the process ends by itself. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  channel.keepOpen(false)
  // What is still being loaded has nothing to put away.
  if (plugin === undefined) process.exit(0)
  plugin.stop()
}

function pong(): void {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  channel.send({ type: 'pong', rss, heapUsed, cpu: user + system })
}

async function attempt(step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    const isFinal = error instanceof NotAPlugin
    await fail(channel, isFinal ? error.message : reasonOf(error), isFinal ? error.message : detailOf(error), isFinal)
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
