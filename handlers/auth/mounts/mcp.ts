import type { ServerResponse } from 'node:http'
import type { MountedOperation, Principal } from '../../../src/access/principal.ts'
import { type ConnectorScope, connectorScopeFor, connectorScopes } from '../../../src/access/scopes.ts'
import { bearerToken } from '../../../src/access/session-verifier.ts'
import type { ToolSource } from '../../../src/access/tool-source.ts'
import { TriptychError } from '../../../src/errors.ts'
import { loopbackNames } from '../../../src/lib/addresses.ts'
import type { McpEndpoint, ToolCall } from './mcp-endpoint.ts'

/** The operations of the contract that this answers. */
export type McpOperation = 'postMcp' | 'getMcp' | 'deleteMcp' | 'getMcpResourceMetadata' | 'getResourceMetadata'

export interface McpOptions {
  /** The public address of this surface: `{base}/mcp` is the resource (RFC 8707). */
  readonly baseUrl: () => URL
  /** The principal of a token that is valid for the resource; null for any other token. */
  readonly authenticate: (token: string, address: string | null) => Promise<Principal | null>
  readonly tools: ToolSource
  /** The contract's version, as clients see it. */
  readonly version: string
  /** Called with every call of a tool. */
  readonly onCall: (call: ToolCall) => void
  /** Called with messages that the protocol's library could not read. */
  readonly onError: (error: Error) => void
}

export interface McpMounts {
  readonly mounts: Readonly<Record<McpOperation, MountedOperation>>
  /** Ends what is under way. */
  close(): Promise<void>
}

/** Where the MCP endpoint stands on its surface. */
export const MCP_PATH = '/mcp'

/**
 * The MCP endpoint, and the documents that lead a connector to it. Nothing is kept between two requests: each shows
 * its token, so a revoked one fails on the next, and there is no stream that would outlive it. The library is loaded
 * by the first request that gets past the token.
 */
export function mcpMounts(options: McpOptions): McpMounts {
  let endpoint: Promise<McpEndpoint> | undefined
  const load = (): Promise<McpEndpoint> => {
    endpoint ??= import('./mcp-endpoint.ts').then(({ createMcpEndpoint }) =>
      createMcpEndpoint({ ...options, challenge: (needed) => challenge(options, 'insufficient_scope', needed) }),
    )
    return endpoint
  }
  const speak: MountedOperation = async (call) => {
    const { authorization } = call.req.headers
    const token = bearerToken(authorization)
    const principal = token === null ? null : await options.authenticate(token, call.clientAddress)
    if (principal === null) {
      const base = options.baseUrl()
      if (isElsewhere(call.host, base)) {
        // The problem names the address that a connector has to use.
        const extensions = { resource: new URL(MCP_PATH, base).href }
        throw new TriptychError('foreign_host', `${call.host} is not the name of the resource`, { extensions })
      }
      call.res.setHeader('WWW-Authenticate', challenge(options, authorization === undefined ? null : 'invalid_token'))
      throw new TriptychError('unauthenticated')
    }
    await (await load()).answer(call, principal)
  }
  return {
    mounts: {
      postMcp: speak,
      getMcp: speak,
      deleteMcp: speak,
      getMcpResourceMetadata: ({ res }) => sendJson(res, 200, metadata(options)),
      getResourceMetadata: ({ res }) => sendJson(res, 200, metadata(options)),
    },
    close: async () => (await endpoint)?.close(),
  }
}

/**
 * Whether a request came by another of the surface's names. What a connector reads next would name a resource that it
 * did not ask for, so it had to stop there (RFC 9728, 3.3). A loopback name of a public service is a proxy's.
 */
function isElsewhere(host: string | null, base: URL): boolean {
  if (host === null || !URL.canParse(`${base.protocol}//${host}`)) return false
  const asked = new URL(`${base.protocol}//${host}`)
  if (asked.host === base.host) return false
  return loopbackNames.includes(base.hostname) || !loopbackNames.includes(asked.hostname)
}

/** RFC 9728, 2. */
function metadata({ baseUrl }: McpOptions): object {
  const { origin } = baseUrl()
  return {
    resource: `${origin}${MCP_PATH}`,
    authorization_servers: [origin],
    scopes_supported: connectorScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Triptych',
  }
}

/**
 * What the tools on offer ask for. A connector that asked for less first could not use all of them: some refresh where they
 * meet `insufficient_scope`, and a refresh widens nothing.
 */
function listScopes({ tools }: McpOptions): readonly ConnectorScope[] {
  const needed = new Set(tools.tools.map(({ scope }) => connectorScopeFor(scope)))
  return connectorScopes.filter((scope) => scope === 'workspace:read' || needed.has(scope))
}

/** `WWW-Authenticate`: where to find out how to get access (RFC 9728, 5.1), and what to ask for (RFC 6750, 3). */
function challenge(options: McpOptions, error: string | null, needed = listScopes(options)): string {
  const document = new URL(`/.well-known/oauth-protected-resource${MCP_PATH}`, options.baseUrl())
  const parameters = [
    ...(error === null ? [] : [['error', error]]),
    ['scope', needed.join(' ')],
    ['resource_metadata', document.href],
  ]
  return `Bearer ${parameters.map(([name, value]) => `${name}="${value}"`).join(', ')}`
}

function sendJson(res: ServerResponse, status: number, value: object): void {
  const text = JSON.stringify(value)
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
  res.end(text)
}
