import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { EntryIds } from '../../../src/bridge/host/entry-ids.ts'
import { copyFixtures } from '../fixtures/homebridge/index.ts'
import { type FixtureHost, startHost } from './fixture-host.ts'

const plugin = 'homebridge-fixture-dynamic'
const upstairs = `${plugin}.upstairs`

const entry = (name: string, device: string) => ({
  ...{ platform: 'FixtureDynamic', plugin: `plugins/node_modules/${plugin}` },
  ...{ name, devices: [device] },
})
const hall = entry('Hall', 'Hall lamp')

async function startWith(entryIds: EntryIds): Promise<FixtureHost> {
  const running = await startHost([], { entryIds })
  onTestFinished(() => running.stop())
  await copyFixtures(join(running.dataDir, 'plugins'))
  return running
}

const isRunning = ({ host }: FixtureHost, id: string) =>
  host.list().some((each) => each.id === id && each.status === 'running')

it('one of two entries of a platform restarts alone, with its entry as it is now, also under another name', async () => {
  let saved: ConstructorParameters<typeof EntryIds>[0] = []
  const running = await startWith(
    new EntryIds([], async (assignments) => {
      saved = assignments
    }),
  )
  const { host, accessories, until } = running
  await host.start({ platforms: [hall, entry('Upstairs', 'Bed lamp')] })
  await until(() => isRunning(running, plugin) && isRunning(running, upstairs))
  const changed = [entry('Hall', 'Porch lamp'), entry('Attic', 'Desk lamp')]
  await host.restart(upstairs, { platforms: changed })
  await until(() => [...(accessories.get(upstairs)?.values() ?? [])].some(({ name }) => name === 'Desk lamp'))
  expect(host.get(upstairs)).toMatchObject({ status: 'running', config: { name: 'Attic', devices: ['Desk lamp'] } })
  expect(host.get(plugin)).toMatchObject({ status: 'running', config: { name: 'Hall', devices: ['Hall lamp'] } })
  expect([host.stats(upstairs).restarts, host.stats(plugin).restarts]).toEqual([1, 0])
  expect(saved.map(({ id, name }) => [id, name])).toContainEqual([upstairs, 'Attic'])
})

it('ids that are forgotten while entries are separated are not those of the separated entries', async () => {
  let saved: string[] = []
  const separation = Promise.withResolvers<void>()
  const isSaved = Promise.withResolvers<void>()
  const entryIds = new EntryIds([], async (assignments) => {
    saved = assignments.map(({ id }) => id)
    if (!saved.includes(upstairs)) return
    isSaved.resolve()
    await separation.promise
  })
  const running = await startWith(entryIds)
  const { host, until } = running
  await host.start({ platforms: [hall, entry('Upstairs', 'Bed lamp')] })
  await isSaved.promise
  const forgotten = host.forgetOtherIds()
  separation.resolve()
  await forgotten
  await until(() => isRunning(running, upstairs))
  expect(saved).toContain(upstairs)
})
