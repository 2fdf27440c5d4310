import { relative } from 'node:path'

/** How many tests of a part, or of all parts, ended in which way. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestResult {
  readonly fullName: string
  readonly status: string
  /** Absent where it did not fail. */
  readonly failureMessages?: readonly string[]
  /** In milliseconds; absent where it did not run. */
  readonly duration?: number | null
}

/** What of Vitest's JSON report is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    /** Of the file, absolute. */
    readonly name: string
    readonly status: string
    /** Why the file failed before any of its tests; else empty. */
    readonly message?: string
    readonly assertionResults: readonly VitestResult[]
  }[]
}

/** How long a test took, in milliseconds. */
export interface Duration {
  readonly file: string
  readonly test: string
  readonly ms: number
}

/** Reads the last `N passed, N failed[, N skipped]` that a program printed; undefined where it printed none. */
export function countsPrinted(output: string): Counts | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1)
  if (last === undefined) return undefined
  return { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) }
}

/** Counts the lines of `tools/check.ts`, each one check; undefined where there are none. */
export function countChecks(output: string): Counts | undefined {
  const passed = output.match(/^ok +\S/gm)?.length ?? 0
  const failed = output.match(/^FAILED +\S/gm)?.length ?? 0
  return passed + failed === 0 ? undefined : { passed, failed, skipped: 0 }
}

/** Counts the tests of a Vitest report. A file that failed before any of its tests counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The names of the tests that did not run, which say why. */
export function skippedTests({ testResults }: VitestReport): string[] {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.filter(({ status }) => status === 'skipped' || status === 'pending').map(({ fullName }) => fullName)
}

/** The tests that failed, and the files that failed before any of theirs, each with the beginning of why. */
export function failedTests({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (assertionResults.length === 0) return status === 'failed' ? [`${file}: ${beginning(message)}`] : []
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${beginning(failureMessages?.[0])}`)
  })
}

/** What failed, what a browser waited for, and the line of the test: of a report, all that the end of an output keeps. */
function beginning(text = ''): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules/'))
  return lines.slice(0, 12).join('\n    ')
}

/** How long each test took that ran. */
export function durations({ testResults }: VitestReport): Duration[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, duration }) =>
      typeof duration === 'number' ? [{ file: name, test: fullName, ms: duration }] : [],
    ),
  )
}

/** The slowest tests, the slowest first, a line each. */
export function slowest(all: readonly Duration[], number: number, root: string): string[] {
  const sorted = all.toSorted((one, other) => other.ms - one.ms).slice(0, number)
  return sorted.map(({ file, test, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(root, file)}: ${test}`)
}

/** What is left after some parts, with the minutes that they took the last time, as far as that is known. */
export function whatIsLeft(
  names: readonly string[],
  current: string,
  seconds: Readonly<Record<string, number>>,
): string {
  const place = names.indexOf(current)
  const left = names.slice(place)
  const known = left.every((name) => seconds[name] !== undefined)
  const minutes = Math.ceil(left.reduce((sum, name) => sum + (seconds[name] ?? 0), 0) / 60)
  const then = left.length > 1 ? `, then ${left.slice(1).join(', ')}` : ', the last'
  return `part ${place + 1} of ${names.length}${then}${known ? `; about ${minutes} min left` : ''}`
}

/** What a part comes to: one that gave no counts, or failed without naming a failed test, has one failed test more. */
export function settle(exitCode: number | null, counts: Counts | undefined): Counts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 }
  const unexplained = counts === undefined || (exitCode !== 0 && failed === 0)
  return { passed, failed: unexplained ? failed + 1 : failed, skipped }
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** `N passed, N failed`, and `, N skipped` where some were. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
