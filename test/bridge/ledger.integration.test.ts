import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import type { Channel } from '../../tools/codegen/streams-model.ts'
import { switchLamp, virtualPlugin } from '../support/bridge-lamp.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { channels, type Frame, frameOf, isOf, Ledger, LedgerClient } from './ledger.ts'

// The ledger of the four streams: a real bridge, driven by its AsyncAPI document and by nothing else that it says.

const seed = 20261121
const ledger = new Ledger()
const home = mkdtempSync(join(tmpdir(), 'triptych-ledger-'))
let server: RunningTriptych
let before: Awaited<ReturnType<typeof health>>

beforeAll(async () => {
  server = await startTriptych({ args: ['bridge', '--sample', '--check-replies'], env: { HOME: home } })
  await vi.waitFor(async () => expect((await health()).plugin).toEqual({ status: 'running', restarts: 0 }))
  before = await health()
})

afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})

/** What is to be the same after as before. */
async function health() {
  const client = createBridgeClient({ baseUrl: server.urls.bridge })
  const { data: stats } = await client.GET('/api/plugins/{id}/stats', { params: { path: { id: virtualPlugin } } })
  const { pid } = server.child
  return {
    ready: (await client.GET('/health')).response.status,
    plugin: { status: stats?.status, restarts: stats?.restarts },
    // Its plugins, and what watches over them; a shell would be one more.
    processes: readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'),
  }
}

function open(channel: Channel, query = ''): Promise<LedgerClient> {
  return LedgerClient.open(ledger, server.urls.bridge, channel, query)
}

function channel(name: string): Channel {
  const found = channels.find((each) => each.name === name)
  if (found === undefined) throw new Error(`the contract has no ${name}`)
  return found
}

describe('what the server sends', () => {
  it.each(['logs', 'terminal'])('is an entry of the log on %s', async (name) => {
    const client = await open(channel(name))
    await switchLamp(server.urls.bridge)
    await client.find(/Lamp/)
    await client.close()
  })

  it('is how it is doing on metrics, and again', async () => {
    const client = await open(channel('metrics'))
    await client.find(/"history".*\n.*"snapshot"/)
    await client.close()
  })
})

describe('what the contract has a client send', () => {
  it('is done by the shell', async () => {
    const client = await open(channel('shell'))
    for (const message of client.channel.receive) {
      for (const { payload } of message.examples) {
        const frame = frameOf(message, payload)
        expect(isOf(message, frame)).toBe(true)
        client.send(frame)
        ledger.count(client.channel.name, message.message)
        expect(await client.outcome()).toBeNull()
      }
    }
    await client.find(/Linux/)
    client.send(frameOf(message('shell', 'shellInput'), 'stty size\r'))
    await client.find(/43 132/)
    await client.close()
  })

  it('opens the shell in the size of its query', async () => {
    const client = await open(channel('shell'), '?cols=77&rows=33')
    client.send(frameOf(message('shell', 'shellInput'), 'stty size; exit\r'))
    expect(await client.ended).toBe(1000)
    expect(client.text).toContain('33 77')
  })
})

function message(of: string, name: string) {
  const found = [...channel(of).receive, ...channel(of).send].find((each) => each.message === name)
  if (found === undefined) throw new Error(`${of} has no ${name}`)
  return found
}

/** Frames that are nearly the example of a message: another value, a key more or less, a byte that is not its own. */
function mutants(example: unknown): fc.Arbitrary<Buffer> {
  const fields = Object.entries(example as object)
  const value = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(null, true, [], {}, 0, 1, 1001))
  const changed = fields.map(([key]) => value.map((other) => ({ ...(example as object), [key]: other })))
  const fewer = fields.map(([key]) => Object.fromEntries(fields.filter(([name]) => name !== key)))
  const more = fc.tuple(fc.string(), value).map(([key, other]) => ({ ...(example as object), [key]: other }))
  const text = Buffer.from(JSON.stringify(example))
  const damaged = fc
    .tuple(fc.nat(text.length - 1), fc.nat(255))
    .map(([at, byte]) => Buffer.concat([text.subarray(0, at), Buffer.of(byte), text.subarray(at + 1)]))
  const json = fc.oneof(...changed, fc.constantFrom(...fewer), more, fc.jsonValue())
  return fc.oneof(
    json.map((payload) => Buffer.from(JSON.stringify(payload))),
    damaged,
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  )
}

describe('what no contract has a client send', () => {
  it('ends the shell with 1007 where it is a control frame', async () => {
    const resize = message('shell', 'shellResize')
    let client = await open(channel('shell'))
    const frames = mutants(resize.examples[0]?.payload).map((data): Frame => ({ kind: resize.frame, data }))
    await fc.assert(
      fc.asyncProperty(frames, async (frame) => {
        client.send(frame)
        const outcome = await client.outcome()
        if (outcome !== null) client = await open(channel('shell'))
        expect(outcome).toBe(isOf(resize, frame) ? null : 1007)
      }),
      { seed, numRuns: 12 },
    )
  })

  it('is not read by the other streams, and does not disturb them', async () => {
    const kinds = fc.constantFrom<Frame['kind']>('text', 'binary')
    const anything = fc.oneof(mutants({ cols: 132, rows: 43 }), fc.string().map(Buffer.from))
    const silent = channels.filter(({ receive }) => receive.length === 0)
    expect(silent.map(({ name }) => name)).toEqual(['logs', 'metrics', 'terminal'])
    for (const each of silent) {
      const client = await open(each)
      await fc.assert(
        fc.asyncProperty(kinds, anything, async (kind, data) => {
          // Bytes that are no text would be a fault of the protocol, which the next test has.
          client.send({ kind: data.equals(Buffer.from(String(data))) ? kind : 'binary', data })
          expect(await client.outcome()).toBeNull()
        }),
        { seed, numRuns: 50 },
      )
      await switchLamp(server.urls.bridge)
      await client.find(each.name === 'metrics' ? /"history"/ : /Lamp/)
      await client.close()
    }
  })

  it.each(channels)('ends $name where it is too long, or no text', async (each) => {
    const faults: [Frame, number][] = [
      [{ kind: 'text', data: Buffer.alloc(65_537, 'x') }, 1009],
      [{ kind: 'binary', data: Buffer.alloc(65_537, 'x') }, 1009],
      [{ kind: 'text', data: Buffer.of(0xff, 0xfe) }, 1007],
    ]
    for (const [frame, code] of faults) {
      const client = await open(each)
      client.send(frame)
      expect(await client.ended).toBe(code)
    }
  })

  it.each(
    channels.flatMap((each) => each.parameters.map((parameter) => ({ each, name: parameter.name }))),
  )('opens no stream: $name is not what the contract says', async ({ each, name }) => {
    for (const value of ['x', '0', '-1', '1.5', '1e9', '1001', '%00']) {
      await expect(open(each, `?${name}=${value}`), value).rejects.toThrow('400')
    }
  })
})

describe('in the end', () => {
  it('every message that the contract declares was seen, and nothing else', () => {
    const declared = channels.flatMap(({ send, receive }) => [...send, ...receive].map(({ message }) => message))
    expect([...ledger.seen.keys()].sort()).toEqual(declared.sort())
    expect(ledger.strange).toEqual([])
  })

  it('the server is as healthy as it was', async () => {
    await vi.waitFor(async () => expect(await health()).toEqual(before))
    // Level 50: what broke here, or was not what the contract says.
    expect(server.stderr()).not.toContain('"level":50')
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  })
})
