import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureInstalled } from '../ensure-installed.ts'
import { folder, type PathsDocument } from './fold.ts'
import { startFront } from './front.ts'
import { mockStreams, streamsOf } from './streams.ts'

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
