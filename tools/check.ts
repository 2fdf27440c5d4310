import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { consoleFolder } from './console-build.ts'
import { ensureInstalled } from './ensure-installed.ts'
import { typeCheck } from './type-check.ts'

// `node tools/check.ts`: types, also of the consoles, lint, the one direction, whether generated/ is what the
// contracts say, and whether their versions say what has changed. All run side by side; each shows its output only when it fails.

const root = fileURLToPath(new URL('..', import.meta.url))

const checks: readonly { name: string; args: readonly string[] }[] = [
  { name: 'types', args: typeCheck('.') },
  { name: 'types of the consoles', args: typeCheck('console') },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  {
    name: 'direction of imports',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'handlers', 'generated', 'console'],
  },
  { name: 'versions of the contracts', args: ['tools/compat/main.ts'] },
  // Linting the contracts is the first thing that generating does.
  { name: 'contracts and what is generated from them', args: ['tools/codegen/main.ts', '--check'] },
]

// Types and imports of the consoles lead into their packages.
ensureInstalled(consoleFolder, (line) => void process.stderr.write(`${line}\n`))

const outcomes = await Promise.all(checks.map(run))
for (const { name, code, output } of outcomes) {
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n`)
  if (code !== 0) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '  ')}\n`)
}
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1

async function run({ name, args }: (typeof checks)[number]): Promise<{ name: string; code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { name, code, output }
}
