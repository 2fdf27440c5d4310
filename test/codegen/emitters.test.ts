import { describe, expect, it } from 'vitest'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { emitHandlers } from '../../tools/codegen/emit-handlers.ts'
import { emitReplies } from '../../tools/codegen/emit-replies.ts'
import { emitRoutes } from '../../tools/codegen/emit-routes.ts'
import { emitTypes } from '../../tools/codegen/emit-types.ts'
import { emitValidators } from '../../tools/codegen/emit-validators.ts'
import { emitWebhooks } from '../../tools/codegen/emit-webhooks.ts'
import { readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'
import { codes, sample, sampleDocument, sampleWith } from './fixture.ts'

const model = readModel('sample', sampleDocument)

/** The text from one line that begins so to the first line that is its end. */
function block(text: string, begins: string, ends = '}'): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith(begins))
  const last = lines.indexOf(ends, first)
  return first < 0 ? '' : lines.slice(first, last + 1).join('\n')
}

describe('every TypeScript and JavaScript output', () => {
  it('has no comment that its text ends', () => {
    const odd = sampleWith(['paths', '/owner', 'post', 'summary'], 'Takes */*') as typeof sampleDocument
    expect(emitHandlers(readModel('sample', odd))).toContain('/** Takes *\\/* */')
  })

  it('says what it was made from', async () => {
    const outputs = [emitHandlers(model), emitRoutes(model), emitClient(model), await emitTypes(model)]
    for (const text of [...outputs, ...emitValidators(model).map(([, text]) => text)]) {
      expect(text).toMatch(/^\/\/ Generated from specs\/sample\.openapi\.yaml by `make generate`\.\n/)
      expect(text).toMatch(/[^\n]\n$/)
      expect(text).not.toContain('\r')
    }
  })
})

describe('handlers.ts', () => {
  const text = emitHandlers(model)
  const declared = (name: string) =>
    new RegExp(`export interface ${name} extends ContractReply<([\\s\\S]*?)> \\{\\}\\n`).exec(text)?.[1]

  it('names each reply by operation and status, and leaves the writer its headers', () => {
    expect(declared('GetFile200')).toBe(
      "'getFile', 200, {\n  readonly ETag: string\n}, FileBody | StreamedBody | Uint8Array",
    )
    expect(declared('GetFile304')).toBe("'getFile', 304, Readonly<Record<never, never>>, undefined")
  })

  it('makes Set-Cookie a list, and a header optional that is not required', () => {
    const reply = declared('CreatePet201')
    expect(reply).toContain("  readonly 'Set-Cookie': readonly string[]\n")
    expect(reply).toContain("  readonly 'Cache-Control'?: 'no-store' | undefined\n")
    expect(reply).toContain("components['schemas']['Pet'] | SerializedJson<components['schemas']['Pet']>")
  })

  it('takes text as text or bytes', () => {
    expect(declared('ListPets200')).toContain(', string | StreamedBody | Uint8Array')
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
    expect(declared('SendOwner401')).not.toContain('readonly')
    expect(declared('SendOwner429')).not.toContain('readonly')
  })

  it('has one property for each operation that is not mounted, by tag, and one interface with all of them', () => {
    const names = (name: string) =>
      [...block(text, `export interface ${name}<Context>`).matchAll(/^ {2}readonly (\w+):/gm)].map(([, id]) => id)
    expect(names('StoredFilesHandlers')).toEqual(['getFile'])
    expect(names('PetsHandlers')).toEqual(['listPets', 'createPet', 'sendOwner'])
    expect(text).toContain('Handlers<Context>\n  extends StoredFilesHandlers<Context>,\n    PetsHandlers<Context> {}')
    expect(text).not.toContain('MintToken')
  })
})

describe('replies.ts', () => {
  const text = emitReplies(model)

  it('has a constructor for each status of each operation that is not mounted, named as HTTP names it', () => {
    expect(text).toContain('    ok: withContentType<handlers.GetFile200>(200, {}),\n')
    expect(text).toContain('    notModified: withoutBody<handlers.GetFile304>(304, {}),\n')
    expect(text).toContain('    created: withBody<handlers.CreatePet201>(201, {}),\n')
    expect(text).not.toContain('mintToken')
  })

  it('fills in the headers that the contract fixes, where they are required', () => {
    const optional = '"description":"Never kept."'
    const fixing = JSON.stringify(sampleDocument).replace(optional, `${optional},"required":true`)
    expect(emitReplies(readModel('sample', JSON.parse(fixing)))).toContain(
      "    created: withBody<handlers.CreatePet201, 'Cache-Control'>(201, { 'Cache-Control': 'no-store' }),\n",
    )
  })
})

