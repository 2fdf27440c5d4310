import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import type { Chat } from '../bridge-home.ts'
import type { BenchServer } from '../protocol.ts'

/** Sends a message over and over to every client when one sends anything; as the manual of `ws` has it. */
export default {
  async start({ message, chat }: { message: string; chat: Chat }) {
    const http = createServer()
    const server = new WebSocketServer({ server: http, perMessageDeflate: false })
    const send = async (): Promise<void> => {
      for (let i = 0; i < chat.lines; i++) {
        await (chat.millis === 0 ? turn() : pause(chat.millis))
        for (const client of server.clients) client.send(message)
      }
    }
    server.on('connection', (socket) => socket.on('message', () => void send()))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  },
} satisfies BenchServer as BenchServer
