import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import openapi from '../../../generated/content/openapi.json' with { type: 'json' }
import * as validators from '../../../generated/content/webhook-validators.js'
import { type WebhookEvent, webhookNames } from '../../../generated/content/webhooks.ts'
import { loadMessageCheck } from '../../../src/compose/content-domain.ts'

const webhooks = Object.entries(openapi.webhooks)
const checkMessage = await loadMessageCheck()

it.each(webhooks)('%s: its examples are what its validator takes, and nothing more', (name, { post }) => {
  const validate = new Map(Object.entries(validators)).get(name)
  const examples = Object.values(post.requestBody.content['application/json'].examples)
  expect(examples.length).toBeGreaterThan(0)
  for (const { value } of examples as { value: WebhookEvent }[]) {
    expect(validate?.(value)).toBe(true)
    expect(webhookNames[value.type]).toBe(name)
    for (const other of [{ ...value, more: 1 }, { ...value, data: {} }, { ...value, timestamp: 'now' }, null]) {
      expect(validate?.(other)).toBe(false)
    }
    expect(() => checkMessage(JSON.stringify(value))).not.toThrow()
    expect(() => checkMessage(JSON.stringify({ ...value, more: 1 }))).toThrow(`${value.type}: / must NOT have`)
  }
})

it('knows no message of another type', () => {
  expect(() => checkMessage('{"type":"content.hidden"}')).toThrow('content.hidden: the contract has no such message')
  expect(() => checkMessage('{"type":"toString"}')).toThrow('toString: the contract has no such message')
})

it('the events that a webhook can choose from are the messages of the contract', () => {
  const { WebhookEvent, ChosenMoreEvents } = openapi.components.schemas
  expect(Object.keys(webhookNames).sort()).toEqual([...WebhookEvent.enum, ...ChosenMoreEvents.items.enum].sort())
})

it('the example of the manual is the file that is tested', () => {
  const page = readFileSync(new URL('../../../docs/pages/content/webhooks.md', import.meta.url), 'utf8')
  expect(page).toContain('../../../examples/webhook-receiver.ts')
})
