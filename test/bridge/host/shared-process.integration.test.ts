import { chmod, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PluginSettings } from '../../../src/bridge/host/host-config.ts'
import { whileBusy } from '../../support/patience.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { entry, type FixtureHost, startHost } from './fixture-host.ts'
import { canBeOther, otherUser } from './other-user.ts'

const breaks = 'homebridge-fixture-breaks'

interface Sharing extends FixtureHost {
  /** Turns the switch of one on, which breaks it. */
  breakOne(id: string): Promise<void>
  /** The numbers of the processes that one ran in, oldest first. */
  pids(id: string): string[]
  messages(id: string): string[]
}

/** A host with copies of the fixture that breaks, by how each does. */
async function share(
  copies: Record<string, string>,
  settingsOf = (_id: string): PluginSettings => ({ process: 'shared' }),
): Promise<Sharing> {
  // In a path and in a URL its name is written differently.
  const running = await startHost([], { folder: 'triptych höst #1 %20-' })
  // Other users pass through.
  await chmod(running.dataDir, 0o711)
  const modules = join(running.dataDir, 'plugins/node_modules')
  await copyFixtures(join(running.dataDir, 'plugins'))
  for (const id of Object.keys(copies)) {
    await cp(join(modules, breaks), join(modules, id), { recursive: true })
    const manifest = join(modules, id, 'package.json')
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(breaks, id))
  }
  await running.host.start({
    platforms: Object.entries(copies).map(([name, how]) => ({
      ...{ platform: 'FixtureBreaks', plugin: `plugins/node_modules/${name}`, name, how },
    })),
    plugins: Object.fromEntries(Object.keys(copies).map((id) => [id, settingsOf(id)])),
  })
  await running.host.waitUntilSettled()
  const messages = (id: string) => running.logs.filter(({ plugin }) => plugin === id).map(({ message }) => message)
  return {
    ...running,
    messages,
    pids: (id) => messages(id).flatMap((message) => /^process (\d+)$/.exec(message)?.slice(1) ?? []),
    breakOne: async (id) => {
      await running.until(() => running.host.link(id).available && (running.accessories.get(id)?.size ?? 0) > 0)
      const [description] = running.accessories.get(id)?.values() ?? []
      const service = description?.services.find(({ type }) => type === 'Switch' || type.startsWith('00000049'))
      const on = service?.characteristics.find(({ type }) => type === 'On' || type.startsWith('00000025'))
      if (description === undefined || service === undefined || on === undefined) throw new Error(`no switch of ${id}`)
      const ref = { accessory: description.uuid, service: { type: service.type }, characteristic: on.type }
      running.host
        .link(id)
        .write(ref, true)
        .catch(() => undefined)
    },
  }
}

const [a, b, c] = ['homebridge-a', 'homebridge-b', 'homebridge-c'] as const

it('plugins that share a process are one, each with its own log, accessories and state', async () => {
  const running = await share({ [a]: 'throws', [b]: 'throws' })
  try {
    await running.until(() => running.messages(b).includes('later by the console'))
    await running.until(() => running.messages(a).includes('later by the console'))
    await running.until(() => running.logs.filter(({ message }) => message.endsWith('past Node.js')).length === 2)
    expect(running.pids(a)).toEqual(running.pids(b))
    for (const id of [a, b]) {
      const messages = running.messages(id)
      for (const each of ['loaded by the console', 'by stdout', 'later by the console']) {
        expect(messages.filter((message) => message === each)).toHaveLength(1)
      }
      expect([...(running.accessories.get(id)?.values() ?? [])].map(({ name }) => name)).toEqual([id])
    }
    const past = running.logs.filter(({ message }) => message === '(of its shared process) past Node.js')
    expect(past.map(({ plugin }) => plugin)).toEqual([past[0]?.plugin, past[0]?.plugin])
    expect(running.host.stats(a).sharedWith).toEqual([b])
    expect(running.host.stats(b).sharedWith).toEqual([a])
  } finally {
    await running.stop()
  }
})

it.each([
  ['throws', 'uncaught exception: Error: thrown'],
  ['rejects', 'unhandled rejection: rejected'],
  ['elsewhere', /^uncaught exception: /],
  ['exits', 'it ended its process by process.exit(7)'],
])('a plugin that %s ends the process that it shares, and each log says which it was', async (how, reason) => {
  const running = await share({ [a]: 'throws', [b]: how })
  try {
    await running.breakOne(b)
    await running.until(() => running.pids(a).length === 2 && running.pids(b).length === 2)
    await running.host.waitUntilSettled()
    expect(running.pids(a)).toEqual(running.pids(b))
    const ended = running
      .messages(a)
      .find((message) => message.startsWith(`${b}, which shares its process, ended it: `))
    const said = running.messages(b).find((message) => message.endsWith('it is started again in 0.01 s'))
    const expected = typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(/uncaught/)
    expect(ended).toEqual(expected)
    expect(said).toEqual(expected)
    expect([a, b].map((id) => running.host.get(id)?.status)).toEqual(['running', 'running'])
  } finally {
    await running.stop()
  }
})

