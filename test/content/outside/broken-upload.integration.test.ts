import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { done, type Editor } from '../../support/content-editor.ts'
import { Newsroom } from '../../support/content-newsroom.ts'
import { editorCookie, page, startContentServer } from '../../support/content-server.ts'
import { png } from '../../support/every-content-operation.ts'
import type { RunningTriptych } from '../../support/process.ts'
import { readAnswers } from '../../support/raw-http.ts'

const LIMIT = 4 * 1024 * 1024

/** A picture by its beginning, and of that length in all. */
const picture = (length: number): Buffer => Buffer.concat([png, randomBytes(length - png.length)])

describe('an upload that goes wrong', () => {
  let newsroom: Newsroom
  let server: RunningTriptych
  let ann: Editor

  beforeAll(async () => {
    newsroom = await Newsroom.open('sqlite', { env: { SVC_MEDIA_MAX_BYTES: String(LIMIT) } })
    server = await newsroom.start()
    await newsroom.found(server)
    ann = await newsroom.person(server, 'Ann')
  })

  afterAll(() => newsroom.close())

  const folder = () => readdir(join(newsroom.dataDir, 'media'), { recursive: true })
  const temporaries = async () => (await folder()).filter((name) => name.includes('.incoming-'))
  const delivered = async (key: string) => {
    const response = await fetch(`${server.urls.content}/media/${key}`)
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const all = async () => {
    const params = { path: { site: 'docs' }, query: { limit: 200 } }
    return (await ann.client.GET('/api/console/sites/{site}/media', { params })).data?.media
  }

  /** The head of an upload on a connection of its own. */
  async function begin(key: string, ...fields: string[]): Promise<Socket> {
    const { hostname, port } = new URL(server.urls.content)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    const head = [
      `PUT /api/console/sites/docs/media/${key} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      ...Object.entries(ann.headers).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: application/octet-stream',
      ...fields,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return socket
  }

  /** The answer to what was sent on a connection. */
  async function answerOn(socket: Socket) {
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
    await expect.poll(() => text, { interval: 10 }).toMatch(/\r\n\r\n[\s\S]*\}$/)
    socket.destroy()
    const [answer] = readAnswers(text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''))
    return answer
  }

  const chunk = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, crlf])
  const crlf = Buffer.from('\r\n')

  it.each([
    ['with its length said', (size: number) => `Content-Length: ${size}`, (bytes: Buffer) => bytes],
    ['in chunks', () => 'Transfer-Encoding: chunked', chunk],
  ])('by breaking off midway leaves what was there (%s)', async (_, field, wire) => {
    const key = `docs/kept-${field(1).length}.png`
    const old = picture(200_000)
    const kept = await done(ann.putMedia(key, null, old))
    const [before, listed] = [(await folder()).toSorted(), await all()]
    const next = picture(1_000_000)
    const half = next.subarray(0, 500_000)
    for (const [at, precondition] of [
      [key, `If-Match: "${kept.etag}"`],
      ['docs/never.png', 'If-None-Match: *'],
    ] as const) {
      const socket = await begin(at, precondition, field(next.length))
      socket.write(wire(half))
      await expect.poll(temporaries, { interval: 5 }).toHaveLength(1)
      socket.destroy()
      await expect.poll(temporaries, { interval: 5 }).toEqual([])
    }
    expect((await folder()).toSorted()).toEqual(before)
    expect(await all()).toEqual(listed)
    expect(await delivered(key)).toEqual({ status: 200, bytes: old })
    expect((await delivered('docs/never.png')).status).toBe(404)

    const replaced = await done(ann.putMedia(key, kept.etag, next))
    expect(replaced.value.size).toBe(next.length)
    expect(await delivered(key)).toEqual({ status: 200, bytes: next })
  })

  it('with malformed chunks is refused, and leaves nothing', async () => {
    const socket = await begin('docs/garbled.png', 'If-None-Match: *', 'Transfer-Encoding: chunked')
    socket.write(chunk(picture(100_000)))
    await expect.poll(temporaries, { interval: 5 }).toHaveLength(1)
    socket.write('this is not a length\r\n')
    await expect.poll(temporaries, { interval: 5 }).toEqual([])
    expect((await delivered('docs/garbled.png')).status).toBe(404)
  })

  it('by being slow is taken all the same', async () => {
    const bytes = picture(60_000)
    const socket = await begin('docs/slow.png', 'If-None-Match: *', `Content-Length: ${bytes.length}`)
    for (let sent = 0; sent < bytes.length; sent += 2_000) {
      socket.write(bytes.subarray(sent, sent + 2_000))
      await pause(10)
    }
    expect(await answerOn(socket)).toMatchObject({ status: 201 })
    expect(await delivered('docs/slow.png')).toEqual({ status: 200, bytes })
  })

  it('by stalling is refused, and leaves nothing', async () => {
    const { url, bring, get, config } = await startContentServer('sqlite')
    await bring({ 'pages/a.md': page('A') })
    const headers = {
      Cookie: editorCookie,
      Origin: url,
      'If-None-Match': '*',
      'Content-Type': 'application/octet-stream',
    }
    const sent = request(`${url}/api/console/sites/site/media/docs/stalled.png`, { method: 'PUT', headers })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    let waiting = true
    void answered.finally(() => {
      waiting = false
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    sent.write(png)
    // Nothing more comes, for as long as it may be.
    for (; waiting; vi.advanceTimersByTime(1000)) await turn()
    const [response] = await answered
    expect([response.statusCode, await json(response)]).toMatchObject([408, { code: 'request_timeout' }])
    sent.destroy()
    const left = await readdir(config.mediaDir, { recursive: true }).catch(() => [])
    expect(left.filter((name) => name.includes('.incoming-'))).toEqual([])
    expect((await get('/media/docs/stalled.png')).status).toBe(404)
  })

  it('by its length is refused before a byte of it is sent', async () => {
    const fields = ['If-None-Match: *', `Content-Length: ${LIMIT + 1}`]
    const answer = await answerOn(await begin('docs/large.png', ...fields))
    expect([answer?.status, JSON.parse(answer?.body ?? '').code]).toEqual([413, 'body_too_large'])
    expect(answer?.headers.connection).toBe('close')

    // A client that waits to be asked for the bytes gets the answer as well.
    const polite = await answerOn(await begin('docs/large.png', 'Expect: 100-continue', ...fields))
    expect(polite?.status).toBe(413)
    expect((await delivered('docs/large.png')).status).toBe(404)
  })

  it('by its length is refused on the way, where it says none', async () => {
    const socket = await begin('docs/endless.png', 'If-None-Match: *', 'Transfer-Encoding: chunked')
    const refused = answerOn(socket)
    socket.write(chunk(picture(LIMIT + 1)))
    expect(await refused).toMatchObject({ status: 413 })
    expect(await temporaries()).toEqual([])
    expect((await delivered('docs/endless.png')).status).toBe(404)
  })

  it.each([
    ['docs/page.html', Buffer.from('<h1>Hello</h1>'), 409, 'media_type_refused'],
    ['docs/run.js', Buffer.from('alert(1)'), 409, 'media_type_refused'],
    ['docs/text.png', Buffer.from('not a picture'), 409, 'media_type_refused'],
    ['docs/picture.txt', picture(2_000), 409, 'media_type_refused'],
  ])('by its kind is refused: %s', async (key, bytes, status, code) => {
    const before = (await folder()).toSorted()
    expect(await ann.putMedia(key, null, bytes)).toMatchObject({ status, code })
    expect((await folder()).toSorted()).toEqual(before)
    expect((await delivered(key)).status).toBe(404)
  })

  it('by the state that it is meant for is refused before a byte of it is sent', async () => {
    await done(ann.putMedia('docs/there.png', null, png))
    for (const [fields, status, code] of [
      [['If-None-Match: *'], 412, 'stale'],
      [['If-Match: "another"'], 412, 'stale'],
      [[], 428, 'precondition_required'],
    ] as const) {
      const answer = await answerOn(await begin('docs/there.png', ...fields, 'Content-Length: 1000'))
      expect([answer?.status, JSON.parse(answer?.body ?? '').code]).toEqual([status, code])
    }
    expect(await delivered('docs/there.png')).toEqual({ status: 200, bytes: png })
  })
})
