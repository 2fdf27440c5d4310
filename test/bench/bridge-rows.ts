import { setTimeout as pause } from 'node:timers/promises'
import { everyPluginRuns, switchFor } from './bridge-console.ts'
import { LampReader } from './bridge-controller.ts'
import { type Chat, chats, line } from './bridge-home.ts'
import { Listeners } from './bridge-listeners.ts'
import { type FifteenPlugins, PLUGINS } from './fifteen-plugins.ts'
import type { Exchange, MeasuredServer, Scales } from './measured-server.ts'
import type { Contender, Row } from './row.ts'

/** Seconds of reads in one round. */
const READS = 1

const CLIENTS = 100

export const bridgeRows: readonly Row[] = [
  {
    what: 'mirrored read over HAP',
    against: 'Homebridge 2.4.0, its plugin in process; both on every core; ours: CPU of the daemon alone',
    by: 'medianMillis',
    aim: 1.3,
    async contenders(stage) {
      const { dataDir, ours, homebridge } = await stage.bridgeHome()
      const { folder, plugin } = homebridge
      return {
        subject: {
          server: ['bridge', { dataDir }, 'all'],
          work: async ({ url }) => {
            await everyPluginRuns(url)
            return reads(await LampReader.open(ours, ours.hapPort))
          },
        },
        peer: {
          server: ['homebridge', { folder, plugin }, 'all'],
          work: async ({ url }) => reads(await LampReader.open(homebridge, Number(new URL(url).port))),
        },
      }
    },
  },
  {
    what: 'read over HAP while another plugin spins',
    against: 'ours, while none does; the bridge and its plugins on every core',
    by: 'medianMillis',
    aim: 1.5,
    rounds: 10,
    async contenders(stage) {
      const { dataDir, ours } = await stage.bridgeHome()
      const server: Contender['server'] = ['bridge', { dataDir }, 'all']
      const work = async (server: MeasuredServer, spins: boolean): Promise<Exchange> => {
        await everyPluginRuns(server.url)
        const reader = await LampReader.open(ours, ours.hapPort)
        return spins ? readsBesideSpinner(reader, await switchFor(server.url, 'Spinner')) : reads(reader)
      }
      return {
        subject: { server, work: (running) => work(running, true) },
        peer: { server, work: (running) => work(running, false) },
      }
    },
  },
  memory('memory of fifteen plugins', 0.7, ({ dataDir }) => dataDir),
  memory('memory of fifteen plugins that share a process', 0.25, ({ sharedDir }) => sharedDir),
  logLines('a flood of log lines to 100 clients', chats.flood),
  logLines('log lines one by one to 100 clients', chats.oneByOne),
]

function memory(what: string, aim: number, folderOf: (plugins: FifteenPlugins) => string): Row {
  return {
    what,
    against: 'Homebridge 2.4.0, the same plugins, a child bridge each; PSS of all processes',
    by: 'mib',
    aim,
    rounds: 5,
    async contenders(stage) {
      const plugins = await stage.fifteenPlugins()
      const work = async (): Promise<Scales> => ({ weigh: true })
      return {
        subject: { server: ['bridge-built', { dataDir: folderOf(plugins) }, 'all'], work },
        peer: { server: ['homebridge-children', { ...plugins.homebridge, children: PLUGINS }, 'all'], work },
      }
    },
  }
}

function reads(reader: LampReader): Exchange {
  return { round: () => reader.readFor(READS) }
}

/** The plugin spins for longer than a round takes; the next begins when it is done. */
function readsBesideSpinner(reader: LampReader, spin: (on: boolean) => Promise<void>): Exchange {
  return {
    ready: () => spin(true),
    async round() {
      const sent = await reader.readFor(READS)
      await spin(false)
      return sent
    },
  }
}

/** A plugin says them; every client of `/ws/logs` hears them, and that they were asked for. */
function logLines(what: string, chat: Chat): Row {
  return {
    what,
    against: 'bare ws, the same bytes to each; ours: from a plugin, through the log, CPU of the daemon alone',
    by: 'cpuMicros',
    aim: 1.25,
    rounds: 9,
    async contenders(stage) {
      const { dataDir } = await stage.bridgeHome()
      const entry = { timestamp: new Date().toISOString(), level: 'info', plugin: 'bench-chatter', message: line }
      return {
        subject: {
          server: ['bridge', { dataDir }],
          work: async ({ url }) => {
            await everyPluginRuns(url)
            const listeners = await Listeners.open(`${url}/ws/logs`, CLIENTS)
            const chatter = await switchFor(url, chat.name)
            let next = 0
            return {
              // No faster than a plugin may: what is past that is dropped.
              ready: () => pause(Math.max(0, next - performance.now())),
              round: () => {
                next = performance.now() + chat.lines
                return listeners.hear(chat.lines + 1, () => chatter(true))
              },
            }
          },
        },
        peer: {
          server: ['ws-broadcast', { message: JSON.stringify(entry), chat }],
          work: async ({ url }) => {
            const listeners = await Listeners.open(url, CLIENTS)
            return { round: () => listeners.hear(chat.lines, () => listeners.say('go on')) }
          },
        },
      }
    },
  }
}
