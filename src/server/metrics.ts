// File by file: the index brings OpenTelemetry and quantiles, which take as long to load as starting Node.
import Counter from 'prom-client/lib/counter.js'
import Gauge from 'prom-client/lib/gauge.js'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'

export { Counter, Gauge, Histogram, Registry }

export interface Metrics {
  /** Where a surface registers counters of its own. */
  readonly registry: Registry
  /** Counts one answer of an operation; `seconds` from the contract's first look at a request to the hand-over of its answer. */
  observe(operation: string, status: number, seconds: number): void
  /** The Prometheus text exposition of this surface and of the process. */
  expose(): Promise<string>
}

/** The process's own, for every surface in it. */
export const processRegistry = new Registry()

let collected: Promise<void> | undefined

/**
 * The counters of one surface.
 *
 * @param answersFromCache how many answers the answer cache has served; read at each scrape
 */
export function createMetrics(answersFromCache: () => number = () => 0): Metrics {
  const registry = new Registry()
  // Plain numbers, for the same reason as in DurationHistogram.
  const answers = new Map<string, Map<number, number>>()
  new Counter({
    name: 'http_requests_total',
    help: 'Answers, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [operation, statuses] of answers) {
        for (const [status, count] of statuses) this.inc({ operation, status: String(status) }, count)
      }
    },
  })
  const durations = new DurationHistogram(
    'http_request_duration_seconds',
    'Time from the first look at a request to the hand-over of its answer.',
    registry,
  )
  new Counter({
    name: 'http_answers_from_cache_total',
    help: 'Answers served by the answer cache.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(answersFromCache())
    },
  })
  return {
    registry,
    observe(operation, status, seconds) {
      durations.count(operation, seconds)
      let statuses = answers.get(operation)
      if (statuses === undefined) {
        statuses = new Map()
        answers.set(operation, statuses)
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    },
    expose: async () => {
      collected ??= collectOfProcess()
      await collected
      return `${await registry.metrics()}\n${await processRegistry.metrics()}`
    },
  }
}

/** Node's metrics join the process's own with the first scrape; the event loop is not watched before. */
async function collectOfProcess(): Promise<void> {
  const { collectDefaultMetrics } = await import('prom-client')
  collectDefaultMetrics({ register: processRegistry })
}

/** Upper bounds in seconds: a warm document takes well under a millisecond; large lists and slow clients take seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** One operation's durations: how many fell between each two bounds, and what they add up to. */
interface Series {
  readonly counts: number[]
  sum: number
}

/**
 * Durations by operation. prom-client's own histogram checks and hashes its labels at every observation, which costs
 * as much as looking a document up; this one counts plainly and takes that form at each scrape.
 */
class DurationHistogram extends Histogram<'operation'> {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string, registry: Registry) {
    super({ name, help, labelNames: ['operation'], buckets: BOUNDS, registers: [registry] })
    this.#name = name
    this.#help = help
  }

  count(operation: string, seconds: number): void {
    let series = this.#series.get(operation)
    if (series === undefined) {
      series = { counts: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0 }
      this.#series.set(operation, series)
    }
    let at = 0
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at++
    series.counts[at] = (series.counts[at] ?? 0) + 1
    series.sum += seconds
  }

  /** Where prom-client 15 takes a metric's values from, for its text as for `get`. */
  async getForPromString() {
    const values = [...this.#series].flatMap(([operation, series]) => this.#values(operation, series))
    return { name: this.#name, help: this.#help, type: 'histogram', aggregator: 'sum', values }
  }

  /** Buckets are cumulative, and the last one holds everything (Prometheus exposition format). */
  #values(operation: string, { counts, sum }: Series) {
    let total = 0
    const cumulative = counts.map((count, at) => {
      total += count
      return { metricName: `${this.#name}_bucket`, labels: { le: BOUNDS[at] ?? '+Inf', operation }, value: total }
    })
    return [
      ...cumulative,
      { metricName: `${this.#name}_sum`, labels: { operation }, value: sum },
      { metricName: `${this.#name}_count`, labels: { operation }, value: total },
    ]
  }
}
