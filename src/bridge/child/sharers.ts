import { AsyncLocalStorage } from 'node:async_hooks'
import { writeSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHANNEL, type FailedMessage } from '../protocol/messages.ts'
import type { Channel } from './channel.ts'
import type { PluginLog } from './define-plugin.ts'
import type { HostedPlugin } from './hosted-plugin.ts'
import { captureOutput } from './log.ts'

export interface Sharers {
  readonly plugins: readonly HostedPlugin[]
  /** The log of the plugin that is at work. */
  readonly log: PluginLog
  /** The channels of the plugins that an error may be of, which ends the process: of one, where that is known. */
  culpritsOf(error: unknown): Channel[]
}

/**
 * The plugins of a shared process. Which of them something is of is known by the context that it runs in (whatever a plugin
 * began: timers, promises, sockets), and of an error by the files that its stack names. That is for the log and for
 * restarts, and keeps no plugin from passing itself off as another.
 *
 * @param open opens the channel of one, and does by `enter` what it says
 * @param isEnding whether the process is to end
 */
export function openSharers(
  ids: readonly string[],
  open: (descriptor: number, enter: (work: () => void) => void) => HostedPlugin,
  isEnding: () => boolean,
): Sharers {
  const context = new AsyncLocalStorage<HostedPlugin>()
  const plugins = ids.map((_, index) => {
    const hosted: HostedPlugin = open(CHANNEL + index, (work) => context.run(hosted, work))
    return hosted
  })

  function culpritsOf(error: unknown): HostedPlugin[] {
    const frames = error instanceof Error ? (error.stack ?? '').split('\n') : []
    const inStack = frames.map((frame) => plugins.find(({ folder }) => folder && isOf(folder + sep, frame)))
    const culprit = inStack.find((plugin) => plugin !== undefined) ?? context.getStore()
    return culprit === undefined ? plugins : [culprit]
  }

  const current = (): PluginLog => (context.getStore() ?? plugins[0])?.log as PluginLog
  const log: PluginLog = {
    debug: (message) => current().debug(message),
    info: (message) => current().info(message),
    warn: (message) => current().warn(message),
    error: (message) => current().error(message),
  }
  captureOutput(log)

  let isBroken = false
  const exit = process.exit.bind(process)
  process.exit = (code) => {
    // Of an error it is known already, and the process is ended for it.
    const [culprit, ...others] = isEnding() || isBroken ? [] : culpritsOf(new Error('exit'))
    if (culprit !== undefined && others.length === 0) {
      const reason = `it ended its process by process.exit(${code ?? ''})`
      sayAtOnce(CHANNEL + plugins.indexOf(culprit), { type: 'failed', reason, final: false })
    }
    return exit(code)
  }
  return {
    ...{ plugins, log },
    culpritsOf: (error) => {
      isBroken = true
      return culpritsOf(error).map(({ channel }) => channel)
    },
  }
}

/** Stacks name CommonJS modules by their paths, and ES modules by their URLs. */
function isOf(folder: string, frame: string): boolean {
  return frame.includes(folder) || frame.includes(pathToFileURL(folder).href)
}

/** Nothing that waits is sent any more. */
function sayAtOnce(descriptor: number, message: FailedMessage): void {
  try {
    // What was being sent may be half a line.
    writeSync(descriptor, `\n${JSON.stringify(message)}\n`)
  } catch {
    // The daemon does not read at the moment: then it is not known who it was.
  }
}
