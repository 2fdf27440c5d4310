import { describe, expect, it } from 'vitest'
import type { RequestHandler } from '../../src/server/listener.ts'
import { readAnswers, sendRaw } from '../support/raw-http.ts'
import { startListener } from '../support/server.ts'

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

/** Reads the whole body, as a handler does, then answers what it was asked. */
const echo: RequestHandler = (request, response) => {
  request.on('error', () => undefined)
  request.resume().on('end', () => {
    response.setHeader('X-Host', request.headers.host ?? '')
    response.end(request.url)
  })
}

const refused: readonly [name: string, bytes: string, status: number, code: string][] = [
  ['no Host on HTTP/1.1', crlf('GET / HTTP/1.1'), 400, 'malformed_request'],
  ['two Hosts', crlf('GET / HTTP/1.1', 'Host: a', 'Host: b'), 400, 'malformed_request'],
  ['the same Host twice', crlf('GET / HTTP/1.1', 'Host: a', 'host: a'), 400, 'malformed_request'],
  ['a Host with a path', crlf('GET / HTTP/1.1', 'Host: a/b'), 400, 'malformed_request'],
  ['a Host with a user', crlf('GET / HTTP/1.1', 'Host: u@a'), 400, 'malformed_request'],
  ['a target that is not a path', crlf('GET about HTTP/1.1', 'Host: a'), 400, 'malformed_request'],
  ['a target of another scheme', crlf('GET ftp://a/ HTTP/1.1', 'Host: a'), 400, 'malformed_request'],
  [
    'two Content-Lengths',
    crlf('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'),
    400,
    'malformed_request',
  ],
  ['a Content-Length of words', crlf('POST / HTTP/1.1', 'Host: a', 'Content-Length: one'), 400, 'malformed_request'],
  ['a negative Content-Length', crlf('POST / HTTP/1.1', 'Host: a', 'Content-Length: -1'), 400, 'malformed_request'],
  [
    'Transfer-Encoding beside Content-Length',
    `${crlf('POST / HTTP/1.1', 'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    400,
    'malformed_request',
  ],
  [
    'a Transfer-Encoding that does not end in chunked',
    crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip'),
    400,
    'malformed_request',
  ],
  [
    'a body that is zipped and then in chunks',
    `${crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
    400,
    'malformed_request',
  ],
  [
    'two Content-Types',
    crlf('POST / HTTP/1.1', 'Host: a', 'Content-Type: text/plain', 'content-type: application/json'),
    400,
    'malformed_request',
  ],
  [
    'two credentials',
    crlf('GET / HTTP/1.1', 'Host: a', 'Authorization: Bearer a', 'Authorization: Bearer b'),
    400,
    'malformed_request',
  ],
  [
    'a bad chunk',
    `${crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}zz\r\n`,
    400,
    'malformed_request',
  ],
  [
    'chunk extensions without end',
    `${crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}2;a=${'b'.repeat(20_000)}\r\n`,
    413,
    'body_too_large',
  ],
  ['a line of garbage', 'what is this?\r\n\r\n', 400, 'malformed_request'],
  ['bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed_request'],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed_request'],
  ['a version that is not there', crlf('GET / HTTP/9.9', 'Host: a'), 400, 'malformed_request'],
  ['a method that is none', crlf('B@D / HTTP/1.1', 'Host: a'), 400, 'malformed_request'],
  ['a lone CR', 'GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n', 400, 'malformed_request'],
  ['a NUL in a field', crlf('GET / HTTP/1.1', 'Host: a', 'X: a\0b'), 400, 'malformed_request'],
  ['a control character in the target', crlf('GET /a\x01b HTTP/1.1', 'Host: a'), 400, 'malformed_request'],
  ['a folded field', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400, 'malformed_request'],
  ['a space before the colon', crlf('GET / HTTP/1.1', 'Host : a'), 400, 'malformed_request'],
  ['a field of 17 KiB', crlf('GET / HTTP/1.1', 'Host: a', `X: ${'y'.repeat(17 * 1024)}`), 431, 'headers_too_large'],
  ['a target of 17 KiB', crlf(`GET /${'y'.repeat(17 * 1024)} HTTP/1.1`, 'Host: a'), 431, 'headers_too_large'],
  [
    'a megabyte of fields',
    crlf('GET / HTTP/1.1', 'Host: a', ...Array(50_000).fill('X-Filler: 1234567')),
    431,
    'headers_too_large',
  ],
  ['CONNECT', crlf('CONNECT a:443 HTTP/1.1', 'Host: a:443'), 405, 'method_not_allowed'],
  ['an expectation', crlf('GET / HTTP/1.1', 'Host: a', 'Expect: 200-maybe'), 417, 'expectation_failed'],
]

describe('a request that cannot be read', () => {
  it.each(refused)('%s gets one problem', async (_name, bytes, status, code) => {
    const { port, log } = await startListener(echo)
    const answers = readAnswers(await sendRaw(port, bytes))
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({
      status,
      headers: {
        'content-type': 'application/problem+json',
        connection: 'close',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        date: expect.stringMatching(/ GMT$/),
      },
    })
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({ type: 'about:blank', title: expect.any(String), status, code })
    expect(log).toEqual([])

    const after = await sendRaw(port, crlf('GET /still-there HTTP/1.1', 'Host: a', 'Connection: close'))
    expect(readAnswers(after)).toMatchObject([{ status: 200, body: '/still-there' }])
  })

  it('keeps the answers of the requests that were sent before it, in their order', async () => {
    const { port } = await startListener(echo)
    const good = crlf('GET /one HTTP/1.1', 'Host: a')
    const answers = readAnswers(await sendRaw(port, `${good}${good.replace('one', 'two')}nonsense\r\n\r\n`))
    expect(answers).toMatchObject([
      { status: 200, body: '/one' },
      { status: 200, body: '/two' },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    ])
  })

  it('does not write into an answer that has begun', async () => {
    const { port } = await startListener((_request, response) => {
      response.writeHead(200, { 'Content-Length': '10' })
      response.write('half ')
    })
    const head = crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')
    const received = await sendRaw(port, head, [{ after: 'half ', bytes: 'zz\r\n' }])
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(received).toMatch(/\r\n\r\nhalf $/)
  })

  it('drops what the handler answers after it', async () => {
    const written = Promise.withResolvers<void>()
    const { port } = await startListener((request, response) => {
      request.resume().once('error', () => {
        response.writeHead(500).end('late')
        written.resolve()
      })
    })
    const bytes = `${crlf('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}zz\r\n`
    const answers = readAnswers(await sendRaw(port, bytes))
    await written.promise
    expect(answers).toMatchObject([{ status: 400 }])
  })
})

describe('a request that comes too slowly', () => {
  it.each([
    ['its head', 'GET / HTTP/1.1\r\nHost: a\r\nX-', { headersTimeout: 50, requestTimeout: 60_000 }],
    ['its body', crlf('POST / HTTP/1.1', 'Host: a', 'Content-Length: 5'), { headersTimeout: 50, requestTimeout: 60 }],
  ])('%s', async (_name, bytes, timeouts) => {
    const { port } = await startListener(echo, { ...timeouts, checkingInterval: 20 })
    expect(readAnswers(await sendRaw(port, bytes))).toMatchObject([
      { status: 408, headers: { 'content-type': 'application/problem+json' } },
    ])
  })
})

describe('a request that is unusual and right', () => {
  it.each([
    [
      'an absolute target replaces Host',
      crlf('GET http://b:1/x?y HTTP/1.1', 'Host: a', 'Connection: close'),
      '/x?y',
      'b:1',
    ],
    ['an absolute target without a path', crlf('GET http://b HTTP/1.1', 'Host: a', 'Connection: close'), '/', 'b'],
    ['HTTP/1.0 without Host', crlf('GET /old HTTP/1.0'), '/old', ''],
    ['an IPv6 Host', crlf('GET /six HTTP/1.1', 'Host: [::1]:80', 'Connection: close'), '/six', '[::1]:80'],
    [
      'an upgrade that no stream handles',
      crlf('GET /up HTTP/1.1', 'Host: a', 'Connection: Upgrade, close', 'Upgrade: h2c'),
      '/up',
      'a',
    ],
  ])('%s', async (_name, bytes, url, host) => {
    const { port } = await startListener(echo)
    expect(readAnswers(await sendRaw(port, bytes))).toMatchObject([
      { status: 200, body: url, headers: { 'x-host': host } },
    ])
  })

  it('2,500 short fields all arrive', async () => {
    const { port } = await startListener((request, response) => response.end(String(request.rawHeaders.length / 2)))
    const fields = Array(2500).fill('a:').join('\r\n')
    const bytes = crlf('GET / HTTP/1.1', 'Host: a', fields, 'Connection: close')
    expect(readAnswers(await sendRaw(port, bytes))).toMatchObject([{ status: 200, body: '2502' }])
  })
})

describe('a handler that throws', () => {
  it('is a problem for its caller and a line in the log', async () => {
    const { port, log } = await startListener(() => {
      throw new Error('the reason')
    })
    const received = await sendRaw(port, crlf('GET / HTTP/1.1', 'Host: a'))
    expect(readAnswers(received)).toMatchObject([{ status: 500 }])
    expect(received).not.toContain('the reason')
    expect(log).toMatchObject([{ err: { message: 'the reason' } }])
  })
})
