import { describe, expect, it } from 'vitest'
import { createContentClient } from '../../generated/content/client.ts'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { emitHandlers } from '../../tools/codegen/emit-handlers.ts'
import { emitTypes } from '../../tools/codegen/emit-types.ts'
import { emitValidators } from '../../tools/codegen/emit-validators.ts'
import { type Model, readModel } from '../../tools/codegen/model.ts'
import { sample, sampleDocument, sampleWith } from './fixture.ts'

/** The sample with an upload in the place of its form. */
function uploading(requestBody: object = {}): Model {
  const content = { 'application/octet-stream': { schema: { $ref: '#/components/schemas/Text' } } }
  const { summary, tags, responses } = sample.paths['/owner'].post
  const put = {
    operationId: 'putPhoto',
    security: [],
    summary,
    tags,
    responses,
    requestBody: { content, ...requestBody },
  }
  return readModel('sample', sampleWith(['paths', '/owner'], { put }) as typeof sampleDocument)
}

describe('a body that is bytes', () => {
  it('is a stream for its handler', () => {
    const text = emitHandlers(uploading({ required: true }))
    expect(text).toContain("import type { Readable } from 'node:stream'\n")
    expect(text).toContain('export interface PutPhotoRequest {\n  readonly body: Readable\n}')
    expect(emitHandlers(uploading())).toContain('  readonly body: Readable | undefined\n')
    expect(emitHandlers(readModel('sample', sampleDocument))).not.toContain('node:stream')
  })

  it('is whatever can be sent for a client', async () => {
    const text = await emitTypes(uploading())
    expect(text).toContain('readonly Text: Blob | Uint8Array | ReadableStream<Uint8Array>;')
    expect(await emitTypes(readModel('sample', sampleDocument))).toContain('readonly Text: string;')
  })

  it('has no validator', () => {
    expect(new Map(emitValidators(uploading())).get('request-validators.d.ts')).not.toContain('putPhotoBody')
  })

  it('makes its client send bytes, and no other client', () => {
    expect(emitClient(uploading())).toContain("  'PUT /owner': ['application/octet-stream'],\n")
    expect(emitClient(uploading())).toContain("duplex: 'half'")
    expect(emitClient(readModel('sample', sampleDocument))).not.toContain('octet-stream')
  })
})

describe('the generated client', () => {
  const put = '/api/console/sites/{site}/media/{key}'
  const params = { path: { site: 'docs', key: 'a/b.txt' }, header: { 'If-None-Match': '*' } }

  /** A client whose requests go nowhere, and what it sent. */
  function listening() {
    const sent: { type: string | null; text: string; url: string; condition: string | null }[] = []
    const fetch = async (request: Request): Promise<Response> => {
      const { headers, url } = request
      const [type, condition] = [headers.get('content-type'), headers.get('if-none-match')]
      sent.push({ type, text: await request.text(), url, condition })
      return Response.json({})
    }
    return { sent, client: createContentClient({ baseUrl: 'http://localhost:8583', fetch }) }
  }

  it.each([
    ['a blob', () => new Blob(['bytes'], { type: 'text/plain' })],
    ['an array', () => new TextEncoder().encode('bytes')],
    ['a stream', () => new Blob(['bytes']).stream()],
  ])('sends %s as it is', async (_, body) => {
    const { sent, client } = listening()
    await client.PUT(put, { params, body: body() })
    const url = 'http://localhost:8583/api/console/sites/docs/media/a/b.txt'
    expect(sent).toEqual([{ type: 'application/octet-stream', text: 'bytes', url, condition: '*' }])
  })

  it('sends bytes by the name of their method too', async () => {
    const { sent, client } = listening()
    await client.request('put', put, { params, body: new Blob(['bytes']) })
    expect(sent).toMatchObject([{ type: 'application/octet-stream', text: 'bytes' }])
  })

  it('still sends JSON elsewhere', async () => {
    const { sent, client } = listening()
    await client.POST('/api/console/sites', { body: { id: 'docs' } })
    expect(sent).toMatchObject([{ type: 'application/json', text: '{"id":"docs"}' }])
  })
})
