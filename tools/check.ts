import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `node tools/check.ts`: types, lint, the one direction, and whether generated/ is what the contracts say. All four
// run side by side; each shows its output only when it fails.

const root = fileURLToPath(new URL('..', import.meta.url))

const checks: readonly { name: string; args: readonly string[] }[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  {
    name: 'direction of imports',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'handlers', 'generated'],
  },
  // Linting the contracts is the first thing that generating does.
  { name: 'contracts and what is generated from them', args: ['tools/codegen/main.ts', '--check'] },
]

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
