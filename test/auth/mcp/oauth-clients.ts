import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client,
  type OAuthClientProvider as NewProvider,
  type OAuthClientMetadata,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { OAuthClientProvider as OldProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'
import { facade, type McpClient } from './clients.ts'

/** What a program keeps of a service that it was let in to; both lines of clients store it in this form. */
export interface Kept {
  client?: { client_id: string; client_secret?: string }
  tokens?: { access_token: string; token_type: string; refresh_token?: string; scope?: string; expires_in?: number }
  discovery?: OAuthDiscoveryState
}

/** Takes a person's browser to an address, and has them let the program in. */
export type Visit = (url: URL) => Promise<void>

/** A program that works with an MCP endpoint and knows nothing of it but its address. */
export class Program {
  readonly kept: Kept = {}
  /** How often it opened a browser. */
  asked = 0
  readonly #endpoint: URL
  readonly #visit: Visit
  #verifier = ''
  #redeem: () => Promise<void> = async () => {}
  #pending: URL | null = null

  constructor(endpoint: string, visit: Visit) {
    this.#endpoint = new URL(endpoint)
    this.#visit = visit
  }

  /** Connects; where that takes a sign-in, it listens on loopback meanwhile. */
  async connect(line: keyof typeof lines): Promise<McpClient> {
    const receiver = await listenForCallback()
    const provider = this.#provider(receiver.url)
    const begin = (): Attempt => {
      const attempt = lines[line](this.#endpoint, provider)
      this.#redeem = () => attempt.finish(receiver.parameters())
      return attempt
    }
    try {
      return await begin().connect()
    } catch (error) {
      if (this.#pending === null) throw error
    }
    await this.finish()
    return begin().connect()
  }

  /** Answers the last question in the browser. */
  async finish(): Promise<void> {
    const url = this.#pending
    if (url === null) throw new Error('no authorization was requested')
    this.#pending = null
    await this.#visit(url)
    await this.#redeem()
  }

  #provider(redirectUrl: string): Provider {
    const clientMetadata: OAuthClientMetadata = {
      client_name: 'Notes',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
    const { kept } = this
    return {
      redirectUrl,
      clientMetadata,
      clientInformation: () => kept.client,
      saveClientInformation: (client: NonNullable<Kept['client']>) => {
        kept.client = client
      },
      tokens: () => kept.tokens,
      saveTokens: (tokens: NonNullable<Kept['tokens']>) => {
        kept.tokens = tokens
      },
      redirectToAuthorization: (url: URL) => {
        this.asked++
        this.#pending = url
      },
      saveCodeVerifier: (verifier: string) => {
        this.#verifier = verifier
      },
      codeVerifier: () => this.#verifier,
      saveDiscoveryState: (state: OAuthDiscoveryState) => {
        kept.discovery = state
      },
      discoveryState: () => kept.discovery,
      invalidateCredentials: (what: string) => {
        if (what === 'all' || what === 'tokens') delete kept.tokens
        if (what === 'all' || what === 'client') delete kept.client
      },
    }
  }
}

type Provider = OldProvider & NewProvider

interface Attempt {
  connect(): Promise<McpClient>
  finish(callback: URLSearchParams): Promise<void>
}

const info = { name: 'test', version: '1.0.0' }

/** The official clients, by the line of the protocol that they speak. */
export const lines = {
  'sdk 1.x': (url: URL, authProvider: Provider): Attempt => {
    const client = new OldClient(info)
    const transport = new OldTransport(url, { authProvider })
    return {
      connect: async () => {
        await client.connect(transport as Parameters<typeof client.connect>[0])
        onTestFinished(() => client.close())
        return facade(client)
      },
      finish: (callback) => transport.finishAuth(callback.get('code') ?? ''),
    }
  },
  'client 2.x': (url: URL, authProvider: Provider): Attempt => {
    const client = new Client(info, { versionNegotiation: { mode: 'auto' } })
    const transport = new StreamableHTTPClientTransport(url, { authProvider })
    return {
      connect: async () => {
        await client.connect(transport)
        onTestFinished(() => client.close())
        return facade(client)
      },
      finish: (callback) => transport.finishAuth(callback),
    }
  },
}

/** A program's own address on this machine, and what a browser brought there last. */
async function listenForCallback(): Promise<{ readonly url: string; parameters(): URLSearchParams }> {
  let parameters = new URLSearchParams()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    // A browser asks for an icon too.
    if (url.pathname === '/callback') parameters = url.searchParams
    response.end('You can close this window.')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, parameters: () => parameters }
}
