import type { Streams } from '../../../generated/bridge/streams.ts'
import { terminalLine } from '../../../src/bridge/logs/log-lines.ts'
import { Broadcast } from '../../../src/contract/streams/broadcast.ts'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'
import { dropNotice } from './logs.ts'

/** Every log entry as a line for a terminal. */
export function terminalStream({
  logs,
}: Pick<BridgeStreamContext, 'logs'>): StreamHandler<Streams['terminal'], unknown> {
  const broadcast = new Broadcast<string>({
    subscribe: (publish) => logs.subscribe((entry) => publish(terminalLine(entry))),
    noticeOf: (dropped) => terminalLine(dropNotice(dropped)),
  })
  return (connection) => broadcast.join(connection)
}
