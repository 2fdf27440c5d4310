import { CHANNEL, type ToChild } from '../protocol/messages.ts'
import { openChannel } from './channel.ts'
import { detailOf, fail, reasonOf } from './faults.ts'
import { type HostedPlugin, hostPlugin } from './hosted-plugin.ts'
import { captureConsole, captureWarnings, openLog } from './log.ts'

/**
 * What runs in a plugin's process. Its arguments are the ids of the plugins that share it, each with a channel of its own,
 * one descriptor after the other; none where it is one plugin's alone.
 */
const sharers = process.argv.splice(2)
// Node already uses this folder; programs that the plugin starts must not inherit it.
// biome-ignore lint/style/noProcessEnv: the environment that those get
delete process.env.NODE_COMPILE_CACHE
let isEnding = false

/** @param enter runs what a plugin does, so that it can be known by it */
function open(descriptor: number, enter: (work: () => void) => void = (work) => work()): HostedPlugin {
  const channel = openChannel(
    descriptor,
    (message) => enter(() => handleMessage(message)),
    () => process.exit(1),
  )
  const hosted = hostPlugin(channel, openLog(channel))
  function handleMessage(message: ToChild): void {
    if (message.type === 'stop') stop()
    else void hosted.handle(message)
  }
  return hosted
}

const { plugins, log, culpritsOf } = sharers.length === 0 ? openOne() : await openShared()

function openOne() {
  const hosted = open(CHANNEL)
  return { plugins: [hosted], log: hosted.log, culpritsOf: () => [hosted.channel] }
}

/** Loaded where it is needed: most processes are one plugin's. */
async function openShared() {
  const { openSharers } = await import('./sharers.ts')
  return openSharers(sharers, open, () => isEnding)
}

// Node itself would write it to stderr only.
process.on('uncaughtException', (error, origin) => {
  const what = origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception'
  void fail(culpritsOf(error), `${what}: ${reasonOf(error)}`, `${what}: ${detailOf(error)}`)
})
captureConsole(log)
captureWarnings(log)

// A service manager or a container may signal every process at once.
process.on('SIGTERM', stop)

/** Once, however often it is asked to. With nothing left to do the process ends by itself. */
function stop(): void {
  if (isEnding) return
  isEnding = true
  const present = plugins.filter((plugin) => plugin.stop())
  // What is still being loaded has nothing to put away.
  if (present.length === 0) process.exit(0)
}
