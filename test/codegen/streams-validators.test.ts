import { describe, expect, it } from 'vitest'
import * as generated from '../../generated/bridge/stream-validators.js'
import { bridgeStreams } from './streams-fixture.ts'

const validators = new Map(Object.entries(generated))
const messages = Object.entries(bridgeStreams.components.messages)
const examples = messages.flatMap(([name, { examples = [] }]) =>
  examples.map(({ payload }, i) => ({ name, i, payload })),
)

/** Whether the validator of that name takes a value. */
function accepts(name: string, value: unknown): boolean | undefined {
  return validators.get(name)?.(value)
}

/** Every value that differs from the given one in one place: a member gone, one too many, or one of another type. */
function mutations(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [null, ...value.flatMap((item, i) => mutations(item).map((other) => value.with(i, other)))]
  }
  if (typeof value !== 'object' || value === null) return [null, { value }, [value]]
  const members = Object.entries(value)
  return [
    null,
    { ...value, unheardOf: 1 },
    ...members.map(([key]) => Object.fromEntries(members.filter(([other]) => other !== key))),
    ...members.flatMap(([key, member]) => mutations(member).map((other) => ({ ...value, [key]: other }))),
  ]
}

describe('the validators of messages', () => {
  it.each(examples)('$name takes example $i and refuses every mutation of it', ({ name, payload }) => {
    expect(accepts(name, payload)).toBe(true)
    for (const other of mutations(payload)) expect([other, accepts(name, other)]).toEqual([other, false])
  })

  it('holds the words that mean something', () => {
    const entry = { timestamp: '2026-11-21T10:00:00.000Z', level: 'info', plugin: 'virtual', message: '' }
    expect(accepts('logEntry', { ...entry, level: 'trace' })).toBe(false)
    expect(accepts('logEntry', { ...entry, timestamp: 'now' })).toBe(false)
    expect(accepts('metricsHistory', { type: 'snapshot', data: [] })).toBe(false)
  })

  it('takes any keystrokes up to the limit', () => {
    for (const text of ['', '\0\u001b[A', '\ud800', '\u{1f600}']) expect(accepts('shellInput', text)).toBe(true)
    expect(accepts('shellInput', 'x'.repeat(65_536))).toBe(true)
    expect(accepts('shellInput', 'x'.repeat(65_537))).toBe(false)
  })
})

describe.each([
  ['shellResize', (size: object): object => size],
  ['shellParameters', (size: object): object => ({ query: size })],
] as const)('%s', (name, within) => {
  it('holds sizes within their bounds', () => {
    for (const [cols, rows] of [
      [2, 1],
      [1000, 1000],
    ]) {
      expect(accepts(name, within({ cols, rows }))).toBe(true)
    }
    for (const [cols, rows] of [
      [1, 24],
      [1001, 24],
      [80, 0],
      [80, 1001],
      [80.5, 24],
      ['80', 24],
    ]) {
      expect(accepts(name, within({ cols, rows }))).toBe(false)
    }
  })

  it('asks for both in a message, for none in a query', () => {
    expect(accepts(name, within({}))).toBe(name === 'shellParameters')
  })
})

it('fills in the defaults of an address, as of an operation', () => {
  const address = { query: { cols: 132 } }
  expect(accepts('shellParameters', address)).toBe(true)
  expect(address).toEqual({ query: { cols: 132, rows: 24 } })
})
