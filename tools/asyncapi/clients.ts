/**
 * Lints one AsyncAPI contract and makes its clients, in a process of its own, since the generator looks for npm by
 * `NODE_PATH` when it is loaded.
 *
 *     node tools/asyncapi/clients.ts <contract> <folder>
 *
 * Files land in the folder: the TypeScript client at its top, the Python package in `clients/python/`. The exit code
 * is 65 when the contract breaks a rule; the rules are on standard error then.
 */
import { join } from 'node:path'
import { readAsyncApi } from '../codegen/asyncapi.ts'
import { streamTypes } from '../codegen/python-types.ts'
import { LintError } from '../codegen/redocly.ts'
import { lintAsyncApi } from './lint.ts'
import { render } from './render.ts'

const [contract, folder] = process.argv.slice(2)
if (contract === undefined || folder === undefined) throw new Error('usage: clients.ts <contract> <folder>')

try {
  const spec = readAsyncApi(contract)
  const linted = await lintAsyncApi(spec)
  if ('faults' in linted) throw new LintError(linted.faults.join('\n'))
  const folders = { 'template-typescript': folder, 'template-python': join(folder, 'clients/python') }
  await render(linted.document, folders, streamTypes(spec.document).aliases())
} catch (error) {
  if (!(error instanceof LintError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 65
}
