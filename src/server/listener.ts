import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net'
import { ConfigError } from '../config.ts'
import { urlHost } from '../lib/addresses.ts'
import { hasCode } from '../lib/error-text.ts'
import { createServer } from '../lib/node-http.ts'
import { answerClientErrors, answerProblem } from './client-error.ts'
import { Connections, readTarget } from './connections.ts'
import type { Logger } from './logger.ts'
import { isWebSocketUpgrade, serveUpgrades, type UpgradeHandler } from './upgrade.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

export interface ListenOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly handler: RequestHandler
  /** Without one, a request for an upgrade is a request like any other. */
  readonly upgrades?: UpgradeHandler
  readonly logger: Logger
  /** All in ms: a request's head, a whole request, a connection between two, one without any traffic. */
  readonly headersTimeout?: number
  readonly requestTimeout?: number
  readonly keepAliveTimeout?: number
  readonly stallTimeout?: number
  /** How often Node looks for requests that are late, in ms. */
  readonly checkingInterval?: number
  readonly maxConnections?: number
}

export interface Listener {
  readonly server: Server
  /** `http://<address>:<real port>`; `localhost` stands for a wildcard address. */
  readonly url: string
  readonly port: number
  /**
   * Stops accepting, closes idle connections at once, lets answers in flight finish and upgraded connections part for
   * up to `graceMs` (4 s) and then cuts what is left. Calling it again returns the same promise.
   */
  close(graceMs?: number): Promise<void>
}

/** A head of 16 KiB bounds the number of fields too, so Node's silent cut after 2,000 of them is off. */
const maxHeaderSize = 16 * 1024

/**
 * Starts a listener; one on loopback has both of its addresses. What Node cannot read as a request is answered here;
 * `handler` sees origin-form targets and exactly one well-formed `Host` (none only on HTTP/1.0).
 *
 * @throws StartError when the address cannot be had, ConfigError when it is not this machine's
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { handler, logger, upgrades } = options
  const server = createServer({
    maxHeaderSize,
    requireHostHeader: false,
    connectionsCheckingInterval: options.checkingInterval ?? 1000,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 60_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 5_000,
    ...(upgrades ? { shouldUpgradeCallback: isWebSocketUpgrade } : {}),
  })
  server.maxHeadersCount = 0
  server.maxConnections = options.maxConnections ?? 4096
  server.timeout = options.stallTimeout ?? 120_000
  const connections = new Connections(server)
  answerClientErrors(server, connections)
  if (upgrades) serveUpgrades(server, connections, upgrades, logger)

  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    connections.begin(request.socket, response)
    if (!readTarget(request)) {
      answerProblem(response, 'malformed_request')
      return
    }
    try {
      handler(request, response)
    } catch (error) {
      logger.error({ err: error }, 'a request handler threw')
      if (response.headersSent) response.destroy()
      else answerProblem(response, 'internal_error')
    }
  }
  server.on('request', serve)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueOnceRead(request, response)
    serve(request, response)
  })

  await bind(server, options.host, options.port)
  const { port } = server.address() as AddressInfo
  const beside = await listenOnOtherLoopback(server, logger)
  let closed: Promise<void> | undefined
  return {
    server,
    port,
    url: `http://${shownHost(options.host)}:${port}`,
    close: (graceMs = 4000) => {
      closed ??= closeGracefully(beside === null ? [server] : [server, beside], connections, upgrades, graceMs)
      return closed
    },
  }
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const away = error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
      reject(
        away
          ? new ConfigError('SVC_HOST', `names no address of this machine: ${host}`)
          : new StartError(describeListenError(error, host, port), { cause: error }),
      )
    })
    server.listen({ host, port }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

function describeListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  const place = `${urlHost(host)}:${port}`
  if (error.code === 'EADDRINUSE') return `${place} is in use by another program`
  if (error.code === 'EACCES') return `${place} may not be taken by this user`
  return `cannot listen on ${place}: ${error.message}`
}

async function closeGracefully(
  servers: readonly NetServer[],
  connections: Connections,
  upgrades: UpgradeHandler | undefined,
  graceMs: number,
): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  connections.drain()
  const timer = setTimeout(() => connections.destroy(), graceMs)
  await Promise.all([...closed, upgrades?.close()])
  clearTimeout(timer)
}

/** `Expect: 100-continue`: a client is asked for its body when that is first read, so what the head decides needs none. */
function continueOnceRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read
  request._read = (size) => {
    request._read = read
    // Once an answer is out, Node reads what is left only to drop it.
    if (!response.headersSent) response.writeContinue()
    read.call(request, size)
  }
}

/** The host of the address that a person is given. */
function shownHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : urlHost(host)
}

/** A start that failed for a reason the user can fix: reported in one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** By the loopback address that a server has: the one of the other family. */
const others: Readonly<Record<string, string>> = { '127.0.0.1': '::1', '::1': '127.0.0.1' }

/**
 * Listens on the other loopback address, too. Browsers know both by the name `localhost`, and try `::1` first: another
 * program there, a plugin's, would be taken for this server, with its cookies.
 *
 * @param server listens already
 * @returns null where it listens on more or on something else, or where the other address cannot be had
 */
async function listenOnOtherLoopback(server: Server, logger: Logger): Promise<NetServer | null> {
  const { address, port } = server.address() as AddressInfo
  const host = others[address]
  if (host === undefined) return null
  // A connection is the server's from here on, with its time limits.
  const beside = createNetServer((socket) => server.emit('connection', socket))
  beside.maxConnections = server.maxConnections
  beside.listen({ host, port })
  try {
    await once(beside, 'listening')
    return beside
  } catch (error) {
    if (!hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) {
      const place = `${urlHost(host)}:${port}`
      logger.warn({ err: error }, `cannot listen on ${place}, so localhost may lead to another program: use ${address}`)
    }
    return null
  }
}
