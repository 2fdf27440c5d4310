import { describe, expect, it } from 'vitest'
import {
  type Answers,
  complaints,
  countAnswers,
  describeAnswers,
  type RunReport,
  type TestedOperation,
} from '../../../tools/contract/report.ts'

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

function answered(...statuses: number[]): Answers {
  return new Map([['GET /health', new Map(statuses.map((status) => [status, 1]))]])
}

function health(done: boolean | null): TestedOperation[] {
  return [{ label: 'GET /health', done }]
}

describe('the contract report', () => {
  it('counts the answers of each status', () => {
    const answers: Answers = new Map()
    for (const status_code of [404, 200, 200]) countAnswers(scenario({ status_code }), answers)
    countAnswers('{"EngineStarted":{}}', answers)
    countAnswers('{"ScenarioFinished":{"recorder":{"label":"GET /docs"}}}', answers)
    expect(describeAnswers('GET /health', answers)).toBe('      3  GET /health  2 × 200, 1 × 404')
    expect(describeAnswers('GET /docs', answers)).toBe('      0  GET /docs')
  })

  it('does not count a request that was not answered', () => {
    const answers: Answers = new Map()
    countAnswers(scenario(null), answers)
    expect(answers.size).toBe(0)
  })

  it.each<[string, boolean | null, number[]]>([
    ['what is done and refused', true, [200, 400]],
    ['what is led on', true, [302]],
    ['what is never done, as it should be', false, [401, 404]],
    ['what may be either', null, [403]],
  ])('has nothing to say about %s', (_what, done, statuses) => {
    expect(complaints(health(done), answered(...statuses), ['fuzzing'], clean)).toEqual([])
  })

  it('does not miss a phase that the run leaves out', () => {
    const phases = { ...clean.phases, stateful: { status: 'skip', skip_reason: 'disabled' } }
    expect(complaints(health(true), answered(200), ['fuzzing'], { ...clean, phases })).toEqual([])
  })

  it.each<[string, boolean | null, number[], string]>([
    ['an operation without a request', null, [], 'GET /health was not tested'],
    ['an operation that never got through', true, [401, 404], 'GET /health was refused every time'],
    ['an operation that got through', false, [403, 204], 'GET /health was done, which this caller may not'],
  ])('names %s', (_what, done, statuses, complaint) => {
    expect(complaints(health(done), answered(...statuses), ['fuzzing'], clean)).toEqual([complaint])
  })

  it.each<[string, Partial<RunReport>, string]>([
    [
      'a phase that was skipped',
      { phases: { fuzzing: { status: 'skip', skip_reason: 'not_applicable' } } },
      'the phase fuzzing was skipped (not_applicable)',
    ],
    ['a phase that nothing is said of', { phases: {} }, 'the phase fuzzing was skipped (no word of it)'],
    ['a run cut short', { complete: false }, 'the run ended early'],
    [
      'a failure',
      { failures: [{ code: 'ST204', title: 'Wrong response', operations: ['TRACE /health'] }] },
      'ST204 Wrong response: TRACE /health',
    ],
    ['an error', { errors: [{ title: 'broken' }] }, 'error: {"title":"broken"}'],
  ])('names %s', (_what, changes, complaint) => {
    expect(complaints(health(true), answered(200), ['fuzzing'], { ...clean, ...changes })).toEqual([complaint])
  })
})
