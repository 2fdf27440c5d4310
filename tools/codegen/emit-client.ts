import { type Content, type Model, OCTETS, type Operation } from './model.ts'
import { resolve, type Schema } from './openapi.ts'
import { banner, propertyName, quote, typeName } from './source-text.ts'
import { FORM, MULTIPART } from './value-shapes.ts'

/** `client.ts`: a typed client over openapi-fetch whose multi-segment parameters keep their slashes. */
export function emitClient(model: Model): string {
  const spanning = new Map(
    model.operations.flatMap(({ path, multiSegment }) => (multiSegment ? [[path, multiSegment] as const] : [])),
  )
  refuseAmbiguous(model, spanning)
  const rows = [...spanning].map(([path, name]) => `  ${propertyName(path)}: ${quote(name)},`)
  const name = typeName(model.surface)
  const sending = sendingCode(model)
  return `${banner(model.source)}
import createClient, { type Client, type ClientOptions${sending === null ? '' : sending.imports} } from 'openapi-fetch'
import type { paths as contract } from './types.ts'

/**
 * The contract's paths, with lists in what is answered that may be written to: openapi-fetch takes a read-only list
 * for an object, and an answer belongs to the caller.
 */
export type paths = {
  readonly [P in keyof contract]: {
    readonly [M in keyof contract[P]]: contract[P][M] extends { readonly responses: unknown }
      ? { readonly [K in keyof contract[P][M]]: K extends 'responses' ? Lists<contract[P][M][K]> : contract[P][M][K] }
      : contract[P][M]
  }
}

type Lists<T> = T extends readonly (infer E)[] ? Lists<E>[] : T extends object ? { [K in keyof T]: Lists<T[K]> } : T

/** By path template: the parameter that may span segments. */
const multiSegment: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
${sending?.code ?? ''}
/**
 * A client of the ${model.surface} surface, typed by its contract.
 *
 * @param options \`baseUrl\` is the public address of the surface; the rest is openapi-fetch's
 * @throws TypeError when a path parameter holds a \`.\` or \`..\` segment: a URL cannot carry one (WHATWG URL, 4.4)
 */
export function create${name}Client(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
${sending?.client ?? '  return createClient<paths>({ pathSerializer: serializePath, ...options })'}
}

/**
 * Fills a path template; a multi-segment parameter keeps its slashes, any other has them encoded. openapi-fetch puts
 * its base URL before the template.
 */
export function serializePath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  const spanning = Object.entries(multiSegment).find(([path]) => template.endsWith(path))?.[1]
  return template.replace(/\\{([^{}]+)\\}/g, (_match, name: string) => {
    const value = String(parameters[name])
    const segments = name === spanning ? value.split('/') : [value]
    if (segments.includes('.') || segments.includes('..')) throw new TypeError(\`\${name} holds a dot segment\`)
    return segments.map(encodeURIComponent).join('/')
  })
}
`
}

/**
 * The client knows a path by its end, since a base URL comes before it.
 *
 * @throws Error when a path that ends like a multi-segment one has no such parameter itself
 */
function refuseAmbiguous(model: Model, spanning: ReadonlyMap<string, string>): void {
  for (const { path, multiSegment } of model.operations) {
    for (const [end, name] of spanning) {
      if (path.endsWith(end) && multiSegment !== name)
        throw new Error(`${path} ends like ${end}, without its x-multi-segment`)
    }
  }
}

/** What a client has to know of the requests that openapi-fetch would not send as the contract says. */
interface SendingCode {
  /** What it imports from openapi-fetch for it. */
  readonly imports: string
  /** Tables and functions. */
  readonly code: string
  /** The statements that make the client. */
  readonly client: string
}

/** Bodies and answers that are not JSON, and lists that are sent as `name=a,b`; null where a contract has none of them. */
function sendingCode(model: Model): SendingCode | null {
  const { operations } = model
  const bodies = operations.flatMap((operation) => entry(operation, bodyTypes(operation)))
  const lists = operations.flatMap((operation) => entry(operation, commaLists(operation)))
  const texts = operations.filter((operation) => isTextAlone(model, operation))
  if (bodies.length + lists.length + texts.length === 0) return null
  const types = new Set(operations.flatMap(bodyTypes))
  const streams = types.has(OCTETS)
  return {
    imports: lists.length > 0 ? ', createQuerySerializer' : '',
    code: [
      ...(bodies.length > 0 ? [table('bodyTypes', BODY_TYPES, bodies), serializeBody(types)] : []),
      ...(lists.length > 0 ? [table('commaLists', COMMA_LISTS, lists), SERIALIZE_QUERY] : []),
      ...(texts.length > 0 ? [textAnswers(texts)] : []),
      wrapper(bodies.length > 0, lists.length > 0, texts.length > 0),
    ].join(''),
    client: streams
      ? '  // Fetch takes a stream only from who says that no answer is read before it is through (5.4).\n' +
        "  const streams = { duplex: 'half' } as const\n" +
        '  return sending(createClient<paths>({ pathSerializer: serializePath, ...streams, ...options }))'
      : '  return sending(createClient<paths>({ pathSerializer: serializePath, ...options }))',
  }
}

function entry({ method, path }: Operation, names: readonly string[]): string[] {
  return names.length > 0 ? [`  ${quote(`${method} ${path}`)}: [${names.map(quote).join(', ')}],`] : []
}

