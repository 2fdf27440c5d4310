import { request } from 'node:http'
import authDocument from '../../generated/auth/openapi.json' with { type: 'json' }
import * as authReplyValidators from '../../generated/auth/reply-validators.js'
import * as authValidators from '../../generated/auth/request-validators.js'
import { routes as authRoutes } from '../../generated/auth/routes.ts'
import bridgeDocument from '../../generated/bridge/openapi.json' with { type: 'json' }
import * as bridgeReplyValidators from '../../generated/bridge/reply-validators.js'
import * as bridgeValidators from '../../generated/bridge/request-validators.js'
import { routes as bridgeRoutes } from '../../generated/bridge/routes.ts'
import contentDocument from '../../generated/content/openapi.json' with { type: 'json' }
import * as contentReplyValidators from '../../generated/content/reply-validators.js'
import * as contentValidators from '../../generated/content/request-validators.js'
import { routes as contentRoutes } from '../../generated/content/routes.ts'
import { authHandlers } from '../../handlers/auth/index.ts'
import { bridgeHandlers } from '../../handlers/bridge/index.ts'
import { contentHandlers } from '../../handlers/content/index.ts'
import type { CallContext, Principal } from '../../src/access/principal.ts'
import { listenFor } from '../../src/compose/http-surface.ts'
import { challenge } from '../../src/compose/open-surface.ts'
import { loadConfig } from '../../src/config.ts'
import type { Reply } from '../../src/contract/reply.ts'
import type { Route, Validate } from '../../src/contract/route.ts'
import { Surface } from '../../src/contract/surface.ts'
import { undeclaredIn } from '../support/every-operation.ts'
import { type ExampleRequest, member, resolved } from '../support/example-request.ts'
import { recordingLogger } from '../support/server.ts'

type AnyHandlers = Readonly<Record<string, (request: never, context: never) => Reply | Promise<Reply>>>

/** A contract and what the server runs it with. */
export interface Contract {
  readonly name: 'auth' | 'bridge' | 'content'
  readonly document: object
  readonly routes: readonly Route[]
  /** Of requests. */
  readonly validators: Readonly<Record<string, unknown>>
  readonly replyValidators: Readonly<Record<string, unknown>>
  readonly handlers: AnyHandlers
}

export const contracts: readonly Contract[] = [
  {
    ...{ name: 'auth', document: authDocument, routes: authRoutes },
    ...{ validators: { ...authValidators }, replyValidators: { ...authReplyValidators } },
    ...{ handlers: { ...authHandlers } },
  },
  {
    ...{ name: 'bridge', document: bridgeDocument, routes: bridgeRoutes },
    ...{ validators: { ...bridgeValidators }, replyValidators: { ...bridgeReplyValidators } },
    ...{ handlers: { ...bridgeHandlers } },
  },
  {
    ...{ name: 'content', document: contentDocument, routes: contentRoutes },
    ...{ validators: { ...contentValidators }, replyValidators: { ...contentReplyValidators } },
    ...{ handlers: { ...contentHandlers } },
  },
]

/** A contract's operations with their own handlers, over parts that all fail. */
export interface FailingSurface {
  readonly url: string
  /** Who calls; an anonymous client while null. */
  principal: Principal | null
  /** What is thrown at {@link failing}. */
  failure: unknown
  /** What fails: the parts that a handler works with, the check of a credential, or the making of a context. */
  failing: 'parts' | 'credentials' | 'context'
  send(request: ExampleRequest): Promise<ReceivedAnswer>
  close(): Promise<void>
}

export interface ReceivedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** Starts one on a free port; its replies are held against the contract. */
export async function startFailing({
  name,
  routes,
  validators,
  replyValidators,
  handlers,
}: Contract): Promise<FailingSurface> {
  const { logger } = recordingLogger()
  const config = loadConfig({})
  const fail = (): never => {
    throw state.failure
  }
  const failingParts = (call: CallContext): never =>
    new Proxy({ call }, { get: (parts, key) => (key === 'call' ? parts.call : fail()) }) as never
  const schemes = new Set(routes.flatMap(({ security }) => security.flat()))
  const mounted = routes.filter((route) => route.mounted).map(({ operationId }) => [operationId, fail] as const)
  const surface = Surface.create<never, AnyHandlers>({
    routes,
    validators,
    handlers,
    security: Object.fromEntries(
      [...schemes].map((scheme) => [scheme, async () => (state.failing === 'credentials' ? fail() : state.principal)]),
    ),
    // As a bridge that asks for a session: an open one refuses no caller.
    requireCredentials: name === 'bridge',
    challenge,
    mounts: Object.fromEntries(mounted),
    context: (call): never => (state.failing === 'context' ? fail() : failingParts(call)),
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    log: () => undefined,
    replies: { check: 'fail', validators: replyValidators },
  })
  const listener = await listenFor({ name, config, port: 0, publicUrl: null, surface, logger, cache: null })
  const state: FailingSurface = {
    url: listener.url,
    principal: null,
    failure: new Error('out of order'),
    failing: 'parts',
    send: (sent) => send(listener.port, sent),
    close: () => listener.close(0),
  }
  return state
}

/** Unlike `fetch`, this sends whatever `Host` it is told to. */
function send(port: number, { method, path, headers, body }: ExampleRequest): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('error', reject).once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    sent.once('error', reject)
    sent.end(body ?? undefined)
  })
}

/** Where a refusal is not what the contract says of its status; empty when it is. */
export function faultsOf({ document, replyValidators }: Contract, route: Route, answer: ReceivedAnswer): string[] {
  const { status, headers, body } = answer
  const { operationId, method, path, replies } = route
  const shape = replies[status]
  if (shape === undefined) return [`${status} is not declared`]
  const operation = member(member(member(document, 'paths'), path), method.toLowerCase())
  const response = resolved(document, member(member(operation, 'responses'), String(status)))
  const isProblem = shape.contentType === 'application/problem+json'
  // Those two the runtime gives to every problem.
  const isRequired = (name: string) =>
    (isProblem && (name === 'X-Request-Id' || name === 'Cache-Control')) ||
    member(resolved(document, member(member(response, 'headers'), name)), 'required') === true
  const missing = shape.headers.filter((name) => isRequired(name) && headers[name.toLowerCase()] === undefined)
  const validate = replyValidators[`${operationId}${status}Body`] as Validate | undefined
  const valid = !isProblem || validate === undefined || validate(JSON.parse(body))
  return [
    ...(headers['content-type'] === (shape.contentType ?? undefined) ? [] : [`the type is ${headers['content-type']}`]),
    ...missing.map((name) => `${name} is missing`),
    ...undeclaredIn(shape, Object.keys(headers)).map((name) => `${name} is not declared`),
    ...(valid ? [] : [`the body is ${body}`]),
  ]
}
