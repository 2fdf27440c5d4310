import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  type HeaderObject,
  type OpenApiDocument,
  type OperationObject,
  PROBLEM,
  type Reference,
  type ResponseObject,
  type Schema,
  schemaName,
} from './openapi.ts'
import { LintError, root } from './redocly.ts'
import { banner, propertyName, quote, typeName } from './source-text.ts'

const SOURCE = 'specs/problems.yaml'

/** How an operation with `x-step-up` asks for a fresh proof. */
const STEP_UP = 'step_up_required'

/** How every operation but those that prove it asks a session that is limited for a second factor (`x-second-factor`). */
const SECOND_FACTOR = 'second_factor_required'

/** What `specs/problems.yaml` says of a code. */
interface Code {
  readonly status: number
  readonly title: string
  /** Members that examples in the contracts have beside those of every problem. */
  readonly example?: object
  /** Who answers with it where there is no operation. */
  readonly answeredBy?: string
}

/** The codes, and what every problem has of schema and headers. */
export interface ProblemTable {
  readonly codes: Readonly<Record<string, Code>>
  readonly schemas: Readonly<Record<'Problem' | 'FieldError', Schema>>
  readonly headers: Readonly<Record<'RefusalCaching' | 'RequestId', HeaderObject>>
}

/** Reads the codes, and the schema and headers of every problem. */
export async function readProblems(): Promise<ProblemTable> {
  const [codes, common] = await Promise.all(
    [SOURCE, 'specs/common.yaml'].map(async (path) => parse(await readFile(join(root, path), 'utf8'))),
  )
  return { ...(common as Omit<ProblemTable, 'codes'>), ...(codes as Pick<ProblemTable, 'codes'>) }
}

/** `problems.ts`: the codes with status and title, and `ErrorCode`. */
export function emitProblems({ codes }: ProblemTable): string {
  const rows = Object.entries(codes).map(
    ([code, { status, title }]) => `  ${propertyName(code)}: { status: ${status}, title: ${quote(title)} },`,
  )
  return `${banner(SOURCE)}
/** Each code's one status and title. */
export const problems = {
${rows.join('\n')}
} as const

/** Every code that a refusal can carry. */
export type ErrorCode = keyof typeof problems
`
}

/**
 * Holds the codes against their use.
 *
 * @param declared the codes that operations of some contract declare
 * @throws LintError for a code that nothing answers with
 */
