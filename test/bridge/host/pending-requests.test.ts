import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PluginFault } from '../../../src/bridge/accessories/plugin-link.ts'
import { PendingRequests } from '../../../src/bridge/host/pending-requests.ts'
import { hostTiming } from '../../../src/bridge/host/timing.ts'
import type { ToChild } from '../../../src/bridge/protocol/messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ref = { accessory: 'a', service: { type: 'Lightbulb' }, characteristic: 'On' }

function open() {
  const sent: ToChild[] = []
  const requests = new PendingRequests((message) => sent.push(message), hostTiming.answerLimit)
  const fault = requests.ask({ type: 'read', ref }).then(
    () => undefined,
    (error: unknown) => error as PluginFault,
  )
  return { requests, fault, sent }
}

it('a request has 9 s, as in hap-nodejs, and its late answer is in the fault', async () => {
  const { requests, fault } = open()
  vi.advanceTimersByTime(8_999)
  const early = requests.ask({ type: 'read', ref })
  requests.settle({ type: 'answer', id: 2, value: 1 })
  expect(await early).toBe(1)
  vi.advanceTimersByTime(1)
  const { status, late } = (await fault) as PluginFault
  expect(status).toBe(-70408)
  requests.settle({ type: 'answer', id: 1, value: 2 })
  expect(await late).toBe(2)
})

it('no late answer comes from a process that ended', async () => {
  const { requests, fault } = open()
  vi.advanceTimersByTime(9_000)
  const { late } = (await fault) as PluginFault
  requests.fail('it ended')
  await expect(late).rejects.toThrow('it ended')
})

it('late answers are waited for in bounds', async () => {
  const { requests, fault } = open()
  vi.advanceTimersByTime(9_000)
  const { late } = (await fault) as PluginFault
  const others = Array.from({ length: 1_000 }, () => requests.ask({ type: 'read', ref }).catch(() => {}))
  vi.advanceTimersByTime(9_000)
  await Promise.all(others)
  await expect(late).rejects.toBeInstanceOf(PluginFault)
})
