import * as validators from '../../generated/content/webhook-validators.js'
import { webhookNames } from '../../generated/content/webhooks.ts'
import { ReplyDrift } from '../contract/check-reply.ts'
import type { Validators } from '../contract/route.ts'

/**
 * Holds a message to a webhook against the contract, before it is signed and sent.
 *
 * @param payload the JSON text of the message
 * @throws ReplyDrift
 */
export function checkMessage(payload: string): void {
  const message = JSON.parse(payload) as { readonly type: string }
  const [, name] = Object.entries(webhookNames).find(([type]) => type === message.type) ?? []
  const all: Validators = validators
  const validate = name === undefined ? undefined : all[name]
  if (validate === undefined) throw new ReplyDrift(`${message.type}: the contract has no such message`)
  if (validate(message)) return
  const [fault] = validate.errors ?? []
  throw new ReplyDrift(`${message.type}: ${fault?.instancePath || '/'} ${fault?.message ?? 'is not valid'}`)
}
