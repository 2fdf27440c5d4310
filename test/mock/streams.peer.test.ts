import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLogs, openMetrics, openShell, openTerminal } from '../../generated/bridge/stream-client.ts'
import * as validators from '../../generated/bridge/stream-validators.js'
import { ensurePrism } from '../../tools/prism/mock.ts'
import { type RunningProcess, startProcess } from '../support/process.ts'

let mock: RunningProcess
let url = ''

beforeAll(async () => {
  ensurePrism(() => {})
  mock = startProcess(process.execPath, [
    join(import.meta.dirname, '../../tools/prism/main.ts'),
    'bridge',
    '--port',
    '0',
  ])
  await mock.waitFor('ready\n')
  url = /^mock bridge (http:\S+)$/m.exec(mock.stdout())?.[1] ?? ''
})

afterAll(async () => {
  await mock?.stop()
})

/** The first messages of a stream. */
async function first<T>(count: number, stream: AsyncIterable<T>): Promise<T[]> {
  const messages: T[] = []
  for await (const message of stream) if (messages.push(message) === count) break
  return messages
}

it('sends entries of the log, and the same as lines', async () => {
  const [entry] = await first(1, openLogs(url))
  const [line] = await first(1, openTerminal(url))
  expect(validators.logEntry(entry)).toBe(true)
  expect(line).toContain(entry?.message)
})

it('sends a snapshot and the history of the metrics, and a snapshot again and again', async () => {
  const messages = await first(4, openMetrics(url))
  expect(messages.map(({ type }) => type)).toEqual(['snapshot', 'history', 'snapshot', 'snapshot'])
  for (const message of messages) {
    const validate = message.type === 'snapshot' ? validators.metricsSnapshot : validators.metricsHistory
    expect(validate(message)).toBe(true)
  }
})

it('echoes what is typed into a shell, and takes a size for none of it', async () => {
  const shell = openShell(url, { cols: 80, rows: 24 })
  shell.resize({ cols: 132, rows: 43 })
  shell.write('uname\r')
  expect(await first(2, shell)).toEqual(['$ ', 'uname\r\n$ '])
})

it('has no stream that the contract does not have', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/nothing`)
  const closed = await new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve))
  expect(closed.code).toBe(1006)
})

it('answers requests beside them', async () => {
  expect((await fetch(`${url}/api/logs`)).status).toBe(200)
  expect((await fetch(`${url}/api/logs?limit=0`)).status).toBe(400)
})

it('keeps running when a client leaves before the answer', async () => {
  for (let patience = 0; patience < 12; patience++) {
    await fetch(`${url}/api/logs`, { signal: AbortSignal.timeout(patience) }).catch(() => {})
  }
  expect((await fetch(`${url}/api/logs`)).status).toBe(200)
})
