import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, startWideSurface, type WideSurface } from '../support/wide-contract.ts'

let wide: WideSurface

beforeAll(async () => {
  wide = await startWideSurface()
})
afterAll(() => wide.close())

function post(type: string, body: string) {
  return ask(`${wide.url}/photos`, { method: 'POST', headers: { 'Content-Type': type }, body })
}

describe('a form with files', () => {
  const png = new File(['bytes'], 'é cover.png', { type: 'image/png' })

  async function send(...fields: readonly (readonly [string, string | Blob])[]) {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return ask(`${wide.url}/photos`, { method: 'POST', body: form })
  }

  it('is read whole, and sent by the client', async () => {
    const more = [new File(['a'], 'a.txt', { type: 'text/plain' }), new File(['b'.repeat(150_000)], 'b.bin')]
    const body = { title: 'Ada', count: 2, meta: { a: [1] }, cover: png, more }
    const headers = { 'content-type': 'multipart/form-data' }
    const { data, error } = await wide.client.POST('/photos', { body })
    expect(error).toBeUndefined()
    expect((await wide.client.POST('/photos', { body, headers })).data).toEqual(data)
    expect(data).toEqual({
      ...{ title: 'Ada', count: 2, meta: { a: [1] }, published: false },
      cover: ['é cover.png', 'image/png', 'bytes'],
      more: [
        ['a.txt', 'text/plain', 'a'],
        ['b.bin', 'application/octet-stream', 'b'.repeat(150_000)],
      ],
    })
  })

  it.each<[string, number, string, string, readonly (readonly [string, string | Blob])[]]>([
    ['without a required field', 400, 'title', 'required', [['count', '1']]],
    [
      'with text for a file',
      400,
      'cover',
      'must be a file',
      [
        ['title', 'a'],
        ['cover', 'a'],
      ],
    ],
    ['with a file for text', 400, 'title', 'must not be a file', [['title', png]]],
    [
      'with a file that it does not know',
      400,
      'other',
      'must not be a file',
      [
        ['title', 'a'],
        ['other', png],
      ],
    ],
    [
      'with a field that it does not know',
      400,
      'other',
      'additional',
      [
        ['title', 'a'],
        ['other', 'b'],
      ],
    ],
    [
      'with a field of another type',
      400,
      'count',
      'must be an integer',
      [
        ['title', 'a'],
        ['count', 'b'],
      ],
    ],
    [
      'with JSON that is none',
      400,
      'meta',
      'must be JSON',
      [
        ['title', 'a'],
        ['meta', '{'],
      ],
    ],
    [
      'with a file of another type',
      400,
      'cover',
      'must be image/png or image/jpeg',
      [
        ['title', 'a'],
        ['cover', new File(['a'], 'a')],
      ],
    ],
    [
      'with a single file twice',
      400,
      'cover',
      'must be sent once',
      [
        ['title', 'a'],
        ['cover', png],
        ['cover', png],
      ],
    ],
    [
      'with too many files',
      400,
      'more',
      'must not be more than 2',
      [
        ['title', 'a'],
        ['more', png],
        ['more', png],
        ['more', png],
      ],
    ],
  ])('is refused %s', async (_, status, name, message, fields) => {
    const answer = await send(...fields)
    expect(answer.status).toBe(status)
    expect((answer.body as { errors: unknown[] }).errors).toContainEqual({
      ...{ in: 'body', name, message: expect.stringContaining(message) },
    })
  })

  it.each<[string, readonly (readonly [string, string | Blob])[]]>([
    [
      'a large file',
      [
        ['title', 'a'],
        ['cover', new File(['x'.repeat(101)], 'a', { type: 'image/png' })],
      ],
    ],
    [
      'the largest file',
      [
        ['title', 'a'],
        ['more', new File(['x'.repeat(200_001)], 'a')],
      ],
    ],
    ['a large field', [['title', 'x'.repeat(64 * 1024 + 1)]]],
    ['many fields', Array.from({ length: 101 }, (_, i) => [`f${i}`, 'a'] as const)],
    ['many files', Array.from({ length: 5 }, () => ['more', new File(['a'], 'a')] as const)],
  ])('is too large with %s', async (_, fields) => {
    expect((await send(...fields)).status).toBe(413)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', ''],
    [
      'that has no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na',
    ],
    [
      'that has no end, in a file that there is no field for',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\na',
    ],
    ['that is something else', 'multipart/form-data; boundary=x', 'title=a'],
  ])('is refused %s', async (_, type, body) => {
    expect((await post(type, body || 'a')).status).toBe(400)
    expect((await post('application/json', '{}')).status).toBe(415)
  })

  it('that breaks off leaves the surface as it was', async () => {
    const before = wide.errors.length
    const socket = connect(Number(new URL(wide.url).port), '127.0.0.1')
    const type = 'multipart/form-data; boundary=x'
    socket.write(`POST /photos HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n--x\r\n`)
    socket.end()
    await expect.poll(() => wide.errors.length).toBe(before + 1)
    expect(wide.errors.at(-1)).toMatchObject({ code: 'invalid_request' })
    expect((await send(['title', 'a'])).status).toBe(200)
  })
})
