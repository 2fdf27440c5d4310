import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type AsyncApiDocument, readAsyncApi, refName } from '../codegen/asyncapi.ts'

/** Takes the place of every stream of a contract. */
export interface StreamMocks {
  /** Answers a request to become a WebSocket: with the examples of its channel, or with 404. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** What is sent again, by channel, and after how many milliseconds. */
const repeated: Readonly<Record<string, { readonly message: string; readonly every: number }>> = {
  metrics: { message: 'metricsSnapshot', every: 2_000 },
}

/** The contract of a surface's streams; undefined where it has none. */
export function streamsOf(surface: string): AsyncApiDocument | undefined {
  const file = join(import.meta.dirname, '../../specs', `${surface}.asyncapi.yaml`)
  return existsSync(file) ? readAsyncApi(file).document : undefined
}

/** Mocks of the streams of a contract: each sends one example of each message when it opens, and echoes its input. */
export function mockStreams(document: AsyncApiDocument): StreamMocks {
  const server = new WebSocketServer({ noServer: true })
  const channels = new Map(Object.entries(document.channels).map(([name, { address }]) => [address, name]))
  const upgrade: StreamMocks['upgrade'] = (request, socket, head) => {
    const name = channels.get(new URL(request.url ?? '/', 'http://mock').pathname)
    if (name === undefined) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    server.handleUpgrade(request, socket, head, (opened) => play(opened, document, name))
  }
  const close = () => {
    for (const opened of server.clients) opened.terminate()
    server.close()
  }
  return { upgrade, close }
}

function play(opened: WebSocket, document: AsyncApiDocument, name: string): void {
  const sent = messagesOf(document, name, 'send')
  for (const message of sent) opened.send(example(document, message))
  const again = repeated[name]
  if (again !== undefined) {
    const timer = setInterval(() => opened.send(example(document, again.message)), again.every)
    opened.on('close', () => clearInterval(timer))
  }
  if (messagesOf(document, name, 'receive').length === 0) return
  // As a terminal does: what is typed shows, and Enter leads to the next prompt.
  const prompt = sent.map((message) => example(document, message)).join('')
  opened.on('message', (data, isBinary) => {
    if (!isBinary) opened.send(String(data).replaceAll('\r', `\r\n${prompt}`))
  })
}

/** Names of the messages that a channel sends, or receives, in the order of the contract. */
function messagesOf({ operations }: AsyncApiDocument, channel: string, action: 'send' | 'receive'): string[] {
  return Object.values(operations)
    .filter((operation) => operation.action === action && refName(operation.channel) === channel)
    .flatMap(({ messages }) => messages.map(refName))
}

/** The first example of a message, as it is sent. */
function example({ components }: AsyncApiDocument, message: string): string {
  const { contentType, examples = [] } = components.messages[message] ?? {}
  const payload = examples[0]?.payload ?? ''
  return contentType === 'application/json' ? JSON.stringify(payload) : String(payload)
}
