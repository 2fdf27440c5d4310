import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'

describe('SVC_KEEP_…', () => {
  it('takes numbers, and all', () => {
    const { retention } = loadConfig({
      SVC_KEEP_REVISIONS: '1',
      SVC_KEEP_ACTIVITY_DAYS: 'all',
      SVC_KEEP_LOG_ENTRIES: '500',
    })
    expect(retention).toMatchObject({ revisions: 1, activityDays: null, logEntries: 500, deletedDays: 90 })
  })

  it.each(['0', '-1', '1.5', 'none', '1000001', ' 5', '1e3'])('refuses %j', (value) => {
    for (const name of [
      'SVC_KEEP_REVISIONS',
      'SVC_KEEP_REVISION_DAYS',
      'SVC_KEEP_DELETED_DAYS',
      'SVC_KEEP_LOG_ENTRIES',
    ]) {
      expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be a number from`))
    }
  })
})
