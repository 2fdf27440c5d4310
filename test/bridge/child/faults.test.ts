import { expect, it } from 'vitest'
import { reasonOf } from '../../../src/bridge/child/faults.ts'

it('says in one line why something ended', () => {
  expect(reasonOf(new TypeError('no\nmore'))).toBe('TypeError: no')
  expect(reasonOf('busy')).toBe("'busy'")
  const rejected = new Error(
    'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "no device".',
  )
  expect(reasonOf(rejected)).toBe('no device')
})
