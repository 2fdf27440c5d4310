import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as validators from '../../../generated/bridge/stream-validators.js'
import { channels, type Streams } from '../../../generated/bridge/streams.ts'
import { type BridgeStreamContext, bridgeStreams, type Shell } from '../../../handlers/bridge/streams.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { LogStore } from '../../../src/bridge/logs/log-store.ts'
import { openShell } from '../../../src/bridge/shell/shell.ts'
import { StreamSurface } from '../../../src/contract/streams/stream-surface.ts'
import { startListener } from '../../support/server.ts'
import { openClient } from './small-streams.ts'

const HIGH_WATER = channels[0].maxUnsentBytes

const usage = { uptime: 1.5, memory: { rss: 1000, heapUsed: 500 }, cpu: 2.5 }
const point = { timestamp: '2026-01-01T00:00:00.000Z', cpu: 1, memory: 1000 }
const ENTRY: LogEntry = { timestamp: point.timestamp, level: 'info', plugin: 'lamp', message: 'on' }

/** A shell that says what is done to it; `output` and `exit` make it act. */
function recordedShell(takes = true) {
  const done: string[] = []
  let output: (text: string) => void = () => undefined
  let exit: () => void = () => undefined
  const killed = Promise.withResolvers<void>()
  const resumed = Promise.withResolvers<void>()
  const shell: Shell = {
    onOutput: (listener) => {
      output = listener
    },
    onExit: (listener) => {
      exit = listener
    },
    write: (text) => {
      done.push(`write ${text}`)
      return takes
    },
    resize: (cols, rows) => done.push(`resize ${cols}x${rows}`),
    pause: () => done.push('pause'),
    resume: () => {
      done.push('resume')
      resumed.resolve()
    },
    kill: () => {
      done.push('kill')
      killed.resolve()
    },
  }
  const act = { output: (text: string) => output(text), exit: () => exit() }
  return { ...act, shell, done, killed: killed.promise, resumed: resumed.promise }
}

async function startBridgeStreams(parts: Partial<BridgeStreamContext> = {}) {
  const errors: unknown[] = []
  const connections: { readonly unsent: number }[] = []
  const streams = bridgeStreams({
    logs: { subscribe: () => () => undefined },
    metrics: { snapshot: () => usage, history: () => [point], subscribe: () => () => undefined },
    openShell: () => recordedShell().shell,
    ...parts,
  })
  const surface = StreamSurface.create<Streams, null>({
    channels,
    validators,
    handlers: {
      ...streams,
      logs: (connection, context) => {
        connections.push(connection)
        return streams.logs(connection, context)
      },
    },
    context: () => null,
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    security: { consoleSession: async () => null, accessToken: async () => null },
    log: ({ error }) => errors.push(error),
    checkMessages: true,
  })
  const { port } = await startListener((_request, response) => response.end(), { upgrades: surface })
  return { port, errors, connections }
}

describe('/ws/logs and /ws/terminal', () => {
  it('bring every entry, as JSON and as a line', async () => {
    const logs = new LogStore((error) => expect.fail(String(error)))
    const { port } = await startBridgeStreams({ logs })
    const json = openClient(port, '/ws/logs')
    const lines = openClient(port, '/ws/terminal')
    await Promise.all([json.opened, lines.opened])
    logs.add({ level: 'info', plugin: 'lamp', message: 'one\ntwo' })
    await Promise.all([json.received(1), lines.received(1)])
    expect(JSON.parse(json.messages[0] ?? '')).toMatchObject({ level: 'info', plugin: 'lamp', message: 'one\ntwo' })
    expect(lines.messages[0]).toMatch(/lamp.*one.*two/)
    expect(lines.messages[0]).not.toContain('\n')
  })

  it('tell a slow client how many entries it missed', async () => {
    let publish: ((entry: LogEntry) => void) | undefined
    const subscribe = (listener: (entry: LogEntry) => void) => {
      publish = listener
      return () => undefined
    }
    const { port, connections } = await startBridgeStreams({ logs: { subscribe } })
    const slow = openClient(port, '/ws/logs')
    await slow.opened
    slow.ws.pause()
    const entry = { ...ENTRY, message: 'x'.repeat(8000) }
    let published = 0
    // What the kernel takes is not for us to say: until the high water has been passed for a good while.
    for (let past = 0; past < 50; ) {
      for (let i = 0; i < 8; i++, published++) publish?.(entry)
      await nextTurn()
      if ((connections[0]?.unsent ?? 0) > HIGH_WATER) past++
    }
    const told = new Promise<LogEntry>((resolve) => {
      slow.ws.on('message', (data: Buffer) => data.includes('dropped') && resolve(JSON.parse(String(data))))
    })
    slow.ws.resume()
    const notice = await told
    const missed = published - (slow.messages.length - 1)
    expect(notice).toMatchObject({ level: 'warn', plugin: 'bridge' })
    expect(notice.message).toBe(`dropped ${missed} log entries for this client: it reads too slowly`)
  })
})

