import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'

/** One message as it arrived. */
export interface Received {
  readonly id: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  /** In the order of arrival. */
  readonly received: readonly Received[]
}

/** A receiver of webhooks on loopback; it answers 204 unless `answer` does something else. */
export async function startReceiver(
  answer: (message: Received, response: ServerResponse) => void = (_message, response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { url: path = '', headers } = request
    const message = { id: String(headers['webhook-id']), path, headers, body: Buffer.concat(chunks).toString() }
    received.push(message)
    answer(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received }
}

/** What a receiver reads, as the library of Standard Webhooks checks it; throws for another secret. */
export function verified(secret: string, { headers, body }: Received): unknown {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Webhook(secret).verify(body, Object.fromEntries(texts))
}
