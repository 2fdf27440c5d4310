import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, generateAll, writeAll } from './generate.ts'
import { LintError, root } from './redocly.ts'

// `node tools/codegen/main.ts [--out DIR] [--check]`: everything below generated/ from everything below specs/.
// With --check nothing is written: the exit code is 1 when the folder is not what would be generated.

const { values } = parseArgs({ options: { out: { type: 'string' }, check: { type: 'boolean', default: false } } })
const folder = values.out === undefined ? resolve(root, 'generated') : resolve(values.out)

try {
  const generated = await generateAll()
  if (values.check) {
    const lines = await differences(folder, generated)
    if (lines.length > 0) {
      process.stderr.write(`Not as generated (run \`make generate\`):\n${lines.map((line) => `  ${line}\n`).join('')}`)
      process.exitCode = 1
    }
  } else {
    await writeAll(folder, generated)
  }
} catch (error) {
  if (!(error instanceof LintError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
