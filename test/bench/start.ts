/**
 * `node test/bench/start.ts`: how long `serve` takes until it is ready, of the npm package's bundle and of the checkout's
 * sources, as a multiple of `node -e 0`, each measured in turns and taken at its fastest. The data are there already, and
 * the program was started before. Ends with 1 where the bundle misses an aim.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleCheckout } from '../../tools/package/bundle.ts'
import { freePorts, startProcess } from '../support/process.ts'

const ROUNDS = 10
const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
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

await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'triptych-start-'))
const built = await mkdtemp(join(cache, 'start-'))
const compiled = { NODE_COMPILE_CACHE: join(built, 'cache') }
try {
  const bundle = await bundleCheckout(built, root)
  const sources = join(root, 'src/main.ts')
  for (const { surfaces, aim } of rows) {
    const times = { empty: [] as number[], bundle: [] as number[], sources: [] as number[] }
    const untilReady = (main: string): Promise<number> => {
      const env = { ...freePorts, ...compiled, SVC_DATA_DIR: folder }
      const server = startProcess(process.execPath, [main, 'serve', ...surfaces], env)
      return timeOf(() => server.waitFor('ready\n')).finally(() => server.stop())
    }
    // The first start makes the data, and leaves what was compiled to the next.
    for (let round = 0; round <= ROUNDS; round++) {
      times.empty.push(await timeOf(() => startProcess(process.execPath, ['-e', '0']).exited))
      times.bundle.push(await untilReady(bundle))
      times.sources.push(await untilReady(sources))
    }
    const least = Math.min(...times.empty)
    const says = (all: readonly number[]): string => {
      const fastest = Math.min(...all.slice(1))
      return `${fastest.toFixed(0)} ms, ${(fastest / least).toFixed(1)} times node -e 0`
    }
    const isMet = Math.min(...times.bundle.slice(1)) <= aim * least
    const outcome = `${says(times.bundle)} (aim ${aim}): ${isMet ? 'met' : 'missed'}; sources ${says(times.sources)}`
    process.stdout.write(`${surfaces.join(' ').padEnd(20)} ${outcome}\n`)
    if (!isMet) process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
  await rm(built, { recursive: true, force: true })
}
