/**
 * `make pages`: the pages as they are written, reloaded as they change, over the mocks of `make mock`.
 *
 *     node console/dev/main.ts [surface…] [--server URL | --mock URL] [--port N]
 *
 * Without names it serves the pages of all three. `--server` puts a surface that runs behind them, `--mock` a mock that
 * listens elsewhere; these and `--port` go with one surface. Port 0 takes a free one.
 */
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../../src/lib/error-text.ts'
import { ensureInstalled } from '../../tools/ensure-installed.ts'
import type { DevServerOptions } from './dev-server.ts'

type Surface = DevServerOptions['surface']

/** Where the pages of each surface are served, and where its mock listens. */
const ports: Readonly<Record<Surface, { readonly pages: number; readonly mock: number }>> = {
  auth: { pages: 4591, mock: 4581 },
  bridge: { pages: 4592, mock: 4582 },
  content: { pages: 4593, mock: 4583 },
}

/**
 * What to start: `[surface…] [--server URL | --mock URL] [--port N]`, everything over the mocks of `make mock` unless
 * given otherwise.
 *
 * @throws Error with a line that says what is wrong
 */
function readArguments(args: readonly string[]): DevServerOptions[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { server: { type: 'string' }, mock: { type: 'string' }, port: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.find((name) => !isSurface(name))
  if (unknown !== undefined) throw new Error(`no surface named ${unknown}; known: auth, bridge, content`)
  const surfaces = positionals.length > 0 ? positionals.filter(isSurface) : (['auth', 'bridge', 'content'] as const)
  if (values.server !== undefined && values.mock !== undefined) throw new Error('--server or --mock, not both')
  const named = Object.keys(values)[0]
  if (named !== undefined && surfaces.length > 1) throw new Error(`--${named} goes with one surface`)
  const behind = address('--server', values.server) ?? address('--mock', values.mock)
  return surfaces.map((surface) => ({
    surface,
    behind: behind ?? `http://127.0.0.1:${ports[surface].mock}`,
    port: portOf(values.port) ?? ports[surface].pages,
    // A mock refuses requests without a credential, and looks none up.
    headers: values.server === undefined ? { cookie: `${surface}_session=example` } : {},
  }))
}

function isSurface(name: string): name is Surface {
  return name in ports
}

function address(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new Error(`${option} takes an address with http`)
  return value.replace(/\/$/, '')
}

function portOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error('--port takes 0 to 65535')
  return Number(value)
}

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
