import { type McpMounts, mcpMounts } from '../../handlers/auth/mounts/mcp.ts'
import type { Principal } from '../access/principal.ts'
import type { ToolSource } from '../access/tool-source.ts'
import type { Logger } from '../server/logger.ts'
import type { Addresses } from './addresses.ts'

export interface McpParts {
  readonly addresses: Addresses
  readonly tools: ToolSource
  readonly version: string
  readonly logger: Logger
  readonly authenticate: (token: string) => Promise<Principal | null>
}

/** The MCP endpoint of the auth surface, with the tools of every surface of this process. */
export function mcpFor({ addresses, logger, ...parts }: McpParts): McpMounts {
  return mcpMounts({
    ...parts,
    baseUrl: () => addresses.publicUrl('auth'),
    onCall: ({ tool, principal, requestId, code }) => {
      const { id, kind, credentialId } = principal
      logger.info({ requestId, tool, actor: id, kind, credential: credentialId, code }, 'tool call')
    },
    onError: (error) => logger.info({ cause: error.message }, 'an MCP message was refused'),
  })
}
