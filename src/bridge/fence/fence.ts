import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { PluginProcesses } from '../host/plugin-processes.ts'
import type { LogLevel } from '../protocol/messages.ts'
import { findOwners, type LocalConnection, type SocketOwner } from './socket-table.ts'

/** Who is on the other end of a connection from this machine: a plugin, and how that is known. */
export interface Caught {
  /** The plugin's id; null where only this is known, that nothing else can be ruled out. */
  readonly plugin: string | null
  readonly reason: string
}

export interface FenceOptions {
  readonly processes: Pick<PluginProcesses, 'heldSockets' | 'pluginOfUser'>
  readonly log: (level: LogLevel, message: string) => void
  /** For tests. */
  readonly findOwners?: typeof findOwners
  /** Milliseconds. */
  readonly now?: () => number
}

/** Between two lines of the log about one plugin, in milliseconds. */
const QUIET = 60_000
/** A row can be missed while others come and go, since the kernel hands out its table in pieces. */
const LOOKS = 3
/** How long the end of a process is waited for, in milliseconds: one with gigabytes takes a good part of a second. */
const LONGEST_END = 5_000
/** Until the next look at a process that is ending, in milliseconds. */
const PAUSE = 5

/**
 * Tells the connections of plugins from those of everyone else on this machine, by what the kernel knows of the socket
 * at the other end: the user that made it, and the processes that have it.
 */
export class Fence {
  readonly #options: FenceOptions
  readonly #findOwners: typeof findOwners
  readonly #now: () => number
  #next: { readonly connections: LocalConnection[]; readonly look: Promise<Look> } | undefined
  #running: Promise<unknown> = Promise.resolve()
  /** By plugin: when it was last in the log, and how often it was refused since. */
  readonly #refused = new Map<string, { at: number; since: number }>()

  constructor(options: FenceOptions) {
    this.#options = options
    this.#findOwners = options.findOwners ?? findOwners
    this.#now = options.now ?? (() => performance.now())
  }

  /**
   * Whether this machine tells whose a connection is, which is tried out with one of this process's own. Linux does,
   * where `/proc` is there; macOS and Windows do not.
   */
  static async isPossible(): Promise<boolean> {
    if (process.platform !== 'linux') return false
    return (await isOwnSeen('127.0.0.1')) || (await isOwnSeen('::1'))
  }

  /**
   * The plugin at the other end of a connection that was accepted from this machine; null where it is no plugin.
   *
   * @param isOpen whether the connection is still there; what has left is not looked for again
   */
  async pluginAt(connection: LocalConnection, isOpen: () => boolean): Promise<Caught | null> {
    const { processes } = this.#options
    const begun = this.#now()
    let missed = 0
    for (;;) {
      const { owners, sockets } = await this.#look(connection)
      const owner = owners.get(connection)
      if (owner === undefined) {
        missed += 1
        if (missed < LOOKS && isOpen()) continue
        return { plugin: null, reason: 'no process has its socket any more' }
      }
      const byUser = processes.pluginOfUser(owner.uid)
      if (byUser !== undefined) return { plugin: byUser, reason: `its user ${owner.uid} is that of a plugin` }
      const byProcess = sockets.pluginOf.get(owner.inode)
      if (byProcess !== undefined) return { plugin: byProcess, reason: 'a process of it has the socket' }
      if (sockets.hidden !== undefined) return { plugin: sockets.hidden, reason: 'a process of it hides its sockets' }
      if (sockets.ending === undefined) return null
      if (!isOpen() || this.#now() - begun > LONGEST_END) {
        return {
          plugin: null,
          reason: `a process of plugin ${sockets.ending} is still exiting, and may hold its socket`,
        }
      }
      await setTimeout(PAUSE)
    }
  }

  /** Says in the log that a plugin was refused: at once, then once a minute with how often it was. */
  report({ plugin, reason }: Caught, what: string): void {
    const key = plugin ?? ''
    const before = this.#refused.get(key)
    const now = this.#now()
    if (before !== undefined && now - before.at < QUIET) {
      before.since += 1
      return
    }
    const more = before?.since ? ` (and ${before.since} more since the last such entry)` : ''
    this.#refused.set(key, { at: now, since: 0 })
    const who = plugin === null ? 'a connection from this machine' : `plugin ${plugin}`
    this.#options.log('warn', `${who} was refused at ${what}: plugins may not use the bridge; ${reason}${more}`)
  }

  /**
   * A look that begins after this call; those who wait share one. Sockets are read before the tables: a socket that the
   * table still shows afterwards was open all the time, so whichever plugin has it was seen to have it.
   */
  #look(connection: LocalConnection): Promise<Look> {
    this.#next ??= this.#plan()
    this.#next.connections.push(connection)
    return this.#next.look
  }

  #plan() {
    const connections: LocalConnection[] = []
    const look = this.#running.then(async () => {
      this.#next = undefined
      const look = this.#readAll(connections)
      this.#running = look.catch(() => {})
      return look
    })
    return { connections, look }
  }

  async #readAll(connections: readonly LocalConnection[]): Promise<Look> {
    const sockets = await this.#options.processes.heldSockets()
    return { sockets, owners: await this.#findOwners(connections) }
  }
}

interface Look {
  readonly owners: ReadonlyMap<LocalConnection, SocketOwner>
  readonly sockets: Awaited<ReturnType<PluginProcesses['heldSockets']>>
}

/** Connects to itself, and looks whether the kernel shows the other end as this user's. */
async function isOwnSeen(host: string): Promise<boolean> {
  const server = createServer((socket) => socket.on('error', () => {}))
  let client: Socket | undefined
  try {
    server.listen(0, host)
    await once(server, 'listening')
    client = connect((server.address() as AddressInfo).port, host)
    await once(client, 'connect')
    const { localAddress = '', localPort = 0, remoteAddress = '', remotePort = 0 } = client
    const ends = {
      client: { address: localAddress, port: localPort },
      server: { address: remoteAddress, port: remotePort },
    }
    return (await findOwners([ends])).get(ends)?.uid === process.getuid?.()
  } catch {
    return false
  } finally {
    client?.destroy()
    server.close()
  }
}
