import type { Database } from '../../db/database.ts'
import type { BridgeTables, MetricSampleTable } from '../schema.ts'
import { uptime } from './system-info.ts'

/** How far back the history goes, in milliseconds. */
const HISTORY = 3_600_000

/** As it is kept. */
type Sample = Readonly<MetricSampleTable>

/** The samples of the hour before `now` (UTC milliseconds), oldest first. */
async function loadSamples(db: Database<BridgeTables>, now: number): Promise<Sample[]> {
  return db.reader
    .selectFrom('metric_sample')
    .selectAll()
    .where('timestamp', '>', now - HISTORY)
    .where('timestamp', '<=', now)
    .orderBy('timestamp')
    .execute()
}

/** Keeps samples, at least one and oldest first, in place of whatever is as late or an hour older than the last. */
async function saveSamples(db: Database<BridgeTables>, samples: readonly Sample[]): Promise<void> {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return
  await db.transaction([], async (trx) => {
    await trx
      .deleteFrom('metric_sample')
      .where((row) =>
        row.or([row('timestamp', '>=', first.timestamp), row('timestamp', '<=', last.timestamp - HISTORY)]),
      )
      .execute()
    await trx
      .insertInto('metric_sample')
      .values([...samples])
      .execute()
  })
}

/** How much of a core this process uses. */
class CpuMeter {
  /** Percent of one core between the last two measurements, before those since the process started; two decimals. */
  percent: number
  #usage: NodeJS.CpuUsage
  #time: number

  constructor() {
    this.#usage = process.cpuUsage()
    this.#time = performance.now()
    this.percent = percentOf(this.#usage, process.uptime() * 1_000)
  }

  measure(): void {
    const time = performance.now()
    if (time <= this.#time) return
    this.percent = percentOf(process.cpuUsage(this.#usage), time - this.#time)
    this.#usage = process.cpuUsage()
    this.#time = time
  }
}

/** @param elapsed milliseconds */
function percentOf({ user, system }: NodeJS.CpuUsage, elapsed: number): number {
  return Math.round(((user + system) / 1_000 / elapsed) * 10_000) / 100
}

/** How the daemon is doing. */
export interface MetricsSnapshot {
  /** Whole seconds since the process started. */
  readonly uptime: number
  /** Bytes. */
  readonly memory: { readonly rss: number; readonly heapUsed: number }
  /** Percent of one core, over the time before the last sample. */
  readonly cpu: number
}

/** How the daemon was doing. */
export interface MetricsHistoryEntry {
  /** ISO 8601, UTC. */
  readonly timestamp: string
  /** Percent of one core. */
  readonly cpu: number
  /** Resident set, bytes. */
  readonly memory: number
}

export interface MetricsTiming {
  /** Milliseconds between two samples; 2,000 when absent. */
  readonly sampleEvery?: number
  /** Milliseconds between two writes of samples; 300,000 when absent. A crash loses no more than these. */
  readonly writeEvery?: number
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Measures this process every two seconds and keeps an hour of it, across restarts. A clock that is set back takes
 * away what was measured later than that, so that the history is always in order.
 */
export class DaemonMetrics {
  readonly #db: Database<BridgeTables>
  readonly #onError: (error: unknown) => void
  readonly #sampleEvery: number
  readonly #writeEvery: number
  readonly #now: () => number
  readonly #cpu = new CpuMeter()
  readonly #listeners = new Set<(snapshot: MetricsSnapshot) => void>()
  #samples: Sample[] = []
  #unwritten = new Set<Sample>()
  #sinceWrite = 0
  #writing: Promise<void> = Promise.resolve()
  #isFailing = false
  #timer: NodeJS.Timeout | undefined

  /** @param onError receives what a listener throws and, once per outage, why samples cannot be read or saved */
  constructor(db: Database<BridgeTables>, onError: (error: unknown) => void, timing: MetricsTiming = {}) {
    this.#db = db
    this.#onError = onError
    this.#sampleEvery = timing.sampleEvery ?? 2_000
    this.#writeEvery = timing.writeEvery ?? 300_000
    this.#now = timing.now ?? Date.now
  }

  /** Loads what was kept, and measures from now on. */
  async start(): Promise<void> {
    await this.#tryTo(async () => {
      this.#samples = await loadSamples(this.#db, this.#now())
    })
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#sample(), this.#sampleEvery).unref()
  }

  /** Measures no more; resolves when what was measured is kept, or cannot be. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#write()
  }

  /** Time and memory of this moment. */
  snapshot(): MetricsSnapshot {
    const { rss, heapUsed } = process.memoryUsage()
    return { uptime: uptime(), memory: { rss, heapUsed }, cpu: this.#cpu.percent }
  }

  /** The last hour, oldest first. */
  history(): MetricsHistoryEntry[] {
    return this.#samples.map(({ timestamp, cpu, memory }) => ({
      timestamp: new Date(timestamp).toISOString(),
      cpu,
      memory,
    }))
  }

  /** Tells `listener` of each sample, until what is returned is called. */
  subscribe(listener: (snapshot: MetricsSnapshot) => void): () => void {
    const own = (snapshot: MetricsSnapshot): void => listener(snapshot)
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  #sample(): void {
    this.#cpu.measure()
    const snapshot = this.snapshot()
    this.#keep({ timestamp: this.#now(), cpu: snapshot.cpu, memory: snapshot.memory.rss })
    for (const listener of this.#listeners) {
      try {
        listener(snapshot)
      } catch (error) {
        this.#onError(error)
      }
    }
    this.#sinceWrite += this.#sampleEvery
    if (this.#sinceWrite >= this.#writeEvery) void this.#write()
  }

  #keep(sample: Sample): void {
    const belongs = ({ timestamp }: Sample): boolean =>
      timestamp < sample.timestamp && timestamp > sample.timestamp - HISTORY
    const most = Math.ceil(HISTORY / this.#sampleEvery)
    this.#samples = [...this.#samples.filter(belongs), sample].slice(-most)
    this.#unwritten = new Set([...[...this.#unwritten].filter(belongs), sample].slice(-most))
  }

  /** One write after another. */
  #write(): Promise<void> {
    this.#sinceWrite = 0
    this.#writing = this.#writing.then(() =>
      this.#tryTo(async () => {
        const samples = [...this.#unwritten]
        await saveSamples(this.#db, samples)
        for (const sample of samples) this.#unwritten.delete(sample)
      }),
    )
    return this.#writing
  }

  async #tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#onError(error)
      this.#isFailing = true
    }
  }
}
