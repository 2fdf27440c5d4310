import type { Streams } from '../../../generated/bridge/streams.ts'
import { HIGH_WATER, type StreamHandler } from '../../../src/contract/streams/handler.ts'
import type { BridgeStreamContext } from './context.ts'

/** A shell for each client; it waits where the client reads slowly, and ends with the connection. */
export function shellStream({
  openShell,
}: Pick<BridgeStreamContext, 'openShell'>): StreamHandler<Streams['shell'], unknown> {
  return async (connection) => {
    // The size that the contract has for a client that does not say.
    const { cols = 80, rows = 24 } = connection.query
    const shell = await openShell({ cols, rows })
    let waiting = false
    shell.onOutput((text) => {
      connection.send(text)
      if (waiting || connection.unsent <= HIGH_WATER) return
      waiting = true
      shell.pause()
      void connection.drained().then(() => {
        waiting = false
        if (!connection.signal.aborted) shell.resume()
      })
    })
    shell.onExit(() => connection.close(1000, 'shell exited'))
    return {
      receive: (received) => {
        if (received.message === 'shellResize') shell.resize(received.payload.cols, received.payload.rows)
        // Half of what was typed may be another command.
        else if (!shell.write(received.payload)) connection.close(1008, 'the shell does not take what is typed')
      },
      close: () => shell.kill(),
    }
  }
}
