import { type Context, type Fault, isNode, members, type Node, type Rule, resolveNode } from './context.ts'
import {
  operationFaults,
  parameterFaults,
  pathFaults,
  schemaFaults,
  schemeFaults,
  serverFaults,
} from './supported-values.ts'
import { webhookFaults } from './webhooks.ts'

/** Validators, type generators and mocks disagree about tuples. */
export const noPrefixItems: Rule = () => ({
  Schema(node, { report, location }) {
    if ('prefixItems' in node) report({ message: 'No `prefixItems`.', location: location.child(['prefixItems']).key() })
  },
})

/** A discriminator says the same thing twice: by its `mapping`, and by the `const` of each schema mapped to. */
export const discriminatorComplete: Rule = () => ({
  Schema(node, context) {
    const { discriminator } = node
    if (!isNode(discriminator)) return
    const location = context.location.child(['discriminator']).key()
    const mapping = members(discriminator.mapping)
    const branches = [node.oneOf, node.anyOf].find(Array.isArray)
    if (mapping.length === 0 || mapping.length !== branches?.length) {
      context.report({ message: 'A discriminator needs a `mapping` for each of its schemas.', location })
    }
    const property = String(discriminator.propertyName)
    for (const [value, $ref] of mapping) {
      const properties = resolveNode({ $ref }, context).properties
      const own = isNode(properties) ? resolveNode(properties[property], context) : {}
      if (own.const === value) continue
      context.report({
        message: `The schema mapped to by \`${value}\` needs \`${property}\` with that \`const\`.`,
        location,
      })
    }
  },
})

/** What describes a thing to people alone. */
const PROSE = ['description', 'externalDocs', 'deprecated']
const EXAMPLES = ['example', 'examples']

const SCHEMA = [
  ...['$ref', 'title', 'type', 'enum', 'const', 'default', 'format', 'contentMediaType', 'discriminator', '$comment'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames', 'minProperties'],
  ...['maxProperties', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'allOf', 'anyOf', 'oneOf'],
  ...['not', 'if', 'then', 'else', 'prefixItems', ...EXAMPLES, ...PROSE],
]

/**
 * What is read of each object of OpenAPI 3.1, by the generator or by people: all else would be a promise that nothing
 * keeps. The names are those of Redocly's tree. `prefixItems` has a rule of its own.
 */
const READ: Readonly<Record<string, readonly string[]>> = {
  Root: ['openapi', 'info', 'servers', 'security', 'tags', 'externalDocs', 'paths', 'webhooks', 'components'],
  Info: ['title', 'version', 'summary', 'description', 'termsOfService', 'contact', 'license'],
  Server: ['url', 'description'],
  Tag: ['name', ...PROSE],
  Components: [
    ...['parameters', 'schemas', 'responses', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links'],
  ],
  PathItem: ['$ref', 'summary', 'description', 'parameters', 'get', 'put', 'post', 'delete', 'patch'],
  Operation: [...['operationId', 'summary', 'tags', 'parameters', 'requestBody', 'responses', 'security', ...PROSE]],
  Parameter: ['name', 'in', 'required', 'schema', 'style', 'explode', 'allowEmptyValue', ...EXAMPLES, ...PROSE],
  RequestBody: ['required', 'content', 'description'],
  MediaType: ['schema', 'encoding', ...EXAMPLES],
  Encoding: ['contentType'],
  Response: ['description', 'headers', 'content', 'links'],
  Header: ['required', 'schema', ...EXAMPLES, ...PROSE],
  Link: ['operationId', 'parameters', 'requestBody', 'description'],
  Example: ['summary', 'description', 'value'],
  Schema: SCHEMA,
  Discriminator: ['propertyName', 'mapping'],
  SecurityScheme: ['type', 'in', 'name', 'scheme', 'bearerFormat', 'description'],
}

/** Beside `$ref`, what every reader of the contract passes over alike. */
const BESIDE_REF = ['$ref', 'summary', 'description']

/** Only what the generator reads; extensions have a rule of their own. */
export const supported: Rule = () => ({
  any(node, context) {
    if (!isNode(node) || Array.isArray(node)) return
    const read = READ[context.type.name]
    for (const key of Object.keys(node)) {
      if (read === undefined || read.includes(key) || key.startsWith('x-')) continue
      refuse(context, [key], `\`${key}\` is not supported here.`)
    }
    for (const { at, message } of faultsOf(node, context)) refuse(context, at, message)
  },
  ref(node, context) {
    for (const key of Object.keys(node)) {
      if (!BESIDE_REF.includes(key)) refuse(context, [key], `\`${key}\` beside \`$ref\` is not supported.`)
    }
  },
})

function refuse({ report, location }: Context, at: readonly (string | number)[], message: string): void {
  report({ message, location: at.length === 0 ? location : location.child(at).key() })
}

function faultsOf(node: Node, context: Context): readonly Fault[] {
  switch (context.type.name) {
    case 'Schema':
      return schemaFaults(node, context)
    case 'Parameter':
      return parameterFaults(node, context)
    case 'Operation':
      return operationFaults(node, context)
    case 'SecurityScheme':
      return schemeFaults(node)
    case 'Server':
      return serverFaults(node)
    case 'PathItem':
      return pathFaults(String(context.key))
    case 'WebhooksMap':
      return webhookFaults(node, context)
    case 'SecurityRequirement':
      return Object.entries(node)
        .filter(([, scopes]) => Array.isArray(scopes) && scopes.length > 0)
        .map(([name]) => ({ at: [name], message: 'Scopes of a requirement are not supported.' }))
    default:
      return []
  }
}
