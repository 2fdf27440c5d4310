import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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
  readonly received: Received[]
}

export interface OpenReceiver extends Receiver {
  close(): Promise<void>
}

type Answer = (message: Received, response: ServerResponse) => void

/** A receiver of webhooks on loopback, for one test; it answers 204 unless `answer` does something else. */
export async function startReceiver(answer?: Answer): Promise<Receiver> {
  const { close, ...receiver } = await openReceiver(answer)
  onTestFinished(close)
  return receiver
}

/** The same for several tests, until it is closed. */
export async function openReceiver(
  answer: Answer = (_message, response) => response.writeHead(204).end(),
): Promise<OpenReceiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const message = { id: String(headers['webhook-id']), path, headers, body: await text(request) }
    received.push(message)
    answer(message, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, close }
}

/** What a receiver reads, as the library of Standard Webhooks checks it; throws for another secret. */
export function verified(secret: string, { headers, body }: Received): unknown {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new Webhook(secret).verify(body, Object.fromEntries(texts))
}
