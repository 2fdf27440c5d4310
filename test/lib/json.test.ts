import { expect, it } from 'vitest'
import { isObject } from '../../src/lib/json.ts'

it('an object is what JSON writes in braces', () => {
  expect([{}, { a: 1 }, Object.create(null)].map(isObject)).toEqual([true, true, true])
  expect([null, undefined, [], 'text', 1, () => ({})].map(isObject)).toEqual(Array(6).fill(false))
})
