import Negotiator from 'negotiator'
import { type FieldError, TriptychError } from '../errors.ts'
import { escapeToken } from '../lib/json-pointer.ts'
import type { HttpCall } from './call.ts'
import { coerce } from './coerce.ts'
import { parseQuery, readCommaList, readDeepObject } from './query.ts'
import { type AlternativeBody, bodyReader } from './read-body.ts'
import {
  contentsOf,
  offersOf,
  type Parameter,
  type Route,
  type Validate,
  type ValidationError,
  type Validators,
  type ValueShape,
} from './route.ts'

/** What a handler is given: only the parts that its operation declares. */
export interface HandlerInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly cookies?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /**
   * Where a success may be of several media types: the one that the caller likes best (RFC 9110, 12.5.1), the first
   * where it names none of them; null instead where the operation can refuse that with 406.
   */
  readonly accept?: string | null
}

type Values = Record<string, unknown>
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** A parameter with the name that node:http gives it. */
type SentParameter = Parameter & { readonly sentAs: string }

/** Reads and checks the input of one operation; made once for each, by its first request. */
export class RequestReader {
  readonly #path: readonly SentParameter[]
  readonly #query: readonly SentParameter[]
  readonly #header: readonly SentParameter[]
  readonly #cookie: readonly SentParameter[]
  readonly #body: Route['body']
  readonly #readBody: (call: HttpCall) => unknown
  readonly #validParameters: Validate | undefined
  /** By media type; one alone where there are no alternatives. */
  readonly #validBody: ReadonlyMap<string, Validate>
  /** The media types that a success may have, where there are several. */
  readonly #offers: readonly string[]
  readonly #refusesAccept: boolean

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
    const contents = route.body ? contentsOf(route.body, route.body.alternatives) : []
    this.#validBody = new Map(
      contents.flatMap(([{ contentType }, ending]) => {
        const validate = validators[`${route.operationId}${ending}`]
        return validate === undefined ? [] : [[contentType, validate]]
      }),
    )
    this.#offers = offersOf(route)
    this.#refusesAccept = route.replies['406'] !== undefined
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
    if (this.#query.length > 0) input.query = call.query === '' ? {} : collectQuery(this.#query, call.query, errors)
    if (this.#header.length > 0) input.headers = collect(this.#header, call.headers, errors)
    if (this.#cookie.length > 0) input.cookies = collect(this.#cookie, call.cookies, errors)
    if (errors.length > 0) throw new TriptychError('invalid_request', 'a parameter is of another type', { errors })
    if (this.#offers.length > 0) input.accept = this.#preferredType(call.headers.accept)
    return input
  }

  #preferredType(accept: string | undefined): string | null {
    const [first = null] = this.#offers
    if (accept === undefined) return first
    const best = new Negotiator({ headers: { accept } }).mediaType([...this.#offers])
    return best ?? (this.#refusesAccept ? null : first)
  }

  /**
   * Fills in the contract's defaults, in place, and holds an input against the contract.
   *
   * @throws TriptychError `malformed_path` when the path is at fault, else `invalid_request`, with its `errors`
   */
  check(input: Mutable<HandlerInput>): void {
    const errors: FieldError[] = []
    if (input.accept === undefined && this.#offers.length > 0) input.accept = this.#offers[0] ?? null
    if (this.#validParameters) {
      const { path, query, headers: header, cookies: cookie } = input
      if (!this.#validParameters({ path, query, header, cookie })) explain(this.#validParameters, null, errors)
    }
    if (this.#body && input.body === undefined) {
      if (this.#body.required) errors.push({ in: 'body', name: '', message: 'is required' })
    } else if (this.#body) {
      const { contentType, value } = this.#body.alternatives
        ? (input.body as AlternativeBody)
        : { contentType: this.#body.contentType, value: input.body }
      const validate = this.#validBody.get(contentType)
      if (validate && !validate(value)) explain(validate, 'body', errors)
    }
    if (errors.length === 0) return
    const code = errors.some((error) => error.in === 'path') ? 'malformed_path' : 'invalid_request'
    throw new TriptychError(code, 'not what the contract says', { errors })
  }
}

/** What a request sent under each name; several values where it came several times. */
type SentValues = Readonly<Record<string, string | readonly string[] | undefined>>

function collect(parameters: readonly SentParameter[], sent: SentValues, errors: FieldError[]): Values {
  const values: Values = {}
  for (const parameter of parameters) {
    const { name } = parameter
    const text = sent[parameter.sentAs]
    if (text === undefined) continue
    if (parameter.type === 'string' && typeof text === 'string') values[name] = text
    else {
      const texts = typeof text !== 'string' ? text : parameter.type === 'array' ? listItems(text) : [text]
      const value = coerce(parameter, shapeOf(parameter), texts, errors)
      if (value !== undefined) values[name] = value
    }
  }
  return values
}

function collectQuery(parameters: readonly SentParameter[], text: string, errors: FieldError[]): Values {
  const query = parseQuery(text)
  const values: Values = {}
  for (const parameter of parameters) {
    const value =
      parameter.type === 'object'
        ? readDeepObject(parameter, query, errors)
        : parameter.explode === false
          ? readCommaList(parameter, text, errors)
          : coerce(parameter, shapeOf(parameter), query.get(parameter.name) ?? [], errors)
    if (value !== undefined) values[parameter.name] = value
  }
  return values
}

function shapeOf({ type, items }: Parameter): ValueShape {
  return { type: type === 'object' ? 'string' : type, ...(items ? { items } : {}) }
}

/** The items of a list in a header; empty ones do not count (RFC 9110, 5.6.1). */
function listItems(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || [])
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
  if (typeof property === 'string') steps.push(escapeToken(property))
  return steps
}
