import { describe, expect, it } from 'vitest'
import { answerInWords, resultInWords, stateInWords } from '../../../console/shared/webhooks/delivery-words.ts'

const posted = {
  id: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f',
  event: 'webhook.test',
  state: 'pending',
  attempts: 0,
  lastStatus: null,
  lastError: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  lastTriedAt: null,
} as const

describe('how a delivery stands', () => {
  it('tells what waits for its first try from what is tried again', () => {
    expect(stateInWords(posted).label).toBe('Pending')
    expect(stateInWords({ ...posted, attempts: 1 }).label).toBe('Will be retried')
    expect(stateInWords({ ...posted, state: 'failed', attempts: 10 }).label).toBe('Failed')
  })

  it('says what was answered, or why nothing was', () => {
    expect(answerInWords(posted)).toBe('')
    expect(answerInWords({ lastStatus: 204, lastError: null })).toBe('Status 204')
    expect(answerInWords({ lastStatus: null, lastError: 'the name cannot be looked up' })).toBe(
      'The name cannot be looked up',
    )
  })

  it('says an error and its status once', () => {
    expect(answerInWords({ lastStatus: 500, lastError: 'answered 500' })).toBe('Status 500')
  })

  it('says what came of a test', () => {
    const delivered = { ...posted, state: 'delivered', attempts: 1, lastStatus: 204 } as const
    expect(resultInWords(posted)).toBe('The test is being delivered…')
    expect(resultInWords(delivered)).toBe('The test was delivered. Status 204')
    expect(resultInWords({ ...posted, attempts: 1, lastError: 'no answer' })).toBe(
      'The test was not delivered yet and will be retried. No answer',
    )
  })
})
