/**
 * `make pages`: the pages as they are written, reloaded as they change, over the mocks of `make mock`.
 *
 *     node console/dev/main.ts [surface…] [--server URL | --mock URL] [--port N]
 *
 * Without names it serves the pages of all three. `--server` puts a surface that runs behind them, `--mock` a mock that
 * listens elsewhere; these and `--port` go with one surface. Port 0 takes a free one.
 */
import { dirname } from 'node:path'
import { errorMessage } from '../../src/lib/error-text.ts'
import { ensureInstalled } from '../../tools/ensure-installed.ts'
import { readArguments } from './arguments.ts'

const stops: (() => Promise<void>)[] = []
const stop = async (): Promise<void> => {
  await Promise.all(stops.map((each) => each()))
}
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const wanted = readArguments(process.argv.slice(2))
  ensureInstalled(dirname(import.meta.dirname), say)
  // What it imports may have been installed just now.
  const { startDevServer } = await import('./dev-server.ts')
  for (const options of wanted) {
    const server = await startDevServer(options)
    stops.push(() => server.close())
    say(`pages ${options.surface} ${server.resolvedUrls?.local[0]}`)
  }
  for (const { surface, behind } of wanted) {
    const answers = await fetch(behind, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (!answers) say(`nothing answers on ${behind}: run make mock in another terminal, or name a server of ${surface}`)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  say('ready')
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
  await stop()
}
