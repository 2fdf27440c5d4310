import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DaemonMetrics } from '../../../src/bridge/metrics/daemon-metrics.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'

const start = Date.UTC(2026, 0, 2)
const hour = 3_600_000

const unexpected = (error: unknown): void => {
  throw error
}

async function openMetricsDatabase(): Promise<Database<BridgeTables>> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-metrics-'))
  const db = openDatabase<BridgeTables>({ kind: 'sqlite', file: join(folder, 'bridge.db') })
  onTestFinished(async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  })
  await db.migrate(bridgeMigrations)
  return db
}

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start })
  onTestFinished(() => void vi.useRealTimers())
}

const times = (metrics: DaemonMetrics) => metrics.history().map(({ timestamp }) => Date.parse(timestamp) - start)

async function kept(db: Database<BridgeTables>): Promise<number[]> {
  const rows = await db.reader.selectFrom('metric_sample').select('timestamp').orderBy('timestamp').execute()
  return rows.map(({ timestamp }) => timestamp - start)
}

describe('the metrics of the daemon', () => {
  it('are of this process', async () => {
    const db = await openMetricsDatabase()
    const metrics = new DaemonMetrics(db, unexpected, { sampleEvery: 20 })
    await metrics.start()
    const { promise: sampled, resolve } = Promise.withResolvers<unknown>()
    const leave = metrics.subscribe(resolve)
    for (const from = performance.now(); performance.now() - from < 100; );
    const snapshot = await sampled
    leave()
    await metrics.stop()
    const whole = { uptime: Math.floor(process.uptime()), cpu: expect.any(Number) }
    const memory = { rss: expect.any(Number), heapUsed: expect.any(Number) }
    expect(snapshot).toEqual({ ...whole, memory })
    const { cpu, memory: used } = metrics.snapshot()
    expect(cpu).toBeGreaterThan(1)
    expect(used.rss).toBeGreaterThan(used.heapUsed)
    expect(metrics.history()[0]).toEqual({
      timestamp: expect.any(String),
      cpu: expect.any(Number),
      memory: expect.any(Number),
    })
  })

  it('are kept for an hour, written every five minutes and at the end, and there after a restart', async () => {
    stopTheClock()
    const db = await openMetricsDatabase()
    const metrics = new DaemonMetrics(db, unexpected)
    await metrics.start()
    await vi.advanceTimersByTimeAsync(298_000)
    expect(times(metrics)).toHaveLength(149)
    expect(await kept(db)).toEqual([])
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await kept(db)).toHaveLength(150)
    await vi.advanceTimersByTimeAsync(hour)
    await metrics.stop()
    expect(times(metrics)).toHaveLength(1_800)
    expect(times(metrics).at(-1)).toBe(hour + 302_000)
    expect(await kept(db)).toEqual(times(metrics))

    const again = new DaemonMetrics(db, unexpected)
    vi.setSystemTime(start + 1.5 * hour)
    await again.start()
    expect(times(again)).toEqual(times(metrics).filter((time) => time > 0.5 * hour))
    await vi.advanceTimersByTimeAsync(2_000)
    await again.stop()
    await again.stop()
    expect(await kept(db)).toEqual(times(again))
  })

  it('stay in order when the clock is set back', async () => {
    stopTheClock()
    const db = await openMetricsDatabase()
    const metrics = new DaemonMetrics(db, unexpected)
    await metrics.start()
    await vi.advanceTimersByTimeAsync(40_000)
    vi.setSystemTime(start + 9_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(times(metrics)).toEqual([2_000, 4_000, 6_000, 8_000, 10_000, 11_000])
    await metrics.stop()
    expect(await kept(db)).toEqual(times(metrics))
    vi.setSystemTime(start + 5_000)
    const again = new DaemonMetrics(db, unexpected)
    await again.start()
    expect(times(again)).toEqual([2_000, 4_000])
  })

  it('go on when they cannot be stored, which is logged once, and are stored later', async () => {
    stopTheClock()
    const db = await openMetricsDatabase()
    const errors: unknown[] = []
    let isFull = true
    const full = new Error('database or disk is full')
    const filling: Database<BridgeTables> = {
      ...db,
      transaction: (locks, work) => (isFull ? Promise.reject(full) : db.transaction(locks, work)),
    }
    const metrics = new DaemonMetrics(filling, (error) => errors.push(error))
    await metrics.start()
    await vi.advanceTimersByTimeAsync(1_200_000)
    expect(errors).toEqual([full])
    expect(times(metrics)).toHaveLength(600)
    isFull = false
    await vi.advanceTimersByTimeAsync(300_000)
    await metrics.stop()
    expect(await kept(db)).toEqual(times(metrics))
    expect(errors).toEqual([full])
  })

  it('tell every listener until it leaves, whatever another one throws', async () => {
    stopTheClock()
    const db = await openMetricsDatabase()
    const errors: unknown[] = []
    const metrics = new DaemonMetrics(db, (error) => errors.push(error))
    const broken = new Error('broken')
    metrics.subscribe(() => unexpected(broken))
    let told = 0
    const leave = metrics.subscribe(() => {
      told += 1
    })
    await metrics.start()
    vi.advanceTimersByTime(4_000)
    leave()
    vi.advanceTimersByTime(2_000)
    await metrics.stop()
    expect(told).toBe(2)
    expect(errors).toEqual([broken, broken, broken])
  })
})
