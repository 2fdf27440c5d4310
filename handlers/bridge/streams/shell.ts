import type { Streams } from '../../../generated/bridge/streams.ts'
import type { StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'

/** A shell for each client; it waits where the client reads slowly, and ends with the connection. */
export function shellStream({
  openShell,
}: Pick<BridgeStreamContext, 'openShell'>): StreamHandler<Streams['shell'], unknown> {
  return async (connection) => {
    const shell = await openShell(connection.query)
    let waiting = false
    shell.onOutput((text) => {
      connection.send(text)
      if (waiting || !connection.isSlow) return
      waiting = true
      shell.pause()
      void connection.drained().then(() => {
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