describe('a reply of several media types, with headers of every scalar type', () => {
  const header = (schema: object) => ({ description: 'One.', required: true, schema })
  const response = {
    description: 'A pet.',
    headers: {
      'X-Version': header({ type: 'integer', const: 3 }),
      'X-Whole': header({ type: 'boolean', const: true }),
      'X-Share': header({ type: 'number' }),
    },
    content: { 'application/json': { schema: { type: 'string' } }, 'text/csv': { schema: { type: 'string' } } },
  }
  const several = sampleWith(['paths', '/pets', 'post', 'responses', '201'], response)
  const wide = readModel('sample', several as OpenApiDocument)

  it('has a constructor for each of them, which fills in the constants', () => {
    const given = "'X-Version' | 'X-Whole'>(201, { 'X-Version': 3, 'X-Whole': true }"
    expect(block(emitReplies(wide), '    created: {', '    },').split('\n')).toEqual([
      '    created: {',
      ...['application/json', 'text/csv'].map(
        (type) => `      '${type}': withBody<OfType<handlers.CreatePet201, '${type}'>, ${given}, '${type}'),`,
      ),
      '    },',
    ])
  })

  it('is a union of replies that say their type', () => {
    const headers = "{\n  readonly 'X-Version': 3\n  readonly 'X-Whole': true\n  readonly 'X-Share': number\n}"
    const json = "operations['createPet']['responses'][201]['content']['application/json']"
    expect(emitHandlers(wide)).toContain(
      [
        'export type CreatePet201 =',
        `  | ContractReply<'createPet', 201, ${headers}, ${json} | SerializedJson<${json}>, 'application/json'>`,
        `  | ContractReply<'createPet', 201, ${headers}, string | StreamedBody | Uint8Array, 'text/csv'>`,
      ].join('\n'),
    )
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
      scope: 'sample:read',
      parameters: [
        { in: 'query', name: 'tag', required: false, type: 'array', items: 'string' },
        { in: 'query', name: 'limit', required: true, type: 'integer' },
      ],
      body: null,
      replies: {
        200: { contentType: 'text/html', headers: [] },
        404: { contentType: 'application/problem+json', headers: [], codes },
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
    const odd = sampleWith(['paths', '/pets', 'get', 'parameters', '1', 'schema'], { type: ['integer', 'null'] })
    expect(() => emitRoutes(readModel('sample', odd as OpenApiDocument))).toThrow(
      'listPets: the query parameter limit cannot be read from text',
    )
  })
})

describe('a deprecated operation', () => {
  const dates = { deprecated: true, 'x-deprecated-at': '2026-03-01', 'x-sunset': '2027-01-31' }
  const document = sampleWith(['paths', '/pets', 'get'], { ...sample.paths['/pets'].get, ...dates })
  const retiring = readModel('sample', document as OpenApiDocument)

  it('says in routes.ts since when and until when, in seconds', () => {
    expect(emitRoutes(retiring)).toContain('deprecation: { since: 1772323200, sunset: 1801353600 }')
    expect(emitRoutes(model)).not.toContain('deprecation')
  })

  it('is marked in the types of the client', async () => {
    expect(await emitTypes(retiring)).toMatch(/@deprecated[^/]*\*\/\s+readonly get: operations\["listPets"\]/)
  })
})

describe('types.ts', () => {
  it('has the fields of a form', async () => {
    const text = await emitTypes(model)
    expect(text).toContain(`"application/x-www-form-urlencoded": components["schemas"]["Owner"];`)
  })
})

describe('webhooks.ts', () => {
  it('has the type of a message whose schemas are references', () => {
    const schemas = {
      ...sample.components.schemas,
      PetAddedType: { const: 'pet.added' },
      Added: {
        type: 'object',
        required: ['type'],
        properties: { type: { $ref: '#/components/schemas/PetAddedType' } },
      },
      PetAdded: { $ref: '#/components/schemas/Added' },
    }
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/PetAdded' } } }
    const webhooks = { petAdded: { post: { requestBody: { required: true, content } } } }
    const document: OpenApiDocument = { ...sampleDocument, components: { schemas }, webhooks }
    const files = new Map(emitWebhooks(readModel('sample', document)))
    expect(files.get('webhooks.ts')).toContain("'pet.added': 'petAdded'")
  })
})
