import { describe, expect, it } from 'vitest'
import {
  countChecks,
  countsPrinted,
  countVitest,
  durations,
  failedTests,
  settle,
  skippedTests,
  slowest,
  sum,
  summary,
  type VitestReport,
  whatIsLeft,
} from '../../tools/test-counts.ts'

describe('counts that a program printed', () => {
  it.each([
    ['one line', '11 passed, 2 failed\n', { passed: 11, failed: 2, skipped: 0 }],
    ['with skipped tests', '1 passed, 0 failed, 3 skipped', { passed: 1, failed: 0, skipped: 3 }],
    ['the last of several', '1 passed, 1 failed\nmore\n2 passed, 0 failed\n', { passed: 2, failed: 0, skipped: 0 }],
  ])('reads %s', (_what, output, counts) => {
    expect(countsPrinted(output)).toEqual(counts)
  })

  it.each(['', 'all is well', '   1 passed, 1 failed', 'say 1 passed, 1 failed'])('reads nothing from %j', (output) => {
    expect(countsPrinted(output)).toBeUndefined()
  })
})

describe('counting checks', () => {
  it('takes each line of its own for one', () => {
    const output =
      'ok     types\nFAILED lint\n  ok inside the output\n  FAILED inside too\nok     direction of imports\n'
    expect(countChecks(output)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('has nothing to say without such lines', () => {
    expect(countChecks('TypeError: broken\n')).toBeUndefined()
  })
})

describe('counting a Vitest report', () => {
  const report: VitestReport = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/checkout/test/a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'reads',
            status: 'failed',
            duration: 1234.5,
            failureMessages: ['Error: expected 1\n\nwaiting\n    at node_modules/vitest/x.js:1\n    at a.test.ts:3'],
          },
          { fullName: 'reads the real site [skipped: no data beside this checkout]', status: 'skipped' },
        ],
      },
    ],
  }

  it('adds what was skipped', () => {
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 3 })
  })

  it('has the durations of those that ran', () => {
    expect(durations(report)).toEqual([{ file: '/checkout/test/a.test.ts', test: 'reads', ms: 1234.5 }])
  })

  it('names what failed, with the beginning of why and the line of the test', () => {
    const broken = {
      name: '/checkout/test/b.test.ts',
      status: 'failed',
      message: 'no module',
      assertionResults: [],
    }
    expect(failedTests({ ...report, testResults: [...report.testResults, broken] }, '/checkout')).toEqual([
      'test/a.test.ts: reads: Error: expected 1\n    waiting\n        at a.test.ts:3',
      'test/b.test.ts: no module',
    ])
  })

  it('names what was skipped, with its reason', () => {
    expect(skippedTests(report)).toEqual(['reads the real site [skipped: no data beside this checkout]'])
  })

  it('counts a file that could not be loaded as failed', () => {
    const broken = { name: '/checkout/test/b.test.ts', status: 'failed', assertionResults: [] }
    const fine = { name: '/checkout/test/c.test.ts', status: 'passed', assertionResults: [] }
    expect(countVitest({ ...report, testResults: [broken, fine] })).toEqual({ passed: 3, failed: 2, skipped: 3 })
  })
})

describe('durations', () => {
  it('lists the slowest tests, the slowest first', () => {
    const one = { file: '/checkout/test/a.test.ts', test: 'a reads', ms: 1500 }
    const other = { file: '/checkout/test/b.test.ts', test: 'b writes', ms: 61_234 }
    expect(slowest([one, other, one], 2, '/checkout')).toEqual([
      '  61.2 s  test/b.test.ts: b writes',
      '   1.5 s  test/a.test.ts: a reads',
    ])
  })

  it('says what is left, in minutes where every part has run before', () => {
    expect(whatIsLeft(['check', 'unit', 'browser'], 'unit', { check: 70, unit: 40, browser: 280 })).toBe(
      'part 2 of 3, then browser; about 6 min left',
    )
    expect(whatIsLeft(['check', 'unit'], 'unit', {})).toBe('part 2 of 2, the last')
  })
})

describe('what a part comes to', () => {
  const fine = { passed: 4, failed: 0, skipped: 0 }

  it.each([
    ['a clean part', 0, fine, fine],
    ['a part with failed tests', 1, { ...fine, failed: 2 }, { ...fine, failed: 2 }],
    ['a part that ended badly with no failed test', 1, fine, { ...fine, failed: 1 }],
    ['a part that was killed', null, fine, { ...fine, failed: 1 }],
    ['a part without counts', 0, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ['a part that crashed', 1, undefined, { passed: 0, failed: 1, skipped: 0 }],
  ])('settles %s', (_what, code, counts, result) => {
    expect(settle(code, counts)).toEqual(result)
  })
})

describe('the last line', () => {
  it('sums all parts', () => {
    const all = [
      { passed: 1, failed: 2, skipped: 0 },
      { passed: 10, failed: 0, skipped: 4 },
    ]
    expect(summary(sum(all))).toBe('11 passed, 2 failed, 4 skipped')
  })

  it('leaves out what there is none of', () => {
    expect(summary(sum([]))).toBe('0 passed, 0 failed')
  })
})
