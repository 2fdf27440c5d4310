import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RetryOptions, retryingFetch } from '../../tools/clients/npm/retrying-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends a GET that is answered with 503 once, then with 200; `asked` counts. */
function send(retryAfter: string, options: RetryOptions = {}) {
  const state = { asked: 0 }
  const fetch = async (): Promise<Response> => {
    state.asked++
    return state.asked > 1
      ? Response.json({})
      : new Response(null, { status: 503, headers: { 'Retry-After': retryAfter } })
  }
  const answered = retryingFetch({ ...options, fetch })(new Request('http://localhost/'))
  return { state, answered }
}

describe('a request that is sent again', () => {
  it.each(['-5', '1.5', '+1', 'soon', ''])('waits by itself where the answer says %s', async (retryAfter) => {
    const { state, answered } = send(retryAfter)
    await vi.advanceTimersByTimeAsync(0)
    expect(state.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(500)
    expect([(await answered).status, state.asked]).toEqual([200, 2])
  })

  it.each([
    'Fri, 31 Dec 1999 23:59:59 GMT',
    'Friday, 31-Dec-99 23:59:59 GMT',
    'Fri Dec 31 23:59:59 1999',
    '0',
  ])('waits no longer than %s asks for', async (retryAfter) => {
    const { state, answered } = send(retryAfter)
    await vi.advanceTimersByTimeAsync(0)
    expect([(await answered).status, state.asked]).toEqual([200, 2])
  })

  it('waits until the date that the answer names', async () => {
    const { state, answered } = send(new Date(Date.now() + 3000).toUTCString())
    await vi.advanceTimersByTimeAsync(1900)
    expect(state.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1100)
    expect((await answered).status).toBe(200)
  })

  it('is sent once where `retries` is less than none', async () => {
    const { state, answered } = send('0', { retries: -1 })
    await vi.advanceTimersByTimeAsync(0)
    expect(state.asked).toBe(1)
    expect((await answered).status).toBe(503)
  })
})
