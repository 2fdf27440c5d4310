/**
 * `make test`: every part one after the other, each under its heading, going on after one that fails. The last line
 * counts the tests of all parts. `node tools/test.ts unit` runs one part alone. Before it stands how much of the
 * contracts the run has seen (`tools/coverage/`); a whole run has to see what it says there.
 *
 * Not side by side, so that each part has the machine and the terminal to itself. Only what the network brings is
 * got from the beginning on.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Need, startInstalls } from './installs.ts'
import {
  type Counts,
  countChecks,
  countsPrinted,
  countVitest,
  settle,
  skippedTests,
  sum,
  summary,
  type VitestReport,
} from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const browserConfig = 'test/browser/vitest.config.ts'

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  check: () => program(['tools/check.ts'], countChecks),
  unit: () => vitest('--project', 'unit'),
  integration: () => vitest('--project', 'integration'),
  peers: () => vitest('--project', 'peers'),
  contract: () => program(['tools/contract/run.ts'], countsPrinted),
  mutants: () => program(['tools/mutants/main.ts', '--sample'], countsPrinted),
  ...(existsSync(join(root, browserConfig)) ? { browser: () => vitest('--config', browserConfig) } : {}),
}

/** What the tests of a part need and a checkout has not. What else check needs, it gets while it does the rest. */
const needs: Readonly<Record<string, readonly Need[]>> = {
  check: ['console'],
  integration: ['object-store', 'registry'],
  peers: ['console', 'prism', 'python-client'],
  contract: ['registry', 'schemathesis'],
  browser: ['chromium', 'console', 'prism'],
}

/** Runs a program of this checkout that prints its counts, passing its output on. */
async function program(args: readonly string[], countsOf: (output: string) => Counts | undefined): Promise<Counts> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  return settle(await exitCode(child), countsOf(output))
}

/** Runs Vitest, which writes its counts to a file. */
async function vitest(...selection: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-test-'))
  const file = join(folder, 'report.json')
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...selection, ...report]
  try {
    const code = await exitCode(spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }))
    if (!existsSync(file)) return settle(code, undefined)
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
    for (const name of skippedTests(report)) print(`skipped: ${name}`)
    return settle(code, countVitest(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code]: (number | null)[] = await once(child, 'close')
  return code ?? null
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const wanted = process.argv.slice(2)
const stranger = wanted.find((name) => parts[name] === undefined)
if (stranger !== undefined) {
  process.stderr.write(`no part named ${stranger}; there is ${Object.keys(parts).join(', ')}\n`)
  process.exit(64)
}

const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const installs = startInstalls(chosen.flatMap(([name]) => needs[name] ?? []))
/** Where every process of the run writes which part of the contracts it has seen. */
const coverage = mkdtempSync(join(tmpdir(), 'triptych-coverage-'))
process.env.TRIPTYCH_COVERAGE = coverage
process.once('exit', () => rmSync(coverage, { recursive: true, force: true }))
const results: Counts[] = []
for (const [name, run] of chosen) {
  print(`\n── ${name} ──`)
  const started = performance.now()
  await installs.done(needs[name] ?? [], print)
  const counts = await run()
  results.push(counts)
  print(`── ${name}: ${summary(counts)} (${Math.round((performance.now() - started) / 1000)} s) ──`)
}
print('')
const demanded = wanted.length === 0 ? ['--demand'] : []
results.push(await program(['tools/coverage/main.ts', coverage, ...demanded], countsPrinted))
const total = sum(results)
print(`\n${summary(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
