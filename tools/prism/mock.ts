import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { ensureInstalled } from '../ensure-installed.ts'
import { folder, type PathsDocument } from './fold.ts'
import { mockStreams, type StreamMocks, streamsOf } from './streams.ts'

/**
 * Installs Prism beside this file when it is first needed, and again when its lockfile has changed since. `say` is
 * given the line that tells why this takes a while.
 *
 * @throws Error when npm fails
 */
export function ensurePrism(say: (line: string) => void): void {
  ensureInstalled(import.meta.dirname, say)
}

/** What of Prism is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface PrismRequest {
  method: string
  url: { path: string }
  headers: Record<string, string | undefined>
}
type Route = (request: { resources: unknown; input: PrismRequest }) => unknown
interface PrismServer {
  listen(port: number, address: string): Promise<string>
  close(): Promise<void>
}
interface PrismHttp {
  getHttpOperationsFromSpec(document: object): Promise<unknown>
}
interface PrismHttpServer {
  createServer(operations: unknown, options: object): PrismServer
}
interface PrismCore {
  createLogger(name: string, options: { level: string }): unknown
}

/** A mock that answers the examples of one contract. */
export interface Mock {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the bundled contract of a surface on loopback, its streams included; port 0 takes a free one. Prism has to be installed.
 *
 * @throws Error when the port is taken
 */
export async function startMock(surface: string, port: number): Promise<Mock> {
  const require = createRequire(import.meta.url)
  const { getHttpOperationsFromSpec }: PrismHttp = require('@stoplight/prism-http')
  const { default: prismRoute }: { default: Route } = require('@stoplight/prism-http/dist/router')
  const { createServer }: PrismHttpServer = require('@stoplight/prism-http-server')
  const { createLogger }: PrismCore = require('@stoplight/prism-core')

  const document: PathsDocument = JSON.parse(readFileSync(contractFile(surface), 'utf8'))
  const foldPath = folder(document)
  // Prism lets its router be replaced, and everything after it reads the same request.
  const route: Route = ({ resources, input }) => {
    input.url.path = foldPath(input.url.path)
    if (input.method === 'head') input.method = 'get'
    // Without it Prism would send `*/*` on as the type of a media file (absent means anything: RFC 9110, 12.5.1).
    input.headers.accept ??= '*/*'
    return prismRoute({ resources, input })
  }
  const server = createServer(await getHttpOperationsFromSpec(document), {
    components: { logger: createLogger('mock', { level: 'silent' }), route },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
    cors: true,
  })
  const streams = streamsOf(surface)
  const refused = (reason: unknown): never => {
    const taken = String(reason).includes('EADDRINUSE')
    throw new Error(`mock ${surface}: ${taken ? `port ${port} is taken; --port chooses another` : String(reason)}`)
  }
  if (streams === undefined) {
    const url = await server.listen(port, '127.0.0.1').catch(refused)
    return { url, close: () => server.close() }
  }
  // Prism shows no streams, and not its server either.
  const behind = await server.listen(0, '127.0.0.1').catch(refused)
  const front = await startFront(behind, port, mockStreams(streams)).catch(async (reason: unknown) => {
    await server.close()
    return refused(reason)
  })
  const close = async () => {
    await front.close()
    await server.close()
  }
  return { url: front.url, close }
}

/** The bundled contract of a surface. */
export function contractFile(surface: string): string {
  return join(import.meta.dirname, '../../generated', surface, 'openapi.json')
}

/** A server in front of a mock that knows no streams. */
interface Front {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Hands every request on to a mock, and every WebSocket to the mocks of the streams; port 0 takes a free one.
 *
 * @param behind where the mock listens
 * @throws what `listen` emits, with its `code`
 */
async function startFront(behind: string, port: number, streams: StreamMocks): Promise<Front> {
  const server = createServer((asked, reply) => {
    const { method, headers } = asked
    const onward = request(new URL(behind), { path: asked.url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      // An answer that breaks off ends the one that it is handed on in, too.
      pipeline(answer, reply, () => {})
    })
    onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
    // The client may leave before the answer, which is not waited for then.
    reply.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  server.on('upgrade', streams.upgrade)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    streams.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
