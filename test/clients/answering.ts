import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a server answers with, one after the other. */
export interface Answering {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that answers with these, and the methods of what it was asked; it goes when the test ends. */
export async function answering(
  answers: readonly Answering[],
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { status, headers = {} } = answers[asked.length] ?? { status: 500 }
    asked.push(String(request.method))
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{"sites":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
