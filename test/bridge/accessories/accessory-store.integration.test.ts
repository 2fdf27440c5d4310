import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { AccessoryStore } from '../../../src/bridge/accessories/accessory-store.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { AccessoryDescription } from '../../../src/bridge/protocol/accessory.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { TriptychError } from '../../../src/errors.ts'

const SENSORS = 20

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

/** A home of sensors, each with a value; the store counts its transactions, which fail while `failing` is set. */
async function createHome() {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-wear-'))
  const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: join(folder, 'bridge.sqlite') })
  onTestFinished(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })
  await db.migrate(bridgeMigrations)
  const uuids = Array.from(
    { length: SENSORS },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  )
  const values = new Map(uuids.map((uuid) => [uuid, 0]))
  const state = { commits: 0, failing: false }
  const errors: unknown[] = []
  const counting = {
    ...db,
    transaction: (...call: Parameters<typeof db.transaction>) => {
      state.commits += 1
      if (state.failing) return Promise.reject(new TriptychError('unavailable', 'full'))
      return db.transaction(...call)
    },
  } as Database<BridgeTables>
  const look = (uuid: string) => {
    const value = values.get(uuid)
    return value === undefined
      ? undefined
      : { plugin: 'sensors', description: describe(uuid, value), bridge: null, overflow: 0 }
  }
  const store = new AccessoryStore(counting, look, (error) => errors.push(error))
  const report = (uuid: string, value: number) => {
    values.set(uuid, value)
    store.touch(uuid)
  }
  const onDisk = async () => {
    const rows = await AccessoryStore.rows(db)
    return new Map(
      rows.map(({ uuid, description }) => [uuid, JSON.parse(description).services[0].characteristics[2].value]),
    )
  }
  return { store, uuids, values, report, onDisk, state, errors }
}

/** About as long as that of a sensor that is bought. */
function describe(uuid: string, value: number): AccessoryDescription {
  const told = (type: string, value: unknown) => ({ type, props: { format: 'float', perms: ['pr', 'ev'] }, value })
  const characteristics = [
    told('Name', `Sensor ${uuid}`),
    told('StatusActive', true),
    told('CurrentTemperature', value),
  ]
  const services = ['TemperatureSensor', 'HumiditySensor', 'Battery'].map((type) => ({ type, characteristics }))
  return { uuid, name: `Sensor ${uuid}`, services } as unknown as AccessoryDescription
}

/** Bytes that this process has handed to the system to write. */
function written(): number {
  return Number(/^wchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
}

it.runIf(process.platform === 'linux')('sensors that report every second write less than 50 MB a day', async () => {
  const { store, uuids, report, onDisk, state } = await createHome()
  for (const uuid of uuids) await store.save(uuid)
  const before = written()
  state.commits = 0
  for (let minute = 0; minute < 24 * 60; minute++) {
    for (let second = 0; second < 60; second++) {
      for (const uuid of uuids) report(uuid, 20 + minute + second / 60)
    }
    await vi.advanceTimersByTimeAsync(60_000)
  }
  await store.close()
  expect(state.commits).toBeLessThanOrEqual((24 * 60) / 5 + 1)
  expect(written() - before).toBeLessThan(50e6)
  expect(new Set((await onDisk()).values())).toEqual(new Set([20 + 24 * 60 - 1 + 59 / 60]))
})

it('what is saved is on disk at once, and takes no reported values of others along', async () => {
  const { store, uuids, values, report, onDisk, state } = await createHome()
  const [first = '', second = '', third = ''] = uuids
  await store.save(first)
  await store.save(second)
  report(second, 5)
  values.set(third, 7)
  await store.save(third)
  expect([...(await onDisk())]).toEqual([
    [first, 0],
    [second, 0],
    [third, 7],
  ])
  values.delete(first)
  await store.save(first)
  await store.close()
  expect([...(await onDisk())]).toEqual([
    [second, 5],
    [third, 7],
  ])
  expect(state.commits).toBe(5)
})

it('what is on disk already is not written again', async () => {
  const { store, uuids, report, state } = await createHome()
  const [uuid = ''] = uuids
  await store.save(uuid)
  await store.save(uuid)
  report(uuid, 1)
  report(uuid, 0)
  await vi.advanceTimersByTimeAsync(300_000)
  await store.close()
  expect(state.commits).toBe(1)
})

it('a write that failed is tried again soon', async () => {
  const { store, uuids, report, onDisk, state, errors } = await createHome()
  const [uuid = ''] = uuids
  state.failing = true
  await expect(store.save(uuid)).rejects.toMatchObject({ code: 'unavailable' })
  report(uuid, 3)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([state.commits, errors]).toEqual([2, [expect.objectContaining({ code: 'unavailable' })]])
  state.failing = false
  await vi.advanceTimersByTimeAsync(5_000)
  await store.close()
  expect([...(await onDisk())]).toEqual([[uuid, 3]])
  expect(state.commits).toBe(3)
})
