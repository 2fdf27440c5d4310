import type { Direction, Effect, RuleName } from '../../tools/compat/rules.ts'

export type Json = { [key: string]: unknown }

/** A change of a document: what is put where (a JSON Pointer), `undefined` to take it away. */
export interface DocumentCase {
  readonly rule: RuleName
  readonly effect: Effect
  readonly direction?: Direction
  readonly put: Readonly<Record<string, unknown>>
  /** What the document has before that, beyond the sample. */
  readonly given?: Readonly<Record<string, unknown>>
}

const string = { type: 'string' }
const problem = (codes: readonly string[]) => ({
  'application/problem+json': { schema: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
})

const SERVER = 'http://localhost:8600'

/** A small contract with one of everything that has a rule. */
export const openapi: Json = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: [{ url: SERVER }, { url: 'https://pets.example' }],
  security: [{ session: [] }, { token: [] }],
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: string }],
      get: {
        operationId: 'getPet',
        tags: ['Animals', 'Pets'],
        'x-cors': 'public',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10_000, default: 200 } }],
        responses: {
          '200': {
            headers: { ETag: { required: true, schema: string } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } }, 'text/html': {} },
            links: { next: { operationId: 'getPet', parameters: { id: '$response.body#/next' } } },
          },
          '202': {},
          '404': { content: problem(['no_pet', 'no_owner']) },
        },
      },
      put: {
        operationId: 'putPet',
        'x-rights': 'session',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } }, 'text/csv': {} },
        },
        responses: { '204': {} },
      },
    },
  },
  webhooks: {
    petBorn: {
      post: {
        operationId: 'petBorn',
        requestBody: { required: true, content: { 'application/json': { schema: { enum: ['cat'] } } } },
        responses: { '204': {} },
      },
    },
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      token: { type: 'http', scheme: 'bearer' },
    },
    schemas: { Pet: { type: 'object', required: ['name'], properties: { name: string } } },
  },
}

const get = '/paths/~1pets~1{id}/get'
const put = '/paths/~1pets~1{id}/put'
const ok = `${get}/responses/200`
const limit = `${get}/parameters/0`
const files = `${put}/requestBody/content/text~1csv/encoding`
const born = '/webhooks/petBorn/post'

