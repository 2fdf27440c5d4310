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
      readonly interactions?: { readonly [id: string]: { readonly response: object | null } }
    }
  }
}

/** An operation as Schemathesis writes it: the method in capitals, a space and the path template. */
export type OperationLabel = string

/** The operations of an OpenAPI document. */
export function operationsOf(document: { readonly paths: { readonly [path: string]: object } }): OperationLabel[] {
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => methods.includes(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** Adds the requests that were answered in one line of an `ndjson` report to `counts`. */
export function countAnswered(line: string, counts: Map<OperationLabel, number>): void {
  const event: ReportEvent = JSON.parse(line)
  // A scenario that was skipped has neither cases nor interactions.
  const { cases = {}, interactions = {} } = event.ScenarioFinished?.recorder ?? {}
  for (const [id, { value }] of Object.entries(cases)) {
    if (!interactions[id]?.response) continue
    const label = `${value.method} ${value.path}`
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
}

/** What a run says about a contract; empty when every operation was tested in every phase and nothing failed. */
export function complaints(
  operations: readonly OperationLabel[],
  answered: ReadonlyMap<OperationLabel, number>,
  report: RunReport,
): string[] {
  const untested = operations.filter((operation) => !answered.has(operation))
  const skipped = Object.entries(report.phases).filter(([, phase]) => phase.status === 'skip')
  return [
    ...(report.complete ? [] : ['the run ended early']),
    ...untested.map((operation) => `${operation} was not tested`),
    ...skipped.map(([name, phase]) => `the phase ${name} was skipped (${phase.skip_reason})`),
    ...report.failures.map(({ code, title, operations }) => `${code} ${title}: ${operations.join(', ')}`),
    ...report.errors.map((error) => `error: ${JSON.stringify(error)}`),
  ]
}