describe('/ws/metrics', () => {
  it('begins with a snapshot and the history, and goes on with snapshots until the client goes', async () => {
    const listeners = new Set<(snapshot: typeof usage) => void>()
    const gone = Promise.withResolvers<void>()
    const { port, errors } = await startBridgeStreams({
      metrics: {
        snapshot: () => usage,
        history: () => [point],
        subscribe: (listener) => {
          listeners.add(listener)
          return () => {
            listeners.delete(listener)
            gone.resolve()
          }
        },
      },
    })
    const client = openClient(port, '/ws/metrics')
    await client.received(2)
    for (const listener of listeners) listener({ ...usage, uptime: 3.5 })
    await client.received(3)
    expect(client.messages.map((message) => JSON.parse(message))).toEqual([
      { type: 'snapshot', data: usage },
      { type: 'history', data: [point] },
      { type: 'snapshot', data: { ...usage, uptime: 3.5 } },
    ])
    client.ws.close()
    await gone.promise
    expect([listeners.size, errors]).toEqual([0, []])
  })
})

describe('/ws/shell', () => {
  it('takes keystrokes and sizes, and ends with its client', async () => {
    const sizes: unknown[] = []
    const recorded = recordedShell()
    const { port } = await startBridgeStreams({
      openShell: async (size) => {
        sizes.push(size)
        return recorded.shell
      },
    })
    const client = openClient(port, '/ws/shell?cols=120')
    await client.opened
    client.ws.send('ls\r')
    client.ws.send(Buffer.from('{"cols":100,"rows":30}'))
    client.ws.send('{"cols":1}')
    client.ws.close()
    await recorded.killed
    expect(sizes).toEqual([{ cols: 120, rows: 24 }])
    expect(recorded.done).toEqual(['write ls\r', 'resize 100x30', 'write {"cols":1}', 'kill'])
  })

  it('ends with 1000 when the shell does, after its output', async () => {
    const recorded = recordedShell()
    const { port } = await startBridgeStreams({ openShell: () => recorded.shell })
    const client = openClient(port, '/ws/shell')
    await client.opened
    recorded.output('bye\r\n')
    recorded.exit()
    expect(await client.ended).toEqual({ code: 1000, reason: 'shell exited' })
    expect([client.messages, recorded.done]).toEqual([['bye\r\n'], ['kill']])
  })

  it('ends with 1008 rather than leave out what was typed', async () => {
    const recorded = recordedShell(false)
    const { port } = await startBridgeStreams({ openShell: () => recorded.shell })
    const client = openClient(port, '/ws/shell')
    await client.opened
    client.ws.send('a')
    expect((await client.ended).code).toBe(1008)
    expect(recorded.done).toEqual(['write a', 'kill'])
  })

  it('is a real one', async () => {
    const { port } = await startBridgeStreams({ openShell: (size) => openShell(size, process.env) })
    const client = openClient(port, '/ws/shell?cols=77&rows=33')
    await client.opened
    client.ws.send('stty size; exit\r')
    expect(await client.ended).toEqual({ code: 1000, reason: 'shell exited' })
    expect(client.messages.join('')).toContain('33 77')
  })

  it('lets output wait while its client does not read, and loses none', async () => {
    const recorded = recordedShell()
    const { port } = await startBridgeStreams({ openShell: () => recorded.shell })
    const client = openClient(port, '/ws/shell')
    await client.opened
    client.ws.pause()
    const text = 'x'.repeat(HIGH_WATER / 4)
    let chunks = 0
    while (!recorded.done.includes('pause')) {
      recorded.output(text)
      chunks++
      await nextTurn()
    }
    client.ws.resume()
    await recorded.resumed
    await client.received(chunks)
    expect(recorded.done).toEqual(['pause', 'resume'])
  })

  it('ends with 1011 where no shell can be had', async () => {
    const error = new Error('no terminals left')
    const { port, errors } = await startBridgeStreams({ openShell: () => Promise.reject(error) })
    expect((await openClient(port, '/ws/shell').ended).code).toBe(1011)
    expect(errors).toEqual([error])
  })

  it('is had five times at once', async () => {
    const { port } = await startBridgeStreams()
    const clients = Array.from({ length: 5 }, () => openClient(port, '/ws/shell'))
    await Promise.all(clients.map(({ opened }) => opened))
    await expect(openClient(port, '/ws/shell').opened).rejects.toThrow('429')
    await openClient(port, '/ws/logs').opened
  })
})
