import { describe, expect, it } from 'vitest'
import { complaints, countAnswered, operationsOf, type RunReport } from '../../../tools/contract/report.ts'

const clean: RunReport = {
  complete: true,
  phases: { fuzzing: { status: 'success', skip_reason: null } },
  failures: [],
  errors: [],
}

function scenario(response: object | null): string {
  const cases = { a: { value: { method: 'GET', path: '/health' } } }
  return JSON.stringify({ ScenarioFinished: { recorder: { cases, interactions: { a: { response } } } } })
}

describe('the contract report', () => {
  it('lists the operations of a document, and only those', () => {
    const paths = { '/a': { parameters: [], get: {}, post: {} }, '/b/{c}': { summary: 'x', delete: {} } }
    expect(operationsOf({ paths })).toEqual(['GET /a', 'POST /a', 'DELETE /b/{c}'])
  })

  it('counts a request that was answered', () => {
    const counts = new Map<string, number>()
    countAnswered(scenario({ status_code: 200 }), counts)
    countAnswered(scenario({ status_code: 404 }), counts)
    countAnswered('{"EngineStarted":{}}', counts)
    countAnswered('{"ScenarioFinished":{"recorder":{"label":"GET /docs"}}}', counts)
    expect([...counts]).toEqual([['GET /health', 2]])
  })

  it('does not count a request that was not answered', () => {
    const counts = new Map<string, number>()
    countAnswered(scenario(null), counts)
    expect(counts.size).toBe(0)
  })

  it('has nothing to say about a clean run', () => {
    expect(complaints(['GET /health'], new Map([['GET /health', 1]]), clean)).toEqual([])
  })

  it.each<[string, string[], Partial<RunReport>, string]>([
    ['an operation without a request', ['GET /docs'], {}, 'GET /docs was not tested'],
    [
      'a phase that was skipped',
      [],
      { phases: { stateful: { status: 'skip', skip_reason: 'not_applicable' } } },
      'the phase stateful was skipped (not_applicable)',
    ],
    ['a run cut short', [], { complete: false }, 'the run ended early'],
    [
      'a failure',
      [],
      { failures: [{ code: 'ST204', title: 'Wrong response', operations: ['TRACE /health'] }] },
      'ST204 Wrong response: TRACE /health',
    ],
    ['an error', [], { errors: [{ title: 'broken' }] }, 'error: {"title":"broken"}'],
  ])('names %s', (_what, more, changes, complaint) => {
    const found = complaints(['GET /health', ...more], new Map([['GET /health', 1]]), { ...clean, ...changes })
    expect(found).toEqual([complaint])
  })
})
