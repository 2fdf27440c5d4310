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
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keepTemporaryFilesInMemory } from '../test/support/memory-folder.ts'
import { makeOwnFolder } from '../test/support/own-folder.ts'
import { type Need, startInstalls } from './installs.ts'
import { bundleCheckout } from './package/bundle.ts'
import { lackOfPython } from './python-venv.ts'
import {
  type Counts,
  countChecks,
  countsPrinted,
  countVitest,
  type Duration,
  durations,
  failedTests,
  settle,
  skippedTests,
  slowest,
  sum,
  summary,
  type VitestReport,
  whatIsLeft,
} from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const secondsFile = join(root, 'node_modules/.cache/test-seconds.json')
const browserConfig = 'test/browser/vitest.config.ts'

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  check: () => program(['tools/check.ts'], countChecks),
  unit: () => vitest('--project', 'unit*'),
  integration: () => vitest('--project', 'integration*'),
  peers: () => vitest('--project', 'peers'),
  contract: () => program(['tools/contract/run.ts'], countsPrinted),
  mutants: () => program(['tools/mutants/main.ts', '--sample'], countsPrinted),
  ...(existsSync(join(root, browserConfig)) ? { browser: () => vitest('--config', browserConfig) } : {}),
}

/** What the tests of a part need and a checkout has not. What else check needs, it gets while it does the rest. */
const needs: Readonly<Record<string, readonly Need[]>> = {
  check: ['console'],
  unit: ['console'],
  integration: ['object-store', 'postgres', 'registry', 'sigstore'],
  peers: ['console', 'generators', 'postgres', 'prism', 'python-client'],
  contract: ['registry', 'schemathesis'],
  browser: ['chromium', 'console', 'prism', 'sigstore'],
}

/** Those for which a Python has to be there. */
const ofPython: ReadonlySet<Need> = new Set<Need>(['generators', 'object-store', 'python-client', 'schemathesis'])

/** Parts whose tests start Triptych hundreds of times. */
const startsTriptych: ReadonlySet<string> = new Set(['integration', 'peers', 'browser'])

/**
 * Makes a bundle of the command line and of plugins' processes, which tests start instead of the thousand modules that they
 * are made of: that takes two thirds of the processor time. It lies in the checkout, where its packages are, with a cache of its compiled code.
 */
async function bundleStart(): Promise<void> {
  const cache = dirname(secondsFile)
  mkdirSync(cache, { recursive: true })
  const folder = await makeOwnFolder(cache, 'start')
  // Others get through to what is theirs in it: plugins run as users of their own.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  try {
    process.env.TRIPTYCH_START = await bundleCheckout(folder, root)
    process.env.NODE_COMPILE_CACHE = join(folder, 'cache')
  } catch (error) {
    // What is wrong with the sources, the parts say.
    print(`tests start Triptych from its sources: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What failed, in all parts: what is read when only the end of the output is kept. */
const failures: string[] = []

/** Runs a program of this checkout that prints its counts, passing its output on. */
async function program(args: readonly string[], countsOf: (output: string) => Counts | undefined): Promise<Counts> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  const code = await exitCode(child)
  failures.push(...(output.match(/^FAILED +\S.*/gm) ?? []))
  return settle(code, countsOf(output))
}

/** How long each test of Vitest took, in all parts. */
const timed: Duration[] = []

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
    timed.push(...durations(report))
    failures.push(...failedTests(report, root))
    return settle(code, countVitest(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code]: (number | null)[] = await once(child, 'close')
  return code ?? null
}

function lastSeconds(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(secondsFile, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
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
const needed = chosen.flatMap(([name]) => needs[name] ?? [])
const lack = needed.some((need) => ofPython.has(need)) ? lackOfPython() : null
if (lack !== null) {
  process.stderr.write(`${lack}\n`)
  process.exit(69)
}
const installs = startInstalls(needed)
await keepTemporaryFilesInMemory()
if (chosen.some(([name]) => startsTriptych.has(name))) await bundleStart()
/** Where every process of the run writes which part of the contracts it has seen. */
const coverage = mkdtempSync(join(tmpdir(), 'triptych-coverage-'))
process.env.TRIPTYCH_COVERAGE = coverage
process.once('exit', () => rmSync(coverage, { recursive: true, force: true }))
const results: Counts[] = []
/** Seconds that each part took when it ran the last time. */
const seconds = lastSeconds()
for (const [name, run] of chosen) {
  print(`\n── ${name} ──`)
  if (process.stdout.isTTY && chosen.length > 1) {
    const names = chosen.map(([each]) => each)
    print(whatIsLeft(names, name, seconds))
  }
  const started = performance.now()
  await installs.done(needs[name] ?? [], print)
  const counts = await run()
  results.push(counts)
  seconds[name] = Math.round((performance.now() - started) / 1000)
  const outcome = `${name}: ${summary(counts)} (${seconds[name]} s)`
  print(`── ${outcome} ──`)
  if (counts.failed > 0) failures.push(outcome)
}
mkdirSync(dirname(secondsFile), { recursive: true })
writeFileSync(secondsFile, JSON.stringify(seconds))
print('')
const demanded = wanted.length === 0 ? ['--demand'] : []
const covered = await program(['tools/coverage/main.ts', coverage, ...demanded], countsPrinted)
results.push(covered)
if (covered.failed > 0) failures.push(`coverage of the contracts: ${summary(covered)}`)
if (timed.length > 0) {
  print('\nThe slowest tests:')
  for (const line of slowest(timed, 20, root)) print(line)
}
if (failures.length > 0) {
  print('\nWhat failed:')
  for (const line of failures) print(line)
}
const total = sum(results)
print(`\n${summary(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
