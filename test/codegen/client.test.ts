import { describe, expect, it } from 'vitest'
import { createContentClient } from '../../generated/content/client.ts'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { readModel } from '../../tools/codegen/model.ts'
import { sample, sampleDocument, sampleWith } from './fixture.ts'

/** A client whose requests go nowhere, and the addresses that it asked for. */
function listening(baseUrl: string) {
  const asked: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request.url)
    return Response.json({})
  }
  return { asked, client: createContentClient({ baseUrl, fetch }) }
}

describe('the generated client', () => {
  it.each([
    'http://localhost:8583',
    'https://example.com/cms/',
  ])('keeps the slashes of a route below %s', async (baseUrl) => {
    const { asked, client } = listening(baseUrl)
    const path = { siteId: 'a/b', env: 'production', route: 'über/50% off?/#1' }
    await client.GET('/api/v1/{siteId}/{env}/{route}', { params: { path, query: { previewToken: 't' } } })
    const base = baseUrl.replace(/\/$/, '')
    expect(asked).toEqual([`${base}/api/v1/a%2Fb/production/%C3%BCber/50%25%20off%3F/%231?previewToken=t`])
  })

  it('encodes the slashes of any other parameter', async () => {
    const { asked, client } = listening('http://localhost:8583')
    await client.GET('/api/v1/{siteId}/{env}/i18n/{locale}', {
      params: { path: { siteId: 's', env: 'e', locale: 'a/b' } },
    })
    expect(asked).toEqual(['http://localhost:8583/api/v1/s/e/i18n/a%2Fb'])
  })

  it.each(['..', 'a/../b', './a'])('refuses %s, which a URL would lose', async (key) => {
    const { asked, client } = listening('http://localhost:8583')
    await expect(client.GET('/media/{key}', { params: { path: { key } } })).rejects.toThrow('key holds a dot segment')
    expect(asked).toEqual([])
  })

  it('reads text where the contract has text, and what it is told to', async () => {
    const fetch = async (): Promise<Response> => new Response('# HELP\n', { headers: { 'Content-Type': 'text/plain' } })
    const client = createContentClient({ baseUrl: 'http://localhost:8583', fetch })
    expect((await client.GET('/metrics')).data).toBe('# HELP\n')
    expect(await (await client.GET('/metrics', { parseAs: 'blob' })).data?.text()).toBe('# HELP\n')
  })

  it('takes dots that are no dot segment', async () => {
    const { asked, client } = listening('http://localhost:8583')
    await client.GET('/media/{key}', { params: { path: { key: '.a/b../c.png' } } })
    expect(asked).toEqual(['http://localhost:8583/media/.a/b../c.png'])
  })
})

describe('client.ts', () => {
  it('names its factory after the surface', () => {
    expect(emitClient(readModel('sample', sampleDocument))).toContain('export function createSampleClient(')
  })

  it('is not made where the end of a path does not tell', () => {
    const { get } = sample.paths['/files/{key}']
    const parameters = [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }]
    const odd = sampleWith(['paths', '/old/files/{key}'], { get: { ...get, operationId: 'getOld', parameters } })
    expect(() => emitClient(readModel('sample', odd as typeof sampleDocument))).toThrow('/old/files/{key} ends like')
  })
})
