import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A registry that answers as another one does, until a tarball is requested. */
export interface BrokenRegistry {
  readonly url: string
  /** How tarballs are answered from now on: not at all, or with half of what was promised; `gone`: nothing is. */
  break(how: 'hangs' | 'dies' | 'gone'): void
  /** From now on it answers as the other one does. */
  mend(): void
  /** Resolves at the next request for a tarball. */
  asked(): Promise<void>
  stop(): Promise<void>
}

/** @param behind URL of the registry that has the packages */
export async function startBrokenRegistry(behind: string): Promise<BrokenRegistry> {
  let how: 'hangs' | 'dies' | 'gone' | 'works' = 'hangs'
  const asking = new EventEmitter()
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    if (how === 'gone') return void response.destroy()
    if (!url.endsWith('.tgz')) return void pass(behind + url, headers, response)
    asking.emit('tarball')
    if (how === 'works') return void response.writeHead(302, { location: behind + url }).end()
    if (how === 'hangs') return
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': 1000 })
    response.write('half', () => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (next) => {
      how = next
    },
    mend: () => {
      how = 'works'
    },
    asked: async () => void (await once(asking, 'tarball')),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The registry behind names tarballs by where it itself listens. */
async function pass(url: string, headers: NodeJS.Dict<string | string[]>, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { accept: String(headers.accept ?? '*/*') } })
  const text = (await answer.text()).replaceAll(new URL(url).origin, `http://${String(headers.host)}`)
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
}
