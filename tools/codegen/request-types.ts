import { offersOf, type Route } from '../../src/contract/route.ts'
import { type Content, type Model, OCTETS, type Operation, type Parameter } from './model.ts'
import { resolve, schemaName } from './openapi.ts'
import { quote, typeName } from './source-text.ts'
import { holdsDefault, ownDefault } from './subschemas.ts'

/** Where the parts of a request stand in the types of openapi-typescript. */
const PARTS = [
  ['path', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
  ['cookies', 'cookie'],
] as const

/** What the handler of an operation is given: parsed, validated, and with the defaults of the contract filled in. */
export function requestType(model: Model, operation: Operation): string {
  const { operationId, parameters, body } = operation
  const own = `operations[${quote(operationId)}]`
  const lines = PARTS.flatMap(([part, location]) => {
    const declared = parameters.filter((parameter) => parameter.in === location)
    const type = `NonNullable<${own}['parameters'][${quote(location)}]>`
    return declared.length > 0 ? [`  readonly ${part}: ${withDefaults(model, declared, type)}`] : []
  })
  if (body) {
    const types = body.contents.map((content) => [content.contentType, contentType(model, own, content)] as const)
    const [[, first] = ['', 'never']] = types
    const either = types.map(([type, value]) => `{ readonly contentType: ${quote(type)}; readonly value: ${value} }`)
    const type = either.length > 1 ? either.join(' | ') : first
    lines.push(`  readonly body: ${body.required ? type : `${type} | undefined`}`)
  }
  lines.push(...acceptLine(operation))
  const name = `${typeName(operationId)}Request`
  return lines.length
    ? `export interface ${name} {\n${lines.join('\n')}\n}`
    : `export type ${name} = Readonly<Record<never, never>>`
}

function withDefaults(model: Model, parameters: readonly Parameter[], type: string): string {
  const schemas = model.document.components?.schemas ?? {}
  const names = parameters
    .filter(({ schema }) => ownDefault(schema, schemas) !== undefined)
    .map(({ name }) => quote(name))
  return names.length > 0 ? `Filled<${type}, ${names.join(' | ')}>` : type
}

function contentType(model: Model, own: string, { contentType, schema }: Content): string {
  if (contentType === OCTETS) return 'Readable'
  const name = schemaName(schema)
  if (name !== null && holdsDefault(schema, model.document.components?.schemas ?? {}))
    return `filled['schemas'][${quote(name)}]`
  return `NonNullable<${own}['requestBody']>['content'][${quote(contentType)}]`
}

/** The media type that the caller likes best, where a success may have several. */
function acceptLine({ replies, mounted }: Operation): string[] {
  const shapes = replies.map(({ status, contents: [first, ...others] }): [string, Route['replies'][string]] => [
    status,
    {
      contentType: first?.contentType ?? null,
      ...(others.length > 0 ? { alternatives: others.map((each) => each.contentType) } : {}),
      headers: [],
    },
  ])
  const offers = offersOf({ mounted, replies: Object.fromEntries(shapes) })
  if (offers.length === 0) return []
  const refusal = replies.some(({ status }) => status === '406') ? ' | null' : ''
  return [`  readonly accept: ${offers.map(quote).join(' | ')}${refusal}`]
}

/**
 * The named schemas of request bodies in which a default stands, with all that they refer to: `filled.ts` has their
 * types as a handler gets them.
 */
export function filledSchemas({ document, operations }: Model): ReadonlySet<string> {
  const schemas = document.components?.schemas ?? {}
  const names = new Set<string>()
  const take = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const name = schemaName(node as { $ref?: unknown })
    if (name !== null && !names.has(name)) {
      names.add(name)
      take(resolve(document, node))
    }
    for (const member of Object.values(node)) take(member)
  }
  for (const { body, mounted } of operations) {
    if (mounted) continue
    for (const { schema } of body?.contents ?? []) if (holdsDefault(schema, schemas)) take(schema)
  }
  return names
}
