import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { CallContext, Principal } from '../../src/access/principal.ts'
import type { HttpCall } from '../../src/contract/call.ts'
import type { RefusalLog } from '../../src/contract/problem-writer.ts'
import type { Reply } from '../../src/contract/reply.ts'
import type { ReplyShape, Route } from '../../src/contract/route.ts'
import type { StrippedProperty } from '../../src/contract/strip-reply.ts'
import { type ReplyRule, Surface } from '../../src/contract/surface.ts'
import { problems } from '../../src/problems.ts'

const ajv = new Ajv2020({ allErrors: true })
const codes = Object.keys(problems)
const problem: ReplyShape = { contentType: 'application/problem+json', headers: [], codes }
const notFound: ReplyShape = { ...problem, codes: ['not_found'] }
const json: ReplyShape = { contentType: 'application/json', headers: ['ETag'] }

const twoSchemes = [['session'], ['token']]

/** A few operations that between them show everything the runtime does. */
export const smallRoutes: readonly Route[] = [
  {
    ...{ operationId: 'readThing', method: 'GET', path: '/things/{id}', multiSegment: null, allow: 'GET, HEAD' },
    ...{ cors: true, answerCache: false, mounted: false, security: [], rights: null, scope: 'small:read', body: null },
    parameters: [
      { in: 'path', name: 'id', required: true, type: 'string' },
      { in: 'query', name: 'limit', required: false, type: 'integer' },
      { in: 'header', name: 'X-Key', required: false, type: 'string' },
    ],
    replies: {
      '200': json,
      '304': { contentType: null, headers: [] },
      '400': problem,
      '404': notFound,
      '412': { ...problem, codes: ['stale'] },
      '500': problem,
    },
  },
  {
    ...{ operationId: 'readOld', method: 'GET', path: '/old', multiSegment: null, allow: 'GET, HEAD' },
    ...{
      cors: true,
      answerCache: false,
      mounted: false,
      security: [],
      rights: null,
      scope: 'small:read',
      body: null,
      parameters: [],
    },
    // 2026-03-01 and 2027-01-31.
    deprecation: { since: 1_772_323_200, sunset: 1_801_353_600 },
    replies: {
      '200': { contentType: 'text/plain', headers: ['ETag'] },
      '304': { contentType: null, headers: [] },
      '404': notFound,
      '500': problem,
    },
  },
  {
    ...{ operationId: 'writeThing', method: 'POST', path: '/things', multiSegment: null, allow: 'POST' },
    ...{
      cors: false,
      answerCache: false,
      mounted: false,
      security: [['session']],
      rights: 'session',
      scope: 'small:write',
      parameters: [],
    },
    body: { required: true, contentType: 'application/json' },
    replies: {
      '201': { ...json, headers: [] },
      '400': problem,
      '401': problem,
      '403': problem,
      '413': problem,
      '415': problem,
      '500': problem,
    },
  },
  {
    ...{ operationId: 'sendForm', method: 'POST', path: '/form', multiSegment: null, allow: 'POST' },
    ...{
      cors: false,
      answerCache: false,
      mounted: false,
      security: twoSchemes,
      rights: null,
      scope: 'small:write',
      parameters: [],
    },
    body: { required: true, contentType: 'application/x-www-form-urlencoded' },
    replies: {
      '303': { contentType: null, headers: ['Location', 'Set-Cookie'] },
      '400': problem,
      '401': { ...problem, headers: ['www-authenticate'] },
      '413': problem,
      '415': problem,
      '429': { ...problem, headers: ['Retry-After'] },
      '500': problem,
      '503': problem,
    },
  },
  {
    ...{ operationId: 'readPage', method: 'GET', path: '/page', multiSegment: null, allow: 'GET, HEAD' },
    ...{
      cors: false,
      answerCache: false,
      mounted: false,
      security: [['session'], []],
      rights: null,
      scope: 'small:read',
      body: null,
    },
    parameters: [{ in: 'cookie', name: 'theme', required: false, type: 'string' }],
    replies: {
      '200': { contentType: 'text/html', headers: ['ETag', 'Set-Cookie'] },
      '302': { contentType: null, headers: ['Location', 'Set-Cookie'] },
      '304': { contentType: null, headers: [] },
      '500': problem,
      '503': problem,
    },
  },
  {
    ...{ operationId: 'administer', method: 'POST', path: '/administer', multiSegment: null, allow: 'POST' },
    ...{ cors: false, answerCache: false, mounted: false, security: twoSchemes, rights: 'admin', scope: 'small:write' },
    ...{ parameters: [], body: null },
    replies: { '204': { contentType: null, headers: [] }, '401': problem, '403': problem, '500': problem },
  },
  {
    ...{ operationId: 'upload', method: 'PUT', path: '/file', multiSegment: null, allow: 'PUT' },
    ...{
      cors: false,
      answerCache: false,
      mounted: false,
      security: [['session']],
      rights: null,
      scope: 'small:write',
      parameters: [],
    },
    body: { required: true, contentType: 'application/octet-stream' },
    replies: {
      '201': { ...json, headers: [] },
      '204': { contentType: null, headers: [] },
      '400': problem,
      '401': problem,
      '408': problem,
      '409': problem,
      '413': problem,
      '415': problem,
      '500': problem,
      '507': problem,
    },
  },
]

