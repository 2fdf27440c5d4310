import type { ServerResponse } from 'node:http'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import { errorMessage } from '../../lib/error-text.ts'
import { type ListenOptions, refuseOthers } from './bind.ts'
import { BRIDGE, type BridgeLog } from './bridge-log.ts'
import { joinDirectly, keepKeys } from './direct-http.ts'
import type { HapConnection, HapRequest, HapServerClass } from './hap-internals.ts'
import type { PairingAttempts } from './pairing-attempts.ts'

/** More than the 8 that HAP asks for (6.2.3), and a bound on the connections of unpaired clients. */
const MOST_CONNECTIONS = 64

/** Bytes of a request's body. */
const LARGEST_BODY = 1_048_576

/** The code was right (HAP, 5.6.4). */
const M4 = 4

/** State M4 and an error (HAP, 5.6.4 and 5-5), as TLV8: unavailable, too many attempts. */
const unavailable = Buffer.of(6, 1, M4, 7, 1, 6)
const maxTries = Buffer.of(6, 1, M4, 7, 1, 5)

/** hap-nodejs refuses once its own count is past 100. */
const PAST_ITS_LIMIT = 101

export interface HapServerOptions {
  readonly listen: ListenOptions
  /** Where to listen when the port that it is given is taken, one after the other. */
  readonly otherPorts: readonly number[]
  readonly attempts: PairingAttempts
  /** How long a connection may go unverified, in ms. */
  readonly verifyWithin: number
  readonly log: BridgeLog
  /** Called when the server cannot listen, for example on a port that is taken. */
  onError(error: NodeJS.ErrnoException): void
}

/**
 * hap-nodejs's server, kept to its addresses, with what it leaves open closed: a port that is taken would end the
 * process, as would a request for `//`; bodies and connections are unbounded; attempts at pairing are forgotten at each
 * start; any process of the machine can reach the plain HTTP server behind each connection (`direct-http.ts`).
 */
export function hapServer(Base: HapServerClass, options: HapServerOptions): HapServerClass {
  const { listen, attempts, verifyWithin, log, onError } = options
  const otherPorts = [...options.otherPorts]

  return class extends Base {
    constructor(info: AccessoryInfo) {
      super(info)
      undoUnwritten(info)
      // hap-nodejs counts up a property of its own; `handlePairSetupM3` below counts instead.
      Object.defineProperty(this, 'unsuccessfulPairAttempts', {
        get: () => (attempts.isExhausted ? PAST_ITS_LIMIT : 0),
        set: () => {},
      })
      this.httpServer.tcpServer.maxConnections = MOST_CONNECTIONS
      const { tcpServer } = this.httpServer
      if (listen.accepts !== null) refuseOthers(tcpServer, listen.accepts)
      tcpServer.on('error', (error: NodeJS.ErrnoException) => {
        const port = error.code === 'EADDRINUSE' ? otherPorts.shift() : undefined
        // Not by hap-nodejs's `listen`, which would have each connection come in twice.
        if (port === undefined) onError(error)
        else tcpServer.listen(port, listen.host)
      })
      this.httpServer.on('connection-opened', (connection) => {
        joinDirectly(connection)
        keepKeys(connection)
        // Otherwise unpaired clients would use up the connections of paired controllers.
        const timer = setTimeout(() => {
          if (!connection.isAuthenticated()) connection.close()
        }, verifyWithin).unref()
        connection.on('closed', () => clearTimeout(timer))
      })
    }

    override listen(port: number): void {
      super.listen(port, listen.host)
    }

    override handleRequestOnHAPConnection(
      connection: HapConnection,
      request: HapRequest,
      response: ServerResponse,
    ): void {
      if (!URL.canParse(request.url, 'http://hap.local')) {
        connection.close()
        return
      }
      let size = 0
      request.on('data', (chunk) => {
        size += chunk.length
        if (size > LARGEST_BODY) connection.close()
      })
      super.handleRequestOnHAPConnection(connection, request, response)
    }

    /** The code is looked at here (HAP, 5.6.3). */
    override handlePairSetupM3(
      connection: HapConnection,
      request: unknown,
      response: ServerResponse,
      tlvs: unknown,
    ): void {
      void (async () => {
        // Others may have used attempts up since this connection's first step.
        if (attempts.isExhausted) return refuse(connection, response, maxTries)
        await attempts.begin()
        super.handlePairSetupM3(connection, request, response, tlvs)
        if (connection._pairSetupState === M4) await attempts.clear()
        else log({ level: 'warn', plugin: BRIDGE, message: `pairing failed: wrong setup code (${attempts.failures})` })
      })().catch((error: unknown) => {
        log({ level: 'error', plugin: BRIDGE, message: `pairing failed: ${errorMessage(error)}` })
        refuse(connection, response, unavailable)
      })
    }
  }
}

function refuse(connection: HapConnection, response: ServerResponse, answer: Buffer): void {
  connection._pairSetupState = undefined
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/pairing+tlv8' })
  response.end(answer)
}

/**
 * Takes a change of the pairings back when it cannot be written. hap-nodejs refuses it then, but goes on with it in
 * memory: a controller that got the answer "not paired" could not pair until the next start, as one is paired.
 */
export function undoUnwritten(info: AccessoryInfo): void {
  const save = info.save.bind(info)
  let written = pairingsOf(info)
  info.save = () => {
    try {
      save()
    } catch (error) {
      Object.assign(info, written)
      throw error
    } finally {
      written = pairingsOf(info)
    }
  }
}

/** A copy: permissions are changed in place. */
function pairingsOf({ pairedClients, pairedAdminClients }: AccessoryInfo) {
  const clients = Object.entries(pairedClients).map(([id, client]) => [id, { ...client }] as const)
  return { pairedClients: Object.fromEntries(clients), pairedAdminClients }
}
