import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readBridgePort } from '../../src/compose/bridge-port.ts'
import { loadConfig } from '../../src/config.ts'

/** A config file whose port is none: a fault that the bridge itself tells of, at the usual port. */
function faulty(port: unknown): [string, Record<string, string>, unknown, number] {
  return [`none: ${port}`, {}, { bridge: { port } }, 8582]
}

it.each<[string, Record<string, string>, unknown, number]>([
  ['that of the settings', { SVC_BRIDGE_PORT: '9001' }, { bridge: { port: 9000 } }, 9001],
  ['that of its config file', {}, { bridge: { port: 9000 } }, 9000],
  ...[99_999, 0, -1, 8582.5, '9000', null].map(faulty),
  ['a file that is none', {}, 'nothing', 8582],
])('the port of a bridge that starts: %s', (_, settings, file, port) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'triptych-port-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'config.json'), typeof file === 'string' ? file : JSON.stringify(file))
  expect(readBridgePort(loadConfig({ SVC_DATA_DIR: dataDir, ...settings }))).toBe(port)
})
