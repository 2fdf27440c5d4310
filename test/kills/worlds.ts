import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import type { components } from '../../generated/bridge/types.ts'
import { broken, emptyLedger, live, signInAdmin } from '../auth/crash-traffic.ts'
import { addLamp, virtualPlugin } from '../support/bridge-lamp.ts'
import { done, type Editor, pageOf } from '../support/content-editor.ts'
import { at, look } from '../support/content-newsroom.ts'
import type { RunningProcess, RunningTriptych } from '../support/process.ts'

type Accessory = components['schemas']['Accessory']

/** Writes of one sort, and what has to be there after a kill. */
export interface World {
  /** Writes until the server is gone, or `signal` says that it is about to be. */
  write(server: RunningTriptych, signal: AbortSignal): Promise<void>
  /** What contradicts that everything answered is there, and that nothing ended lives. */
  faults(server: RunningTriptych): Promise<string[]>
  /** How many writes were answered. */
  answered(): number
}

/** Starts commands on the data of the product, wherever that is. */
interface Commands {
  command(args: readonly string[]): RunningProcess
}

/** A value that grows: the last that was answered, and the last that was asked for. */
class Counter {
  answered = 0
  asked = 0

  /** Writes the next value; nothing is noted where that fails, since the server may have it all the same. */
  async next(write: (value: number) => Promise<void>): Promise<void> {
    this.asked += 1
    await write(this.asked)
    this.answered = this.asked
  }

  /** What is there has to be what was answered, or what was under way; from then on it is what is there. */
  fault(what: string, found: number): string[] {
    const { answered, asked } = this
    if (found < answered || found > asked)
      return [`${what}: ${answered} was answered, ${asked} asked, ${found} is there`]
    this.answered = found
    this.asked = found
    return []
  }
}

/** Runs `write` until it fails or `signal` aborts. A server that is gone is the end; anything else is thrown on. */
async function until(signal: AbortSignal, write: () => Promise<void>): Promise<void> {
  try {
    while (!signal.aborted) await write()
  } catch (error) {
    // What `fetch` says of a connection that broke.
    if (!(error instanceof TypeError) && !signal.aborted) throw error
  }
}

export interface MembersWorld extends World {
  /** What of all that ever let someone in still does. */
  alive(server: RunningTriptych): Promise<string[]>
}

/** People who are invited, sign in, make tokens and take them back, sign out. */
export async function membersWorld(server: RunningTriptych, people = 3): Promise<MembersWorld> {
  const ledger = emptyLedger()
  const admin = await signInAdmin(server, ledger)
  return {
    async write(running, signal) {
      await Promise.all(Array.from({ length: people }, () => live(running, admin, ledger, signal)))
    },
    faults: (running) => broken(running, ledger),
    alive: ({ urls }) => {
      const { sessions, endedSessions, tokens, revokedTokens } = ledger
      const ended = [...sessions, ...endedSessions]
      const revoked = [...tokens, ...revokedTokens]
      return broken({ urls }, { ...emptyLedger(), endedSessions: ended, revokedTokens: revoked })
    },
    answered: () => ledger.members.length + ledger.signIns.length + ledger.revokedTokens.length,
  }
}

/** A page that is saved and published again and again; the number of its revision is its title. */
export async function pageWorld(ann: Editor, route: string): Promise<World> {
  const { id } = (await ann.publicPage(route, '1')).value
  const saves = new Counter()
  const publishes = new Counter()
  for (const counter of [saves, publishes]) await counter.next(async () => {})
  const titleOf = (json: string): number => Number(JSON.parse(json).meta.title)
  return {
    async write(running, signal) {
      const editor = at(running, ann)
      // The server may be killed before it has answered the first time.
      let etag: string | undefined
      await until(signal, async () => {
        etag ??= (await done(editor.read(id))).etag
        const held = etag
        await saves.next(async (value) => {
          etag = (await done(editor.save(id, held, pageOf(route, String(value))))).etag
        })
        publishes.asked = saves.answered
        etag = (await done(editor.publish(id, etag ?? held))).etag
        publishes.answered = publishes.asked
      })
    },
    async faults(running) {
      const { draft } = (await done(at(running, ann).read(id))).value
      const title = titleOf((await look(running, route)).text)
      return [...saves.fault(`the draft of ${route}`, draft.revision), ...publishes.fault(route, title)]
    },
    answered: () => publishes.answered,
  }
}

