// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

import createClient, { type Client, type ClientOptions, createQuerySerializer } from 'openapi-fetch'
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
  '/api/v1/{siteId}/{env}/{route}': 'route',
  '/api/v1/{siteId}/{env}/_partials/{key}': 'key',
  '/media/{key}': 'key',
  '/api/console/sites/{site}/media/{key}': 'key',
  '/api/console/sites/{site}/media-uses/{key}': 'key',
  '/console/{page}': 'page',
}

/** The media types of the bodies that are not JSON alone; the first is sent where a call has no `Content-Type`. */
const bodyTypes: Readonly<Record<string, readonly string[]>> = {
  'PUT /api/console/sites/{site}/media/{key}': ['application/octet-stream'],
}

function serializeBody(type: string, body: unknown): unknown {
  return /^application\/(?:[\w.-]+\+)?json$/.test(type) ? JSON.stringify(body) : body
}

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

/** The lists that are sent as `name=a,b`. */
const commaLists: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/{siteId}/{env}/_documents': ['fields', 'include', 'facets'],
  'GET /api/v1/{siteId}/{env}/_documents/{documentId}': ['include'],
}

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

/** What is answered with text, and not with JSON. */
const textAnswers: readonly string[] = [
  'GET /',
  'GET /console/{page}',
  'GET /metrics',
  'GET /docs',
  'GET /manual',
]

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
    const operation = `${method.toUpperCase()} ${path}`
    return send(method as never, path as never, { ...(textAnswers.includes(operation) && { parseAs: 'text' }), ...queryOptions(operation), ...init, ...bodyOptions(operation, init) } as never)
  }
  for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE']) {
    Object.assign(client, { [method]: (path: string, init?: Init) => request(method, path, init) })
  }
  return Object.assign(client, { request })
}

/**
 * A client of the content surface, typed by its contract.
 *
 * @param options `baseUrl` is the public address of the surface; the rest is openapi-fetch's
 * @throws TypeError when a path parameter holds a `.` or `..` segment: a URL cannot carry one (WHATWG URL, 4.4)
 */
export function createContentClient(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
  // Fetch takes a stream only from who says that no answer is read before it is through (5.4).
  const streams = { duplex: 'half' } as const
  return sending(createClient<paths>({ pathSerializer: serializePath, ...streams, ...options }))
}

/**
 * Fills a path template; a multi-segment parameter keeps its slashes, any other has them encoded. openapi-fetch puts
 * its base URL before the template.
 */
export function serializePath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  const spanning = Object.entries(multiSegment).find(([path]) => template.endsWith(path))?.[1]
  return template.replace(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = String(parameters[name])
    const segments = name === spanning ? value.split('/') : [value]
    if (segments.includes('.') || segments.includes('..')) throw new TypeError(`${name} holds a dot segment`)
    return segments.map(encodeURIComponent).join('/')
  })
}
