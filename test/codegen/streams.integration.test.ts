import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { ensureAsyncApi } from '../../tools/asyncapi/install.ts'
import { lintAsyncApi } from '../../tools/asyncapi/lint.ts'
import type { AsyncApiDocument } from '../../tools/codegen/asyncapi.ts'
import { emitStreamClients } from '../../tools/codegen/emit-stream-clients.ts'
import { generateStreams } from '../../tools/codegen/generate.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { bridgeStreams, bridgeStreamsWith, specOf } from './streams-fixture.ts'

const PYTHON = 'bridge/clients/python'
const PACKAGE = `${PYTHON}/triptych_bridge_streams`

let folder: string

beforeAll(async () => {
  ensureAsyncApi(() => {})
  folder = await mkdtemp(join(tmpdir(), 'streams-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('generateStreams', () => {
  it('gives, byte for byte, what is kept', async () => {
    const files = await generateStreams('bridge')
    expect(files.map(([path]) => path)).toEqual([
      'bridge/asyncapi.json',
      'bridge/streams.ts',
      'bridge/stream-validators.js',
      'bridge/stream-validators.d.ts',
      'bridge/streams.html',
      'bridge/stream-types.ts',
      `${PACKAGE}/messages.py`,
      `${PYTHON}/README.md`,
      `${PYTHON}/pyproject.toml`,
      `${PACKAGE}/__init__.py`,
      `${PACKAGE}/client.py`,
      `${PACKAGE}/py.typed`,
      `${PACKAGE}/stream.py`,
      `${PACKAGE}/sync.py`,
      'bridge/stream-client.ts',
      'bridge/stream-socket.ts',
    ])
    for (const [path, text] of files) {
      expect((await readFile(join(root, 'generated', path), 'utf8')) === text, path).toBe(true)
      expect(text, path).not.toMatch(/\r|[^\n]$/)
    }
    const types = new Map(files).get('bridge/stream-types.ts')
    expect(types).toContain('readonly LogEntry: operations["schemas"]["LogEntry"];\n')
  })

  it('refuses a contract that breaks a rule, and says which and where', async () => {
    const spec = join(folder, 'bad.asyncapi.yaml')
    await writeFile(spec, stringify(bridgeStreamsWith(['channels', 'logs', 'summary'], undefined)))
    await expect(emitStreamClients(spec)).rejects.toMatchObject({
      name: 'LintError',
      message: expect.stringMatching(
        /^\/.*bad\.asyncapi\.yaml:\d+:\d+ channels\.logs: stream-named: a channel needs a summary$/,
      ),
    })
  })
})

describe('lintAsyncApi', () => {
  /** The rules that a contract breaks, as they are reported. */
  const faultsOf = async (document: AsyncApiDocument): Promise<readonly string[]> => {
    const linted = await lintAsyncApi(specOf(document))
    return 'faults' in linted ? linted.faults : []
  }

  it('takes the contract of the bridge', async () => {
    expect(await faultsOf(bridgeStreams)).toEqual([])
  })

  it('refuses a reference that leads nowhere, and says where', async () => {
    const faults = await faultsOf(bridgeStreamsWith(['operations', 'sendLogs', 'channel'], { $ref: '#/channels/none' }))
    expect(faults.join('\n')).toContain('operations.sendLogs.channel')
  })
})
