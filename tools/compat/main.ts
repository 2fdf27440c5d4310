import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCurrent, readReleased, writeReleased } from './released.ts'
import { report } from './report.ts'
import { allows, judge } from './versions.ts'

// `node tools/compat/main.ts [--accept]`: what has changed in the contracts since the last release, and whether their
// versions say so; the exit code is 1 where one does not. With --accept they become the release that is compared with.
//
// The comparison is our own. Of the libraries, openapi-diff 0.24 refuses OpenAPI 3.1, @asyncapi/diff 0.5 knows paths
// of a document and not what its schemas take, and oasdiff is a program of Go; none knows rights, error codes or tools.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } })
const current = await readCurrent(root)
const verdicts = judge(await readReleased(root), current)
process.stdout.write(report(verdicts, root))
if (!verdicts.every(allows)) process.exitCode = 1
else if (values.accept) {
  await writeReleased(root, current)
  process.stdout.write('specs/released/ holds these contracts now.\n')
}
