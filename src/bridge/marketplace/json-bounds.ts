/** Real files of plugins nest some 30 levels. */
const MAX_DEPTH = 200

/** Names that a program which copies objects without care would take for something else. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parsed JSON of somebody else, without names such as `__proto__`.
 *
 * @throws Error when it nests so deep that a recursion over it could end the process's stack
 */
export function boundedJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new Error(`nested more than ${MAX_DEPTH} levels`)
  if (Array.isArray(value)) return value.map((item) => boundedJson(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DANGEROUS.has(name))
      .map(([name, inner]) => [name, boundedJson(inner, depth + 1)]),
  )
}
