import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'

/** What a client knows of a tool. */
export interface ListedTool {
  readonly name: string
  readonly description?: string | undefined
  readonly inputSchema: Readonly<Record<string, unknown>>
  readonly outputSchema?: Readonly<Record<string, unknown>> | undefined
  readonly annotations?: Readonly<Record<string, unknown>> | undefined
}

/** What calling a tool came to. */
export interface ToolResult {
  readonly isError: boolean
  readonly structured: Readonly<Record<string, unknown>>
  readonly text: string
}

/** As much of a connected client as the tests use, whichever package it is from. */
export interface McpClient {
  readonly serverName: string | undefined
  list(): Promise<readonly ListedTool[]>
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>
}

const info = { name: 'test', version: '1.0.0' }

/** The official clients, by the line of the protocol that they speak. */
export const clients: Readonly<Record<string, (url: string, token: string) => Promise<McpClient>>> = {
  'sdk 1.x': async (url, token) => {
    const client = new OldClient(info)
    onTestFinished(() => client.close())
    const transport = new OldTransport(new URL(url), { requestInit: bearer(token) })
    // The package does not declare its own class as its own interface under exact optional properties.
    await client.connect(transport as Parameters<typeof client.connect>[0])
    return facade(client)
  },
  'client 2.x, with a handshake': (url, token) => connect(new Client(info), url, token),
  'client 2.x, without': (url, token) =>
    connect(new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } }), url, token),
}

async function connect(client: Client, url: string, token: string): Promise<McpClient> {
  onTestFinished(() => client.close())
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: bearer(token) }))
  return facade(client)
}

function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } }
}

export function facade(client: Client | OldClient): McpClient {
  return {
    serverName: client.getServerVersion()?.name,
    list: async () => (await client.listTools()).tools,
    call: async (name, args = {}) => {
      const result = await client.callTool({ name, arguments: args })
      const content = result.content as { type: string; text?: string }[]
      return {
        isError: result.isError === true,
        structured: (result.structuredContent ?? {}) as Record<string, unknown>,
        text: content.map(({ text = '' }) => text).join('\n'),
      }
    },
  }
}
