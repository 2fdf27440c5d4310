import { expect, it } from 'vitest'
import { replyCheckOf } from '../../src/compose/open-surface.ts'
import { loadConfig } from '../../src/config.ts'

it.each([
  'off',
  'strip',
  'fail',
] as const)('replies are checked as the setting says, %s, but for --check-replies', (value) => {
  const config = loadConfig({ SVC_REPLY_CHECK: value })
  expect(replyCheckOf({ config, checkReplies: false })).toBe(value)
  expect(replyCheckOf({ config, checkReplies: true })).toBe('fail')
})
