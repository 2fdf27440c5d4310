import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { DurationHistogram } from './duration-histogram.ts'

export interface Metrics {
  /** Where a surface registers counters of its own. */
  readonly registry: Registry
  /** Counts one answer of an operation; `seconds` from the contract's first look at a request to the hand-over of its answer. */
  observe(operation: string, status: number, seconds: number): void
  /** The Prometheus text exposition of this surface and of the process. */
  expose(): Promise<string>
}

let processMetrics: Registry | undefined

/**
 * The counters of one surface.
 *
 * @param answersFromCache how many answers the front cache has served; asked when somebody scrapes
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
    help: 'Answers served by the front cache.',
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
    expose: async () => `${await registry.metrics()}\n${await processRegistry().metrics()}`,
  }
}

/** The process's own, one set for every surface in it; the event loop is not watched before somebody scrapes. */
function processRegistry(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
  }
  return processMetrics
}
