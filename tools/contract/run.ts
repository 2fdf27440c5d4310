/**
 * `make contract`: Schemathesis on each REST contract, against a server of this checkout that it starts and stops.
 *
 *     node tools/contract/run.ts [surface…]
 *
 * How Schemathesis runs, and what it leaves out, stands in `schemathesis.toml`. The last line counts one test for
 * each operation and one for each complaint.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startTriptych } from '../../test/support/process.ts'
import { complaints, countAnswered, type OperationLabel, operationsOf, type RunReport } from './report.ts'
import { ensureSchemathesis } from './venv.ts'

const root = join(import.meta.dirname, '../..')

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Tests one surface; resolves with the number of its operations and what there is to complain about. */
async function test(surface: string): Promise<{ operations: number; complaints: string[] }> {
  const spec = contractFile(surface)
  const operations = operationsOf(JSON.parse(readFileSync(spec, 'utf8')))
  const schemathesis = ensureSchemathesis(print)
  const server = await startTriptych({ args: [surface, '--sample', '--check-replies'] })
  const reports = mkdtempSync(join(tmpdir(), 'triptych-contract-report-'))
  try {
    const summary = join(reports, 'run.json')
    const events = join(reports, 'events.ndjson')
    const { content: url } = server.urls
    // As a page of the surface sends it: a write with a cookie and without an origin goes no further than the guard.
    const args = ['run', spec, '--url', url, '--header', `Origin: ${new URL(url).origin}`]
    args.push('--checks', 'all', '--report', 'json,ndjson')
    args.push('--report-json-path', summary, '--report-ndjson-path', events)
    const env = { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' }
    const child = spawn(schemathesis, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    process.once('exit', () => child.kill())
    const [exitCode]: (number | null)[] = await once(child, 'exit')
    if (!existsSync(summary)) throw new Error('Schemathesis wrote no report')

    const answered = new Map<OperationLabel, number>()
    for await (const line of createInterface(createReadStream(events))) countAnswered(line, answered)
    const report: RunReport = JSON.parse(readFileSync(summary, 'utf8'))
    for (const operation of operations) print(`${String(answered.get(operation) ?? 0).padStart(7)}  ${operation}`)
    const found = complaints(operations, answered, report)
    if (exitCode !== 0 && found.length === 0) found.push(`Schemathesis ended with code ${exitCode}`)
    if (found.length > 0) print(`the server's last lines:\n${lastLines(server.stderr())}`)
    return { operations: operations.length, complaints: found }
  } finally {
    await server.stop()
    rmSync(reports, { recursive: true, force: true })
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
const surfaces =
  named.length > 0 ? named : ['auth', 'bridge', 'content'].filter((name) => existsSync(contractFile(name)))
let passed = 0
const failures: string[] = []
for (const surface of surfaces) {
  try {
    const result = await test(surface)
    failures.push(...result.complaints.map((complaint) => `${surface}: ${complaint}`))
    if (result.complaints.length === 0) passed += result.operations
  } catch (error) {
    failures.push(`${surface}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
if (surfaces.length === 0) failures.push('no contract is generated; run make generate first')
for (const failure of failures) print(failure)
print(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
