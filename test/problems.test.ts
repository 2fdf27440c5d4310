import { describe, expect, it } from 'vitest'
import { problemJson } from '../src/problems.ts'

describe('problemJson', () => {
  it('tells a code, and no more where there is no more', () => {
    expect(JSON.parse(problemJson('not_found', []))).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'not_found',
    })
  })

  it('tells what is wrong, and where in a text', () => {
    const errors = [{ in: 'body', name: '', message: 'line 3, column 20: a comma is missing' }] as const
    expect(JSON.parse(problemJson('config_not_json', errors, { line: 3, column: 20 }))).toMatchObject({
      code: 'config_not_json',
      errors,
      line: 3,
      column: 20,
    })
  })

  it('tells the first hundred things that are wrong', () => {
    const errors = Array.from(
      { length: 101 },
      (_, i) => ({ in: 'body', name: String(i), message: 'is wrong' }) as const,
    )
    expect(JSON.parse(problemJson('invalid_request', errors)).errors).toEqual(errors.slice(0, 100))
  })
})