/** The media types of a body; none where it is JSON alone, which openapi-fetch sends by itself. */
function bodyTypes({ body }: Operation): string[] {
  const types = (body?.contents ?? []).map(({ contentType }) => contentType)
  return types.some((type) => type !== 'application/json') ? types : []
}

function commaLists({ parameters }: Operation): string[] {
  return parameters.flatMap(({ in: place, explode, name }) => (place === 'query' && explode === false ? [name] : []))
}

/** Whether its answers are text and never JSON, as which openapi-fetch would parse them. */
function isTextAlone({ document }: Model, { replies }: Operation): boolean {
  const contents = replies.filter(({ status }) => status.startsWith('2')).flatMap((reply) => reply.contents)
  const isText = ({ contentType, schema }: Content): boolean =>
    !/json$|\*|octet-stream/.test(contentType) && resolve<Schema>(document, schema).type === 'string'
  return contents.length > 0 && contents.every(isText)
}

function textAnswers(operations: readonly Operation[]): string {
  const rows = operations.map(({ method, path }) => `  ${quote(`${method} ${path}`)},`)
  return `
/** What is answered with text, and not with JSON. */
const textAnswers: readonly string[] = [
${rows.join('\n')}
]
`
}

function table(name: string, comment: string, rows: readonly string[]): string {
  return `
/** ${comment} */
const ${name}: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
}
`
}

const BODY_TYPES =
  'The media types of the bodies that are not JSON alone; the first is sent where a call has no `Content-Type`.'
const COMMA_LISTS = 'The lists that are sent as `name=a,b`.'

/** Only what the media types need: code that nothing calls would be an error of its own. */
function serializeBody(types: ReadonlySet<string>): string {
  const lines = [
    ...(types.has(MULTIPART) ? [`  if (type === '${MULTIPART}') return formData(body as object)`] : []),
    ...(types.has(FORM) ? [`  if (type === '${FORM}') return new URLSearchParams(fieldsOf(body as object))`] : []),
  ]
  return `
function serializeBody(type: string, body: unknown): unknown {
${[...lines, '  return /^application\\/(?:[\\w.-]+\\+)?json$/.test(type) ? JSON.stringify(body) : body'].join('\n')}
}
${types.has(FORM) || types.has(MULTIPART) ? FIELDS : ''}${types.has(MULTIPART) ? FORM_DATA : ''}${BODY_OPTIONS}`
}

const FIELDS = `
/** The fields of a form, each item of a list by itself. */
function fieldsOf(body: object): [string, string][] {
  return entriesOf(body).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
  ])
}

function entriesOf(body: object): [string, unknown][] {
  return Object.entries(body).flatMap(([name, value]): [string, unknown][] =>
    value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((each) => [name, each]),
  )
}
`

const FORM_DATA = `
function formData(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of entriesOf(body)) {
    if (value instanceof Blob) form.append(name, value)
    else for (const [, text] of fieldsOf({ [name]: value })) form.append(name, text)
  }
  return form
}
`

const BODY_OPTIONS = `
function contentTypeOf(headers: unknown): string | null {
  if (headers instanceof Headers) return headers.get('Content-Type')
  const given = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return typeof given === 'string' ? given : null
}

function bodyOptions(operation: string, { body, headers, bodySerializer: other }: Init): Init {
  const given = contentTypeOf(headers)
  const [first] = bodyTypes[operation] ?? []
  if (first === undefined || body === undefined || other !== undefined) return {}
  const type = given?.split(';')[0]?.trim().toLowerCase() ?? first
  const bodySerializer = (value: unknown) => serializeBody(type, value)
  const own = headers instanceof Headers ? Object.fromEntries(headers) : headers
  // Fetch names the boundary of a form by itself, where there is no type.
  const sent = type === 'multipart/form-data' ? null : (given ?? type)
  return { bodySerializer, headers: { ...(own as object), 'Content-Type': sent } }
}
`

const SERIALIZE_QUERY = `
const serializeExploded = createQuerySerializer()
const serializeJoined = createQuerySerializer({ array: { style: 'form', explode: false } })

function queryOptions(operation: string): Init {
  const joined = commaLists[operation]
  if (joined === undefined) return {}
  const part = (query: object, isJoined: boolean) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => joined.includes(name) === isJoined))
  const querySerializer = (query: object) =>
    [serializeExploded(part(query, false)), serializeJoined(part(query, true))].filter(Boolean).join('&')
  return { querySerializer }
}
`

function wrapper(bodies: boolean, lists: boolean, texts: boolean): string {
  const options = [
    ...(texts ? ["...(textAnswers.includes(operation) && { parseAs: 'text' })"] : []),
    ...(lists ? ['...queryOptions(operation)'] : []),
    '...init',
    ...(bodies ? ['...bodyOptions(operation, init)'] : []),
  ]
  return `
interface Init {
  readonly body?: unknown
  readonly headers?: unknown
  readonly bodySerializer?: unknown
  readonly querySerializer?: unknown
}

/** Has each call sent, and its answer read, as its operation says. */
function sending(client: Client<paths>): Client<paths> {
  const send: (method: never, path: never, init: never) => unknown = client.request
  const request = (method: string, path: string, init: Init = {}): unknown => {
    const operation = \`\${method.toUpperCase()} \${path}\`
    return send(method as never, path as never, { ${options.join(', ')} } as never)
  }
  for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE']) {
    Object.assign(client, { [method]: (path: string, init?: Init) => request(method, path, init) })
  }
  return Object.assign(client, { request })
}
`
}
