import { expect, it } from 'vitest'
import { errorMessage, errorStack, hasCode } from '../../src/lib/error-text.ts'

it('whatever was thrown has a message', () => {
  expect(errorMessage(new RangeError('too far'))).toBe('too far')
  expect(errorMessage('a text')).toBe('a text')
  expect(errorMessage(undefined)).toBe('undefined')
})

it('an error has its stack, and its message where there is none', () => {
  const error = new Error('broken')
  expect(errorStack(error)).toBe(error.stack)
  delete error.stack
  expect(errorStack(error)).toBe('broken')
  expect(errorStack(null)).toBe('null')
})

it('a code is that of an error, not of anything else that was thrown', () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  expect(hasCode(missing, 'ENOENT')).toBe(true)
  expect(hasCode(missing, 'ENOTDIR', 'ENOENT')).toBe(true)
  expect(hasCode(missing, 'EACCES')).toBe(false)
  expect(hasCode(new Error('ENOENT'), 'ENOENT')).toBe(false)
  expect(hasCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false)
})
