import { describe, expect, it } from 'vitest'
import { weighConditions } from '../../src/contract/conditions.ts'

const before = 'Mon, 02 Nov 2026 10:00:00 GMT'
const then = 'Tue, 03 Nov 2026 10:00:00 GMT'
const after = 'Wed, 04 Nov 2026 10:00:00 GMT'
const copy = { etag: '"now"', lastModified: then }

describe('conditions of a read of "now", of the third of November', () => {
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
    [{ 'if-unmodified-since': then }, 'met'],
    [{ 'if-unmodified-since': after }, 'met'],
    [{ 'if-unmodified-since': before }, 'failed'],
    [{ 'if-unmodified-since': '2026-11-02' }, 'met'],
    [{ 'if-modified-since': then }, 'current'],
    [{ 'if-modified-since': after }, 'current'],
    [{ 'if-modified-since': before }, 'met'],
    [{ 'if-modified-since': 'yesterday' }, 'met'],
    [{ 'if-modified-since': 'GMT' }, 'met'],
  ] as const)('%j: %s', (headers, outcome) => {
    expect(weighConditions(headers, copy)).toBe(outcome)
  })

  it.each([
    ['a tag goes before a date', { 'if-match': '"now"', 'if-unmodified-since': before }, 'met'],
    ['a tag goes before a date', { 'if-none-match': '"old"', 'if-modified-since': after }, 'met'],
    ['what has to hold goes first', { 'if-match': '"old"', 'if-none-match': '"now"' }, 'failed'],
    ['what has to hold goes first', { 'if-unmodified-since': before, 'if-none-match': '"now"' }, 'failed'],
    ['then comes what is held already', { 'if-match': '"now"', 'if-none-match': '"now"' }, 'current'],
  ] as const)('%s: %j', (_, headers, outcome) => {
    expect(weighConditions(headers, copy)).toBe(outcome)
  })

  it.each([
    [{ 'if-match': '"now"' }, 'failed'],
    [{ 'if-none-match': '*' }, 'met'],
    [{ 'if-unmodified-since': before }, 'met'],
    [{ 'if-modified-since': after }, 'met'],
  ] as const)('%j of a copy without tag and date: %s', (headers, outcome) => {
    expect(weighConditions(headers, { etag: null, lastModified: null })).toBe(outcome)
  })
})