export const operationCases: readonly DocumentCase[] = [
  { rule: 'specification-changed', effect: 'breaking', put: { '/openapi': '3.2.0' } },
  { rule: 'server-removed', effect: 'breaking', put: { '/servers': [{ url: SERVER }] } },
  { rule: 'server-added', effect: 'compatible', put: { '/servers/2': { url: 'https://new.example' } } },
  {
    rule: 'default-server-changed',
    effect: 'breaking',
    put: { '/servers': [{ url: 'https://pets.example' }, { url: SERVER }] },
  },
  {
    rule: 'schema-name-removed',
    effect: 'breaking',
    given: { '/components/schemas/Animal': { $ref: '#/components/schemas/Pet' } },
    put: { '/components/schemas/Animal': undefined },
  },
  { rule: 'operation-removed', effect: 'breaking', put: { [get]: undefined } },
  { rule: 'operation-removed', effect: 'breaking', put: { '/webhooks/petBorn': undefined } },
  {
    rule: 'operation-added',
    effect: 'compatible',
    put: { '/paths/~1pets': { get: { operationId: 'listPets', responses: {} } } },
  },
  { rule: 'operation-id-changed', effect: 'breaking', put: { [`${get}/operationId`]: 'readPet' } },
  { rule: 'tag-removed', effect: 'breaking', put: { [`${get}/tags`]: ['Animals'] } },
  { rule: 'tag-added', effect: 'compatible', put: { [`${get}/tags`]: ['Animals', 'Pets', 'Cats'] } },
  {
    rule: 'operation-deprecated',
    effect: 'deprecating',
    put: { [`${get}/deprecated`]: true, [`${get}/x-sunset`]: '2027-01-01' },
  },
  {
    rule: 'deprecation-withdrawn',
    effect: 'compatible',
    given: { [`${get}/deprecated`]: true },
    put: { [`${get}/deprecated`]: undefined },
  },
  {
    rule: 'sunset-advanced',
    effect: 'breaking',
    given: { [`${get}/deprecated`]: true, [`${get}/x-sunset`]: '2027-06-01' },
    put: { [`${get}/x-sunset`]: '2027-01-01' },
  },
  {
    rule: 'sunset-postponed',
    effect: 'compatible',
    given: { [`${get}/deprecated`]: true, [`${get}/x-sunset`]: '2027-01-01' },
    put: { [`${get}/x-sunset`]: '2027-06-01' },
  },

  { rule: 'security-tightened', effect: 'breaking', put: { [`${get}/security`]: [{ session: [] }] } },
  {
    rule: 'security-tightened',
    effect: 'breaking',
    given: { [`${get}/security`]: [] },
    put: { [`${get}/security`]: [{ session: [] }] },
  },
  {
    rule: 'security-loosened',
    effect: 'compatible',
    put: { [`${get}/security`]: [{}, { session: [] }, { token: [] }] },
  },
  { rule: 'rights-tightened', effect: 'breaking', put: { [`${put}/x-rights`]: 'admin' } },
  { rule: 'rights-tightened', effect: 'breaking', put: { [`${get}/x-rights`]: 'session' } },
  { rule: 'rights-tightened', effect: 'breaking', put: { [`${put}/x-rights`]: 'admin-or-token' } },
  { rule: 'rights-loosened', effect: 'compatible', put: { [`${put}/x-rights`]: undefined } },
  {
    rule: 'rights-tightened',
    effect: 'breaking',
    given: { [`${get}/x-scope`]: 'pets:read' },
    put: { [`${get}/x-scope`]: 'pets:write' },
  },
  {
    rule: 'rights-loosened',
    effect: 'compatible',
    given: { [`${put}/x-scope`]: 'pets:write' },
    put: { [`${put}/x-scope`]: 'pets:read' },
  },
  // Proofs that a setting asks for, once there is such a setting
  {
    rule: 'rights-tightened',
    effect: 'breaking',
    given: { [`${put}/x-step-up`]: 'any' },
    put: { [`${get}/x-step-up`]: true },
  },
  {
    rule: 'rights-loosened',
    effect: 'compatible',
    given: { [`${put}/x-step-up`]: true },
    put: { [`${put}/x-step-up`]: 'any' },
  },
  {
    rule: 'rights-tightened',
    effect: 'breaking',
    given: { [`${put}/x-second-factor`]: 'enroll' },
    put: { [`${put}/x-second-factor`]: undefined },
  },
  { rule: 'security-scheme-changed', effect: 'breaking', put: { '/components/securitySchemes/session/name': 'id' } },
  { rule: 'origins-refused', effect: 'breaking', put: { [`${get}/x-cors`]: undefined } },
  { rule: 'origins-allowed', effect: 'compatible', put: { [`${put}/x-cors`]: 'public' } },

  { rule: 'parameter-removed', effect: 'breaking', direction: 'request', put: { [`${get}/parameters`]: [] } },
  {
    rule: 'parameter-added',
    effect: 'compatible',
    put: { [`${get}/parameters/1`]: { name: 'q', in: 'query', schema: string } },
  },
  {
    rule: 'required-parameter-added',
    effect: 'breaking',
    direction: 'request',
    put: { [`${get}/parameters/1`]: { name: 'q', in: 'query', required: true, schema: string } },
  },
  { rule: 'parameter-required', effect: 'breaking', direction: 'request', put: { [`${limit}/required`]: true } },
  {
    rule: 'parameter-optional',
    effect: 'compatible',
    direction: 'request',
    given: { [`${limit}/required`]: true },
    put: { [`${limit}/required`]: false },
  },
  { rule: 'parameter-encoding-changed', effect: 'breaking', put: { [`${limit}/explode`]: false } },
  { rule: 'bound-tightened', effect: 'breaking', direction: 'request', put: { [`${limit}/schema/maximum`]: 100 } },
  { rule: 'default-changed', effect: 'breaking', direction: 'request', put: { [`${limit}/schema/default`]: 20 } },

  {
    rule: 'request-body-removed',
    effect: 'breaking',
    direction: 'request',
    put: { [`${put}/requestBody`]: undefined },
  },
  { rule: 'request-body-added', effect: 'compatible', put: { [`${get}/requestBody`]: { content: {} } } },
  {
    rule: 'required-request-body-added',
    effect: 'breaking',
    direction: 'request',
    put: { [`${get}/requestBody`]: { required: true, content: {} } },
  },
  {
    rule: 'request-body-required',
    effect: 'breaking',
    direction: 'request',
    put: { [`${put}/requestBody/required`]: true },
  },
  {
    rule: 'request-body-optional',
    effect: 'compatible',
    direction: 'request',
    given: { [`${put}/requestBody/required`]: true },
    put: { [`${put}/requestBody/required`]: undefined },
  },
  {
    rule: 'request-media-type-removed',
    effect: 'breaking',
    direction: 'request',
    put: { [`${put}/requestBody/content/text~1csv`]: undefined },
  },
  {
    rule: 'request-media-type-added',
    effect: 'compatible',
    direction: 'request',
    put: { [`${put}/requestBody/content/text~1plain`]: {} },
  },

  { rule: 'status-removed', effect: 'breaking', put: { [`${get}/responses/202`]: undefined } },
  { rule: 'status-added', effect: 'breaking', put: { [`${get}/responses/201`]: {} } },
  { rule: 'conditional-status-added', effect: 'compatible', put: { [`${get}/responses/412`]: {} } },
  { rule: 'refusal-removed', effect: 'compatible', put: { [`${get}/responses/404`]: undefined } },
  { rule: 'refusal-added', effect: 'compatible', put: { [`${get}/responses/410`]: {} } },
  { rule: 'answer-media-type-removed', effect: 'breaking', put: { [`${ok}/content/text~1html`]: undefined } },
  { rule: 'answer-media-type-added', effect: 'compatible', put: { [`${ok}/content/text~1plain`]: {} } },
  { rule: 'header-removed', effect: 'breaking', put: { [`${ok}/headers/ETag`]: undefined } },
  { rule: 'header-optional', effect: 'breaking', put: { [`${ok}/headers/ETag/required`]: undefined } },
  {
    rule: 'header-required',
    effect: 'compatible',
    given: { [`${ok}/headers/ETag/required`]: undefined },
    put: { [`${ok}/headers/ETag/required`]: true },
  },
  { rule: 'header-added', effect: 'compatible', put: { [`${ok}/headers/Link`]: { schema: string } } },
  { rule: 'link-removed', effect: 'breaking', put: { [`${ok}/links/next`]: undefined } },
  { rule: 'link-changed', effect: 'breaking', put: { [`${ok}/links/next/operationId`]: 'putPet' } },
  { rule: 'link-added', effect: 'compatible', put: { [`${ok}/links/first`]: { operationId: 'getPet' } } },
  { rule: 'code-removed', effect: 'compatible', put: { [`${get}/responses/404/content`]: problem(['no_pet']) } },
  {
    rule: 'code-replaced',
    effect: 'breaking',
    put: { [`${get}/responses/404/content`]: problem(['no_pet', 'no_name']) },
  },
  {
    rule: 'code-added',
    effect: 'compatible',
    put: { [`${get}/responses/404/content`]: problem(['no_pet', 'no_owner', 'no_name']) },
  },
  // The types that a file in a form may have
  {
    rule: 'request-media-type-removed',
    effect: 'breaking',
    direction: 'request',
    given: { [files]: { cover: { contentType: 'image/png, image/webp' } } },
    put: { [files]: { cover: { contentType: 'image/png' } } },
  },
  {
    rule: 'request-media-type-removed',
    effect: 'breaking',
    direction: 'request',
    put: { [files]: { cover: { contentType: 'image/png' } } },
  },
  {
    rule: 'request-media-type-added',
    effect: 'compatible',
    direction: 'request',
    given: { [files]: { cover: { contentType: 'image/png' } } },
    put: { [files]: { cover: { contentType: 'image/png, image/webp' } } },
  },
  // What a webhook sends is read by those who take it.
  {
    rule: 'required-parameter-added',
    effect: 'compatible',
    direction: 'answer',
    put: { [`${born}/parameters`]: [{ name: 'webhook-id', in: 'header', required: true, schema: string }] },
  },
  {
    rule: 'parameter-optional',
    effect: 'breaking',
    direction: 'answer',
    given: { [`${born}/parameters`]: [{ name: 'webhook-id', in: 'header', required: true, schema: string }] },
    put: { [`${born}/parameters/0/required`]: false },
  },
  {
    rule: 'request-body-optional',
    effect: 'breaking',
    direction: 'answer',
    put: { [`${born}/requestBody/required`]: false },
  },
  {
    rule: 'request-media-type-added',
    effect: 'breaking',
    direction: 'answer',
    put: { [`${born}/requestBody/content/text~1plain`]: {} },
  },
  {
    rule: 'enum-value-added',
    effect: 'breaking',
    direction: 'answer',
    put: { '/webhooks/petBorn/post/requestBody/content/application~1json/schema/enum': ['cat', 'dog'] },
  },
]
