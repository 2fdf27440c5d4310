/**
 * `make mock`: a mock server of each contract, on loopback: Prism, and the streams beside it.
 *
 *     node tools/prism/main.ts [surface…] [--port N]
 *
 * Without names it serves every contract that `generated/` holds. `--port` goes with one surface; 0 takes a free one.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { errorMessage } from '../../src/lib/error-text.ts'
import { contractFile, ensurePrism, type Mock, startMock } from './mock.ts'

const ports: Readonly<Record<string, number>> = { auth: 4581, bridge: 4582, content: 4583 }

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function read(args: readonly string[]): Map<string, number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' } },
    allowPositionals: true,
  })
  const known = Object.keys(ports).filter((surface) => existsSync(contractFile(surface)))
  const surfaces = positionals.length > 0 ? positionals : known
  const stranger = surfaces.find((surface) => !known.includes(surface))
  if (stranger !== undefined) throw new Error(`no contract named ${stranger}; there is ${known.join(', ')}`)
  if (surfaces.length === 0) throw new Error('no contract is generated; run make generate first')
  if (values.port === undefined) return new Map(surfaces.map((surface) => [surface, ports[surface] ?? 0]))
  if (surfaces.length > 1) throw new Error('--port goes with one surface')
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535) throw new Error('--port takes 0 to 65535')
  return new Map(surfaces.map((surface) => [surface, Number(values.port)]))
}

const mocks: Mock[] = []

async function stop(): Promise<void> {
  await Promise.all(mocks.map((mock) => mock.close()))
}

try {
  const wanted = read(process.argv.slice(2))
  ensurePrism(print)
  for (const [surface, port] of wanted) {
    const mock = await startMock(surface, port)
    mocks.push(mock)
    print(`mock ${surface} ${mock.url}`)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  print('ready')
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
  await stop()
}
