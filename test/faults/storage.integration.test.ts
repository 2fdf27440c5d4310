import { execFileSync } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { healthOf } from '../compose/degraded/damage.ts'
import { Newsroom } from '../support/content-newsroom.ts'
import { createDisk, mayMount } from './disk.ts'
import { allDone, allRead, email, Household } from './household.ts'

const ready = { auth: 'ready', bridge: 'ready', content: 'ready' }
const noStorage = [503, 'unavailable', 'storage_unavailable']
const degraded = { auth: noStorage, bridge: noStorage, content: noStorage }

async function begin(dataDir: string) {
  const env = { SVC_ADMIN_EMAIL: email }
  const newsroom = await Newsroom.open('sqlite', { dataDir, env })
  onTestFinished(() => newsroom.close())
  const start = () => newsroom.start(['auth', 'bridge', 'content', '--check-replies'])
  const server = await start()
  return { start, server, household: await Household.begin(newsroom, server) }
}

it.runIf(mayMount)(
  'a disk that is full or read-only is a problem of what needs it, at the start as well, and no longer',
  async () => {
    const disk = await createDisk('48m')
    const { dataDir } = disk
    const { server, household, start } = await begin(dataDir)
    expect(await household.writes()).toEqual(allDone)
    await disk.fill()
    // What the log of a database has room for is still taken.
    const refused = /^(done|503 (plugin_)?unavailable)$/
    const outcomes = []
    for (let round = 0; round < 8; round++) outcomes.push(await household.writes())
    for (const { media, ...others } of outcomes) {
      expect(media).toBe('507 storage_full')
      for (const outcome of Object.values(others)) expect(outcome).toMatch(refused)
    }
    expect(outcomes.at(-1)).toMatchObject({ page: '503 unavailable', config: '503 unavailable' })
    expect(await household.reads()).toEqual(allRead)
    await disk.free()
    expect(await household.writes()).toEqual(allDone)
    expect(await healthOf(server)).toEqual(ready)

    // Files that are open stay writable.
    execFileSync('mount', ['--bind', dataDir, dataDir])
    const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,bind,${mode}`, dataDir])
    remount('ro')
    expect(await household.writes()).toMatchObject({ media: '503 unavailable', config: '503 unavailable' })
    expect(await household.reads()).toEqual(allRead)
    remount('rw')
    expect(await household.writes()).toEqual(allDone)
    expect(await server.stop()).toEqual({ code: 0, signal: null })

    await disk.fill()
    const onFull = await start()
    household.server = onFull
    const health = Object.values(await healthOf(onFull))
    for (const each of health) expect([noStorage, 'ready']).toContainEqual(each)
    await disk.free()
    await expect.poll(() => healthOf(onFull)).toEqual(ready)
    await household.lampIsThere()
    expect(await household.writes()).toEqual(allDone)
    expect(await household.reads()).toEqual(allRead)
    expect(await onFull.stop()).toEqual({ code: 0, signal: null })

    remount('ro')
    const onReadOnly = await start()
    expect(await healthOf(onReadOnly)).toEqual(degraded)
    remount('rw')
    household.server = onReadOnly
    await expect.poll(() => healthOf(onReadOnly).catch(() => null)).toEqual(ready)
    await household.lampIsThere()
    expect(await household.writes()).toEqual(allDone)
    expect(await onReadOnly.stop()).toEqual({ code: 0, signal: null })
  },
  300_000,
)
