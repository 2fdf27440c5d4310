import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { bindDataStreams } from '../../../../src/bridge/child/homebridge/externals.ts'
import { loadHap } from '../../../../src/bridge/child/homebridge/hap.ts'

it('has data streams listen on one address', async () => {
  const hap = await loadHap()
  bindDataStreams(hap, ['127.0.0.1'])
  bindDataStreams(hap, ['127.0.0.1'])
  const server = new hap.DataStreamServer()
  const connection = { encryption: { sharedSecret: Buffer.alloc(32, 1) } }
  const prepared = new Promise<number | undefined>((resolve, reject) => {
    // Of the connection only its secret is asked for.
    server.prepareSession(connection as never, Buffer.alloc(32, 2), (error, session) => {
      if (error) reject(error)
      else resolve(session?.port)
    })
  })
  const port = await prepared
  const { tcpServer } = server as unknown as { tcpServer: Server }
  onTestFinished(async () => {
    const closed = once(tcpServer, 'close')
    server.destroy()
    tcpServer.close()
    await closed
  })
  const { address } = tcpServer.address() as AddressInfo
  expect({ address, port }).toEqual({ address: '127.0.0.1', port: expect.any(Number) })
})