const named = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string' } },
}

const validators = {
  readThingParameters: ajv.compile({
    type: 'object',
    properties: { query: { type: 'object', properties: { limit: { type: 'integer', maximum: 10 } } } },
  }),
  readThing404Body: ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: { type: {}, title: {}, status: { const: 404 }, code: { const: 'not_found' } },
  }),
  readThing200Body: ajv.compile(named),
  readThing200Headers: ajv.compile({ type: 'object', required: ['ETag'] }),
  writeThingBody: ajv.compile(named),
  writeThing201Body: ajv.compile(named),
  sendFormBody: ajv.compile(named),
  upload201Body: ajv.compile(named),
}

export interface SmallHandlers {
  readThing(request: never, context: CallContext): Reply | Promise<Reply>
  readOld(request: never, context: CallContext): Reply | Promise<Reply>
  writeThing(request: never, context: CallContext): Reply | Promise<Reply>
  sendForm(request: never, context: CallContext): Reply | Promise<Reply>
  readPage(request: never, context: CallContext): Reply | Promise<Reply>
  administer(request: never, context: CallContext): Reply | Promise<Reply>
  upload(request: { readonly body: Readable }, context: CallContext): Reply | Promise<Reply>
}

export interface SmallOptions {
  readonly principal?: Principal | null
  /** `fail` when absent. */
  readonly replyCheck?: ReplyRule['check'] | 'off'
  /** What the scheme `session` finds; `principal` when absent. */
  readonly security?: () => Promise<Principal | null>
  /** What the scheme `token` finds; no caller when absent. */
  readonly token?: () => Promise<Principal | null>
  readonly challenge?: (call: HttpCall) => string
  readonly requireCredentials?: boolean
}

/** A running surface of the small contract; what it logged is in `log`. */
export interface SmallSurface {
  readonly surface: Surface<CallContext>
  readonly url: string
  readonly log: Parameters<RefusalLog>[0][]
  /** What was stripped from replies, and warned of. */
  readonly stripped: StrippedProperty[]
  close(): Promise<void>
}

export async function startSmallSurface(
  handlers: Partial<SmallHandlers>,
  options: SmallOptions = {},
): Promise<SmallSurface> {
  const log: Parameters<RefusalLog>[0][] = []
  const stripped: StrippedProperty[] = []
  const { replyCheck: check = 'fail' } = options
  const surface = Surface.create<CallContext, SmallHandlers>({
    routes: smallRoutes,
    validators,
    handlers: {
      readThing: () => ({ status: 200, headers: { ETag: '"1"' }, body: { name: 'a' } }),
      readOld: () => ({ status: 200, headers: { ETag: '"1"' }, body: 'old' }),
      writeThing: () => ({ status: 201, body: { name: 'a' } }),
      sendForm: () => ({ status: 303, headers: { Location: '/page' } }),
      readPage: () => ({ status: 200, headers: { ETag: '"1"' }, body: '<p>é</p>' }),
      administer: () => ({ status: 204 }),
      upload: () => ({ status: 204 }),
      ...handlers,
    },
    security: {
      session: options.security ?? (async () => options.principal ?? null),
      token: options.token ?? (async () => null),
    },
    ...(options.challenge ? { challenge: options.challenge } : {}),
    requireCredentials: options.requireCredentials ?? false,
    context: (call) => call,
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    log: (refusal) => log.push(refusal),
    replies: check === 'off' ? null : { check, validators },
    onStripped: (property) => stripped.push(property),
  })
  const server = createServer((req, res) => void surface.handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { surface, url: `http://127.0.0.1:${port}`, log, stripped, close: () => close(server) }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