it.each([
  ['a CommonJS module', 'throws'],
  ['an ES module', 'a module'],
])('of an error in %s of one, in work that another began, only the first is told to have broken it', async (_, how) => {
  const running = await share({ [a]: how, [b]: 'by another' })
  try {
    await running.breakOne(b)
    await running.until(() => running.pids(a).length === 2 && running.pids(b).length === 2)
    expect(running.messages(b)).toContainEqual(
      expect.stringMatching(`^${a}, which shares its process, ended it: uncaught exception: Error: thrown`),
    )
    expect(running.messages(a).filter((message) => message.includes('ended it'))).toEqual([])
  } finally {
    await running.stop()
  }
})

it('a process that was to end and goes on makes way for the one that a plugin is to join', async () => {
  const running = await share({ [a]: 'throws', [b]: 'not at all', [c]: 'throws' })
  try {
    await running.host.setDisabled(c, true)
    await running.breakOne(b)
    await running.until(() => running.messages(b).includes('it goes on'))
    await running.host.setDisabled(c, false)
    await running.until(() => [a, b].every((id) => running.pids(id).at(-1) === running.pids(c).at(-1)))
  } finally {
    await running.stop()
  }
})

it('a plugin that broke its shared process three times in a row runs in its own, until it is restarted', async () => {
  const running = await share({ [a]: 'throws', [b]: 'throws' })
  try {
    for (const times of [1, 2, 3]) {
      await running.breakOne(b)
      await running.until(() => running.pids(b).length === times + 1 && running.pids(a).length === times + 1)
      await running.host.waitUntilSettled()
    }
    expect(running.pids(a).at(-1)).not.toBe(running.pids(b).at(-1))
    expect(running.host.stats(b)).toMatchObject({ apart: expect.stringContaining('3 times in a row') })
    expect(running.host.stats(b).sharedWith).toBeUndefined()
    await running.breakOne(b)
    await running.until(() => running.pids(b).length === 5)
    expect(running.pids(a)).toHaveLength(4)
    await running.host.restart(b)
    await running.until(() => running.pids(a).length === 5)
    expect(running.pids(b).at(-1)).toBe(running.pids(a).at(-1))
    expect(running.host.stats(b).apart).toBeUndefined()
  } finally {
    await running.stop()
  }
})

it('one that cannot start leaves the shared process at once, and is tried again by itself', async () => {
  const running = await share({ [a]: 'throws', [b]: 'at once', [c]: 'throws' })
  try {
    await running.until(() => running.messages(b).some((message) => message.includes('(3 times in a row)')))
    await running.until(() => running.host.get(a)?.status === 'running' && running.host.get(c)?.status === 'running')
    expect(running.pids(a).at(-1)).toBe(running.pids(c).at(-1))
    expect(running.pids(a).length).toBeLessThanOrEqual(2)
    expect(running.host.stats(b).apart).toContain('Error: no network yet')
  } finally {
    await running.stop()
  }
})

