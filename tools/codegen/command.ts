import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, type Generated, writeAll } from './generate.ts'
import { LintError, root } from './redocly.ts'

/** How the command ends. */
export interface Outcome {
  readonly exitCode: 0 | 1
  /** For stderr; empty where all is well. */
  readonly message: string
}

/**
 * Writes what is generated, or with `--check` compares it with what is there, and writes nothing.
 *
 * @param args `[--out DIR] [--check]`; the folder is `generated/` unless another is named
 * @param generateAll of generate.ts; what it throws beside a LintError goes on
 */
export async function command(args: readonly string[], generateAll: () => Promise<Generated>): Promise<Outcome> {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const folder = values.out === undefined ? resolve(root, 'generated') : resolve(values.out)
  try {
    const generated = await generateAll()
    const lines = values.check ? await differences(folder, generated) : []
    if (!values.check) await writeAll(folder, generated)
    if (lines.length === 0) return { exitCode: 0, message: '' }
    const list = lines.map((line) => `  ${line}\n`).join('')
    return { exitCode: 1, message: `Not as generated (run \`make generate\`):\n${list}` }
  } catch (error) {
    if (!(error instanceof LintError)) throw error
    return { exitCode: 1, message: `${error.message}\n` }
  }
}
