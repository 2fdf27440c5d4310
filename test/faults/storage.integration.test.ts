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
  'a full disk is a problem of each write, at the start as well, and over once there is space',
  async () => {
    const disk = await createDisk('48m')
    const { server, household, start } = await begin(disk.dataDir)
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

    expect(await server.stop()).toEqual({ code: 0, signal: null })
    await disk.fill()
    const again = await start()
    household.server = again
    const health = Object.values(await healthOf(again))
    for (const each of health) expect([noStorage, 'ready']).toContainEqual(each)
    await disk.free()
    await expect.poll(() => healthOf(again)).toEqual(ready)
    await household.lampIsThere()
    expect(await household.writes()).toEqual(allDone)
    expect(await household.reads()).toEqual(allRead)
    expect(await again.stop()).toEqual({ code: 0, signal: null })
  },
  300_000,
)

it.runIf(mayMount)(
  'a data folder that is read-only is a problem of what needs it, at the start as well, and no longer',
  async () => {
    const { dataDir } = await createDisk('48m')
    const { server, household, start } = await begin(dataDir)
    // Files that are open stay writable.
    execFileSync('mount', ['--bind', dataDir, dataDir])
    const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,bind,${mode}`, dataDir])
    remount('ro')
    expect(await household.writes()).toMatchObject({ media: '503 unavailable', config: '503 unavailable' })
    expect(await household.reads()).toEqual(allRead)
    remount('rw')
    expect(await household.writes()).toEqual(allDone)

    expect(await server.stop()).toEqual({ code: 0, signal: null })
    remount('ro')
    const again = await start()
    expect(await healthOf(again)).toEqual(degraded)
    remount('rw')
    household.server = again
    await expect.poll(() => healthOf(again).catch(() => null)).toEqual(ready)
    await household.lampIsThere()
    expect(await household.writes()).toEqual(allDone)
    expect(await again.stop()).toEqual({ code: 0, signal: null })
  },
  300_000,
)
