import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import { connectAsync, type MqttClient } from 'mqtt'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../support/loopback.ts'
import { startProcess } from '../../../support/process.ts'

/** A broker on loopback; gone after the test at the latest. */
export interface Broker {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

export interface BrokerOptions {
  /** The port that it had before; a free one when absent. */
  readonly port?: number
  /** All others are refused. */
  readonly user?: { readonly name: string; readonly password: string }
}

export type StartBroker = (options?: BrokerOptions) => Promise<Broker>

const mosquittoProgram = ['/usr/sbin/mosquitto', '/usr/local/sbin/mosquitto', '/opt/homebrew/sbin/mosquitto'].find(
  existsSync,
)

/** The brokers of this machine: one that npm has, and Eclipse Mosquitto where it is installed. */
export const brokers: readonly (readonly [string, StartBroker])[] = [
  ['aedes', startAedes],
  ...(mosquittoProgram === undefined
    ? []
    : [['mosquitto', (options?: BrokerOptions) => startMosquitto(mosquittoProgram, options)] as const]),
]

/**
 * A broker in this process.
 *
 * @param acknowledges whether it says that it has a message
 */
export async function startAedes(
  { port = 0, user }: BrokerOptions = {},
  acknowledges = true,
): Promise<Broker & { readonly firstGone: Promise<void> }> {
  const aedes = await Aedes.createBroker({
    authenticate: (_client, name, password, done) =>
      done(null, user === undefined || (name === user.name && String(password) === user.password)),
    authorizePublish: (_client, _packet, done) => {
      if (acknowledges) done(null)
    },
  })
  const firstGone = new Promise<void>((resolve) => aedes.once('clientDisconnect', () => resolve()))
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    aedes.handle(socket)
  })
  await listen(server, port)
  const broker = stopped(portOf(server), async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    await new Promise<void>((resolve) => aedes.close(resolve))
  })
  return { ...broker, firstGone }
}

async function startMosquitto(program: string, { port, user }: BrokerOptions = {}): Promise<Broker> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-mosquitto-'))
  const chosen = port ?? (await freePort())
  const settings = [`listener ${chosen} 127.0.0.1`, `allow_anonymous ${user === undefined}`, 'user root']
  if (user !== undefined) {
    const file = join(folder, 'passwords')
    execFileSync('mosquitto_passwd', ['-c', '-b', file, user.name, user.password], { stdio: 'ignore' })
    settings.push(`password_file ${file}`)
  }
  const config = join(folder, 'mosquitto.conf')
  await writeFile(config, `${settings.join('\n')}\n`)
  const running = startProcess(program, ['-c', config])
  await running.waitFor('running')
  return stopped(chosen, async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  })
}

/** A client that is neither the plugin nor the broker: the device, or another subscriber. */
export async function connectDevice(broker: Broker, user?: BrokerOptions['user']): Promise<MqttClient> {
  const device = await connectAsync(broker.url, {
    reconnectPeriod: 0,
    ...(user && { username: user.name, password: user.password }),
  })
  onTestFinished(() => device.endAsync(true))
  return device
}

/** The next message of a topic that the device listens to, as `topic payload qos`. */
export function nextMessage(device: MqttClient): Promise<string> {
  return new Promise((resolve) => {
    device.once('message', (topic, payload, { qos }) => resolve(`${topic} ${payload} ${qos}`))
  })
}

function stopped(port: number, end: () => Promise<void>): Broker {
  let ended: Promise<void> | undefined
  const stop = (): Promise<void> => {
    ended ??= end()
    return ended
  }
  onTestFinished(stop)
  return { url: `mqtt://127.0.0.1:${port}`, port, stop }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
