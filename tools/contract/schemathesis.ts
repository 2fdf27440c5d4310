import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureVenv } from '../python-venv.ts'
import { type Answers, countAnswers, type RunReport } from './report.ts'
import type { Phase } from './runs.ts'

interface SchemathesisOptions {
  /** Its path. */
  readonly program: string
  /** The folder of `schemathesis.toml`. */
  readonly root: string
  readonly spec: string
  /** Where the surface listens. */
  readonly url: string
  /** Where a run gets its credentials; null: it has none. */
  readonly desk: string | null
  /** What its cases are made from. */
  readonly seed: number
  /** For each operation and phase, but for what `schemathesis.toml` has fewer of. */
  readonly maxExamples: number
  readonly phases: readonly Phase[]
  /** The one path to test; undefined: all. */
  readonly path: string | undefined
  /** Hears what it prints. */
  print(text: string): void
}

interface SchemathesisResult {
  readonly exitCode: number | null
  readonly answers: Answers
  readonly report: RunReport
}

/**
 * Runs Schemathesis to its end.
 *
 * @throws Error when it wrote no report
 */
export async function runSchemathesis(options: SchemathesisOptions): Promise<SchemathesisResult> {
  const reports = mkdtempSync(join(tmpdir(), 'triptych-contract-report-'))
  try {
    const summary = join(reports, 'run.json')
    const events = join(reports, 'events.ndjson')
    // As a page of the surface sends it: a write with a cookie and without an origin goes no further than the guard.
    const args = ['run', options.spec, '--url', options.url, '--header', `Origin: ${new URL(options.url).origin}`]
    args.push('--seed', String(options.seed), '--max-examples', String(options.maxExamples))
    args.push('--phases', options.phases.join(','))
    if (options.path !== undefined) args.push('--include-path', options.path)
    args.push('--checks', 'all', '--report', 'json,ndjson')
    args.push('--report-json-path', summary, '--report-ndjson-path', events)
    const env = {
      ...process.env,
      PYTHONUTF8: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      CONTRACT_DESK: options.desk ?? '',
      CONTRACT_SEED: String(options.seed),
    }
    const child = spawn(options.program, args, { cwd: options.root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', options.print)
    const kill = () => child.kill()
    process.once('exit', kill)
    const [exitCode = null]: (number | null)[] = await once(child, 'close')
    process.off('exit', kill)
    if (!existsSync(summary)) throw new Error('Schemathesis wrote no report')

    const answers: Answers = new Map()
    for await (const line of createInterface(createReadStream(events))) countAnswers(line, answers)
    return { exitCode, answers, report: JSON.parse(readFileSync(summary, 'utf8')) }
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/**
 * The path of `schemathesis` in the virtual environment of this checkout.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureSchemathesis(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '../../.venv')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  return join(ensureVenv({ venv, requirements, name: 'Schemathesis into .venv', say }), 'schemathesis')
}
