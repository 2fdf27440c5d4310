import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a file in `servers/` exports by default. */
export interface BenchServer {
  /** @returns the address to load, on loopback */
  start(options: unknown): Promise<string>
  /** The sign-in codes that were sent since this was last asked, by email. */
  takeCodes?(): Record<string, string>
  /** Memory of what it started, MiB: what processes share counts in parts (PSS). */
  weigh?(): Promise<number>
  /** Ends what it started, where that is more than its own process. */
  stop?(): Promise<void>
}

/** Listens on a free loopback port. */
export async function listenOnLoopback(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
