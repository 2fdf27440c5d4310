import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { childProgram } from '../../../../src/bridge/host/plugin-processes.ts'
import type { AccessoryDescription } from '../../../../src/bridge/protocol/accessory.ts'
import type { ConfigEntry, ToChild, ToDaemon } from '../../../../src/bridge/protocol/messages.ts'
import type { Fixture, InstalledFixtures } from '../../fixtures/homebridge/index.ts'

type Heard<Type extends ToDaemon['type']> = Extract<ToDaemon, { readonly type: Type }>

export interface PluginProcess {
  readonly heard: ToDaemon[]
  send(message: ToChild): void
  /** The first message of a type that holds, as soon as it is there; rejects when the process ends without. */
  message<Type extends ToDaemon['type']>(type: Type, holds?: (message: Heard<Type>) => boolean): Promise<Heard<Type>>
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>
  /** Kills it. */
  [Symbol.dispose](): void
}

/** Runs a fixture in the process that plugins run in, and answers its requests as a daemon that takes everything. */
export async function runFixture(
  fixtures: InstalledFixtures,
  fixture: Fixture,
  entry: ConfigEntry,
  accessories: readonly AccessoryDescription[] = [],
): Promise<PluginProcess> {
  const storagePath = await mkdtemp(join(fixtures.folder, 'storage-'))
  const hapPath = join(storagePath, 'hap')
  await mkdir(hapPath)
  const child = spawn(process.execPath, [childProgram], { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
  const channel = child.stdio[3] as Socket
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const heard: ToDaemon[] = []
  const lookers = new Set<() => void>()
  const send = (message: ToChild): void => void channel.write(`${JSON.stringify(message)}\n`)
  channel.on('error', () => {})
  createInterface({ input: channel }).on('line', (line) => {
    const message = JSON.parse(line) as ToDaemon
    heard.push(message)
    if (message.type === 'loaded') {
      const [platforms, accessoryEntries] = entry.accessory === undefined ? [[entry], []] : [[], [entry]]
      send({ type: 'start', platforms, accessoryEntries, accessories })
    }
    if ('id' in message && message.type !== 'answer') {
      send({ type: 'answer', id: message.id, value: message.type === 'storageKeys' ? [] : undefined })
    }
    for (const look of lookers) look()
  })
  const message: PluginProcess['message'] = (type, holds = () => true) => {
    const { promise, resolve, reject } = Promise.withResolvers<Heard<typeof type>>()
    const look = (): void => {
      const found = heard.find((one): one is Heard<typeof type> => one.type === type && holds(one as never))
      if (found !== undefined) resolve(found)
    }
    lookers.add(look)
    look()
    void exited.then((code) => reject(new Error(`exit code ${code} without ${type}: ${JSON.stringify(heard)}`)))
    return promise
  }
  const network = { bind: ['127.0.0.1'], advertiser: 'none', ports: null } as const
  const settings = { storagePath, hapPath, ...network, keepOrphans: false }
  send({
    type: 'load',
    kind: 'homebridge',
    plugin: fixture,
    package: fixture,
    entry: fixtures.entry(fixture),
    folder: join(fixtures.folder, 'node_modules', fixture),
    homebridge: settings,
  })
  return { heard, send, message, exited, [Symbol.dispose]: () => void child.kill('SIGKILL') }
}