it('one whose start never ends leaves a process in which another runs, and that one stays', async () => {
  const [healthy, hangs] = ['fixture-healthy', 'fixture-hangs']
  const shared = { process: 'shared' } as const
  const running = await startHost([entry('healthy'), entry('hangs', { inSetup: true })], {
    config: { plugins: { [healthy]: shared, [hangs]: shared } },
    timing: { startLimit: whileBusy(2_000) },
  })
  try {
    await running.until(() => running.host.stats(hangs).apart !== undefined)
    expect(running.host.stats(hangs).apart).toMatch(
      /^it could not start in the process that it shared \(.*did not start within/,
    )
    await running.until(() => running.host.get(healthy)?.status === 'running')
    expect(running.host.stats(healthy).apart).toBeUndefined()
  } finally {
    await running.stop()
  }
})

it('where it is not known which it was, it counts for each of them', async () => {
  const running = await share({ [a]: 'killed', [b]: 'throws' })
  try {
    for (const times of [1, 2, 3]) {
      await running.breakOne(a)
      await running.until(() => running.pids(b).length === times + 1 && running.pids(a).length === times + 1)
      await running.host.waitUntilSettled()
    }
    expect(running.messages(b)).toContainEqual(
      expect.stringMatching(/^its process was ended by SIGKILL \(it shares its process with homebridge-a\); it is/),
    )
    expect(running.pids(a).at(-1)).not.toBe(running.pids(b).at(-1))
  } finally {
    await running.stop()
  }
})

it('one that ends its process at each start without a word alone leaves it for good', async () => {
  const running = await share({ [a]: 'throws', [b]: 'at its start', [c]: 'throws' })
  try {
    const runs = (id: string) => running.host.get(id)?.status === 'running'
    await running.until(() => runs(a) && runs(c) && running.host.stats(a).sharedWith?.join() === c)
    expect(running.pids(a).at(-1)).toBe(running.pids(c).at(-1))
    expect([a, c].map((id) => running.host.stats(id).apart)).toEqual([undefined, undefined])
    expect(running.host.stats(b).apart).toMatch(
      /^it ended a process of its own as well \(its process was ended by SIGKILL/,
    )
    expect(running.messages(a)).toContain(
      `it shares a process again: it was ${b} that ended the process that it shared`,
    )
  } finally {
    await running.stop()
  }
})

it('to restart, disable or enable one starts the others again at once, which counts as no crash', async () => {
  const running = await share({ [a]: 'throws', [b]: 'throws' })
  try {
    await running.host.restart(b)
    await running.until(() => running.pids(a).length === 2 && running.host.get(a)?.status === 'running')
    expect(running.pids(a)).toEqual(running.pids(b))
    await running.host.setDisabled(b, true)
    await running.until(() => running.pids(a).length === 3 && running.host.get(a)?.status === 'running')
    expect(running.host.stats(a).sharedWith).toEqual([])
    await running.host.setDisabled(b, false)
    await running.until(() => running.pids(a).length === 4 && running.host.get(a)?.status === 'running')
    expect(running.pids(a).at(-1)).toBe(running.pids(b).at(-1))
    expect(running.messages(a)).toContain(
      `${b}, which shares its process, was stopped or started again; it is started again`,
    )
    expect(running.logs.filter(({ level }) => level === 'error')).toEqual([])
  } finally {
    await running.stop()
  }
})

it('every plugin of a shared process hears of the end', async () => {
  const running = await share({ [a]: 'throws', [b]: 'throws' })
  await running.stop()
  expect([a, b].map((id) => running.host.get(id)?.status)).toEqual(['stopped', 'stopped'])
  for (const id of [a, b]) expect(running.messages(id)).toContain('shutting down')
})

it('what a plugin writes on the channel of another is checked all the same, and reaches none in another process', async () => {
  const running = await share({ [a]: 'as another', [b]: 'throws', [c]: 'throws' }, (id) =>
    id === c ? {} : { process: 'shared' },
  )
  try {
    await running.until(() => running.messages(b).includes('later by the console'))
    await running.breakOne(a)
    await running.until(() => [a, b].every((id) => running.messages(id).includes('forged')))
    expect(running.messages(c)).not.toContain('forged')
    expect(running.logs.filter(({ plugin }) => ![a, b, c].some((id) => id === plugin))).toEqual([])
    const refused = 'its process sent a message that the bridge does not understand'
    expect([a, b, c].map((id) => running.messages(id).includes(refused))).toEqual([true, true, false])
    expect([a, b, c].map((id) => running.host.get(id)?.status)).toEqual(['running', 'running', 'running'])
  } finally {
    await running.stop()
  }
})

it.runIf(canBeOther)('plugins of different users share no process', async () => {
  const running = await share({ [a]: 'throws', [b]: 'throws', [c]: 'throws' }, (id) => ({
    process: 'shared',
    ...(id !== c && { uid: otherUser }),
  }))
  try {
    expect([a, b, c].map((id) => running.host.stats(id).sharedWith)).toEqual([[b], [a], []])
    const users = await Promise.all(
      [a, b, c].map(async (id) => {
        const status = await readFile(`/proc/${running.pids(id)[0]}/status`, 'utf8')
        return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
      }),
    )
    expect(users).toEqual([otherUser, otherUser, process.getuid?.()])
  } finally {
    await running.stop()
  }
})

it('native plugins share a process with native ones, and may read no more than each could', async () => {
  const plugins = { 'fixture-healthy': { process: 'shared' }, 'fixture-confined': { process: 'shared' } } as const
  const running = await startHost(
    (dataDir) => [entry('healthy'), entry('confined', { secret: join(dataDir, 'secret') })],
    { config: { plugins } },
  )
  try {
    expect(running.host.stats('fixture-healthy').sharedWith).toEqual(['fixture-confined'])
    await writeFile(join(running.dataDir, 'secret'), 'x')
    await running.host.restart('fixture-confined')
    expect(running.storage.get('fixture-confined')?.get('outcome')).toEqual({
      ...{ write: 'ERR_ACCESS_DENIED', read: 'ERR_ACCESS_DENIED', process: 'ERR_ACCESS_DENIED' },
      ...{ thread: 'ERR_ACCESS_DENIED', own: true, network: true },
    })
    await running.until(() => running.host.get('fixture-healthy')?.status === 'running')
    expect(running.logs.filter(({ message }) => message === 'through the console').map(({ plugin }) => plugin)).toEqual(
      ['fixture-healthy', 'fixture-healthy'],
    )
  } finally {
    await running.stop()
  }
})
