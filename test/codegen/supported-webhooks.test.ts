import { sampleWith } from './fixture.ts'
import { at, type Case, describeUnsupported } from './unsupported.ts'

const place = ['webhooks', 'petAdded']
const body = { $ref: '#/components/schemas/PetAdded' }
const header = {
  name: 'webhook-id',
  in: 'header',
  required: true,
  description: 'Names it.',
  schema: { type: 'string' },
}
const example = { one: { value: { type: 'pet.added' } } }

const post = {
  operationId: 'receivePetAdded',
  summary: 'A pet was added',
  tags: ['Pets'],
  security: [],
  parameters: [header],
  requestBody: { required: true, content: { 'application/json': { schema: body, examples: example } } },
  responses: { '204': { description: 'Taken.' } },
}

/** A contract with one webhook, which differs in this from one that is supported. */
function webhook(own: object, item: object = {}, properties: object = { type: { const: 'pet.added' } }): object {
  const schema = { type: 'object', additionalProperties: false, required: ['type'], properties }
  const copy = sampleWith(['components', 'schemas', 'PetAdded'], schema)
  return { ...copy, webhooks: { petAdded: { post: { ...post, ...own }, ...item } } }
}

const refused = (spec: object, message: string, ...path: readonly string[]): Case => [
  spec,
  message,
  at([...place, ...path]),
]
const parameter = (own: object): object => webhook({ parameters: [{ ...header, ...own }] })
const request = (own: object): object => webhook({ requestBody: { ...post.requestBody, ...own } })

const needsJson = 'A webhook needs a required body of JSON alone'
const needsType = 'needs a required `type` with a `const`'
const needsHeader = 'A parameter of a webhook is a required header of one value'

const cases: Readonly<Record<string, Case>> = {
  'another method': refused(
    webhook({}, { put: { ...post, operationId: 'putPetAdded' } }),
    '`put` of a webhook is not supported',
    'put',
  ),
  'parameters of the whole webhook': refused(
    webhook({}, { parameters: [header] }),
    '`parameters` of a webhook is not supported',
    'parameters',
  ),
  'a requirement, which nothing verifies': refused(
    webhook({ security: [{ session: [] }] }),
    '`security` of a webhook is `[]`',
    'post',
    'security',
  ),
  'a tool that nothing runs': refused(
    webhook({ 'x-mcp-tool': 'add_pet' }),
    '`x-mcp-tool` of a webhook is not supported',
    'post',
    'x-mcp-tool',
  ),
  'origins that nothing answers': refused(
    webhook({ 'x-cors': 'public' }),
    '`x-cors` of a webhook is not supported',
    'post',
    'x-cors',
  ),
  'a body that may be missing': refused(request({ required: false }), needsJson, 'post', 'requestBody'),
  'a body of another type': refused(
    request({ content: { 'text/plain': { schema: { $ref: '#/components/schemas/Text' }, examples: example } } }),
    needsJson,
    'post',
    'requestBody',
  ),
  'a body of two types': refused(
    request({
      content: {
        ...post.requestBody.content,
        'text/plain': { schema: { $ref: '#/components/schemas/Text' }, examples: example },
      },
    }),
    needsJson,
    'post',
    'requestBody',
  ),
  'no body': refused(webhook({ requestBody: undefined }), needsJson, 'post', 'requestBody'),
  'a payload that does not say what it is': refused(
    webhook({}, {}, { type: { type: 'string' } }),
    needsType,
    'post',
    'requestBody',
  ),
  'a header that may be missing': refused(parameter({ required: false }), needsHeader, 'post', 'parameters', '0'),
  'a header with a list': refused(
    parameter({ schema: { type: 'array', items: { type: 'string' } } }),
    needsHeader,
    'post',
    'parameters',
    '0',
  ),
  'a parameter in a query': refused(parameter({ in: 'query' }), needsHeader, 'post', 'parameters', '0'),
}

describeUnsupported('what is not sent of a webhook', cases, {
  'a webhook': webhook({}),
  'a contract without one': sampleWith(['webhooks'], {}),
})
