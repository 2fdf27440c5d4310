import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, vi } from 'vitest'
import type { BridgeServer } from '../../support/bridge-server.ts'

/** Asks for a restart on a connection that would be kept; resolves with the answer once the connection is closed. */
export async function askForRestart({ url }: BridgeServer): Promise<unknown> {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const asking = request(`${url}/api/daemon/restart`, { method: 'POST', agent }).end()
  const [socket] = await once(asking, 'socket')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const [response] = await once(asking, 'response')
  const answer = JSON.parse(await text(response))
  await closed
  return answer
}

/** Resolves when plugins of the next run are there, given processes of the one before. */
export async function isBack(
  bridge: BridgeServer,
  before: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const [id, pid] of Object.entries(before)) {
        expect(bridge.processOf(id)).not.toBe(pid)
        expect((await bridge.stats(id)).status).toBe('running')
      }
    },
    { interval: 200 },
  )
}
