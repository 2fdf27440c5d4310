import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import type { StreamSurface } from '../contract/streams/stream-surface.ts'
import type { Surface } from '../contract/surface.ts'
import { addressOfListener } from '../lib/addresses.ts'
import type { AnswerCache } from '../server/answer-cache.ts'
import { createGuard, type GuardOptions } from '../server/guards.ts'
import { type Listener, listen } from '../server/listener.ts'
import type { Logger } from '../server/logger.ts'
import type { RunningSurface } from '../server/run.ts'
import type { UpgradeHandler } from '../server/upgrade.ts'

/** Each request, for what counts how much of a contract a test run has seen; free while nothing subscribes. */
const requests = channel('triptych:request')

export interface HttpSurfaceOptions<Context> {
  /** Which contract it is, for that count; none when absent. */
  readonly name?: RunningSurface['name']
  readonly config: Config
  readonly port: number
  /** The configured public address, null where the listener's own is meant. */
  readonly publicUrl: URL | null
  readonly surface: Surface<Context>
  /** The streams of the same port, where it has any; closed with the listener. */
  readonly streams?: StreamSurface
  readonly logger: Logger
  /** Whether pages of other origins may not even send reads to a path; they may when absent. */
  readonly closedToReads?: (pathname: string) => boolean
  /**
   * Looks whether the caller is one for whom a request is not; undefined where nothing has to be waited for. Throws, or
   * rejects with, the refusal.
   */
  readonly fence?: (request: IncomingMessage) => Promise<void> | undefined
  /** Answers before anything else does. */
  readonly cache: AnswerCache | null
}

/** Puts a contract behind a listener: answer cache, then the guards and the fence, then the operations; and its streams. */
export async function listenFor<Context>(options: HttpSurfaceOptions<Context>): Promise<Listener> {
  const { name, config, surface, streams, cache, fence } = options
  const { operationAt } = surface
  let port = options.port
  const guarding: GuardOptions = {
    publicUrl: () => options.publicUrl ?? addressOfListener(config.host, port),
    port: () => port,
    allowedHosts: config.allowedHosts,
    trustedProxies: config.trustedProxies,
    openPath: surface.isOpen,
    openToWrites: surface.isOpenToWrites,
    closedToReads: (pathname) => options.closedToReads?.(pathname) ?? false,
  }
  const check = createGuard(guarding)
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      check(req)
      const waiting = fence?.(req)
      if (waiting !== undefined) await waiting
      streams?.checkRequest(req)
    } catch (error) {
      surface.refuseRequest(req, res, error)
      return
    }
    await surface.handle(req, res)
  }
  const listener = await listen({
    host: config.host,
    port,
    logger: options.logger,
    handler: (req, res) => {
      if (requests.hasSubscribers && name !== undefined) requests.publish({ surface: name, operationAt, req, res })
      if (cache?.answer(req, res)) return
      void answer(req, res)
    },
    ...(streams === undefined ? {} : { upgrades: guardUpgrades(streams, check, fence) }),
  })
  port = listener.port
  return listener
}

/** Streams behind the guards. */
function guardUpgrades(
  streams: StreamSurface,
  check: ReturnType<typeof createGuard>,
  fence: HttpSurfaceOptions<never>['fence'],
): UpgradeHandler {
  return {
    async upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      try {
        check(req)
        await fence?.(req)
      } catch (error) {
        streams.refuse(req, socket, error)
        return
      }
      streams.upgrade(req, socket, head)
    },
    close: () => streams.close(),
  }
}
