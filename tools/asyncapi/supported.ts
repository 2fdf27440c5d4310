import type { Known } from '../codegen/known-members.ts'
import { keywordFaults } from '../lint/supported-values.ts'

const reference: Known = { members: { $ref: 'anything' } }
const bytes: Known = { value: /^[1-9]\d*$/ }

/** A value that is written as text in an address. */
const scalar: Known = {
  members: {
    type: { value: /^(?:string|integer|number|boolean)$/ },
    ...{ title: 'anything', description: 'anything', default: 'anything', enum: 'anything', const: 'anything' },
    ...{ minimum: 'anything', maximum: 'anything', exclusiveMinimum: 'anything', exclusiveMaximum: 'anything' },
    ...{ minLength: 'anything', maxLength: 'anything', pattern: 'anything', format: 'anything' },
  },
  check: (node) => [
    ...keywordFaults(node),
    ...('type' in node ? [] : [{ at: [], message: 'A parameter needs a `type`.' }]),
  ],
}

/**
 * Members of a schema that hold no other schema; what `PythonTypes`, openapi-typescript and ajv all understand. No `default`:
 * nothing fills it into a message.
 */
const PLAIN = [
  ...['$ref', 'type', 'title', 'description', 'enum', 'const', 'examples', 'format', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['required', 'minItems', 'maxItems', 'uniqueItems'],
]

const schema: Known = {
  members: {
    ...Object.fromEntries(PLAIN.map((name): [string, Known] => [name, 'anything'])),
    additionalProperties: { value: /^(?:true|false)$/ },
    get properties(): Known {
      return { each: schema }
    },
    get items(): Known {
      return schema
    },
    get oneOf(): Known {
      return { list: schema }
    },
  },
  check: keywordFaults,
}

const channel: Known = {
  members: {
    address: { value: /^\// },
    ...{ title: 'anything', summary: 'anything', description: 'anything' },
    servers: { list: reference },
    messages: { each: reference },
    parameters: { each: { members: { description: 'anything', enum: 'anything', 'x-schema': scalar } } },
    bindings: {
      members: {
        ws: {
          members: {
            bindingVersion: 'anything',
            method: { value: /^GET$/ },
            query: {
              members: { type: { value: /^object$/ }, properties: { each: scalar }, required: 'anything' },
            },
          },
        },
      },
    },
    'x-rights': { value: /^(?:session|admin)$/ },
    'x-step-up': { value: /^true$/ },
    'x-max-connections': bytes,
    'x-max-message-bytes': bytes,
    'x-max-unsent-bytes': bytes,
  },
}

const operation: Known = {
  members: {
    action: { value: /^(?:send|receive)$/ },
    channel: reference,
    ...{ title: 'anything', summary: 'anything', description: 'anything', tags: 'anything' },
    security: { list: reference },
    messages: { list: reference },
  },
}

const message: Known = {
  members: {
    ...{ name: 'anything', title: 'anything', summary: 'anything' },
    contentType: { value: /^(?:application\/json|text\/plain)$/ },
    payload: schema,
    examples: { list: { members: { name: 'anything', summary: 'anything', payload: 'anything' } } },
    'x-frame': { value: /^binary$/ },
    'x-method': { value: /^[a-z][A-Za-z0-9]*$/ },
  },
}

/** What a credential is; the server verifies it, so that its description is for people. */
const scheme: Known = {
  members: {
    ...{ type: 'anything', in: 'anything', name: 'anything', scheme: 'anything', bearerFormat: 'anything' },
    description: 'anything',
    'x-required-by': { value: /^SVC_[A-Z_]+=\w+$/ },
  },
}

/** All that the generators read of a contract of streams. */
export const CONTRACT: Known = {
  members: {
    asyncapi: { value: /^3\.0\.\d+$/ },
    info: 'anything',
    defaultContentType: { value: /^application\/json$/ },
    servers: {
      each: {
        members: { host: 'anything', protocol: { value: /^wss?$/ }, description: 'anything' },
      },
    },
    channels: { each: channel },
    operations: { each: operation },
    components: {
      members: { messages: { each: message }, schemas: { each: schema }, securitySchemes: { each: scheme } },
    },
  },
}
