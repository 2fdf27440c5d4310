/** How many tests of a part, or of all parts, ended in which way. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestResult {
  readonly fullName: string
  readonly status: string
}

/** What of Vitest's JSON report is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly VitestResult[] }[]
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
