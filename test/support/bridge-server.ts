import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { components } from '../../generated/bridge/types.ts'
import type { BridgeFolder } from './bridge-folder.ts'
import { type Controller, HttpClient } from './hap-controller.ts'
import { type RunningTriptych, startTriptych } from './process.ts'

type Schemas = components['schemas']
export type Accessory = Schemas['Accessory']
export type LogEntry = Schemas['LogEntry']
export type Stats = Schemas['PluginStats']

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, the test says.
  readonly body: any
}

/** A stream as a client has it. */
export interface OpenStream {
  readonly socket: WebSocket
  /** Every text frame so far. */
  readonly frames: readonly string[]
  /** Resolves with the first frame, of those to come as well, that it holds for. */
  find(holds: (frame: string) => boolean): Promise<string>
  /** Resolves once the frames put together hold a text. */
  shows(text: string | RegExp): Promise<void>
  /** Resolves with the close code. */
  readonly closed: Promise<number>
}

/** `bin/triptych serve bridge` in a process of its own, on loopback. */
export interface BridgeServer extends RunningTriptych {
  readonly url: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  accessories(): Promise<readonly Accessory[]>
  stats(id: string): Promise<Stats>
  /** Entries of the log, of one plugin where it is named. */
  logs(plugin?: string): Promise<readonly LogEntry[]>
  /** Resolves once a plugin has a status. */
  becomes(id: string, status: Stats['status'], timeout?: number): Promise<Stats>
  /** Process of a plugin, whose folder is named as it is; undefined while there is none. */
  processOf(id: string): number | undefined
  /** A controller that the bridge was told of beforehand. */
  controller(): Controller
  /** Opens a stream, `logs` or `shell?cols=80`. */
  stream(name: string): Promise<OpenStream>
}

/**
 * Starts a bridge on a data folder, for as long as the test runs.
 *
 * @param atEnd takes what stops it, where it is for more than one test
 * @param args further ones of `serve`
 * @param through a program with its arguments that runs it
 */
export async function startBridge(
  folder: Pick<BridgeFolder, 'path'> & Partial<BridgeFolder>,
  env: Readonly<Record<string, string>> = {},
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
  args: readonly string[] = [],
  through: readonly string[] = [],
): Promise<BridgeServer> {
  const running = await startTriptych({
    args: ['bridge', '--check-replies', ...args],
    env: { SHELL: '/bin/bash', SVC_DATA_DIR: folder.path, ...env },
    through,
  })
  atEnd(async () => void (await running.stop('SIGKILL')))
  return bridgeServer(running, folder)
}

function bridgeServer(running: RunningTriptych, folder: Partial<BridgeFolder>): BridgeServer {
  const url = running.urls.bridge
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json', Connection: 'close' }
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined ? { headers: { Connection: 'close' } } : { headers, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const get = (path: string): Promise<Answer> => call('GET', path)
  const stats = async (id: string): Promise<Stats> => (await get(`/api/plugins/${encodeURIComponent(id)}/stats`)).body
  return {
    ...running,
    url,
    get,
    post: (path, body) => call('POST', path, body),
    delete: (path) => call('DELETE', path),
    stats,
    accessories: async () => (await get('/api/accessories')).body.accessories,
    logs: async (plugin) =>
      (await get(`/api/logs?limit=10000${plugin ? `&plugin=${encodeURIComponent(plugin)}` : ''}`)).body.entries,
    becomes: (id, status, timeout = 60_000) =>
      vi.waitFor(
        async () => {
          const found = await stats(id)
          if (found.status !== status) throw new Error(`${id} is ${found.status}: ${found.reason}`)
          return found
        },
        { timeout, interval: 100 },
      ),
    processOf: (id) => {
      const folder = `/${id.replace(/^triptych-/, '')}`
      return processes().find(({ parent, cwd }) => parent === running.child.pid && cwd.endsWith(folder))?.pid
    },
    controller: () => {
      const { username, hapPort, pairing } = folder
      if (username === undefined || hapPort === undefined) throw new Error('this folder knows no controller')
      return openController(username, hapPort, pairing)
    },
    stream: (name) => openStream(`${url.replace('http', 'ws')}/ws/${name}`),
  }
}

/** A HAP controller with a connection that is kept, and closed with the test. */
export function openController(username: string, port: number, pairing?: BridgeFolder['pairing']): Controller {
  const controller = new HttpClient(username, '127.0.0.1', port, pairing, { usePersistentConnections: true })
  onTestFinished(() => controller.close())
  return controller
}

async function openStream(url: string): Promise<OpenStream> {
  const socket = new WebSocket(url)
  onTestFinished(() => socket.terminate())
  const frames: string[] = []
  const lookers = new Set<() => void>()
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => resolve(code))
  })
  socket.on('message', (data) => {
    frames.push(String(data))
    for (const look of lookers) look()
  })
  const first = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const again = (): void => {
        const found = look()
        if (found === undefined) return
        lookers.delete(again)
        resolve(found)
      }
      lookers.add(again)
      again()
    })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  // What is cut has a close code too.
  socket.on('error', () => {})
  return {
    socket,
    frames,
    closed,
    find: (holds) => first(() => frames.find(holds)),
    shows: (text) =>
      first(() => {
        const all = frames.join('')
        return (typeof text === 'string' ? all.includes(text) : text.test(all)) ? true : undefined
      }).then(() => {}),
  }
}

/** A process that runs; a zombie does not. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  readonly session: number
  readonly cwd: string
  readonly command: string
}

/** Every process of this machine that this user may look at (Linux). */
export function processes(): ProcessEntry[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      // pid (name) state parent group session, and the name may hold anything (proc_pid_stat(5)).
      const [state, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state === 'Z' || state === 'X') return []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      const cwd = readlinkSync(`/proc/${name}/cwd`)
      return [{ pid: Number(name), parent: Number(parent), session: Number(session), cwd, command }]
    } catch {
      return []
    }
  })
}

/**
 * The process that listens on a TCP port of 127.0.0.1 (Linux).
 *
 * @param of a process in whose network it is
 */
export function listenerOn(port: number, of: number | 'self' = 'self'): number | undefined {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  // sl local_address rem_address st … inode (proc_pid_net(5)); 0A listens.
  const lines = readFileSync(`/proc/${of}/net/tcp`, 'utf8').split('\n')
  const fields = lines.map((line) => line.trim().split(/\s+/))
  const inode = fields.find(([, address, , state]) => address === local && state === '0A')?.[9]
  if (inode === undefined) return undefined
  return processes().find(({ pid }) => descriptorsOf(pid).includes(`socket:[${inode}]`))?.pid
}

function descriptorsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => readlinkSync(`/proc/${pid}/fd/${name}`))
  } catch {
    return []
  }
}

/** Everything that a process started, and what that started. */
export function descendants(pid: number | undefined): ProcessEntry[] {
  const all = processes()
  const below = (parent: number): ProcessEntry[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return pid === undefined ? [] : below(pid)
}
