import type { DocumentCase, Json } from './operation-cases.ts'

/** Streams and tools with one of everything that has a rule. */
export const asyncapi: Json = {
  asyncapi: '3.0.0',
  info: { title: 'Pets', version: '1.0.0' },
  servers: { loopback: { host: 'localhost:8600', protocol: 'ws' }, house: { host: 'pets.example', protocol: 'wss' } },
  channels: {
    pets: {
      servers: [{ $ref: '#/servers/loopback' }, { $ref: '#/servers/house' }],
      address: '/ws/pets/{kind}/{name}',
      parameters: { kind: { enum: ['cat'] }, name: { 'x-schema': { type: 'string', maxLength: 20 } } },
      'x-max-connections': 100,
      'x-step-up': 'any',
      messages: {
        born: { $ref: '#/components/messages/born' },
        died: { $ref: '#/components/messages/died' },
        feed: { $ref: '#/components/messages/feed' },
      },
      bindings: { ws: { query: { type: 'object', properties: { rows: { type: 'integer', maximum: 1000 } } } } },
    },
  },
  operations: {
    sendPets: {
      action: 'send',
      channel: { $ref: '#/channels/pets' },
      messages: [{ $ref: '#/channels/pets/messages/born' }],
    },
    sendDeaths: {
      action: 'send',
      channel: { $ref: '#/channels/pets' },
      messages: [{ $ref: '#/channels/pets/messages/died' }],
    },
    receivePets: {
      action: 'receive',
      channel: { $ref: '#/channels/pets' },
      messages: [{ $ref: '#/channels/pets/messages/feed' }],
    },
  },
  components: {
    messages: {
      born: { name: 'petBorn', contentType: 'application/json', payload: { enum: ['cat'] } },
      died: { contentType: 'application/json', payload: { type: 'string' } },
      feed: { contentType: 'application/json', 'x-method': 'feed', payload: { enum: ['cat', 'dog'] } },
    },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
  },
}

const channel = '/channels/pets'
const passes = {
  action: 'send',
  channel: { $ref: '#/channels/pets' },
  messages: [{ $ref: '#/channels/pets/messages/died' }],
}
const scheme = [{ $ref: '#/components/securitySchemes/session' }]

