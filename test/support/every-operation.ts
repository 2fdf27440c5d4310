import type { Client } from 'openapi-fetch'
import { routes } from '../../generated/content/routes.ts'
import type { paths } from '../../generated/content/types.ts'
import type { Validate } from '../../generated/content/validators.js'
import * as generatedValidators from '../../generated/content/validators.js'
import { isWriterHeader } from '../../tools/codegen/writer-headers.ts'

export type OperationId = (typeof routes)[number]['operationId']

/** What the generated client hands back. */
export interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

type Call = (client: Client<paths>, origin: string) => Promise<Answer>

const site = { siteId: 'docs', env: 'production' }

/**
 * A call of each operation of the content contract with the values of its examples. `origin` is that of the server:
 * a write with a cookie has to come from there.
 */
export const everyOperation = {
  getRootDocument: (client) => client.GET('/api/v1/{siteId}/{env}', { params: { path: site } }),
  getDocument: (client) =>
    client.GET('/api/v1/{siteId}/{env}/{route}', { params: { path: { ...site, route: 'content/delivery' } } }),
  getPartial: (client) =>
    client.GET('/api/v1/{siteId}/{env}/_partials/{key}', { params: { path: { ...site, key: 'footer' } } }),
  listRoutes: (client) => client.GET('/api/v1/{siteId}/{env}/_routes', { params: { path: site } }),
  listRedirects: (client) => client.GET('/api/v1/{siteId}/{env}/_redirects', { params: { path: site } }),
  getStrings: (client) =>
    client.GET('/api/v1/{siteId}/{env}/i18n/{locale}', { params: { path: { ...site, locale: 'en' } } }),
  getMedia: (client) =>
    client.GET('/media/{key}', { params: { path: { key: 'docs/house.png' } }, parseAs: 'arrayBuffer' }),
  createPreviewToken: (client, origin) =>
    client.POST('/api/preview-token', {
      body: { siteId: 'docs', envId: 'production' },
      headers: { Cookie: 'content_session=example', Origin: origin },
    }),
  getHealth: (client) => client.GET('/health'),
  getMetrics: (client) => client.GET('/metrics', { parseAs: 'text' }),
  getDocs: (client) => client.GET('/docs', { parseAs: 'text' }),
} satisfies Record<OperationId, Call>

const calls: Readonly<Record<string, Call>> = everyOperation
const validators = new Map<string, unknown>(Object.entries(generatedValidators))

/** Calls an operation by its id; an operation that the table above does not have is an error. */
export async function callOperation(id: string, client: Client<paths>, origin: string): Promise<Answer> {
  const call = calls[id]
  if (call === undefined) throw new Error(`test/support/every-operation.ts has no call of ${id}`)
  return call(client, origin)
}

/** Where an answer is not what the contract promises for its status; empty when it is. */
export function faultsOf(operationId: string, { data, error, response }: Answer): string[] {
  const { status, headers } = response
  const route = routes.find((candidate) => candidate.operationId === operationId)
  const replies: Readonly<Record<string, Shape>> = route?.replies ?? {}
  const shape = replies[status]
  if (shape === undefined) return [`the contract of ${operationId} does not declare ${status}`]
  // The validators know the headers that a handler gives; the runtime's writer adds its own.
  const given = shape.headers.filter((name) => !isWriterHeader(name) && headers.has(name))
  const values = Object.fromEntries(given.map((name) => [name, headers.get(name)]))
  const faults = invalid('headers', `${operationId}${status}Headers`, values)
  const type = headers.get('Content-Type')?.split(';')[0] ?? null
  if (shape.contentType === '*/*') {
    if (type === null || type.includes('*')) faults.push(`the content type is ${type}`)
  } else if (type !== shape.contentType) {
    faults.push(`the content type is ${type} instead of ${shape.contentType}`)
  }
  if (shape.contentType === null) return faults
  const body = response.ok ? data : error
  if (body === undefined) return [...faults, 'there is no body']
  return [...faults, ...invalid('body', `${operationId}${status}Body`, body)]
}

interface Shape {
  readonly contentType: string | null
  readonly headers: readonly string[]
}

function invalid(part: string, name: string, value: unknown): string[] {
  const validate = validators.get(name)
  if (!isValidator(validate) || validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`)
}

function isValidator(value: unknown): value is Validate {
  return typeof value === 'function'
}
