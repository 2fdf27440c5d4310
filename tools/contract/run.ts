/**
 * `make contract`: Schemathesis on each REST contract, against a server of this checkout that it starts and stops, once
 * for each kind of caller.
 *
 *     node tools/contract/run.ts [surface…]
 *
 * How Schemathesis runs, and what it leaves out, stands in `schemathesis.toml`; who calls, in `runs.ts`. The last line
 * counts one test for each operation of each run, and one for each complaint.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTriptych } from '../../test/support/process.ts'
import { openDesk } from './desk.ts'
import { operationsOf } from './operations.ts'
import { complaints, describeAnswers } from './report.ts'
import { type Run, runsOf, type TestedSurface } from './runs.ts'
import { runSchemathesis } from './schemathesis.ts'
import { ensureSchemathesis } from './venv.ts'

const root = join(import.meta.dirname, '../..')
const surfaces: readonly TestedSurface[] = ['auth', 'content']

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Tests one surface as one caller; resolves with the number of its operations and what there is to complain about. */
async function test(surface: TestedSurface, run: Run) {
  const { caller, maxExamples, env } = run
  const spec = contractFile(surface)
  const operations = operationsOf(JSON.parse(readFileSync(spec, 'utf8')), run)
  const schemathesis = ensureSchemathesis(print)
  // Together: the consoles of one sign people in at the other.
  const server = await startTriptych({ args: ['auth', 'content', '--sample', '--check-replies'], env })
  try {
    const desk = caller && (await openDesk(server.dataDir, caller))
    try {
      const { exitCode, answers, report } = await runSchemathesis({
        program: schemathesis,
        root,
        spec,
        url: server.urls[surface],
        desk: desk?.url ?? null,
        maxExamples,
      })
      for (const { label } of operations) print(describeAnswers(label, answers))
      const found = complaints(operations, answers, report)
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

const named = process.argv.slice(2)
const wanted = surfaces.filter((name) => (named.length > 0 ? named.includes(name) : existsSync(contractFile(name))))
let passed = 0
const failures = named.filter((name) => !surfaces.some((each) => each === name)).map((name) => `${name}: no surface`)
for (const surface of wanted) {
  for (const run of runsOf[surface]) {
    const name = `${surface}, ${run.caller ?? 'anonymous'}`
    print(`=== ${name}`)
    try {
      const result = await test(surface, run)
      failures.push(...result.complaints.map((complaint) => `${name}: ${complaint}`))
      if (result.complaints.length === 0) passed += result.operations
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
if (wanted.length === 0) failures.push('no contract is generated; run make generate first')
for (const failure of failures) print(failure)
print(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
