import { describe, expect, it } from 'vitest'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { linked, offline } from '../../tools/codegen/emit-docs.ts'
import { emitHandlers } from '../../tools/codegen/emit-handlers.ts'
import { emitRoutes } from '../../tools/codegen/emit-routes.ts'
import { emitTypes } from '../../tools/codegen/emit-types.ts'
import { emitValidators, emitValidatorTypes } from '../../tools/codegen/emit-validators.ts'
import { readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'
import { sampleDocument, sampleWith } from './fixture.ts'

const model = readModel('sample', sampleDocument)

/** The text from one line that begins so to the first line that is its end. */
function block(text: string, begins: string, ends = '}'): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith(begins))
  const last = lines.indexOf(ends, first)
  return first < 0 ? '' : lines.slice(first, last + 1).join('\n')
}

describe('every TypeScript and JavaScript output', () => {
  it('says what it was made from', async () => {
    const outputs = [emitHandlers(model), emitRoutes(model), emitClient(model), emitValidators(model)]
    for (const text of [...outputs, emitValidatorTypes(model), await emitTypes(model)]) {
      expect(text).toMatch(/^\/\/ Generated from specs\/sample\.openapi\.yaml by `make generate`\.\n/)
      expect(text).toMatch(/[^\n]\n$/)
      expect(text).not.toContain('\r')
    }
  })
})

describe('handlers.ts', () => {
  const text = emitHandlers(model)

  it('gives a wildcard content its type and bytes, and leaves the writer its headers', () => {
    expect(block(text, 'export interface GetFile200')).toBe(
      [
        'export interface GetFile200 {',
        '  readonly status: 200',
        '  readonly headers: {',
        '    readonly ETag: string',
        '  }',
        '  readonly contentType: string',
        '  readonly body: FileBody | Uint8Array',
        '}',
      ].join('\n'),
    )
  })

  it('gives a status without content no body', () => {
    expect(block(text, 'export interface GetFile304')).toBe('export interface GetFile304 {\n  readonly status: 304\n}')
  })

  it('makes Set-Cookie a list, and a header optional that is not required', () => {
    const reply = block(text, 'export interface CreatePet201')
    expect(reply).toContain("    readonly 'Set-Cookie': readonly string[]\n")
    expect(reply).toContain("    readonly 'Cache-Control'?: 'no-store' | undefined\n")
    expect(reply).toContain("  readonly body: components['schemas']['Pet'] | Encoded<components['schemas']['Pet']>\n")
  })

  it('takes text as text or bytes', () => {
    expect(block(text, 'export interface ListPets200')).toContain('  readonly body: string | Uint8Array\n')
  })

  it('has only the parts of a request that are declared', () => {
    expect(block(text, 'export interface GetFileRequest')).toBe(
      "export interface GetFileRequest {\n  readonly path: NonNullable<operations['getFile']['parameters']['path']>\n}",
    )
    expect(block(text, 'export interface CreatePetRequest')).toBe(
      [
        'export interface CreatePetRequest {',
        "  readonly body: NonNullable<operations['createPet']['requestBody']>['content']['application/json']",
        '}',
      ].join('\n'),
    )
  })

  it('takes a form as its fields', () => {
    expect(block(text, 'export interface SendOwnerRequest')).toBe(
      [
        'export interface SendOwnerRequest {',
        "  readonly body: NonNullable<operations['sendOwner']['requestBody']>" +
          "['content']['application/x-www-form-urlencoded']",
        '}',
      ].join('\n'),
    )
  })

  it('leaves to the runtime what a refusal says about the next try', () => {
    expect(block(text, 'export interface SendOwner401')).not.toContain('headers')
    expect(block(text, 'export interface SendOwner429')).not.toContain('headers')
  })

  it('has one property for each operation that is not mounted', () => {
    const names = [...block(text, 'export interface Handlers').matchAll(/^ {2}readonly (\w+):/gm)].map(
      ([, name]) => name,
    )
    expect(names).toEqual(['getFile', 'listPets', 'createPet', 'sendOwner'])
    expect(text).not.toContain('MintToken')
  })
})

describe('routes.ts', () => {
  // The text is one array literal with `as const`; without that it is JavaScript.
  const literal = emitRoutes(model)
    .replace(/^[\s\S]*?export const routes = /, '')
    .replace(/ as const\n$/, '')
  const routes = new Function(`return ${literal}`)() as Record<string, unknown>[]

  it('describes an operation whole', () => {
    expect(routes[1]).toEqual({
      operationId: 'listPets',
      method: 'GET',
      path: '/pets',
      multiSegment: null,
      cors: true,
      answerCache: true,
      mounted: false,
      allow: 'GET, HEAD, POST',
      security: [],
      tool: 'list_pets',
      rights: null,
      parameters: [
        { in: 'query', name: 'tag', required: false, type: 'array', items: 'string' },
        { in: 'query', name: 'limit', required: true, type: 'integer' },
      ],
      body: null,
      replies: {
        200: { contentType: 'text/html', headers: [] },
        404: { contentType: 'application/problem+json', headers: [] },
      },
    })
  })

  it('names the parameter that spans segments, declared on the path', () => {
    expect(routes[0]).toMatchObject({ operationId: 'getFile', multiSegment: 'key', allow: 'GET, HEAD' })
    expect(routes[0]?.replies).toMatchObject({ 200: { contentType: '*/*', headers: ['ETag', 'Accept-Ranges'] } })
  })

  it('keeps security, bodies and mounted operations', () => {
    expect(routes[2]).toMatchObject({
      security: [['session']],
      body: { required: true, contentType: 'application/json' },
    })
    expect(routes[3]).toMatchObject({
      security: [['session'], ['accessToken']],
      rights: 'admin',
      body: { required: true, contentType: 'application/x-www-form-urlencoded' },
      replies: { 401: { headers: ['WWW-Authenticate'] }, 429: { headers: ['Retry-After'] } },
    })
    expect(routes[4]).toMatchObject({ operationId: 'mintToken', mounted: true, allow: 'POST' })
  })

  it('refuses a parameter that cannot be read from text', () => {
    const odd = sampleWith(['paths', '/pets', 'get', 'parameters', '1', 'schema'], { type: 'object' })
    expect(() => emitRoutes(readModel('sample', odd as OpenApiDocument))).toThrow(
      'listPets: the query parameter limit needs one plain type',
    )
  })
})

describe('types.ts', () => {
  it('has the fields of a form', async () => {
    const text = await emitTypes(model)
    expect(text).toContain(`"application/x-www-form-urlencoded": components["schemas"]["Owner"];`)
  })
})

describe('docs.html', () => {
  const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

  it('is without the addresses that its page would contact', () => {
    const page = offline(`src:\`${logo}\`,url:\`https://otel.cloud.redocly.com/v1/traces\`,{"disableTelemetry":true}`)
    expect(page).toMatch(/^src:`data:image\/svg\+xml,[^`]+`,url:`data:,`,/)
  })

  it('is not made with an address that nobody has looked at, or with telemetry', () => {
    expect(() => offline('`https://fonts.googleapis.com/a`"disableTelemetry":true')).toThrow('fonts.googleapis.com/a')
    expect(() => offline(logo)).toThrow('telemetry')
  })

  it('has links that lead to itself', () => {
    const elsewhere = '<a href="https://example.com/">b</a><a href="//example.com/">c</a><a href="#/pets">d</a>'
    expect(linked(`<a class="x" href="/pets">a</a>${elsewhere}`)).toBe(`<a class="x" href="#/pets">a</a>${elsewhere}`)
  })
})
