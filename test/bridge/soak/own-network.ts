import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProcess } from '../../support/process.ts'

/** One of its ends has an address and the default route; nothing is at the other. */
const ADD = 'ip link set lo up && ip link add uplink type veth peer name nowhere && ip link set nowhere up'
const CONNECT =
  'ip link set uplink up && ip addr replace 192.0.2.2/24 dev uplink && ip route replace default via 192.0.2.1'

/** Whether this user may make networks (Linux). */
export const mayMakeNetworks = spawnSync('unshare', ['--net', 'sh', '-c', `${ADD} && ${CONNECT}`]).status === 0

/** What programs are run in: the machine's network, or one of their own. */
export interface Network {
  /** What runs a program in it, with its arguments. */
  readonly through: readonly string[]
  /** A port of 127.0.0.1 that is free, there and here, and is reached from here. */
  port(): Promise<number>
}

export interface OwnNetwork extends Network {
  /** Sets its one interface, beside loopback, up or down. */
  connect(up: boolean): void
}

/** A network namespace with an interface that can be taken away, as a cable is. */
export async function createNetwork(): Promise<OwnNetwork> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-network-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'relay')
  const relay = [process.execPath, join(import.meta.dirname, 'relay.ts'), path]
  const running = startProcess('unshare', ['--net', 'sh', '-c', `${ADD} && ${CONNECT} && exec "$@"`, 'sh', ...relay])
  onTestFinished(async () => void (await running.stop('SIGKILL')))
  await running.waitFor('ready\n')
  const through = ['nsenter', `--net=/proc/${running.child.pid}/ns/net`]
  return {
    through,
    port: () => forward(path),
    connect: (up) => {
      const [program = '', ...args] = [...through, 'sh', '-c', up ? CONNECT : 'ip link set uplink down']
      execFileSync(program, args)
    },
  }
}

/** Listens here on a port, and has the relay connect to the same one there. */
async function forward(path: string): Promise<number> {
  const server = createServer({ noDelay: true }, (socket) => {
    const head = Buffer.alloc(2)
    head.writeUInt16BE((server.address() as AddressInfo).port)
    const relay = connect(path)
    relay.write(head)
    for (const [from, to] of [
      [socket, relay],
      [relay, socket],
    ] as const) {
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
