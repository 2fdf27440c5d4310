import type { CallContext } from '../access/principal.ts'
import type { Schemes } from '../contract/authorize.ts'
import type { HttpCall } from '../contract/call.ts'
import type { RefusalLog } from '../contract/problem-writer.ts'
import type { Route } from '../contract/route.ts'
import type { StreamSurface } from '../contract/streams/stream-surface.ts'
import type { Listener } from '../server/listener.ts'
import { createMetrics } from '../server/metrics.ts'
import { openSurface, type SurfaceDescriptor, type Surroundings } from './open-surface.ts'
import type { Outage } from './outage.ts'

/** What there is of a surface without its data. */
export interface StandInParts
  extends Pick<SurfaceDescriptor<unknown, object>, 'name' | 'routes' | 'validators' | 'tools' | 'bearerTokens'> {
  readonly handlers: object
  /** What those handlers work with that need no data, beside what every surface has. */
  readonly context: object
  readonly streams?: (security: Schemes<HttpCall>, log: RefusalLog) => StreamSurface
  /** As configured. */
  readonly publicUrl: URL | null
}

type Handler = (request: unknown, context: unknown) => unknown

/**
 * Listens in the place of a surface whose data cannot be opened. `/health` says why; what needs no data (contracts,
 * documentation, the files of the console, metrics) is answered as ever, and everything else with 503.
 *
 * @param outage the one that holds at the time
 * @throws StartError when the port cannot be had
 */
export async function standIn(
  surroundings: Surroundings,
  { context, streams, publicUrl, handlers: all, ...parts }: StandInParts,
  port: number,
  outage: () => Outage,
): Promise<Listener> {
  const refuse = async (): Promise<never> => {
    throw outage().asRefusal()
  }
  const { routes } = parts
  const own = all as Readonly<Record<string, Handler>>
  const handlers = Object.fromEntries(
    routes.map((route) => {
      const { operationId } = route
      return [operationId, operationId === 'getHealth' || !needsData(route) ? own[operationId] : refuse]
    }),
  )
  const names = new Set([...routes.flatMap(({ security }) => security.flat()), 'consoleSession'])
  const security = Object.fromEntries([...names].map((name) => [name, refuse]))
  const { listen, log } = await openSurface<unknown, object>(surroundings, {
    ...parts,
    handlers: handlers as object as Record<never, never>,
    mounts: Object.fromEntries(routes.filter(({ mounted }) => mounted).map((route) => [route.operationId, refuse])),
    security: () => security,
    context: (shared) => (call: CallContext) => ({ ...shared, ...context, call }),
    metrics: createMetrics(),
    ping: async () => {
      throw outage()
    },
  })
  const refusedStreams = streams?.(security, log)
  return listen({ port, publicUrl, ...(refusedStreams && { streams: refusedStreams }) })
}

/** The contract declares `unavailable` for whatever asks a database or the disk for more than the program's own files. */
function needsData({ replies }: Route): boolean {
  return replies[503]?.codes?.includes('unavailable') ?? false
}
