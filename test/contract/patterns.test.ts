import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Every `pattern` of a contract. */
function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'pattern' in node && typeof node.pattern === 'string' ? [node.pattern] : []
  return [...own, ...Object.values(node).flatMap(patternsOf)]
}

const contracts = ['auth', 'bridge', 'content'].map((surface) => `generated/${surface}/openapi.json`)

describe('the patterns of a contract', () => {
  // A pattern is tried on strings that are longer than `maxLength` as well. One that goes back over what it has read,
  // `^a*b?a*$` say, would need hours for one of these.
  it.each(contracts)('go once over the longest string that a body can hold (%s)', (file) => {
    const patterns = new Set(patternsOf(JSON.parse(readFileSync(file, 'utf8'))))
    expect(patterns.size).toBeGreaterThan(0)
    for (const pattern of patterns) {
      const expression = new RegExp(pattern, 'u')
      for (const unit of ['a', '0', ' ', '/', '-', 'a-', 'a/', 'é']) {
        expression.test(`${unit.repeat((1024 * 1024) / unit.length)}\u0001`)
      }
    }
  })
})