export function refuseUnused({ codes }: ProblemTable, declared: ReadonlySet<string>): void {
  const unused = Object.keys(codes).filter((code) => codes[code]?.answeredBy === undefined && !declared.has(code))
  if (unused.length > 0) throw new LintError(`${SOURCE}: no operation declares ${unused.join(', ')}`)
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type Components = { [K in 'responses' | 'schemas' | 'headers']?: Record<string, unknown> }
type Operation = Mutable<Omit<OperationObject, 'responses'>> & { responses: Record<string, ResponseObject | Reference> }

/**
 * Gives each response with `x-codes` (its own, or those of the operation for its status) what these stand for: a schema
 * whose `code` is an enum of them, an example for each, and the headers that every refusal has. A response that operations
 * share stays shared, also among those that ask for the same proofs.
 *
 * @param bundled is left as it is
 * @returns the document without `x-codes`, and the codes that it declares
 * @throws LintError when a code is unknown or belongs to another status, or an example says something else
 */
export function expandProblems(
  bundled: OpenApiDocument,
  table: ProblemTable,
): { readonly document: OpenApiDocument; readonly declared: ReadonlySet<string> } {
  const document = structuredClone(bundled)
  const components: Components = document.components ?? {}
  const expansion = new Expansion(components, table, document.info.title)
  const shared = (components.responses ?? {}) as Record<string, ResponseObject>
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  const limitable = new Set(schemes.flatMap(([name, scheme]) => (scheme['x-second-factor'] ? [name] : [])))
  // It is spelled out in the codes: clients see the scheme that they know.
  for (const [, scheme] of schemes) delete (scheme as Mutable<typeof scheme>)['x-second-factor']
  for (const operation of operationsOf(document)) {
    const { operationId, responses, 'x-codes': own = {} } = operation
    for (const [status, response] of Object.entries(responses)) {
      const name = '$ref' in response ? response.$ref.replace('#/components/responses/', '') : null
      const whole = name === null ? (response as ResponseObject) : shared[name]
      const asked = status === '403' ? codesOf(operation, limitable) : []
      const stated = own[status] ?? whole?.['x-codes']
      const codes = stated === undefined ? undefined : [...stated, ...asked]
      if (whole === undefined || codes === undefined) continue
      expansion.checkStatus(`${operationId} ${status}`, codes, Number(status))
      if (own[status] !== undefined || name === null) {
        responses[status] = expansion.expand(whole, codes, `${typeName(operationId)}${status}`)
      } else if (asked.length > 0) {
        const asking = [name, ...asked].map(upperCamel).join('')
        shared[asking] ??= expansion.expand(whole, codes, asking)
        responses[status] = { $ref: `#/components/responses/${asking}` }
      }
    }
    const stray = Object.keys(own).find((status) => responses[status] === undefined)
    if (stray !== undefined) throw new LintError(`${operationId}: \`x-codes\` of ${stray}, which it does not answer`)
    delete operation['x-codes']
  }
  for (const [name, response] of Object.entries(shared)) {
    const codes = response['x-codes']
    if (codes !== undefined) shared[name] = expansion.expand(response, codes, name)
  }
  removeUnreferenced(document, components)
  return { document, declared: expansion.declared }
}

/** The codes of a 403 that an operation has by its extensions. */
function codesOf(operation: Operation, limitable: ReadonlySet<string>): readonly string[] {
  const { security = [], 'x-step-up': stepUp, 'x-second-factor': secondFactor } = operation
  const isOptional = security.some((each) => Object.keys(each).length === 0)
  const takesSession = !isOptional && security.some((each) => Object.keys(each).some((name) => limitable.has(name)))
  return [
    ...(stepUp === undefined ? [] : [STEP_UP]),
    ...(takesSession && secondFactor !== 'prove' ? [SECOND_FACTOR] : []),
  ]
}

/** A name of schemas and responses, `NotFound` of `not_found`. */
function upperCamel(words: string): string {
  return words.split('_').map(typeName).join('')
}

class Expansion {
  readonly declared = new Set<string>()
  readonly #components: Components
  readonly #table: ProblemTable
  readonly #title: string

  constructor(components: Components, table: ProblemTable, title: string) {
    this.#components = components
    this.#table = table
    this.#title = title
  }

  checkStatus(where: string, codes: readonly string[], status: number): void {
    for (const code of codes) {
      const known = this.#code(where, code).status
      if (known !== status) throw new LintError(`${this.#title}: ${where}: \`${code}\` is a ${known}`)
    }
  }

  /** @param place of the response: the beginning of the schema's name where that is not the code's */
  expand(response: ResponseObject, codes: readonly string[], place: string): ResponseObject {
    const { 'x-codes': _, ...rest } = response
    const { [PROBLEM]: own, ...others } = rest.content ?? {}
    const { status } = this.#code(place, codes[0] ?? '')
    const schema = this.#schema(own?.schema, codes, status, place)
    const content = { ...others, [PROBLEM]: { schema, examples: this.#examples(place, codes, own?.examples ?? {}) } }
    return { ...rest, headers: { ...this.#headers(), ...rest.headers }, content }
  }

  #code(where: string, code: string): Code {
    const known = this.#table.codes[code]
    if (known === undefined) throw new LintError(`${this.#title}: ${where}: ${SOURCE} has no code \`${code}\``)
    this.declared.add(code)
    return known
  }

  /** A copy of the schema that says which codes there are, by a name of its own. */
  #schema(own: Schema | undefined, codes: readonly string[], status: number, place: string): Schema {
    const baseName = own === undefined ? null : schemaName(own)
    const base = (baseName === null ? this.#table.schemas.Problem : this.#components.schemas?.[baseName]) as Schema
    const isOfCode = baseName === null && codes.length === 1
    const name = `${isOfCode ? upperCamel(codes[0] ?? '') : place}Problem`
    const properties = base.properties as Readonly<Record<string, Schema>>
    const narrowed = {
      ...base,
      properties: {
        ...properties,
        status: { type: 'integer', const: status },
        code: { ...properties.code, enum: codes },
      },
    }
    this.#add('schemas', 'FieldError', this.#table.schemas.FieldError)
    // In common.yaml a reference is to that file; here it is to the bundle.
    const text = JSON.stringify(narrowed).replaceAll('"#/schemas/', '"#/components/schemas/')
    this.#add('schemas', name, JSON.parse(text))
    return { $ref: `#/components/schemas/${name}` }
  }

  #headers(): Record<string, Reference> {
    const { RefusalCaching, RequestId } = this.#table.headers
    this.#add('headers', 'RefusalCaching', RefusalCaching)
    this.#add('headers', 'RequestId', RequestId)
    return {
      'Cache-Control': { $ref: '#/components/headers/RefusalCaching' },
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    }
  }

  #examples(
    where: string,
    codes: readonly string[],
    own: Readonly<Record<string, { readonly value?: unknown }>>,
  ): Record<string, object> {
    const examples = codes.map((code) => {
      const { status, title, example } = this.#code(where, code)
      const expected = { type: 'about:blank', title, status, code }
      const given = own[code]?.value as Readonly<Record<string, unknown>> | undefined
      for (const [member, value] of Object.entries(given === undefined ? {} : expected)) {
        if (given?.[member] !== value)
          throw new LintError(`${this.#title}: ${where}: the example \`${code}\` has another ${member} than ${SOURCE}`)
      }
      return [code, { value: given ?? { ...expected, ...example } }] as const
    })
    return Object.fromEntries(examples)
  }

  /** @throws LintError when something else has the name */
  #add(kind: 'schemas' | 'headers', name: string, value: unknown): void {
    const named = this.#components[kind] ?? {}
    this.#components[kind] = named
    if (named[name] === undefined) named[name] = value
    else if (JSON.stringify(named[name]) !== JSON.stringify(value))
      throw new LintError(`${this.#title}: \`${name}\` is the name of two ${kind}`)
  }
}

function operationsOf(document: OpenApiDocument): Operation[] {
  const nodes = Object.values(document.paths).flatMap((item) => Object.values(item))
  return nodes.filter((node): node is Operation => typeof node === 'object' && node !== null && 'operationId' in node)
}

/** Responses and problem schemas that were only there to be expanded. */
export function removeUnreferenced(document: OpenApiDocument, components: Components): void {
  for (const kind of ['responses', 'schemas'] as const) {
    const text = JSON.stringify(document)
    for (const name of Object.keys(components[kind] ?? {})) {
      const isReferenced = text.includes(`"#/components/${kind}/${name}"`)
      const isOurs = kind === 'responses' || name.endsWith('Problem')
      if (isOurs && !isReferenced) delete components[kind]?.[name]
    }
  }
}
