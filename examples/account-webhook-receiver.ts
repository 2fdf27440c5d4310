// Receives the messages of a webhook about accounts, verified as Standard Webhooks say, and keeps who may still sign in.
//
//     npm install standardwebhooks triptych
//     WEBHOOK_SECRET=whsec_… PORT=3000 node account-webhook-receiver.ts

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import type { WebhookEvent, WebhookHeaders } from 'triptych/auth/webhooks'

const { WEBHOOK_SECRET = '', PORT = '3000' } = process.env
const webhook = new Webhook(WEBHOOK_SECRET)

/** Ids of the messages that were handled: a message arrives at least once. A real receiver keeps them for some days. */
const handled = new Set<string>()

/** Emails of members by their ids. Messages about one member arrive in order, so that the last one holds. */
const members = new Map<string, string>()

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
    case 'member.added':
    case 'member.reinstated':
    case 'member.email_changed':
      members.set(event.data.member.id, event.data.member.email ?? '')
      report(event)
      return
    case 'member.suspended':
    case 'member.removed':
      members.delete(event.data.member.id)
      report(event)
      return
    case 'member.role_changed':
      say(`${event.data.member.email} was ${event.data.before}, and is ${event.data.member.role} now`)
      return
    case 'token.ends_soon':
      say(`${event.data.target.name} of ${event.data.member.name} ends at ${event.data.ends_at}`)
      return
    case 'webhook.test':
      say('test')
      return
    default:
    // Not of interest here, or a newer type than this program knows: taken, and left alone.
  }
}

function report({ type, data }: Extract<WebhookEvent, { data: { member: object } }>): void {
  say(`${type} ${data.member.email} by ${data.actor.name}, ${members.size} may sign in`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

server.listen(Number(PORT), '127.0.0.1', () => say(`ready ${(server.address() as AddressInfo).port}`))
