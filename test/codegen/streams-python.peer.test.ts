import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePythonClient } from '../../tools/clients/python/environment.ts'
import { root } from '../../tools/codegen/redocly.ts'
import { startProcess } from '../support/process.ts'
import { type StreamServer, startStreamServer } from '../support/stream-server.ts'
import { bridgeStreams } from './streams-fixture.ts'

const program = join(import.meta.dirname, 'streams_client.py')
const PYTHONPATH = join(root, 'generated/bridge/clients/python')
const { logEntry, metricsSnapshot, metricsHistory } = bridgeStreams.components.messages
const entry = logEntry?.examples?.[0]?.payload
const snapshot = metricsSnapshot?.examples?.[0]?.payload
const history = metricsHistory?.examples?.[0]?.payload

let python: string
let server: StreamServer

beforeAll(async () => {
  python = ensurePythonClient(() => undefined)
  server = await startStreamServer()
})
afterAll(() => server.close())

describe('the generated Python client', () => {
  it('is installed as its page says, and nothing is left in the checkout', async () => {
    const before = await readdir(PYTHONPATH, { recursive: true })
    const target = await mkdtemp(join(tmpdir(), 'triptych-streams-'))
    try {
      // With the backend at hand, where pip would get one by itself.
      const options = ['--quiet', '--no-input', '--disable-pip-version-check', '--no-build-isolation', '--no-deps']
      const pip = startProcess(python, ['-m', 'pip', 'install', ...options, '--target', target, PYTHONPATH])
      expect([(await pip.exited).code, pip.stderr()]).toEqual([0, ''])
      expect(await readdir(join(target, 'triptych_bridge_streams'))).toContain('py.typed')
      expect(await readdir(PYTHONPATH, { recursive: true })).toEqual(before)
    } finally {
      await rm(target, { recursive: true, force: true })
    }
  })

  it('reads and writes every kind of frame, and tells how a stream ended', async () => {
    const client = startProcess(python, ['-W', 'error', program, server.url], {
      PYTHONPATH,
      PYTHONDONTWRITEBYTECODE: '1',
    })
    const metrics = await server.next()
    metrics.socket.send(JSON.stringify(snapshot))
    metrics.socket.send(JSON.stringify(history))
    metrics.socket.close(1000)

    const terminal = await server.next()
    terminal.socket.send('{"not": "read"}')
    terminal.socket.close(1000)

    const shell = await server.next()
    await shell.received(2)
    shell.socket.send('Linux\r\n')
    await shell.closed

    const logs = await server.next()
    logs.socket.send(JSON.stringify(entry))
    logs.socket.close(1008, 'the session ended')
    const broken = await server.next()
    broken.socket.terminate()
    const ended = await server.next()
    ended.socket.close(1008)
    const endAgain = async (): Promise<void> => {
      const [first, second] = [await server.next(), server.next()]
      first.socket.send(JSON.stringify(entry))
      const { socket } = await second
      socket.close(1008)
    }
    await endAgain()
    const waiting = await server.next()
    await waiting.received(1)
    waiting.socket.send('Linux\r\n')
    waiting.socket.close(1001)
    await endAgain()

    const { code } = await client.exited
    expect([code, client.stderr()]).toEqual([0, ''])
    expect([metrics, terminal, shell, logs].map(({ path }) => path)).toEqual([
      '/ws/metrics',
      '/ws/terminal',
      '/ws/shell?rows=30',
      '/ws/logs',
    ])
    expect(shell.frames).toEqual([{ text: 'uname\r' }, { binary: '{"cols": 132, "rows": 43}' }])
    expect(JSON.parse(client.stdout())).toEqual({
      metrics: [snapshot, history],
      terminal: ['{"not": "read"}'],
      shell: 'Linux\r\n',
      rest: [],
      entry,
      closed: [1008, 'the session ended'],
      broken: [1006, ''],
      unsent: 1008,
      again: 1008,
      sync: ['Linux\r\n', 1001, 1001, 1008],
    })
  })
})
