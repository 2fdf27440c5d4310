import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { StreamMocks } from './streams.ts'

/** A server in front of a mock that knows no streams. */
export interface Front {
  /** Where it listens, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Hands every request on to a mock, and every WebSocket to the mocks of the streams; port 0 takes a free one.
 *
 * @param behind where the mock listens
 * @throws what `listen` emits, with its `code`
 */
export async function startFront(behind: string, port: number, streams: StreamMocks): Promise<Front> {
  const server = createServer((asked, reply) => {
    const { method, headers } = asked
    const onward = request(new URL(behind), { path: asked.url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      // An answer that breaks off ends the one that it is handed on in, too.
      pipeline(answer, reply, () => {})
    })
    onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
    // The client may leave before the answer, which is not waited for then.
    reply.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  server.on('upgrade', streams.upgrade)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    streams.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
