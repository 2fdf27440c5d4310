import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels } from '../../../generated/bridge/streams.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { readAnswers, sendRaw } from '../../support/raw-http.ts'
import { type OperatorRequest, operatorRequests } from './operator-requests.ts'

let running: RunningTriptych
let port: number
let requests: readonly OperatorRequest[]
/** The processes of the bridge: its plugin, and no shell. */
let children: string

beforeAll(async () => {
  running = await startTriptych({ args: ['bridge', '--sample', '--check-replies'] })
  port = Number(new URL(running.urls.bridge).port)
  requests = await operatorRequests(async <T>(method: string, path: string) => {
    return (await (await fetch(running.urls.bridge + path, { method })).json()) as T
  })
  children = childProcesses()
})

afterAll(async () => {
  await running?.stop()
})

function childProcesses(): string {
  const { pid } = running.child
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
}

type Field = readonly [name: string, value: string]

const handshake: readonly Field[] = [
  ['Upgrade', 'websocket'],
  ['Connection', 'Upgrade'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
]

/** A close without a code, as a client sends it (RFC 6455, 5.5.1). */
const farewell = '\x88\x80\0\0\0\0'

/** Sends a request; `{port}` is the bridge's. The status of the answer, and the code of a problem. */
async function told(line: string, fields: readonly Field[], body = ''): Promise<(number | string)[]> {
  const all = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const bytes = `${line} HTTP/1.1\r\n${all}\r\n${body}`.replaceAll('{port}', String(port))
  const [answer] = readAnswers(await sendRaw(port, bytes, [{ after: 'HTTP/1.1 101', bytes: farewell }]))
  if (answer?.status === 101) return [101]
  return [answer?.status ?? 0, (JSON.parse(answer?.body ?? '{}') as { code: string }).code]
}

const own: Field = ['Host', '127.0.0.1:{port}']
const elsewhere: Field = ['Origin', 'http://evil.example']

const foreignHosts = [
  'evil.example',
  'evil.example:{port}',
  '127.0.0.1',
  '127.0.0.2:{port}',
  '127.0.0.1.evil.example:{port}',
  '0.0.0.0:{port}',
  '0177.0.0.1:80',
  'localhost',
  'localhost:80',
  '[::2]:{port}',
]

const foreignOrigins = [
  'http://evil.example',
  'http://evil.example:{port}',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'http://localhost.evil.example:{port}',
  'https://localhost:{port}',
  'http://localhost:{port}, http://localhost:{port}',
  'http://evil.example@localhost:{port}',
  'chrome-extension://localhost:{port}',
  'null',
  '',
]

describe('an open bridge', () => {
  it.each(foreignHosts)('knows itself by no such name: %s', async (host) => {
    const [first] = channels
    for (const line of ['GET /api/config', 'POST /api/daemon/restart', 'GET /', 'GET /health']) {
      expect([
        line,
        ...(await told(line, [
          ['Host', host],
          ['Connection', 'close'],
        ])),
      ]).toEqual([line, 421, 'foreign_host'])
    }
    expect(await told(`GET ${first.path}`, [['Host', host], ...handshake])).toEqual([421, 'foreign_host'])
    // A target in absolute form says what the host is.
    expect(await told(`GET http://${host}${first.path}`, [own, ...handshake])).toEqual([421, 'foreign_host'])
  })

  it.each(foreignOrigins)('takes no upgrade from %j', async (origin) => {
    for (const { path } of channels) {
      expect([path, ...(await told(`GET ${path}`, [own, ...handshake, ['Origin', origin]]))]).toEqual([
        ...[path, 403, 'foreign_origin'],
      ])
    }
    expect(childProcesses()).toBe(children)
  })

  it.each(foreignOrigins)('runs no operation for %j', async (origin) => {
    for (const { operationId, method, path, body } of requests) {
      const text = body === null ? '' : JSON.stringify(body)
      const fields: Field[] = [own, ['Origin', origin], ['Connection', 'close'], ['Content-Type', 'application/json']]
      const sent = text === '' ? fields : [...fields, ['Content-Length', String(Buffer.byteLength(text))] as const]
      expect([operationId, ...(await told(`${method} ${path}`, sent, text))]).toEqual([
        ...[operationId, 403, 'foreign_origin'],
      ])
    }
    expect(childProcesses()).toBe(children)
  })

  it.each([
    '127.0.0.1:{port}',
    'localhost:{port}',
    'LOCALHOST.:{port}',
    '[::1]:{port}',
  ])('opens as %s', async (host) => {
    const open = (...fields: Field[]) => told('GET /ws/metrics', [['Host', host], ...handshake, ...fields])
    expect(await open()).toEqual([101])
    expect(await open(['Origin', 'http://localhost:{port}'])).toEqual([101])
    expect(await open(['Origin', 'http://127.0.0.1:{port}'], ['Cookie', 'a=b'])).toEqual([101])
  })

  it('takes a cookie for the sign of a browser, which says where its page is from', async () => {
    const cookie: Field = ['Cookie', 'of=another port']
    const shell = (...fields: Field[]) => told('GET /ws/shell', [own, ...handshake, cookie, ...fields])
    expect(await shell()).toEqual([403, 'foreign_origin'])
    expect(await shell(['Sec-Fetch-Site', 'same-site'])).toEqual([403, 'foreign_origin'])
    expect(await shell(['Sec-Fetch-Site', 'none'])).toEqual([403, 'foreign_origin'])
    const restart = [own, cookie, ['Connection', 'close']] as const
    expect(await told('POST /api/daemon/restart', restart)).toEqual([403, 'foreign_origin'])
  })

  it.each([
    ['two origins, one of them its own', 'GET /ws/shell', [['Origin', 'http://127.0.0.1:{port}'], elsewhere], 403],
    ['two origins, its own the second', 'GET /ws/shell', [elsewhere, ['Origin', 'http://127.0.0.1:{port}']], 403],
    ['two hosts', 'GET /ws/shell', [['Host', 'evil.example']], 400],
    ['another spelling of the path', 'GET /%77s/shell', [elsewhere], 403],
    ['a trailing slash', 'GET /ws/shell/', [], 404],
    ['a dot segment', 'GET /ws/./shell', [], 400],
    ['another spelling of the path, from its own page', 'GET /%77s/shell', [], 404],
    ['a slash twice', 'GET //ws/shell', [elsewhere], 403],
  ] as const)('is not fooled by %s', async (_, line, fields, status) => {
    const [code] = await told(line, [own, ...handshake, ...fields])
    expect(code).toBe(status)
    expect(childProcesses()).toBe(children)
  })

  it('takes no older handshake, whose origin has another name', async () => {
    const older = handshake.map(([name, value]): Field => [name, name === 'Sec-WebSocket-Version' ? '8' : value])
    expect(await told('GET /ws/shell', [own, ...older, ['Sec-WebSocket-Origin', 'http://evil.example']])).toEqual([
      ...[426, 'upgrade_required'],
    ])
  })

  it.each([
    ['/api/marketplace/plugin-info/triptych-virtual', 'image'],
    ['/%61pi/marketplace/plugin-info/triptych-virtual', 'image'],
    ['/api/config', 'iframe'],
    ['/%61pi/config', 'script'],
    ['/api/logs/download', 'empty'],
  ])('reads nothing to a foreign page that has %s as its %s', async (path, dest) => {
    for (const site of ['cross-site', 'same-site']) {
      const fields: Field[] = [own, ['Connection', 'close'], ['Sec-Fetch-Site', site], ['Sec-Fetch-Dest', dest]]
      expect(await told(`GET ${path}`, fields)).toEqual([403, 'foreign_origin'])
    }
    expect(await told(`GET ${path}`, [own, ['Connection', 'close'], elsewhere])).toEqual([403, 'foreign_origin'])
  })

  it('takes bodies in JSON alone, from every kind of caller', async () => {
    for (const { operationId, method, path, body } of requests) {
      if (body === null) continue
      const text = JSON.stringify(body)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
        const length: Field = ['Content-Length', String(Buffer.byteLength(text))]
        const fields: Field[] = [own, ['Connection', 'close'], ['Content-Type', type], length]
        expect([operationId, type, ...(await told(`${method} ${path}`, fields, text))]).toEqual([
          ...[operationId, type, 415, 'unsupported_media_type'],
        ])
      }
    }
  })
})
