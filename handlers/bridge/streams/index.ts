import type { Streams } from '../../../generated/bridge/streams.ts'
import type { StreamHandlers } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'
import { logsStream } from './logs.ts'
import { metricsStream } from './metrics.ts'
import { shellStream } from './shell.ts'
import { terminalStream } from './terminal.ts'

/** Every stream of the bridge contract; one that is missing does not compile. */
export function bridgeStreams(context: BridgeStreamContext): StreamHandlers<Streams, unknown> {
  return {
    logs: logsStream(context),
    metrics: metricsStream(context),
    terminal: terminalStream(context),
    shell: shellStream(context),
  }
}
