/**
 * `make contract`: Schemathesis on each REST contract, against a server of this checkout that it starts and stops, once
 * for each kind of caller.
 *
 *     node tools/contract/run.ts [--soak] [--seed N] [--minutes N] [--caller KIND] [surface…]
 *
 * With `--caller` (`personal token`), the runs of that kind of caller alone.
 *
 * The seed is fixed, unless `--seed` gives one. With `--soak` (`make soak`) the runs are longer and begin anew with
 * another seed, which is printed, until the minutes are over (30); a seed that is given is run once. What a caller has
 * to get through to is left to the fixed seed: another one may not find it.
 *
 * How Schemathesis runs, and what it leaves out, stands in `schemathesis.toml`; who calls, in `runs.ts`. The last line
 * counts one test for each operation of each run, and one for each complaint.
 */
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../../src/lib/error-text.ts'
import { startTriptych } from '../../test/support/process.ts'
import { examplePlugin } from '../../test/support/registry/example-plugin.ts'
import { startRegistry } from '../../test/support/registry/registry.ts'
import { openDesk } from './desk.ts'
import { operationsOf } from './operations.ts'
import { complaints, describeAnswers } from './report.ts'
import { everyPhase, fixedSeed, type Run, runsOf, type TestedSurface } from './runs.ts'
import { ensureSchemathesis, runSchemathesis } from './schemathesis.ts'

const root = join(import.meta.dirname, '../..')
const surfaces: readonly TestedSurface[] = ['auth', 'bridge', 'content']

/** Auth beside each: the consoles of the others sign people in there. */
const served: Readonly<Record<TestedSurface, readonly string[]>> = {
  auth: ['auth', 'content'],
  bridge: ['auth', 'bridge', '--sample'],
  content: ['auth', 'content', '--sample'],
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One surface, tested as one caller. */
interface Job {
  readonly surface: TestedSurface
  readonly run: Run
  readonly seed: number
}

const { values, positionals: named } = parseArgs({
  options: {
    soak: { type: 'boolean', default: false },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    caller: { type: 'string' },
  },
  allowPositionals: true,
})
const { soak } = values
/** A soak has this many times the cases. */
const LONGER = 4

/** Tests one; resolves with the number of its operations and what there is to complain about. */
async function test({ surface, run, seed }: Job, print: (line: string) => void) {
  const { caller, maxExamples, phases = everyPhase, path, env } = run
  const spec = contractFile(surface)
  const demanded = operationsOf(JSON.parse(readFileSync(spec, 'utf8')), run)
  const operations = soak ? demanded.map((each) => ({ ...each, done: each.done === false ? false : null })) : demanded
  const server = await startTriptych({
    args: [...served[surface], '--check-replies'],
    env: { ...env, npm_config_registry: registry.url },
  })
  try {
    const desk = caller && (await openDesk(server.dataDir, caller))
    try {
      const { exitCode, answers, report } = await runSchemathesis({
        program: schemathesis,
        root,
        spec,
        url: server.urls[surface],
        desk: desk?.url ?? null,
        seed,
        maxExamples: soak ? maxExamples * LONGER : maxExamples,
        phases,
        path,
        print,
      })
      for (const { label } of operations) print(describeAnswers(label, answers))
      const found = complaints(operations, answers, phases, report)
      if (exitCode !== 0 && found.length === 0) found.push(`Schemathesis ended with code ${exitCode}`)
      if (found.length > 0) print(`the server's last lines:\n${lastLines(server.stderr())}`)
      return { operations: operations.length, complaints: found }
    } finally {
      await desk?.close()
    }
  } finally {
    await server.stop()
  }
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-20).join('\n')
}

function contractFile(surface: string): string {
  return join(root, 'generated', surface, 'openapi.json')
}

// Leaving through `exit` ends the children too.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

/** Tests one, and shows what there was to see when it is through. */
async function settle(job: Job): Promise<void> {
  const { surface, run, seed } = job
  const name = `${surface}${run.env.SVC_BRIDGE_AUTH ? ' with sessions' : ''}, ${run.caller ?? 'anonymous'}${run.path ? `, ${run.path} alone` : ''}, seed ${seed}`
  const seen: string[] = [`=== ${name}`]
  try {
    const result = await test(job, (text) => seen.push(text.trimEnd()))
    failures.push(...result.complaints.map((complaint) => `${name}: ${complaint}`))
    if (result.complaints.length === 0) passed += result.operations
  } catch (error) {
    failures.push(`${name}: ${errorMessage(error)}`)
  }
  print(seen.join('\n'))
}

/** As many at once as there are processors: one Schemathesis keeps one busy, and its server little more. */
async function work(jobs: Iterator<Job>): Promise<void> {
  for (let next = jobs.next(); !next.done; next = jobs.next()) await settle(next.value)
}

/** The thorough runs at the beginning, so that none goes on alone at the end. */
function longestFirst(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((one, other) => other.run.maxExamples - one.run.maxExamples)
}

const wanted = surfaces.filter((name) => (named.length > 0 ? named.includes(name) : existsSync(contractFile(name))))
const chosen = wanted.flatMap((surface) => {
  const runs = runsOf[surface].filter(({ caller }) => values.caller === undefined || values.caller === caller)
  return runs.map((run) => ({ surface, run }))
})
let passed = 0
const failures = named.filter((name) => !surfaces.some((each) => each === name)).map((name) => `${name}: no surface`)
const schemathesis = ensureSchemathesis(print)
const registry = await startRegistry()
await registry.publish(examplePlugin)

/** Every run once, with one seed. */
function jobsOf(seed: number): Job[] {
  return longestFirst(chosen.map((each) => ({ ...each, seed })))
}

/** Those of one seed; of a soak, those of one seed after the other, until its time is over. */
function* allJobs(): Generator<Job, undefined> {
  const given = values.seed === undefined ? null : Number(values.seed)
  if (!soak || given !== null) {
    yield* jobsOf(given ?? fixedSeed)
    return
  }
  const end = Date.now() + Number(values.minutes ?? 30) * 60_000
  while (chosen.length > 0 && Date.now() < end) {
    const seed = randomInt(2 ** 31)
    print(`seed ${seed}`)
    for (const job of jobsOf(seed)) {
      if (Date.now() >= end) return
      yield job
    }
  }
}

const jobs = allJobs()
await Promise.all(Array.from({ length: availableParallelism() }, () => work(jobs)))
await registry.stop()
if (chosen.length === 0)
  failures.push(
    wanted.length === 0
      ? 'no contract is generated; run make generate first'
      : `no run of ${wanted.join(', ')} calls as ${values.caller}`,
  )
for (const failure of failures) print(failure)
print(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
