import { expect, it, vi } from 'vitest'
import { Inbox } from '../../../src/bridge/host/inbox.ts'
import { BURST } from '../../../src/bridge/protocol/limits.ts'

const accessory = 'c0ffee00-0000-4000-8000-000000000000'
const value = (characteristic: string, newest: number) => ({
  type: 'value',
  ref: { accessory, service: { type: 'Lightbulb' }, characteristic },
  value: newest,
})

function opened() {
  const time = { now: 0 }
  const heard: string[] = []
  const inbox = new Inbox(
    {
      message: ({ type }) => void heard.push(type),
      log: (level, message) => void heard.push(`${level} ${message}`),
      value: ({ characteristic }, newest) => void heard.push(`${characteristic} ${String(newest)}`),
      refuse: (id, { message }) => void heard.push(`refused ${id}: ${message}`),
    },
    () => time.now,
  )
  return { inbox, heard, time }
}

it('past the rate, values wait, and only the newest of each characteristic comes', () => {
  vi.useFakeTimers()
  try {
    const { inbox, heard, time } = opened()
    for (let count = 0; count < BURST; count += 1) inbox.receive(value('On', count))
    for (const [name, newest] of [
      ['On', -1],
      ['Hue', 1],
      ['On', -2],
      ['Hue', 2],
    ] as const)
      inbox.receive(value(name, newest))
    expect(heard).toHaveLength(BURST)
    time.now = 1.5
    vi.advanceTimersByTime(100)
    expect(heard.slice(BURST)).toEqual(['On -2'])
    inbox.receive(value('On', -3))
    inbox.close()
    expect(heard.slice(BURST)).toEqual(['On -2', 'Hue 2', 'On -3'])
  } finally {
    vi.useRealTimers()
  }
})

it('past the rate, requests are refused; answers never', () => {
  const { inbox, heard } = opened()
  for (let id = 0; id <= BURST; id += 1) inbox.receive({ type: 'storageKeys', id })
  inbox.receive({ type: 'answer', id: 1 })
  expect(heard.slice(BURST)).toEqual([`refused ${BURST}: more than 1000 requests a second`, 'answer'])
})

it('what is not understood makes one warning a minute, and is refused where it is a request', () => {
  const { inbox, heard, time } = opened()
  inbox.receive('x')
  inbox.receive({ type: 'storageGet', id: 7 })
  inbox.receive({ type: 'answer', id: 7, refusal: 1 })
  time.now = 60_000
  inbox.receive(undefined)
  const refusal = 'refused 7: a field is missing, unknown, or has a wrong type or size'
  expect(heard).toEqual([
    'warn its process sent a message that the bridge does not understand',
    refusal,
    'warn its process sent 3 messages that the bridge does not understand',
  ])
})
