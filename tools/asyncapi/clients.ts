/**
 * Lints one AsyncAPI contract and makes its clients, in a process of its own, since the generator looks for npm by
 * `NODE_PATH` when it is loaded.
 *
 *     node tools/asyncapi/clients.ts <contract> <folder>
 *
 * Files land in the folder: the TypeScript client at its top, the Python package in `clients/python/`. The exit code
 * is 65 when the contract breaks a rule; the rules are on standard error then.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lintAsyncApi } from './lint.ts'
import { render } from './render.ts'

const [contract, folder] = process.argv.slice(2)
if (contract === undefined || folder === undefined) throw new Error('usage: clients.ts <contract> <folder>')

const linted = await lintAsyncApi(await readFile(contract, 'utf8'))
if ('faults' in linted) {
  process.stderr.write(linted.faults.map((fault) => `${contract}:${fault}\n`).join(''))
  process.exitCode = 65
} else {
  await render(linted.document, {
    'template-typescript': folder,
    'template-python': join(folder, 'clients/python'),
  })
}
