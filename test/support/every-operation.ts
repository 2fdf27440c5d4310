import type { Client, ClientOptions } from 'openapi-fetch'
import { createAuthClient } from '../../generated/auth/client.ts'
import * as authValidators from '../../generated/auth/reply-validators.js'
import { routes as authRoutes } from '../../generated/auth/routes.ts'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import * as bridgeValidators from '../../generated/bridge/reply-validators.js'
import { routes as bridgeRoutes } from '../../generated/bridge/routes.ts'
import { createContentClient } from '../../generated/content/client.ts'
import * as contentValidators from '../../generated/content/reply-validators.js'
import { routes as contentRoutes } from '../../generated/content/routes.ts'
import type { ReplyShape, Route, Validate } from '../../src/contract/route.ts'
import { isWriterHeader } from '../../tools/codegen/writer-headers.ts'
import { type AuthIds, authCalls } from './every-auth-operation.ts'
import { type BridgeIds, bridgeCalls } from './every-bridge-operation.ts'
import { type ContentIds, contentCalls } from './every-content-operation.ts'

/** What the generated client hands back. */
export interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** One call with the generated client of a contract, whose paths are `P`. */
export type Call<P extends object, Ids> = (client: Client<P>, ids: Ids) => Promise<Answer>

/** A contract as its generated client sees it. */
export interface CalledSurface<Ids> {
  readonly routes: readonly Route[]
  /** The operations that there is a call of. */
  readonly called: readonly string[]
  /**
   * Calls an operation by its id with the values of its examples. Redirects are not followed.
   *
   * @param ids what the examples of the contract are replaced with
   * @throws Error for an operation that has no call
   */
  call(operationId: string, options: CallOptions, ids?: Partial<Ids>): Promise<Answer>
  /** Where an answer is not what the contract promises for its status; empty when it is. */
  faultsOf(operationId: string, answer: Answer): string[]
}

export interface CallOptions {
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the request of the call, in another way than as it is. */
  readonly send?: (request: Request) => Promise<Response>
}

/** The ids of the contracts' examples. */
const authExample: AuthIds = {
  memberId: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f',
  memberEmail: 'ada@example.com',
  agentId: '01938f3e-8b6c-7d4e-9fa0-1b2c3d4e5f60',
  agentTokenId: '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071',
  tokenId: '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071',
  webhookId: '01938f3e-be9f-7071-82d3-4e5f60718293',
  passkeyId: '01938f3e-b1c2-7d3e-8f4a-5b6c7d8e9f01',
  memberPasskeyId: '01938f3e-b1c2-7d3e-8f4a-5b6c7d8e9f02',
  sessionId: '01938f3e-ad8e-7f60-b1c2-3d4e5f607182',
  clientId: 'notes-connector',
  memberSessionId: '01938f3e-ad8e-7f60-b1c2-3d4e5f607182',
  memberTokenId: '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071',
  memberClientId: 'notes-connector',
  identityRequestId: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f',
  connectorId: 'dGhlIGNsaWVudA',
  accessToken: 'wsp_4Yb7sQ0mZr1TfXw2LkHc9NdJv5PgUe1WSf2k',
}

const bridgeExample: BridgeIds = {
  pluginId: 'triptych-virtual',
  platform: 'Virtual',
  pluginPath: '/opt/triptych/src/bridge/plugins/virtual/index.ts',
  accessoryUuid: '2c5ea0b3-0c42-4f9b-9d0e-6b1b8a3f4c11',
  serviceUuid: '6f7a1d90-2b5c-4c39-8a53-0f6e9b3d2c70',
  charUuid: '9d3c5a72-6e1f-4b0a-9c84-7a2b1e5f3d69',
  installed: 'homebridge-dummy',
  externalUuid: '2c5ea0b3-0c42-4f9b-9d0e-6b1b8a3f4c11',
  backupId: '019aa9f0-5c1e-7bb2-8f6e-1d2c3b4a5968',
  config: '{"bridge":{"name":"Triptych","port":8582},"platforms":[]}',
}

