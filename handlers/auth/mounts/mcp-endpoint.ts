import type { IncomingMessage } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type AuthInfo,
  type CallToolResult,
  createMcpHandler,
  type McpRequestContext,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
} from '@modelcontextprotocol/server'
import type { MountedCall, Principal } from '../../../src/access/principal.ts'
import {
  type ConnectorScope,
  connectorScopeFor,
  connectorScopes,
  permits,
  type Scope,
} from '../../../src/access/scopes.ts'
import type { ToolDescription, ToolOutcome, ToolProblem, ToolSource } from '../../../src/access/tool-source.ts'
import { problemJson } from '../../../src/problems.ts'

/** What is known of one call of a tool. */
export interface ToolCall {
  readonly tool: string
  readonly principal: Principal
  readonly requestId: string
  /** The word of the problem that it ended in; null when it went well. */
  readonly code: string | null
}

export interface McpEndpointOptions {
  readonly tools: ToolSource
  readonly version: string
  /** `WWW-Authenticate` for a token that lacks a scope: what to ask for in all. */
  readonly challenge: (needed: readonly ConnectorScope[]) => string
  readonly onCall: (call: ToolCall) => void
  readonly onError: (error: Error) => void
}

export interface McpEndpoint {
  /** Answers one request with a valid token. */
  answer(call: MountedCall, principal: Principal): Promise<void>
  close(): Promise<void>
}

/** Bytes that a message may have. */
const MAX_BODY = 1024 * 1024

/** Most messages in one request; the protocol's newer versions take one. */
const MAX_BATCH = 16

const INSTRUCTIONS =
  'Tools of a Triptych workspace. Each is an operation of its HTTP API, run with the rights of the principal ' +
  'of the token; `whoami` describes it. A result with `next` has more: call again with those arguments.'

/** Who is calling, on its way through the library. It holds no token, so none can leave with it. */
class Caller implements AuthInfo {
  readonly token = ''
  readonly clientId: string
  readonly scopes: string[]
  readonly principal: Principal
  readonly requestId: string

  constructor(principal: Principal, requestId: string) {
    this.clientId = principal.id
    this.scopes = [...(principal.scopes ?? [])]
    this.principal = principal
    this.requestId = requestId
  }
}

/**
 * Streamable HTTP of MCP, in both of its lines: with the handshake (2025) and with everything in each request (2026).
 * Every request gets a server of its own, and no session.
 */
export function createMcpEndpoint(options: McpEndpointOptions): McpEndpoint {
  const handler = createMcpHandler((context) => createServer(options, context), {
    maxRequestBodySize: MAX_BODY,
    onerror: options.onError,
  })
  return {
    async answer({ req, res, requestId }, principal) {
      const caller = new Caller(principal, requestId)
      const fetch = async (request: Request): Promise<Response> => {
        const refusal = refusalOf(options, caller, await messagesIn(request.clone()))
        const response = refusal ?? (await handler.fetch(request, { authInfo: caller }))
        // The library's header for streams would allow caches to store a principal's data.
        response.headers.delete('Cache-Control')
        return response
      }
      // The adapter refuses a body that is too large by itself.
      res.setHeader('Cache-Control', 'no-store')
      await toNodeHandler({ fetch }, { maxRequestBodySize: MAX_BODY, onerror: options.onError })(
        withoutCredentials(req),
        res,
      )
    },
    close: () => handler.close(),
  }
}

/** A request as the library's adapter takes it, without the credentials that it has no use for. */
function withoutCredentials(req: IncomingMessage) {
  const { authorization: _token, cookie: _cookie, ...headers } = req.headers
  return {
    method: req.method ?? 'GET',
    url: req.url ?? '/',
    headers,
    [Symbol.asyncIterator]: () => req[Symbol.asyncIterator](),
  }
}

/** What is refused before the library sees it: too many messages, and a token that lacks a scope (RFC 6750, 3.1). */
function refusalOf(
  { tools, challenge }: McpEndpointOptions,
  { principal, requestId }: Caller,
  messages: readonly unknown[],
): Response | null {
  if (messages.length > MAX_BATCH) {
    const error = { code: ProtocolErrorCode.InvalidRequest, message: `More than ${MAX_BATCH} messages in one request` }
    return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
  }
  const called = messages.flatMap((message) => findToolName(message) ?? [])
  const missing = tools.tools.find(({ name, scope }) => called.includes(name) && !holds(principal, scope))?.scope
  if (missing === undefined) return null
  // With what it holds already: some clients ask for this and nothing else.
  const asked = connectorScopeFor(missing)
  const needed = connectorScopes.filter((scope) => scope === asked || holds(principal, scope))
  const headers = { 'WWW-Authenticate': challenge(needed), 'X-Request-Id': requestId }
  const type = { 'Content-Type': 'application/problem+json' }
  return new Response(problemJson('insufficient_scope'), { status: 403, headers: { ...type, ...headers } })
}

function holds({ scopes: held }: Principal, scope: Scope): boolean {
  return held === undefined || permits(held, scope)
}

/** None in what is not JSON: the library says so in its own way. */
async function messagesIn(request: Request): Promise<readonly unknown[]> {
  if (request.method !== 'POST') return []
  try {
    const body: unknown = JSON.parse(await request.text())
    return Array.isArray(body) ? body : [body]
  } catch {
    return []
  }
}

function findToolName(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('method' in message) || message.method !== 'tools/call') {
    return null
  }
  const params = 'params' in message ? message.params : null
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : null
  return typeof name === 'string' ? name : null
}

function createServer({ tools, version, onCall }: McpEndpointOptions, { authInfo }: McpRequestContext): Server {
  if (!(authInfo instanceof Caller)) throw new Error('a request came without its caller')
  const { principal, requestId } = authInfo
  const server = new Server(
    { name: 'triptych', title: 'Triptych', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  // A connector can ask its member for more, and has to know what for; other tokens are what they are.
  const offered = tools.tools.filter(({ scope }) => principal.connector || holds(principal, scope))
  server.setRequestHandler('tools/list', () => ({ tools: offered.map(describe) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { name, arguments: args = {} } = params
    if (!tools.tools.some((tool) => tool.name === name)) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`)
    }
    const outcome = await tools.call(name, args, principal, requestId)
    onCall({ tool: name, principal, requestId, code: outcome.problem?.code ?? null })
    return resultOf(outcome, requestId)
  })
  return server
}

function describe({ name, title, description, inputSchema, outputSchema, annotations }: ToolDescription): Tool {
  return {
    name,
    title,
    description,
    inputSchema,
    ...(outputSchema === null ? {} : { outputSchema }),
    annotations: { title, ...annotations },
  }
}

/** Structured for programs, and the same as text for clients that read nothing else. */
function resultOf(outcome: ToolOutcome, requestId: string): CallToolResult {
  if (outcome.problem !== null) {
    const { code, title, retryAfter, errors } = outcome.problem
    const structuredContent = {
      code,
      title,
      request_id: requestId,
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
      ...(errors === undefined ? {} : { errors }),
    }
    return { isError: true, structuredContent, content: [{ type: 'text', text: explain(outcome.problem, requestId) }] }
  }
  const { result } = outcome
  return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] }
}

function explain({ code, title, retryAfter, errors = [] }: ToolProblem, requestId: string): string {
  return [
    `${title} (${code}).`,
    ...errors.map(({ name, message }) => `- ${name === '' ? 'body' : name}: ${message}`),
    ...(retryAfter === undefined ? [] : [`Try again in ${retryAfter} s.`]),
    `Request ${requestId}`,
  ].join('\n')
}
