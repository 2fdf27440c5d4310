import { type FieldError, TriptychError } from '../errors.ts'
import type { HttpCall } from './call.ts'
import { coerce } from './coerce.ts'
import { pointerStep } from './json-pointer.ts'
import { bodyReader } from './read-body.ts'
import type { Parameter, Route, Validate, ValidationError, Validators } from './route.ts'

/** What a handler is given: only the parts that its operation declares. */
export interface HandlerInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly cookies?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Values = Record<string, unknown>
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** A parameter with the name that node:http gives it. */
type SentParameter = Parameter & { readonly sentAs: string }

/** Reads and checks the input of one operation; made once for each when the surface starts. */
export class RequestReader {
  readonly #path: readonly SentParameter[]
  readonly #query: readonly SentParameter[]
  readonly #header: readonly SentParameter[]
  readonly #cookie: readonly SentParameter[]
  readonly #body: Route['body']
  readonly #readBody: (call: HttpCall) => unknown
  readonly #validParameters: Validate | undefined
  readonly #validBody: Validate | undefined

  constructor(route: Route, validators: Validators) {
    const among = (place: Parameter['in']): SentParameter[] =>
      route.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => ({
          ...parameter,
          sentAs: place === 'header' ? parameter.name.toLowerCase() : parameter.name,
        }))
    this.#path = among('path')
    this.#query = among('query')
    this.#header = among('header')
    this.#cookie = among('cookie')
    this.#body = route.body
    this.#readBody = route.body === null ? () => undefined : bodyReader(route.body)
    this.#validParameters = route.parameters.length > 0 ? validators[`${route.operationId}Parameters`] : undefined
    this.#validBody = route.body ? validators[`${route.operationId}Body`] : undefined
  }

  /**
   * A promise only where there is a body to wait for.
   *
   * @throws TriptychError what `check` and the reader of the body throw
   */
  read(call: HttpCall, params: Readonly<Record<string, string>>): HandlerInput | Promise<HandlerInput> {
    const input = this.#parameters(call, params)
    if (this.#body) return this.#withBody(call, input)
    this.check(input)
    return input
  }

  async #withBody(call: HttpCall, input: Mutable<HandlerInput>): Promise<HandlerInput> {
    input.body = await this.#readBody(call)
    this.check(input)
    return input
  }

  #parameters(call: HttpCall, params: Readonly<Record<string, string>>): Mutable<HandlerInput> {
    const errors: FieldError[] = []
    const input: Mutable<HandlerInput> = {}
    if (this.#path.length > 0) input.path = collect(this.#path, params, errors)
    if (this.#query.length > 0) input.query = call.query === '' ? {} : collect(this.#query, queryOf(call), errors)
    if (this.#header.length > 0) input.headers = collect(this.#header, call.headers, errors)
    if (this.#cookie.length > 0) input.cookies = collect(this.#cookie, call.cookies, errors)
    if (errors.length > 0) throw new TriptychError('invalid_request', 'a parameter is of another type', { errors })
    return input
  }

  /**
   * Holds an input against the contract.
   *
   * @throws TriptychError `malformed_path` when the path is at fault, else `invalid_request`, with its `errors`
   */
  check(input: HandlerInput): void {
    const errors: FieldError[] = []
    if (this.#validParameters) {
      const { path, query, headers: header, cookies: cookie } = input
      if (!this.#validParameters({ path, query, header, cookie })) explain(this.#validParameters, null, errors)
    }
    if (this.#body && input.body === undefined) {
      if (this.#body.required) errors.push({ in: 'body', name: '', message: 'is required' })
    } else if (this.#validBody && !this.#validBody(input.body)) {
      explain(this.#validBody, 'body', errors)
    }
    if (errors.length === 0) return
    const code = errors.some((error) => error.in === 'path') ? 'malformed_path' : 'invalid_request'
    throw new TriptychError(code, 'not what the contract says', { errors })
  }
}

/** What a request sent under each name; several values where it came several times. */
type Sent = Readonly<Record<string, string | readonly string[] | undefined>>

function collect(parameters: readonly SentParameter[], sent: Sent, errors: FieldError[]): Values {
  const values: Values = {}
  for (const parameter of parameters) {
    const { name } = parameter
    const text = sent[parameter.sentAs]
    if (text === undefined) continue
    if (parameter.type === 'string' && typeof text === 'string') values[name] = text
    else {
      const value = coerce(parameter, typeof text === 'string' ? [text] : text, errors)
      if (value !== undefined) values[name] = value
    }
  }
  return values
}

function queryOf(call: HttpCall): Sent {
  const sent = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(call.query)) {
    const values = sent.get(name)
    if (values) values.push(value)
    else sent.set(name, [value])
  }
  return Object.fromEntries(sent)
}

/** ajv's errors in the words of a problem. `place` is null where the instance path begins with it. */
function explain(validate: Validate, place: 'body' | null, errors: FieldError[]): void {
  for (const error of validate.errors ?? []) {
    const steps = pointer(error)
    const where = place ?? (steps.shift() as FieldError['in'])
    errors.push({ in: where, name: steps.join('/'), message: error.message ?? 'is not valid' })
  }
}

/** Where the fault is, as the steps of a JSON Pointer; a missing or unknown property counts as the place itself. */
function pointer(error: ValidationError): string[] {
  const steps = error.instancePath === '' ? [] : error.instancePath.slice(1).split('/')
  const property = error.params.missingProperty ?? error.params.additionalProperty
  if (typeof property === 'string') steps.push(pointerStep(property))
  return steps
}
