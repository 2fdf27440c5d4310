/**
 * `make quick`: types, lint and the tests that the changed files touch. Changed is what differs from the last commit,
 * or, where nothing does, what that commit changed; `make quick ARGS=<commit>` takes another one.
 *
 * Of the tests it runs every unit test that imports a changed file, and the integration tests that lie where it lies.
 * It says how many others import one: `make test-integration` runs those.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { closestTests, listedFiles } from './quick-selection.ts'
import { type Counts, countVitest, sum, summary, type VitestReport } from './test-counts.ts'
import { typeCheck } from './type-check.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache')
const vitest = 'node_modules/vitest/vitest.mjs'
/** What Biome reads. */
const linted = new Set(['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'])

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}

/** What differs from a commit and is still there, with the files that git does not know yet. */
function changedSince(commit: string): string[] {
  const known = git('diff', '--name-only', '--diff-filter=d', commit)
  return [...known, ...git('ls-files', '--others', '--exclude-standard')]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a program of this checkout; its output is shown where it fails. */
async function check(name: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code]: (number | null)[] = await once(child, 'close')
  print(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (code !== 0) print(output.trimEnd())
  return code === 0
}

async function runTests(files: readonly string[]): Promise<Counts> {
  const report = join(cache, 'quick-report.json')
  const args = [vitest, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'close')
  return countVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
}

const [given] = process.argv.slice(2)
const base = given ?? (changedSince('HEAD').length > 0 ? 'HEAD' : 'HEAD~1')
const changed = changedSince(base)
mkdirSync(cache, { recursive: true })
print(`${changed.length} files differ from ${base}`)

const lintable = changed.filter((file) => linted.has(extname(file)) && !file.startsWith('generated/'))
const checks = [
  check('types', typeCheck('.')),
  ...(changed.some((file) => file.startsWith('console/'))
    ? [check('types of the consoles', typeCheck('console'))]
    : []),
  ...(lintable.length > 0
    ? [check('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...lintable])]
    : []),
  ...(changed.some((file) => file.startsWith('specs/') || file.startsWith('tools/codegen/'))
    ? [check('contracts and what is generated from them', ['tools/codegen/main.ts', '--check'])]
    : []),
]
const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', `--changed=${base}`], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
const integration = ['integration', 'integration-alone'].flatMap((project) => listedFiles(listed, project))
const close = closestTests(integration, changed)
const files = [...['unit', 'unit-isolated'].flatMap((project) => listedFiles(listed, project)), ...close]
const tests = files.length > 0 ? await runTests(files) : { passed: 0, failed: 0, skipped: 0 }
const passed = await Promise.all(checks)
const left = integration.length - close.length
if (left > 0) print(`not run: ${left} integration test files that import what has changed; make test-integration does`)
const checked = { passed: passed.filter(Boolean).length, failed: passed.filter((fine) => !fine).length, skipped: 0 }
const total = sum([checked, tests])
print(`\n${summary(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
