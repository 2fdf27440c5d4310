import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Fence } from '../bridge/fence/fence.ts'
import type { Route } from '../contract/route.ts'
import { TriptychError } from '../errors.ts'
import { isLoopbackAddress, plainAddress } from '../lib/addresses.ts'
import { errorMessage } from '../lib/error-text.ts'
import { removeForwarded } from '../server/client-address.ts'

/** Keeps the plugins of this process's bridge from its surfaces. Each connection is looked at once. */
export class PluginFence {
  #fence: Fence | null = null
  readonly #verdicts = new WeakMap<Socket, Promise<boolean> | boolean>()

  /** From now on there are plugins; before, every connection is let through. */
  close(fence: Fence): void {
    this.#fence = fence
  }

  /**
   * Refuses the request of a plugin. What a proxy forwards is the proxy's.
   *
   * @returns undefined where nothing has to be waited for
   * @throws TriptychError `plugin_forbidden`, also by what is returned
   */
  refuse(request: IncomingMessage): Promise<void> | undefined {
    return this.#actIfPlugin(request, () => {
      throw new TriptychError('plugin_forbidden')
    })
  }

  /** Takes what a plugin says of a proxy out of its request: on this machine, it could be taken for a trusted one. */
  distrust(request: IncomingMessage): Promise<void> | undefined {
    return this.#actIfPlugin(request, () => removeForwarded(request))
  }

  /** Acts where the request is a plugin's, at once where that is known. */
  #actIfPlugin(request: IncomingMessage, act: () => void): Promise<void> | undefined {
    const fence = this.#fence
    if (fence === null) return undefined
    const { socket } = request
    const verdict = this.#verdicts.get(socket) ?? this.#begin(socket, request, fence)
    if (verdict === true) return undefined
    if (verdict === false) {
      act()
      return undefined
    }
    return verdict.then((isAdmitted) => {
      if (!isAdmitted) act()
    })
  }

  #begin(socket: Socket, request: IncomingMessage, fence: Fence): Promise<boolean> | boolean {
    const verdict = isFromHere(socket) ? this.#judge(socket, request, fence) : true
    this.#verdicts.set(socket, verdict)
    if (verdict !== true) void verdict.then((isAdmitted) => this.#verdicts.set(socket, isAdmitted))
    return verdict
  }

  /** Never rejects: where the caller cannot be determined, the service is withheld. */
  async #judge(socket: Socket, { method, url = '/' }: IncomingMessage, fence: Fence): Promise<boolean> {
    const { remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 } = socket
    const ends = {
      client: { address: remoteAddress, port: remotePort },
      server: { address: localAddress, port: localPort },
    }
    const isOpen = (): boolean => !socket.destroyed && !socket.readableEnded
    const caught = await fence
      .pluginAt(ends, isOpen)
      .catch((error) => ({ plugin: null, reason: `the caller could not be determined: ${errorMessage(error)}` }))
    // Browsers, too, leave before they are answered: that is worth no line. The path is without its query, which may be long.
    if (caught !== null && (caught.plugin !== null || isOpen())) {
      fence.report(caught, `${method} ${url.split('?', 1).join().slice(0, 200)}`)
    }
    return caught === null
  }
}

/** What a surface asks the fence about. */
export interface Fenced {
  readonly name: string
  readonly routes: readonly Pick<Route, 'operationId' | 'rights'>[]
  readonly operationAt: (method: string, path: string) => string | null
}

/**
 * Whether a request is not for plugins: on the bridge, everything but its public pages; on every surface, what only callers
 * on this machine may ask.
 */
export function fencedRequests({ name, routes, operationAt }: Fenced): (request: IncomingMessage) => boolean {
  const operated = new Set(routes.filter(({ rights }) => rights !== null).map(({ operationId }) => operationId))
  return (request) => {
    const { method = 'GET', url = '/' } = request
    const operation = operationAt(method, url.split('?', 1).join())
    if (operation === 'getMetrics') return true
    return name === 'bridge' && (operation === null || operated.has(operation))
  }
}

/** Whether the other end is on this machine: on loopback, or by another of its addresses. */
function isFromHere({ remoteAddress, localAddress }: Socket): boolean {
  // Gone already.
  if (remoteAddress === undefined) return true
  const address = plainAddress(remoteAddress)
  if (isLoopbackAddress(address) || remoteAddress === localAddress) return true
  return Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address))
}