/** A platform entry of the config that grows, and the brightness of a lamp. */
export async function homeWorld(server: RunningTriptych): Promise<World> {
  const entry = new Counter()
  const lamp = new Counter()
  const entryOf = (count: number) => ({
    platform: 'Counter',
    plugin: 'counter',
    count,
    padding: 'x'.repeat(count % 997),
  })
  /** A lamp has a hundred brightnesses. */
  const brightnessOf = (count: number): number => count % 101
  const clientOf = ({ urls }: RunningTriptych) => createBridgeClient({ baseUrl: urls.bridge })
  async function findLamp(running: RunningTriptych) {
    const { data: stats } = await clientOf(running).GET('/api/plugins/{id}/stats', {
      params: { path: { id: virtualPlugin } },
    })
    if (stats?.status !== 'running') throw new Error(`the plugin of the lamp is ${stats?.status}`)
    const { data } = await clientOf(running).GET('/api/accessories')
    for (const { uuid, services } of (data?.accessories ?? []) as readonly Accessory[]) {
      for (const service of services) {
        const brightness = service.characteristics.find(({ type }) => type === 'Brightness')
        const at = { uuid, serviceUuid: service.uuid, charUuid: brightness?.uuid ?? '' }
        if (brightness !== undefined) return { ...at, value: brightness.value }
      }
    }
    throw new Error('the bridge has no lamp')
  }
  /** The lamp, once its plugin runs; a bridge that is to be killed is not waited for. */
  async function lampOf(running: RunningTriptych, killed?: AbortSignal) {
    const found = await vi.waitFor(
      () => findLamp(running).catch((error: Error) => (killed?.aborted ? error : Promise.reject(error))),
      { interval: 50 },
    )
    if (found instanceof Error) throw found
    return found
  }
  async function expectOk(asked: Promise<{ readonly response: Response; readonly error?: unknown }>): Promise<void> {
    const { response, error } = await asked
    if (!response.ok) throw new Error(`${response.url} answered ${response.status} ${JSON.stringify(error)}`)
  }
  async function writeLamp(running: RunningTriptych, value: number, killed?: AbortSignal): Promise<void> {
    const { uuid, serviceUuid, charUuid } = await lampOf(running, killed)
    const body = { serviceUuid, charUuid, value: brightnessOf(value) }
    const params = { path: { uuid } }
    const write = () => clientOf(running).POST('/api/accessories/{uuid}/characteristics', { params, body })
    let written = await write()
    // A plugin that a busy machine lets wait is no answer: the same is written again.
    while (written.error?.code === 'plugin_unavailable') written = await write()
    await expectOk(Promise.resolve(written))
  }
  const writeEntry = (running: RunningTriptych, value: number) =>
    expectOk(clientOf(running).POST('/api/config/platform', { body: entryOf(value) }))
  await entry.next((value) => writeEntry(server, value))
  await addLamp(server.urls.bridge)
  await lamp.next((value) => writeLamp(server, value))
  return {
    async write(running, signal) {
      await Promise.all([
        until(signal, () => entry.next((value) => writeEntry(running, value))),
        until(signal, () => lamp.next((value) => writeLamp(running, value, signal))),
      ])
    },
    async faults(running) {
      const { data } = await clientOf(running).GET('/api/config/platform/{name}', {
        params: { path: { name: 'Counter' } },
      })
      const found = Number((data?.config as { count?: number } | undefined)?.count)
      const { value } = await lampOf(running)
      const lampAt = [lamp.answered, lamp.asked].find((count) => brightnessOf(count) === value) ?? Number.NaN
      return [...entry.fault('the config', found), ...lamp.fault('the lamp', lampAt)]
    },
    answered: () => entry.answered + lamp.answered,
  }
}

const IMPORTED = ['/imported/one', '/imported/two', '/imported/three'] as const

/** A folder that is imported again and again, each time with another text on all of its pages. */
export async function importWorld(product: Commands): Promise<World & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-kills-'))
  const imports = new Counter()
  async function importNext(signal?: AbortSignal): Promise<void> {
    await imports.next(async (value) => {
      await mkdir(join(folder, 'pages', 'imported'), { recursive: true })
      for (const route of IMPORTED)
        await writeFile(join(folder, 'pages', `${route}.md`), `---\ntitle: "${value}"\n---\n\n${value}\n`)
      const scope = ['--site', 'docs', '--env', 'production', '--publish']
      const { code, stderr } = await endedWith(product.command(['content', 'import', folder, ...scope]), signal)
      if (code !== 0) throw new Error(`the import ended with ${code}: ${stderr}`)
    })
  }
  await importNext()
  return {
    write: (_server, signal) => until(signal, () => importNext(signal)),
    async faults(running) {
      const titles = await Promise.all(
        IMPORTED.map(async (route) => Number(JSON.parse((await look(running, route)).text).meta.title)),
      )
      const mixed = new Set(titles).size === 1 ? [] : [`the imported pages are at ${titles}`]
      return [...mixed, ...imports.fault('the import', titles[0] ?? Number.NaN)]
    },
    answered: () => imports.answered,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface BackupWorld extends World {
  /** The last archive that was written whole, and how many writes of `world` had been answered before it was begun. */
  last(): { readonly file: string; readonly before: number }
  remove(): Promise<void>
}

/** Backups of everything, one after the other, killed with the rest. */
export async function backupWorld(product: Commands, world: World): Promise<BackupWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-kills-backup-'))
  const whole: { readonly file: string; readonly before: number }[] = []
  let begun = 0
  /** Archives that were whole before the command that wrote them could say so. */
  let cutOff = 0
  async function backUp(signal?: AbortSignal): Promise<void> {
    begun += 1
    const next = { file: join(folder, `${begun}.tar.gz`), before: world.answered() }
    const { code, stderr } = await endedWith(product.command(['backup', next.file]), signal)
    if (code !== 0) throw new Error(`the backup ended with ${code}: ${stderr}`)
    whole.push(next)
  }
  await backUp()
  return {
    write: (_server, signal) => until(signal, () => backUp(signal)),
    async faults() {
      const found = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz')).length
      // The answer of the last one before a kill may have been cut off.
      const more = found - whole.length - cutOff
      cutOff += more
      return more === 0 || more === 1 ? [] : [`${found} archives of ${whole.length} backups`]
    },
    answered: () => whole.length,
    last: () => whole.at(-1) ?? { file: '', before: 0 },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Waits until a command has ended; it is killed where `signal` aborts before. */
async function endedWith(command: RunningProcess, signal?: AbortSignal) {
  const kill = (): void => void command.child.kill('SIGKILL')
  signal?.addEventListener('abort', kill, { once: true })
  const { code } = await command.exited
  signal?.removeEventListener('abort', kill)
  return { code, stderr: command.stderr() }
}
