import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import express from 'express'
import type { Config } from '../config.ts'
import type { StreamSurface } from '../contract/streams/stream-surface.ts'
import type { Surface } from '../contract/surface.ts'
import type { AnswerCache } from '../server/answer-cache.ts'
import { createGuard, type GuardOptions, guards } from '../server/guards.ts'
import { type Listener, listen } from '../server/listener.ts'
import type { Logger } from '../server/logger.ts'
import type { UpgradeHandler } from '../server/upgrade.ts'

export interface HttpSurfaceOptions<Context> {
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
  /** Answers before anything else does. */
  readonly cache: AnswerCache | null
}

/** Puts a contract behind a listener: front cache, then Express with the guards, then the operations; and its streams. */
export async function listenFor<Context>(options: HttpSurfaceOptions<Context>): Promise<Listener> {
  const { config, surface, streams, cache } = options
  let port = options.port
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  const guarding: GuardOptions = {
    publicUrl: () => options.publicUrl ?? new URL(`http://localhost:${port}`),
    port: () => port,
    allowedHosts: config.allowedHosts,
    trustedProxies: config.trustedProxies,
    openPath: surface.isOpen,
    openToWrites: surface.isOpenToWrites,
    closedToReads: (pathname) => options.closedToReads?.(pathname) ?? false,
  }
  app.use(guards(guarding))
  if (streams !== undefined) {
    app.use((req, _res, next) => {
      streams.checkRequest(req)
      next()
    })
  }
  app.use((req, res) => surface.handle(req, res))
  // Express tells an error handler by its four parameters.
  app.use((error: unknown, req: express.Request, res: express.Response, _next: express.NextFunction) => {
    surface.refuseRequest(req, res, error)
  })
  const listener = await listen({
    host: config.host,
    port,
    logger: options.logger,
    handler: (req, res) => {
      if (cache === null || !cache.answer(req, res)) app(req, res)
    },
    ...(streams === undefined ? {} : { upgrades: guarded(streams, createGuard(guarding)) }),
  })
  port = listener.port
  return listener
}

/** Streams behind the guards. */
function guarded(streams: StreamSurface, check: ReturnType<typeof createGuard>): UpgradeHandler {
  return {
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
      try {
        check(req)
      } catch (error) {
        streams.refuse(req, socket, error)
        return
      }
      streams.upgrade(req, socket, head)
    },
    close: () => streams.close(),
  }
}
