import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeCodeCache, removeCodeCache } from '../../../src/bridge/host/code-cache.ts'
import { PluginProcesses } from '../../../src/bridge/host/plugin-processes.ts'
import type { PluginUser } from '../../../src/bridge/host/plugin-user.ts'
import { spawnPlugin } from '../../../src/bridge/host/spawn-plugin.ts'
import type { ToDaemon } from '../../../src/bridge/protocol/messages.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { canBeOther, otherUser } from './other-user.ts'

const fixture = 'homebridge-fixture-independent'

/** Loads a plugin in a process of its own that ends when it is asked to. @returns the folder of its compiled code */
async function loadOnce(kind: 'homebridge' | 'native', user?: PluginUser): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'triptych-code-')))
  onTestFinished(() => rm(root, { recursive: true }))
  await chmod(root, 0o711)
  await copyFixtures(root)
  const plugin = `code-cache-${randomUUID()}`
  const folder = join(root, 'node_modules', fixture)
  const found = { kind, folder, entry: join(folder, 'index.js'), manifest: { name: fixture } } as never
  const network = { bind: ['127.0.0.1'], advertiser: 'none', ports: null, keepOrphans: false } as const
  const settings = { storagePath: root, hapPath: root, ...network }
  const spawned = spawnPlugin({
    ...{ plugin, package: fixture, found, heapMb: undefined, environment: process.env },
    ...(kind === 'homebridge' && { homebridge: { settings, user } }),
    processes: new PluginProcesses(),
    onLine: () => {},
    onMessage: (message) => {
      if (['loaded', 'failed'].includes((message as ToDaemon).type)) spawned.send({ type: 'stop' })
    },
  })
  const load = { type: 'load', kind, plugin, package: fixture, entry: join(folder, 'index.js'), folder } as const
  spawned.send({ ...load, ...(kind === 'homebridge' && { homebridge: settings }) })
  await spawned.exited
  onTestFinished(() => removeCodeCache(fixture))
  return makeCodeCache(fixture, plugin, user) ?? ''
}

it('what V8 compiled for a Homebridge plugin is kept for its next start, apart from all others’', async () => {
  const cache = await loadOnce('homebridge')
  const [files = ''] = await readdir(cache)
  expect((await readdir(join(cache, files))).length).toBeGreaterThan(50)
})

it('a native plugin could not use it without writing it, and has none', async () => {
  expect(await readdir(await loadOnce('native'))).toEqual([])
})

it.runIf(canBeOther)(
  'what is compiled for a plugin as another user is that user’s, and for that user alone',
  async () => {
    const cache = await loadOnce('homebridge', { uid: otherUser, gid: otherUser })
    expect(await stat(cache)).toMatchObject({ uid: otherUser })
    const above = await stat(dirname(cache))
    expect([above.uid, above.mode & 0o022]).toEqual([process.getuid?.(), 0])
    expect((await readdir(cache)).length).toBe(1)
    const id = randomUUID()
    const made = [undefined, { uid: otherUser, gid: 1 }, { uid: otherUser - 1, gid: 1 }].map((user) =>
      makeCodeCache(id, id, user),
    )
    onTestFinished(() => removeCodeCache(id))
    expect(new Set(made).size).toBe(3)
  },
)

it('what is compiled for a plugin goes with it, of each of its processes and of those that it may share', async () => {
  const cache = await loadOnce('homebridge')
  const other = `code-cache-${randomUUID()}`
  onTestFinished(() => removeCodeCache(other))
  const shared = makeCodeCache(null, `${fixture}, ${other}`, undefined) ?? ''
  const [second = '', others = ''] = [fixture, other].map((name) => makeCodeCache(name, `${name}.upstairs`, undefined))
  removeCodeCache(fixture)
  expect([cache, second, shared, others].map((folder) => existsSync(folder))).toEqual([false, false, false, true])
  expect(existsSync(dirname(cache))).toBe(false)
})
