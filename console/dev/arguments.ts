import { parseArgs } from 'node:util'
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
export function readArguments(args: readonly string[]): DevServerOptions[] {
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
