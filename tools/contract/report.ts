import type { Phase } from './runs.ts'

/** What of Schemathesis's `json` report is read here. */
export interface RunReport {
  readonly complete: boolean
  readonly phases: { readonly [name: string]: { readonly status: string; readonly skip_reason: string | null } }
  readonly failures: readonly {
    readonly code: string
    readonly title: string
    readonly operations: readonly string[]
  }[]
  readonly errors: readonly unknown[]
}

/** What of one line of Schemathesis's `ndjson` report is read here. */
interface ReportEvent {
  readonly ScenarioFinished?: {
    readonly recorder: {
      readonly cases?: { readonly [id: string]: { readonly value: { readonly method: string; readonly path: string } } }
      readonly interactions?: { readonly [id: string]: { readonly response: { readonly status_code: number } | null } }
    }
  }
}

/** An operation as Schemathesis writes it: the method in capitals, a space and the path template. */
export type OperationLabel = string

/** How often an operation answered with which status. */
export type Answers = Map<OperationLabel, Map<number, number>>

/** An operation that a run tests. */
export interface TestedOperation {
  readonly label: OperationLabel
  /** Whether it has to be done at least once (true), must never be done (false), or may be either. */
  readonly done: boolean | null
}

/** Adds the answers in one line of an `ndjson` report to `answers`. */
export function countAnswers(line: string, answers: Answers): void {
  const event: ReportEvent = JSON.parse(line)
  // A scenario that was skipped has neither cases nor interactions.
  const { cases = {}, interactions = {} } = event.ScenarioFinished?.recorder ?? {}
  for (const [id, { value }] of Object.entries(cases)) {
    const status = interactions[id]?.response?.status_code
    if (status === undefined) continue
    const label = `${value.method} ${value.path}`
    const counts = answers.get(label) ?? new Map<number, number>()
    answers.set(label, counts.set(status, (counts.get(status) ?? 0) + 1))
  }
}

/** One line for people: how often an operation answered, and with what. */
export function describeAnswers(label: OperationLabel, answers: Answers): string {
  const counts = [...(answers.get(label) ?? [])].sort(([a], [b]) => a - b)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const parts = counts.map(([status, count]) => `${count} × ${status}`)
  return `${String(total).padStart(7)}  ${label}  ${parts.join(', ')}`.trimEnd()
}

/**
 * What a run says about a contract; empty when every operation was tested, each of its phases ran, nothing failed, and
 * what the caller may do was done, and nothing else.
 */
export function complaints(
  operations: readonly TestedOperation[],
  answers: Answers,
  phases: readonly Phase[],
  report: RunReport,
): string[] {
  const ran = (name: Phase) => report.phases[name] !== undefined && report.phases[name].status !== 'skip'
  const skipped = phases.filter((name) => !ran(name))
  return [
    ...(report.complete ? [] : ['the run ended early']),
    ...operations.flatMap((operation) => complaintOf(operation, answers) ?? []),
    ...skipped.map((name) => `the phase ${name} was skipped (${report.phases[name]?.skip_reason ?? 'no word of it'})`),
    ...report.failures.map(({ code, title, operations }) => `${code} ${title}: ${operations.join(', ')}`),
    ...report.errors.map((error) => `error: ${JSON.stringify(error)}`),
  ]
}

function complaintOf({ label, done }: TestedOperation, answers: Answers): string | null {
  const statuses = [...(answers.get(label)?.keys() ?? [])]
  if (statuses.length === 0) return `${label} was not tested`
  const wasDone = statuses.some((status) => status < 400)
  if (done === null || done === wasDone) return null
  return wasDone ? `${label} was done, which this caller may not` : `${label} was refused every time`
}
