import { Histogram, type Registry } from 'prom-client'

/** Upper bounds in seconds: a warm document takes well under a millisecond; large lists and slow clients take seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** One operation's durations: how many fell between each two bounds, and what they add up to. */
interface Series {
  readonly counts: number[]
  sum: number
}

/**
 * Durations by operation. prom-client's own histogram checks and hashes its labels at every observation, which costs
 * as much as looking a document up; this one counts plainly and takes that form when somebody scrapes.
 */
export class DurationHistogram extends Histogram<'operation'> {
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
