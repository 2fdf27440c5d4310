import type { MetricsPoint, MetricsUsage, Streams } from '../../generated/bridge/streams.ts'
import type { LogEntry } from '../../src/bridge/logs/log-entry.ts'
import { terminalLine } from '../../src/bridge/logs/log-lines.ts'
import { Broadcast } from '../../src/contract/streams/broadcast.ts'
import type { StreamHandler, StreamHandlers } from '../../src/contract/streams/handler.ts'

interface LogSource {
  /** @returns what ends it */
  subscribe(listener: (entry: LogEntry) => void): () => void
}

interface MetricsSource {
  snapshot(): MetricsUsage
  /** Oldest first. */
  history(): readonly MetricsPoint[]
  /** @returns what ends it */
  subscribe(listener: (snapshot: MetricsUsage) => void): () => void
}

interface WindowSize {
  readonly cols: number
  readonly rows: number
}

/** A shell on a terminal of its own. */
export interface Shell {
  onOutput(listener: (text: string) => void): void
  onExit(listener: () => void): void
  /** False when it was not taken: too much earlier text is still unread, or the shell has ended. */
  write(text: string): boolean
  resize(cols: number, rows: number): void
  /** Output waits in the kernel until `resume`. */
  pause(): void
  resume(): void
  /** Does nothing when the shell has ended already. */
  kill(): void | Promise<void>
}

/** What the streams of the bridge work with; `compose/bridge.ts` puts it together. */
export interface BridgeStreamContext {
  readonly logs: LogSource
  readonly metrics: MetricsSource
  readonly openShell: (size: WindowSize) => Shell | Promise<Shell>
}

/** Every stream of the bridge contract; one that is missing does not compile. */
export function bridgeStreams(context: BridgeStreamContext): StreamHandlers<Streams, unknown> {
  return {
    logs: logsStream(context),
    metrics: metricsStream(context),
    terminal: terminalStream(context),
    shell: shellStream(context),
  }
}

/** Every log entry as it is made. */
function logsStream({ logs }: Pick<BridgeStreamContext, 'logs'>): StreamHandler<Streams['logs'], unknown> {
  const broadcast = new Broadcast<LogEntry>({
    subscribe: (publish) => logs.subscribe(publish),
    noticeOf: dropNotice,
  })
  return (connection) => broadcast.join(connection)
}

/** The notice to a client that did not keep up with the log. */
function dropNotice(dropped: number): LogEntry {
  return {
    timestamp: new Date().toISOString(),
    level: 'warn',
    plugin: 'bridge',
    message: `dropped ${dropped} log entries for this client: it reads too slowly`,
  }
}

/** Every log entry as a line for a terminal. */
function terminalStream({ logs }: Pick<BridgeStreamContext, 'logs'>): StreamHandler<Streams['terminal'], unknown> {
  const broadcast = new Broadcast<string>({
    subscribe: (publish) => logs.subscribe((entry) => publish(terminalLine(entry))),
    noticeOf: (dropped) => terminalLine(dropNotice(dropped)),
  })
  return (connection) => broadcast.join(connection)
}

/** How the daemon is doing and was doing, then how it goes on. A client that is behind gets the next snapshot instead. */
function metricsStream({ metrics }: Pick<BridgeStreamContext, 'metrics'>): StreamHandler<Streams['metrics'], unknown> {
  return (connection) => {
    connection.send({ type: 'snapshot', data: metrics.snapshot() })
    connection.send({ type: 'history', data: metrics.history() })
    const stop = metrics.subscribe((data) => {
      if (!connection.isSlow) connection.send({ type: 'snapshot', data })
    })
    return { close: stop }
  }
}

/** A shell for each client; it waits where the client reads slowly, and ends with the connection. */
function shellStream({ openShell }: Pick<BridgeStreamContext, 'openShell'>): StreamHandler<Streams['shell'], unknown> {
  return async (connection) => {
    const shell = await openShell(connection.query)
    let waiting = false
    shell.onOutput((text) => {
      connection.send(text)
      if (waiting || !connection.isSlow) return
      waiting = true
      shell.pause()
      void connection.waitForDrain().then(() => {
        waiting = false
        if (!connection.signal.aborted) shell.resume()
      })
    })
    shell.onExit(() => connection.close(1000, 'shell exited'))
    return connection.listen({
      receive: {
        shellInput: (text) => {
          // Half of what was typed may be another command.
          if (!shell.write(text)) connection.close(1008, 'the shell does not take what is typed')
        },
        shellResize: ({ cols, rows }) => shell.resize(cols, rows),
      },
      close: () => shell.kill(),
    })
  }
}
