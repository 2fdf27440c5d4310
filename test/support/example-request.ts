import type { Route } from '../../src/contract/route.ts'
import { valueAt } from '../../src/lib/json-pointer.ts'

/** A request made of the examples that a contract gives. */
export interface ExampleRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Those of the body. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/**
 * A request of an operation, from the contract alone: its required parameters and its body are their first examples.
 *
 * @param document the bundled contract
 * @throws Error when the contract has no example of what is required
 */
export function exampleRequest(document: object, route: Route): ExampleRequest {
  const { method, path, operationId } = route
  const item = member(member(document, 'paths'), path)
  const operation = member(item, method.toLowerCase())
  const declared = [...listOf(member(item, 'parameters')), ...listOf(member(operation, 'parameters'))]
  const parameters = declared.map((parameter) => resolved(document, parameter))

  const value = (name: string): string => {
    const parameter = parameters.find((candidate) => member(candidate, 'name') === name)
    return text(firstExample(parameter, `${operationId}: ${name}`))
  }
  const query = route.parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = new URLSearchParams(query.map(({ name }): [string, string] => [name, value(name)])).toString()
  const filled = path.replace(/\{([^{}]+)\}/g, (_match, name: string) => encodeURIComponent(value(name)))
  const target = { method, path: search === '' ? filled : `${filled}?${search}` }
  if (route.body === null) return { ...target, headers: {}, body: null }

  const { contentType } = route.body
  const content = member(resolved(document, member(operation, 'requestBody')), 'content')
  const body = firstExample(member(content, contentType), `${operationId}: body`)
  const isForm = contentType === 'application/x-www-form-urlencoded'
  return {
    ...target,
    headers: { 'Content-Type': contentType },
    body: isForm ? new URLSearchParams(entries(body)).toString() : JSON.stringify(body),
  }
}

function firstExample(holder: unknown, what: string): unknown {
  const [first] = Object.values(objectOf(member(holder, 'examples')))
  const value = member(first, 'value')
  if (value === undefined) throw new Error(`the contract has no example of ${what}`)
  return value
}

function entries(value: unknown): [string, string][] {
  return Object.entries(objectOf(value)).map(([name, each]) => [name, text(each)])
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Follows an internal `$ref` (a JSON Pointer, RFC 6901). */
export function resolved(document: object, value: unknown): unknown {
  const reference = member(value, '$ref')
  if (typeof reference !== 'string') return value
  return valueAt(document, reference.slice('#'.length))
}

/** A member of a JSON object; undefined where there is none. */
export function member(value: unknown, name: string): unknown {
  return Object.entries(objectOf(value)).find(([key]) => key === name)?.[1]
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
