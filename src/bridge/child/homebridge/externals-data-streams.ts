import { Server } from 'node:net'
import type { Hap } from './types.ts'

/** What lies in `DataStreamServer` (hap-nodejs 2.2.3) that is touched here. */
interface DataStreamServer {
  /** Listens, if it does not yet, before it returns. */
  checkTCPServerEstablished?(...args: unknown[]): void
}

const bound = new WeakSet<object>()

/**
 * Keeps to one address what recordings and remotes send data through: hap-nodejs has those servers listen on all. Once
 * in a process.
 */
export function bindDataStreams(hap: Pick<Hap, 'DataStreamServer'>, address: string): void {
  const prototype = hap.DataStreamServer.prototype as unknown as DataStreamServer
  const { checkTCPServerEstablished: establish } = prototype
  if (establish === undefined || bound.has(prototype)) return
  bound.add(prototype)
  prototype.checkTCPServerEstablished = function (...args) {
    const { listen } = Server.prototype
    Server.prototype.listen = function (this: Server) {
      return Reflect.apply(listen, this, [0, address])
    }
    try {
      Reflect.apply(establish, this, args)
    } finally {
      Server.prototype.listen = listen
    }
  }
}
