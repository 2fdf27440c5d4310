import { type BenchServer, listenOnLoopback } from '../protocol.ts'

/** node:http that answers the same bytes and headers from memory, whatever is asked. */
export default {
  async start(options: { headers: string[]; body: string }) {
    const { headers, body } = options
    return listenOnLoopback((_req, res) => {
      res.writeHead(200, headers)
      res.end(body)
    })
  },
} satisfies BenchServer as BenchServer