const contentExample: ContentIds = {
  documentId: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f',
  releaseId: '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071',
  webhookId: '01938f3e-be9f-7071-82d3-4e5f60718293',
  mediaKey: 'images/house.png',
  blockType: 'quote',
  pageType: 'post',
  spare: 'handbook',
  etag: 'iWcJvBDlGWYTBIOZrvLmG0xVqyU',
}

/** Every operation of every contract. */
export const everyOperation = {
  auth: calledSurface(createAuthClient, authCalls, authExample, authRoutes, authValidators),
  bridge: calledSurface(createBridgeClient, bridgeCalls, bridgeExample, bridgeRoutes, bridgeValidators),
  content: calledSurface(createContentClient, contentCalls, contentExample, contentRoutes, contentValidators),
}

function calledSurface<P extends object, Ids>(
  createClient: (options: ClientOptions & { readonly baseUrl: string }) => Client<P>,
  calls: Readonly<Record<string, Call<P, Ids>>>,
  examples: Ids,
  routes: readonly Route[],
  validators: object,
): CalledSurface<Ids> {
  const validate = new Map<string, unknown>(Object.entries(validators))
  return {
    routes,
    called: Object.keys(calls),
    async call(operationId, { baseUrl, headers = {}, send }, ids = {}) {
      const call = calls[operationId]
      if (call === undefined) throw new Error(`test/support has no call of ${operationId}`)
      const client = createClient({
        baseUrl,
        headers,
        redirect: 'manual',
        ...(send === undefined ? {} : { fetch: send }),
      })
      return call(client, { ...examples, ...ids })
    },
    faultsOf: (operationId, answer) => faultsOf(routes, validate, operationId, answer),
  }
}

function faultsOf(
  routes: readonly Route[],
  validators: ReadonlyMap<string, unknown>,
  operationId: string,
  { data, error, response }: Answer,
): string[] {
  const { status, headers } = response
  const shape = routes.find((route) => route.operationId === operationId)?.replies[status]
  if (shape === undefined) return [`the contract of ${operationId} does not declare ${status}`]
  const invalid = (part: string, value: unknown): string[] => {
    const validate = validators.get(`${operationId}${status}${part}`)
    if (!isValidator(validate) || validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message}`)
  }
  const undeclared = undeclaredIn(shape, [...headers.keys()]).map((name) => `${name} is not declared`)
  const faults = [...invalid('Headers', givenHeaders(shape, headers)), ...typeFaults(shape, headers), ...undeclared]
  if (shape.contentType === null) return faults
  const body = response.ok ? data : error
  return body === undefined ? [...faults, 'there is no body'] : [...faults, ...invalid('Body', body)]
}

/** The validators know the headers as a handler gives them, cookies as a list; the runtime's writer adds its own. */
function givenHeaders(shape: ReplyShape, headers: Headers): Record<string, unknown> {
  const given = shape.headers.filter((name) => !isWriterHeader(name) && headers.has(name))
  return Object.fromEntries(
    given.map((name) => [name, name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name)]),
  )
}

/** What belongs to the connection and the body of every message, and no operation declares. */
const ofEveryMessage: ReadonlySet<string> = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'],
])

/** The headers of an answer that its operation does not declare for its status, in lower case. */
export function undeclaredIn(shape: ReplyShape, names: readonly string[]): string[] {
  const declared = new Set(shape.headers.map((name) => name.toLowerCase()))
  return names.filter((name) => !declared.has(name) && !ofEveryMessage.has(name))
}

function typeFaults({ contentType }: ReplyShape, headers: Headers): string[] {
  const type = headers.get('Content-Type')?.split(';')[0] ?? null
  if (contentType === '*/*') return type === null || type.includes('*') ? [`the content type is ${type}`] : []
  return type === contentType ? [] : [`the content type is ${type} instead of ${contentType}`]
}

function isValidator(value: unknown): value is Validate {
  return typeof value === 'function'
}
