import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'
import { readAnswers, sendRaw } from '../../support/raw-http.ts'

const base = '/api/v1/docs/production'
/** The server's own name; `PORT` becomes its port when it runs. */
const head = 'HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n'
const json = 'Content-Type: application/json\r\n'

/** Raw bytes, and the problem that they are to get. */
const requests: readonly (readonly [what: string, bytes: string, status: number, code: string])[] = [
  ['a dot segment', `GET ${base}/../x ${head}\r\n`, 400, 'malformed_path'],
  ['an encoded dot segment', `GET ${base}/%2e%2e/x ${head}\r\n`, 400, 'malformed_path'],
  ['a dot segment behind %2F', `GET ${base}/a%2f..%2fb ${head}\r\n`, 400, 'malformed_path'],
  ['a dot segment in a media key', `GET /media/a/%2e%2e/b ${head}\r\n`, 400, 'malformed_path'],
  ['a dot segment in a partial key', `GET ${base}/_partials/./b ${head}\r\n`, 400, 'malformed_path'],
  ['an empty segment', `GET ${base}/a//b ${head}\r\n`, 400, 'malformed_path'],
  ['an empty site', `GET /api/v1//production/a ${head}\r\n`, 400, 'malformed_path'],
  ['a backslash', `GET ${base}/a\\b ${head}\r\n`, 400, 'malformed_path'],
  ['an encoded backslash', `GET ${base}/a%5Cb ${head}\r\n`, 400, 'malformed_path'],
  ['NUL', `GET ${base}/a%00b ${head}\r\n`, 400, 'malformed_path'],
  ['a control character', `GET ${base}/a%1fb ${head}\r\n`, 400, 'malformed_path'],
  ['? inside', `GET ${base}/a%3Fb ${head}\r\n`, 400, 'malformed_path'],
  ['# inside', `GET ${base}/a%23b ${head}\r\n`, 400, 'malformed_path'],
  ['a raw #', `GET ${base}/a#b ${head}\r\n`, 400, 'malformed_path'],
  ['bad percent-encoding', `GET ${base}/a%g0 ${head}\r\n`, 400, 'malformed_path'],
  ['a cut escape', `GET ${base}/a%4 ${head}\r\n`, 400, 'malformed_path'],
  ['bad UTF-8', `GET ${base}/a%ff ${head}\r\n`, 400, 'malformed_path'],
  ['2,049 characters', `GET ${base}/${'a'.repeat(2049 - base.length - 1)} ${head}\r\n`, 400, 'malformed_path'],
  ['the asterisk form', `OPTIONS * ${head}\r\n`, 400, 'malformed_path'],
  ['a bad token', `GET ${base}/?previewToken=x ${head}\r\n`, 403, 'preview_token_invalid'],
  ['a bad token in a header', `GET ${base} ${head}X-CMS-Preview-Token: x\r\n\r\n`, 403, 'preview_token_invalid'],
  ['a path of nothing', `GET /nothing ${head}\r\n`, 404, 'not_found'],
  ['a method that is not there', `DELETE ${base}/a ${head}\r\n`, 405, 'method_not_allowed'],
  ['TRACE', `TRACE ${base}/a ${head}\r\n`, 405, 'method_not_allowed'],
  ['CONNECT', `CONNECT localhost:1 ${head}\r\n`, 405, 'method_not_allowed'],
  ['OPTIONS that is no preflight', `OPTIONS ${base}/a ${head}\r\n`, 405, 'method_not_allowed'],
  ['no session', `POST /api/preview-token ${head}${json}Content-Length: 2\r\n\r\n{}`, 401, 'unauthenticated'],
  ['a foreign origin', `POST /api/preview-token ${head}Origin: https://x.example\r\n\r\n`, 403, 'foreign_origin'],
  [
    'a foreign host',
    `POST /api/preview-token HTTP/1.1\r\nHost: x.example\r\nConnection: close\r\n\r\n`,
    421,
    'foreign_host',
  ],
  [
    'a foreign host on /metrics',
    `GET /metrics HTTP/1.1\r\nHost: x.example\r\nConnection: close\r\n\r\n`,
    421,
    'foreign_host',
  ],
  ['no Host', `GET ${base} HTTP/1.1\r\n\r\n`, 400, 'malformed_request'],
  ['two Hosts', `GET ${base} HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n`, 400, 'malformed_request'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a space in the target', `GET ${base}/a b ${head}\r\n`, 400, 'malformed_request'],
  ['a control character in the target', `GET ${base}/a\x01 ${head}\r\n`, 400, 'malformed_request'],
  ['NUL in a header', `GET ${base} ${head}X: a\0b\r\n\r\n`, 400, 'malformed_request'],
  ['two lengths', `POST /x ${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400, 'malformed_request'],
  [
    'a length and chunks',
    `POST /x ${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'malformed_request',
  ],
  ['headers of 17 KiB', `GET ${base} ${head}X: ${'a'.repeat(17 * 1024)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an unknown expectation', `GET ${base} ${head}Expect: magic\r\n\r\n`, 417, 'expectation_failed'],
]

describe('bad input over a raw socket', () => {
  let server: RunningTriptych
  let port = 0
  const send = async (bytes: string) => readAnswers(await sendRaw(port, bytes.replace('PORT', String(port))))
  beforeAll(async () => {
    server = await startTriptych({ args: ['content', '--sample', '--check-replies'] })
    port = Number(new URL(server.urls.content).port)
  })
  afterAll(async () => {
    await server?.stop()
  })

  it.each(requests)('%s gets its problem, no stack trace, and the server stays up', async (_, bytes, status, code) => {
    const [answer, ...more] = await send(bytes)
    expect(more).toEqual([])
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'application/problem+json' } })
    const problem = JSON.parse(answer?.body ?? '') as Record<string, unknown>
    expect(problem).toMatchObject({ type: 'about:blank', status, code })
    expect(Object.keys(problem).filter((name) => !/^(?:type|title|status|code|errors)$/.test(name))).toEqual([])
    const [healthy] = await send(`GET /health ${head}\r\n`)
    expect(healthy?.status).toBe(200)
  })

  it('takes a site from any Host, since a CDN may call it anything', async () => {
    const request = `GET ${base} HTTP/1.1\r\nHost: cdn.example\r\nConnection: close\r\n\r\n`
    expect((await send(request))[0]?.status).toBe(200)
  })

  it('takes the absolute form, as a server must (RFC 9112, 3.2.2)', async () => {
    const request = `GET http://cdn.example${base} ${head}\r\n`
    expect((await send(request))[0]?.status).toBe(200)
  })

  it('answers HEAD with headers alone', async () => {
    const received = await sendRaw(port, `HEAD ${base} ${head}\r\n`.replace('PORT', String(port)))
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(received.endsWith('\r\n\r\n')).toBe(true)
  })

  it('has logged nothing that broke', () => {
    expect(server.stderr()).not.toMatch(/"level":50|"level":60/)
  })
})
