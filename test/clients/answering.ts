import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a server answers with, one after the other. */
export interface Answering {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** A list without sites unless given. */
  readonly body?: string
}

/** A server that answers with these, and the methods and paths of what it was asked; it goes when the test ends. */
export async function answering(
  answers: readonly Answering[],
): Promise<{ readonly url: string; readonly asked: readonly string[]; readonly paths: readonly string[] }> {
  const asked: string[] = []
  const paths: string[] = []
  const server = createServer((request, response) => {
    const { status, headers = {}, body = '{"sites":[]}' } = answers[asked.length] ?? { status: 500 }
    asked.push(String(request.method))
    paths.push(String(request.url))
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, paths, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
