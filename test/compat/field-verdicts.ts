/** What a field holds: an object of a kind, or a list or a map of such. */
export type Holds = string | { readonly list: string } | { readonly map: string }

/** Whether `make compat` compares a field, or why a contract promises nothing by it. */
export interface Verdict {
  readonly compared?: true
  readonly noPromise?: string
  readonly holds?: Holds
}

/** Kinds of objects, each with all fields that our contracts use. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, Verdict>>>>

const compared: Verdict = { compared: true }
/** Compared by what it holds. */
const by = (holds: Holds): Verdict => ({ compared: true, holds })
/** Its members have verdicts, where they are referred to. */
const within = (holds: Holds): Verdict => ({ holds })
const no = (noPromise: string): Verdict => ({ noPromise })

const text = no('text for people')
const sample = no('an example')
const samples = no('examples')
const heading = no('a heading of the pages; the tags of operations count')

const license = { name: text, identifier: text }
const tag = { name: heading, description: text }
const scheme = {
  ...{ type: compared, in: compared, name: compared, scheme: compared, 'x-required-by': compared },
  description: text,
}

const bounds = { maximum: compared, minimum: compared, maxLength: compared, format: compared, default: compared }
const nested = {
  $ref: compared,
  type: compared,
  ...{ enum: compared, const: compared, required: compared },
  properties: by({ map: 'schema' }),
  additionalProperties: by('schema'),
  items: by('schema'),
  description: text,
}
const schema = {
  ...nested,
  ...bounds,
  ...{ minLength: compared, pattern: compared, maxItems: compared, minItems: compared, uniqueItems: compared },
  ...{ maxProperties: compared, minProperties: compared },
  propertyNames: by('schema'),
  oneOf: by({ list: 'schema' }),
  anyOf: by({ list: 'schema' }),
  discriminator: by('discriminator'),
  examples: samples,
}
const discriminator = {
  propertyName: compared,
  mapping: no('each schema has the value as a `const`, by the lint, which is compared'),
}

export const openApiFields: Kinds = {
  document: {
    openapi: compared,
    info: within('info'),
    servers: by({ list: 'server' }),
    tags: within({ list: 'tag' }),
    paths: by({ map: 'path' }),
    webhooks: by({ map: 'path' }),
    components: within('components'),
  },
  info: {
    version: no('what the changes are held against'),
    license: within('license'),
    ...{ title: text, summary: text, description: text },
  },
  license,
  tag,
  server: { url: compared, description: text },
  path: {
    parameters: by({ list: 'parameter' }),
    ...{ get: by('operation'), put: by('operation'), post: by('operation') },
    ...{ delete: by('operation'), patch: by('operation') },
  },
  operation: {
    ...{ operationId: compared, tags: compared, security: compared },
    parameters: by({ list: 'parameter' }),
    requestBody: by('body'),
    responses: by({ map: 'response' }),
    ...{ 'x-cors': compared, 'x-rights': compared, 'x-scope': compared },
    ...{ 'x-step-up': compared, 'x-second-factor': compared },
    'x-answer-cache': no('where the server keeps an answer; what clients may keep is in its `Cache-Control`'),
    'x-mcp-tool': no('the tools themselves are compared'),
    'x-mounted': no('which code answers'),
    'x-session-for': no('words for people; the code `session_required` is compared'),
    ...{ summary: text, description: text },
  },
  parameter: {
    ...{ $ref: compared, in: compared, name: compared, required: compared, 'x-multi-segment': compared },
    ...{ style: compared, explode: compared, allowEmptyValue: compared },
    schema: by('schema'),
    ...{ description: text, example: sample, examples: samples },
  },
  body: { required: compared, content: by({ map: 'media' }) },
  response: {
    $ref: compared,
    headers: by({ map: 'header' }),
    content: by({ map: 'media' }),
    links: by({ map: 'link' }),
    description: text,
  },
  header: { $ref: compared, required: compared, schema: by('schema'), description: text, examples: samples },
  media: { schema: by('schema'), examples: samples },
  link: { operationId: compared, parameters: compared, requestBody: compared, description: text },
  components: {
    schemas: within({ map: 'schema' }),
    securitySchemes: within({ map: 'scheme' }),
    responses: within({ map: 'response' }),
    parameters: within({ map: 'parameter' }),
    headers: within({ map: 'header' }),
  },
  scheme,
  schema,
  discriminator,
}

export const asyncApiFields: Kinds = {
  document: {
    asyncapi: compared,
    info: within('info'),
    servers: by({ map: 'server' }),
    channels: by({ map: 'channel' }),
    operations: by({ map: 'operation' }),
    components: within('components'),
    defaultContentType: no('each message has one of its own, by the lint, which is compared'),
  },
  info: {
    version: no('what the changes are held against'),
    license: within('license'),
    tags: within({ list: 'tag' }),
    ...{ title: text, description: text },
  },
  license: { name: text, url: text },
  tag: { name: text, description: text },
  server: { host: compared, protocol: compared, description: text },
  channel: {
    address: compared,
    servers: by({ list: 'reference' }),
    messages: by({ map: 'message' }),
    bindings: by('bindings'),
    ...{ 'x-rights': compared, 'x-step-up': compared, 'x-max-connections': compared },
    ...{ 'x-max-message-bytes': compared, 'x-max-unsent-bytes': compared },
    ...{ title: text, summary: text, description: text },
  },
  reference: { $ref: compared },
  bindings: { ws: by('handshake') },
  handshake: {
    query: by('schema'),
    method: no('a handshake is a GET (RFC 6455, 4.1)'),
    bindingVersion: no('by which version of the bindings it is written'),
  },
  operation: {
    ...{ action: compared, security: compared },
    channel: by('reference'),
    messages: by({ list: 'reference' }),
    tags: no('AsyncAPI has tags for its pages; no client is made by them'),
    ...{ title: text, summary: text },
  },
  message: {
    ...{ $ref: compared, name: compared, contentType: compared, 'x-frame': compared, 'x-method': compared },
    payload: by('schema'),
    ...{ title: text, summary: text, examples: samples },
  },
  components: {
    schemas: within({ map: 'schema' }),
    securitySchemes: within({ map: 'scheme' }),
    messages: within({ map: 'message' }),
  },
  scheme,
  schema: { ...nested, ...bounds },
}

export const toolFields: Kinds = {
  document: { tools: within({ list: 'tool' }) },
  tool: {
    name: compared,
    operationId: no('which operation it runs'),
    places: no('where its operation has an argument'),
    // Schemas are compared as those of OpenAPI are.
    ...{ inputSchema: compared, outputSchema: compared },
    annotations: by('annotations'),
    ...{ title: text, description: text },
  },
  annotations: {
    ...{ readOnlyHint: compared, destructiveHint: compared, idempotentHint: compared, openWorldHint: compared },
  },
}
