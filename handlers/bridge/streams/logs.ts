import type { Streams } from '../../../generated/bridge/streams.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { Broadcast } from '../../../src/contract/streams/broadcast.ts'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'
import { dropNotice } from './drop-notice.ts'

/** Every log entry as it is made. */
export function logsStream({ logs }: Pick<BridgeStreamContext, 'logs'>): StreamHandler<Streams['logs'], unknown> {
  const broadcast = new Broadcast<LogEntry>({
    subscribe: (publish) => logs.subscribe(publish),
    noticeOf: dropNotice,
  })
  return (connection) => broadcast.join(connection)
}
