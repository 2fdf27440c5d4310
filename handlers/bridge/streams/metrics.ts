import type { Streams } from '../../../generated/bridge/streams.ts'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'

/** How the daemon is doing and was doing, then how it goes on. A client that is behind gets the next snapshot instead. */
export function metricsStream({
  metrics,
}: Pick<BridgeStreamContext, 'metrics'>): StreamHandler<Streams['metrics'], unknown> {
  return (connection) => {
    connection.send({ type: 'snapshot', data: metrics.snapshot() })
    connection.send({ type: 'history', data: metrics.history() })
    const stop = metrics.subscribe((data) => {
      if (!connection.isSlow) connection.send({ type: 'snapshot', data })
    })
    return { close: stop }
  }
}
