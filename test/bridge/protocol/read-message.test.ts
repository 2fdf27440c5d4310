import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMessage } from '../../../src/bridge/protocol/read-message.ts'

const uuid = 'c0ffee00-0000-4000-8000-000000000000'
const ref = { accessory: uuid, service: { type: 'Lightbulb', subtype: 'left' }, characteristic: 'On' }
const description = {
  uuid,
  name: 'Lamp',
  category: 5,
  context: { any: ['thing'] },
  services: [
    {
      type: 'Lightbulb',
      name: '',
      subtype: 'left',
      primary: true,
      hidden: false,
      linked: [{ type: 'Switch' }],
      characteristics: [
        { type: 'On', value: false, reads: true, writes: true },
        {
          type: 'Hue',
          displayName: 'Hue',
          props: { format: 'float', perms: ['pr'], minValue: -1.5, validValues: [0, 1], validValueRanges: [0, 1] },
        },
      ],
    },
  ],
}

const good = [
  { type: 'loaded', platforms: ['Virtual'], accessoryTypes: [], configSchema: null },
  { type: 'loaded', platforms: [], accessoryTypes: ['Lamp'], configSchema: { type: 'object' } },
  { type: 'running' },
  { type: 'complete', isWhole: true },
  { type: 'failed', reason: 'why', final: true },
  { type: 'log', level: 'warn', message: '' },
  { type: 'pong', rss: 1, heapUsed: 1, cpu: 0.5 },
  { type: 'value', ref, value: null },
  { type: 'value', ref: { ...ref, service: { type: 'Lightbulb' } }, value: [1] },
  { type: 'putAccessory', id: 1, description },
  { type: 'removeAccessory', id: 1, uuid },
  { type: 'storageGet', id: 1, key: 'k' },
  { type: 'storageSet', id: 1, key: 'k', value: { any: 'thing' } },
  { type: 'storageDelete', id: 1, key: 'k' },
  { type: 'storageKeys', id: 1 },
  { type: 'answer', id: 0 },
  { type: 'answer', id: 0, value: 21.5 },
  { type: 'answer', id: 0, refusal: { message: 'no', status: -70402 } },
]

it.each(good.map((message) => [message.type, message]))('takes %s', (_, message) => {
  expect(readMessage(message)).toBe(message)
})

it('refuses each of them with a field more, a field less, or a field of another type', () => {
  for (const message of good) {
    expect(readMessage({ ...message, more: 1 })).toBeUndefined()
    for (const name of Object.keys(message)) {
      const { [name]: _, ...less } = message as Record<string, unknown>
      if (!(message.type === 'answer' && name !== 'id' && name !== 'type')) expect(readMessage(less)).toBeUndefined()
      // JSON has no functions, and no field takes one.
      expect(readMessage({ ...message, [name]: () => {} })).toBeUndefined()
    }
  }
})

it.each([
  ['a long key', { type: 'storageGet', id: 1, key: 'k'.repeat(256) }],
  ['no key', { type: 'storageGet', id: 1, key: '' }],
  ['a large value', { type: 'storageSet', id: 1, key: 'k', value: 'x'.repeat(64 * 1024) }],
  ['a value that is not a number', { type: 'value', ref, value: Number.NaN, id: 1 }],
  [
    'a large description',
    { type: 'putAccessory', id: 1, description: { ...description, context: 'é'.repeat(600_000) } },
  ],
  ['a negative id', { type: 'storageKeys', id: -1 }],
  ['an id between numbers', { type: 'storageKeys', id: 1.5 }],
  ['another status', { type: 'answer', id: 1, refusal: { message: 'no', status: 200 } }],
  ['another level', { type: 'log', level: 'fatal', message: 'x' }],
  ['no UUID', { type: 'removeAccessory', id: 1, uuid: '../x' }],
  ['no characteristics', { type: 'putAccessory', id: 1, description: { ...description, services: [{ type: 'On' }] } }],
  ['half a range', { type: 'putAccessory', id: 1, description: withProps({ validValueRanges: [1] }) }],
  ['an unknown property', { type: 'putAccessory', id: 1, description: withProps({ adminOnlyAccess: [1] }) }],
  ['an inherited name', { type: 'constructor' }],
])('refuses %s', (_, message) => {
  expect(readMessage(message)).toBeUndefined()
})

it('never throws', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(readMessage({ type: 'storageSet', id: 1, key: 'k', value: deep })).toBeUndefined()
  fc.assert(fc.property(fc.jsonValue(), (value) => readMessage(value) === undefined))
  fc.assert(
    fc.property(fc.constantFrom(...good), fc.string(), fc.jsonValue(), (message, name, value) => {
      readMessage({ ...message, [name]: value })
    }),
  )
})

function withProps(props: unknown) {
  return { ...description, services: [{ type: 'X', characteristics: [{ type: 'Y', props }] }] }
}
