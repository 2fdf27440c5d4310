import { describe, expect, it } from 'vitest'
import { weighConditions } from '../../src/contract/conditions.ts'

const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT'

describe('conditions of a read of "now"', () => {
  it.each([
    [{}, 'met'],
    [{ 'if-match': '"now"' }, 'met'],
    [{ 'if-match': '"x", "now"' }, 'met'],
    [{ 'if-match': '*' }, 'met'],
    [{ 'if-match': '"now-gzip"' }, 'met'],
    [{ 'if-match': 'W/"now"' }, 'failed'],
    [{ 'if-match': '"old"' }, 'failed'],
    [{ 'if-match': '' }, 'failed'],
    [{ 'if-none-match': '"now"' }, 'current'],
    [{ 'if-none-match': 'W/"now"' }, 'current'],
    [{ 'if-none-match': '*' }, 'current'],
    [{ 'if-none-match': '"old"' }, 'met'],
    [{ 'if-unmodified-since': longAgo }, 'met'],
    [{ 'if-modified-since': new Date().toUTCString() }, 'met'],
  ] as const)('%j: %s', (headers, outcome) => {
    expect(weighConditions(headers, '"now"')).toBe(outcome)
  })

  it.each([
    ['what has to hold goes first', { 'if-match': '"old"', 'if-none-match': '"now"' }, 'failed'],
    ['then comes what is held already', { 'if-match': '"now"', 'if-none-match': '"now"' }, 'current'],
  ] as const)('%s: %j', (_, headers, outcome) => {
    expect(weighConditions(headers, '"now"')).toBe(outcome)
  })

  it.each([
    [{ 'if-match': '"now"' }, 'failed'],
    [{ 'if-none-match': '*' }, 'met'],
  ] as const)('%j of a copy without a tag: %s', (headers, outcome) => {
    expect(weighConditions(headers, null)).toBe(outcome)
  })
})
