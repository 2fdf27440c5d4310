/**
 * `node test/bench/start.ts`: how long `serve` takes until it is ready, as a multiple of `node -e 0`, each measured in turns
 * and taken at its fastest. The data are there already, and the program was started before. Ends with 1 where an aim is
 * missed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, startProcess } from '../support/process.ts'

const ROUNDS = 10
const main = join(import.meta.dirname, '../../src/main.ts')
const rows = [
  { surfaces: ['content'], aim: 5 },
  { surfaces: ['auth'], aim: 5 },
  { surfaces: ['bridge'], aim: 5 },
  { surfaces: ['auth', 'bridge', 'content'], aim: 10 },
]

/** Milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const folder = await mkdtemp(join(tmpdir(), 'triptych-start-'))
try {
  for (const { surfaces, aim } of rows) {
    const empty: number[] = []
    const ready: number[] = []
    // The first start makes the data, and leaves what was compiled to the next.
    for (let round = 0; round <= ROUNDS; round++) {
      empty.push(await timeOf(() => startProcess(process.execPath, ['-e', '0']).exited))
      const server = startProcess(process.execPath, [main, 'serve', ...surfaces], {
        ...freePorts,
        SVC_DATA_DIR: folder,
      })
      ready.push(await timeOf(() => server.waitFor('ready\n')))
      await server.stop()
    }
    const ratio = Math.min(...ready.slice(1)) / Math.min(...empty)
    const times = `${Math.min(...ready.slice(1)).toFixed(0)} ms, ${ratio.toFixed(1)} times node -e 0`
    process.stdout.write(`${surfaces.join(' ').padEnd(20)} ${times} (aim ${aim}): ${ratio <= aim ? 'met' : 'missed'}\n`)
    if (ratio > aim) process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
