import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port of 127.0.0.1 that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The origin of an address by the name that cookies are kept for: that of the public addresses. Empty for no address. */
export function onLocalhost(url: string): string {
  if (url === '') return ''
  const local = new URL(url)
  local.hostname = 'localhost'
  return local.origin
}
