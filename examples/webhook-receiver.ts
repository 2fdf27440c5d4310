// Receives the messages of a site's webhook. Each is verified as Standard Webhooks say, and told apart by its `type`.
//
//     npm install standardwebhooks triptych
//     WEBHOOK_SECRET=whsec_… PORT=3000 node webhook-receiver.ts

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import type { WebhookEvent, WebhookHeaders } from 'triptych/content/webhooks'

const { WEBHOOK_SECRET = '', PORT = '3000' } = process.env
const webhook = new Webhook(WEBHOOK_SECRET)

/** Ids of the messages that were handled: a message arrives at least once. A real receiver keeps them for some days. */
const handled = new Set<string>()

const server = createServer(async (request, response) => {
  const headers = messageHeaders(request.headers)
  let event: WebhookEvent
  try {
    // The bytes as they came; what parsing and writing them anew gives has another signature.
    event = webhook.verify(await text(request), { ...headers }) as WebhookEvent
  } catch {
    response.writeHead(400).end()
    return
  }
  // First, since the sender waits for ten seconds at most.
  response.writeHead(204).end()
  if (handled.has(headers['webhook-id'])) return
  handled.add(headers['webhook-id'])
  handle(event)
})

function messageHeaders(headers: IncomingHttpHeaders): WebhookHeaders {
  return {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  }
}

function handle(event: WebhookEvent): void {
  switch (event.type) {
    case 'content.published':
      for (const { action, kind, key } of event.data.changes) say(`${action} ${kind} ${key}`)
      return
    case 'release.published':
      say(`release ${event.data.name} is at ${event.data.contentVersion}`)
      return
    case 'release.failed':
      say(`release ${event.data.name} failed: ${event.data.code}`)
      return
    case 'media.changed':
      for (const { action, key } of event.data.changes) say(`${action} ${key} by ${event.data.author.id}`)
      return
    case 'webhook.test':
      say(`test of ${event.data.siteId}`)
      return
    default:
    // A newer type than this program knows: taken, and left alone.
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

server.listen(Number(PORT), '127.0.0.1', () => say(`ready ${(server.address() as AddressInfo).port}`))
