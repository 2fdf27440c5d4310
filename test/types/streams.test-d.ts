// Every mistake below is a compile error; `tsc` fails when one of them is not.
import { openLogs, openShell } from '../../generated/bridge/stream-client.ts'
import type { channels, LogEntry, Streams } from '../../generated/bridge/streams.ts'
import type { components } from '../../generated/bridge/types.ts'
import type { StreamHandler } from '../../src/contract/streams/handler.ts'

type Sent<Name extends keyof Streams> = Streams[Name]['send']
type Received<Name extends keyof Streams> = Streams[Name]['receive']

const at = '2026-11-21T10:00:00.000Z'
export const entry: Sent<'logs'> = { timestamp: at, level: 'info', plugin: 'virtual', message: '' }
export const point: Sent<'metrics'> = { type: 'history', data: [{ timestamp: at, cpu: 1, memory: 2 }] }
export const received: Received<'shell'> = { shellResize: { cols: 80, rows: 24 }, shellInput: 'ls\r' }
export const path: (typeof channels)[number]['path'] = '/ws/shell'

// @ts-expect-error: no such level
export const level: LogEntry['level'] = 'trace'
// @ts-expect-error: no message
export const incomplete: Sent<'logs'> = { timestamp: at, level: 'info', plugin: 'virtual' }
// @ts-expect-error: one member too many
export const loose: Sent<'logs'> = { timestamp: at, level: 'info', plugin: '', message: '', extra: 1 }
// @ts-expect-error: the data of the other message
export const mixed: Sent<'metrics'> = { type: 'snapshot', data: [] }
// @ts-expect-error: a size is not keystrokes
export const swapped: Received<'shell'>['shellInput'] = { cols: 80, rows: 24 }
// @ts-expect-error: nothing is read from this stream's clients
export const unheard: keyof Received<'terminal'> = 'shellInput'
// @ts-expect-error: text
export const query: Streams['shell']['query'] = { cols: '80', rows: 24 }
// @ts-expect-error: no such stream
export const other: (typeof channels)[number]['path'] = '/ws/other'

export async function read(): Promise<void> {
  const shell = openShell('http://localhost:8582', { cols: 80 })
  shell.write('ls\r')
  // @ts-expect-error: half a size
  shell.resize({ cols: 80 })
  // @ts-expect-error: a number
  shell.write(1)
  // @ts-expect-error: this stream takes no size
  const logs = openLogs('http://localhost:8582', { cols: 80 })
  // @ts-expect-error: nothing can be said on this stream
  logs.write('')
  for await (const message of logs) {
    // @ts-expect-error: no such member
    message.text
  }
}

/** Handlers as their authors write them: a message without one does not compile. */
type Handled<Name extends keyof Streams> = StreamHandler<Streams[Name], null>
const shellInput = (_text: string): void => undefined
const shellResize = (): void => undefined

export const whole: Handled<'shell'> = ({ listen }) => listen({ receive: { shellInput, shellResize } })
export const silent: Handled<'logs'> = (connection) => connection.send(entry)
// @ts-expect-error: sizes are not handled
export const fixed: Handled<'shell'> = ({ listen }) => listen({ receive: { shellInput } })
export const more: Handled<'shell'> = ({ listen }) =>
  // @ts-expect-error: there is no third message
  listen({ receive: { shellInput, shellResize, shellSignal: () => undefined } })
// @ts-expect-error: neither message is
export const deaf: Handled<'shell'> = ({ listen }) => listen({ close: () => undefined })
// @ts-expect-error: nothing comes on this stream
export const listening: Handled<'logs'> = () => ({ receive: { shellInput } })

/** The one type of a log entry: that of the operations. */
export const shared: components['schemas']['LogEntry'] = entry
