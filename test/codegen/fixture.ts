import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'

type Json = Record<string, unknown>

/** Of all its problems. */
export const codes = ['not_found', 'unauthenticated', 'insufficient_scope', 'session_required', 'admin_required']

const problem = problemWith('not_found')

/** A response that shows a problem of each code. */
function problemWith(...own: readonly string[]) {
  const value = (code: string) => ({ type: 'about:blank', title: 'No', status: 404, code })
  return {
    description: 'No.',
    'x-codes': own,
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(own.map((code) => [code, { value: value(code) }])),
      },
    },
  }
}

/** Without a credential, with how to show one. */
const challenged = {
  ...problemWith('unauthenticated'),
  headers: { 'WWW-Authenticate': { required: true, description: 'How to get in.', schema: { type: 'string' } } },
}

/** What an operation refuses that a session or a token may call. */
export const refusals = { '401': challenged, '403': problemWith('insufficient_scope') }

const petExample = { cat: { value: { kind: 'cat', lives: 9 } } }

const petContent = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' }, examples: petExample } }

const key = {
  ...{ name: 'key', in: 'path', required: true, 'x-multi-segment': true },
  schema: { type: 'string', maxLength: 100 },
}

function branch(kind: string, own: string): Json {
  const properties = { kind: { type: 'string', const: kind }, [own]: { type: 'integer' } }
  return { type: 'object', additionalProperties: false, required: ['kind', own], properties }
}

/** A contract that breaks no rule and holds one of everything that the emitters treat in a way of its own. */
export const sample = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0', description: 'Pets.', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'http://localhost:1', description: 'Here.' }],
  tags: [
    { name: 'Pets', description: 'All of them.' },
    { name: 'Stored files', description: 'Their pictures.' },
  ],
  paths: {
    '/files/{key}': {
      parameters: [key],
      get: {
        operationId: 'getFile',
        summary: 'A file',
        tags: ['Stored files'],
        security: [],
        responses: {
          '200': {
            description: 'Its bytes.',
            headers: {
              ETag: { required: true, description: 'Its hash.', schema: { type: 'string' } },
              'Accept-Ranges': { required: true, description: 'Ours.', schema: { type: 'string', const: 'bytes' } },
            },
            content: { '*/*': { examples: { text: { value: 'bytes' } } } },
          },
          '304': { description: 'Still the same.' },
          '404': problem,
          '412': problem,
        },
      },
    },
    '/pets': {
      get: {
        operationId: 'listPets',
        summary: 'Pets by tag',
        tags: ['Pets'],
        security: [],
        'x-cors': 'public',
        'x-answer-cache': true,
        'x-mcp-tool': 'list_pets',
        parameters: [
          {
            ...{ name: 'tag', in: 'query', description: 'Any.' },
            schema: { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 9 } },
          },
          {
            name: 'limit',
            in: 'query',
            required: true,
            description: 'At most.',
            schema: { type: 'integer', minimum: 1 },
          },
        ],
        responses: {
          '200': {
            description: 'A page.',
            content: {
              'text/html': {
                schema: { $ref: '#/components/schemas/Text' },
                examples: { page: { value: '<p>Cat</p>' } },
              },
            },
          },
          '404': problem,
        },
      },
      post: {
        operationId: 'createPet',
        summary: 'A new pet',
        tags: ['Pets'],
        security: [{ session: [] }],
        'x-rights': 'session',
        requestBody: { required: true, content: petContent },
        responses: {
          '201': {
            description: 'The pet.',
            headers: {
              'Set-Cookie': { required: true, description: 'Two of them.', schema: { type: 'string' } },
              'Cache-Control': { description: 'Never kept.', schema: { type: 'string', const: 'no-store' } },
            },
            content: petContent,
          },
          '401': challenged,
          '403': problemWith('session_required'),
          '404': problem,
        },
      },
    },
    '/owner': {
      post: {
        operationId: 'sendOwner',
        summary: 'Whose the pets are, from a form',
        tags: ['Pets'],
        security: [{ session: [] }, { accessToken: [] }],
        'x-rights': 'admin',
        'x-step-up': true,
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: { $ref: '#/components/schemas/Owner' },
              examples: { ada: { value: { name: 'Ada' } } },
            },
          },
        },
        responses: {
          '204': { description: 'Done.' },
          '401': challenged,
          '403': problemWith('session_required', 'admin_required'),
          '429': {
            ...problem,
            headers: { 'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'integer' } } },
          },
        },
      },
    },
    '/token': {
      post: {
        operationId: 'mintToken',
        summary: 'Answered by a library',
        tags: ['Pets'],
        security: [],
        'x-mounted': true,
        responses: { '204': { description: 'Done.' }, '404': problem },
      },
    },
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Who signed in.' },
      accessToken: { type: 'http', scheme: 'bearer', description: 'A token.' },
    },
    schemas: {
      Cat: branch('cat', 'lives'),
      Dog: branch('dog', 'tricks'),
      Pet: {
        type: 'object',
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
        },
      },
      Owner: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 9 }, town: { type: 'string', maxLength: 9 } },
      },
      Text: { type: 'string' },
      Problem: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'title', 'status', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', enum: codes },
        },
      },
    },
  },
} as const

/** The sample as the emitters take it. */
export const sampleDocument: OpenApiDocument = sample as unknown as OpenApiDocument

/**
 * The sample with one place changed.
 *
 * @param steps keys that lead to the place
 * @param value what stands there then; undefined takes it away
 */
export function sampleWith(steps: readonly string[], value: unknown): object {
  // Not as a structured clone, in which what is the same object here would change in every place.
  const copy = JSON.parse(JSON.stringify(sample)) as Json
  const last = steps.at(-1) ?? ''
  const place = steps.slice(0, -1).reduce<Json>((node, step) => node[step] as Json, copy)
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}