export const streamCases: readonly DocumentCase[] = [
  { rule: 'specification-changed', effect: 'breaking', put: { '/asyncapi': '3.1.0' } },
  { rule: 'server-added', effect: 'compatible', put: { '/servers/new': { host: 'new.example', protocol: 'wss' } } },
  {
    rule: 'server-removed',
    effect: 'breaking',
    put: { [`${channel}/servers`]: [{ $ref: '#/servers/loopback' }] },
  },
  {
    rule: 'operation-id-changed',
    effect: 'breaking',
    put: { '/operations/sendDeaths': undefined, '/operations/sendPasses': passes },
  },
  { rule: 'message-name-changed', effect: 'breaking', put: { '/components/messages/born/name': 'petArrived' } },
  { rule: 'channel-removed', effect: 'breaking', put: { [channel]: undefined } },
  { rule: 'channel-added', effect: 'compatible', put: { '/channels/owners': { address: '/ws/owners' } } },
  { rule: 'channel-address-changed', effect: 'breaking', put: { [`${channel}/address`]: '/ws/animals/{kind}/{name}' } },
  { rule: 'channel-parameter-changed', effect: 'breaking', put: { [`${channel}/parameters/age`]: {} } },
  {
    rule: 'enum-value-added',
    effect: 'compatible',
    direction: 'request',
    put: { [`${channel}/parameters/kind/enum`]: ['cat', 'dog'] },
  },
  {
    rule: 'bound-tightened',
    effect: 'breaking',
    direction: 'request',
    put: { [`${channel}/bindings/ws/query/properties/rows/maximum`]: 10 },
  },
  {
    rule: 'bound-tightened',
    effect: 'breaking',
    direction: 'request',
    put: { [`${channel}/parameters/name/x-schema/maxLength`]: 10 },
  },
  {
    rule: 'message-removed',
    effect: 'breaking',
    direction: 'answer',
    put: { '/operations/sendDeaths': undefined },
  },
  { rule: 'message-method-changed', effect: 'breaking', put: { '/components/messages/feed/x-method': 'nourish' } },
  { rule: 'stream-limit-lowered', effect: 'breaking', put: { [`${channel}/x-max-connections`]: 5 } },
  { rule: 'stream-limit-lowered', effect: 'breaking', put: { [`${channel}/x-max-message-bytes`]: 5 } },
  { rule: 'stream-limit-raised', effect: 'compatible', put: { [`${channel}/x-max-connections`]: 500 } },
  { rule: 'security-scheme-changed', effect: 'breaking', put: { '/components/securitySchemes/session/name': 'id' } },
  { rule: 'security-tightened', effect: 'breaking', put: { '/operations/sendPets/security': scheme } },
  { rule: 'rights-tightened', effect: 'breaking', put: { [`${channel}/x-rights`]: 'admin' } },
  { rule: 'rights-tightened', effect: 'breaking', put: { [`${channel}/x-step-up`]: true } },
  { rule: 'message-removed', effect: 'breaking', direction: 'answer', put: { '/operations/sendPets/messages': [] } },
  {
    rule: 'message-removed',
    effect: 'breaking',
    direction: 'request',
    put: { '/operations/receivePets/messages': [] },
  },
  {
    rule: 'message-added',
    effect: 'breaking',
    direction: 'answer',
    put: { '/operations/sendPets/messages/1': { $ref: '#/channels/pets/messages/feed' } },
  },
  {
    rule: 'message-added',
    effect: 'compatible',
    direction: 'request',
    put: { '/operations/receivePets/messages/1': { $ref: '#/channels/pets/messages/born' } },
  },
  {
    rule: 'message-encoding-changed',
    effect: 'breaking',
    direction: 'request',
    put: { '/components/messages/feed/x-frame': 'binary' },
  },
  {
    rule: 'message-encoding-changed',
    effect: 'breaking',
    direction: 'answer',
    put: { '/components/messages/born/contentType': 'text/plain' },
  },
  {
    rule: 'enum-value-added',
    effect: 'breaking',
    direction: 'answer',
    put: { '/components/messages/born/payload/enum': ['cat', 'dog'] },
  },
  {
    rule: 'enum-value-removed',
    effect: 'breaking',
    direction: 'request',
    put: { '/components/messages/feed/payload/enum': ['cat'] },
  },
]

export const tools: Json = {
  tools: [
    {
      name: 'get_pet',
      operationId: 'getPet',
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      outputSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  ],
}

const input = '/tools/0/inputSchema'

export const toolCases: readonly DocumentCase[] = [
  { rule: 'tool-removed', effect: 'breaking', put: { '/tools': [] } },
  { rule: 'tool-renamed', effect: 'breaking', put: { '/tools/0/name': 'read_pet' } },
  { rule: 'tool-added', effect: 'compatible', put: { '/tools/1': { name: 'list_pets', operationId: 'listPets' } } },
  { rule: 'tool-less-safe', effect: 'breaking', put: { '/tools/0/annotations/readOnlyHint': false } },
  {
    rule: 'property-added',
    effect: 'compatible',
    direction: 'request',
    put: { [`${input}/properties/q`]: { type: 'string' } },
  },
  {
    rule: 'required-property-added',
    effect: 'breaking',
    direction: 'request',
    put: { [`${input}/properties/q`]: { type: 'string' }, [`${input}/required/1`]: 'q' },
  },
  {
    rule: 'property-removed',
    effect: 'breaking',
    direction: 'request',
    put: { [`${input}/properties/id`]: undefined, [`${input}/required`]: [] },
  },
  { rule: 'property-optional', effect: 'breaking', direction: 'answer', put: { '/tools/0/outputSchema/required': [] } },
]
