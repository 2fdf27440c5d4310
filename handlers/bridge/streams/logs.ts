import type { Streams } from '../../../generated/bridge/streams.ts'
import type { LogEntry } from '../../../src/bridge/logs/log-entry.ts'
import { Broadcast } from '../../../src/contract/streams/broadcast.ts'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'

/** Every log entry as it is made. */
export function logsStream({ logs }: Pick<BridgeStreamContext, 'logs'>): StreamHandler<Streams['logs'], unknown> {
  const broadcast = new Broadcast<LogEntry>({
    subscribe: (publish) => logs.subscribe(publish),
    noticeOf: dropNotice,
  })
  return (connection) => broadcast.join(connection)
}

/** The notice to a client that did not keep up with the log. */
export function dropNotice(dropped: number): LogEntry {
  return {
    timestamp: new Date().toISOString(),
    level: 'warn',
    plugin: 'bridge',
    message: `dropped ${dropped} log entries for this client: it reads too slowly`,
  }
}
