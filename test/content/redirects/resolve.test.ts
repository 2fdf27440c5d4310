import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveRedirects } from '../../../src/content/redirects/resolve.ts'
import { redirectRule } from '../../../src/content/redirects/rule.ts'

type Written = readonly [from: string, to: string, status?: number]

/** `in force` as `from > to status`, `out` as `from > to reason`, for the given rules and published routes. */
function resolve(published: readonly string[], ...written: Written[]) {
  const rules = written.map(([from, to, status = 301]) => redirectRule(from, to, status))
  const routes = new Set(published)
  const { resolved, leftOut } = resolveRedirects(rules, (route) => routes.has(route))
  return {
    inForce: resolved.map(({ from, to, status }) => `${from} > ${to} ${status}`),
    out: leftOut.map(({ rule, reason }) => `${rule.from} > ${rule.to} ${reason}`),
  }
}

describe('resolveRedirects', () => {
  it('keeps `from` without its trailing slash', () => {
    expect(resolve(['/new'], ['/old/', '/new/', 302])).toEqual({ inForce: ['/old > /new 302'], out: [] })
  })

  it('takes the root as a target, and as a `from` where no page is', () => {
    expect(resolve(['/'], ['/home', '/']).inForce).toEqual(['/home > / 301'])
    expect(resolve(['/start'], ['/', '/start']).inForce).toEqual(['/ > /start 301'])
  })

  it('merges identical duplicates', () => {
    expect(resolve(['/new'], ['/old', '/new'], ['/old/', '/new'])).toEqual({ inForce: ['/old > /new 301'], out: [] })
  })

  it('leaves out every rule of a `from` with different targets or statuses', () => {
    expect(resolve(['/a', '/b'], ['/x', '/a'], ['/x', '/b'], ['/y', '/a', 301], ['/y', '/a', 302])).toEqual({
      inForce: [],
      out: ['/x > /a conflict', '/x > /b conflict', '/y > /a conflict', '/y > /a conflict'],
    })
  })

  it('emits the final target of a chain, with the status of its first rule', () => {
    expect(resolve(['/c'], ['/a', '/b', 302], ['/b', '/c', 308]).inForce).toEqual(['/a > /c 302', '/b > /c 308'])
  })

  it('ends a chain at a published route, whatever is declared from there', () => {
    expect(resolve(['/b', '/c'], ['/a', '/b'], ['/b', '/c'])).toEqual({
      inForce: ['/a > /b 301'],
      out: ['/b > /c from_is_published'],
    })
  })

  it('leaves out loops and the paths into them', () => {
    expect(resolve(['/z'], ['/a', '/a/'], ['/in', '/b'], ['/b', '/c'], ['/c', '/b'], ['/to', '/a'])).toEqual({
      inForce: [],
      out: ['/a > /a self_loop', '/in > /b cycle', '/b > /c cycle', '/c > /b cycle', '/to > /a cycle'],
    })
  })

  it('leaves out targets that are missing, hidden, or in conflict', () => {
    expect(resolve(['/p'], ['/a', '/gone'], ['/b', '/x'], ['/x', '/p'], ['/x', '/q'])).toEqual({
      inForce: [],
      out: ['/a > /gone target_not_published', '/b > /x target_not_published', '/x > /p conflict', '/x > /q conflict'],
    })
  })

  it.each([
    'https://example.com/',
    'HTTPS://example.com',
    'mailto:a@example.com',
    'javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    ' //example.com',
  ])('leaves out the external target %s, and chains to it', (target) => {
    expect(resolve(['/p'], ['/a', target], ['/b', '/a']).out.map((line) => line.split(' ').at(-1))).toEqual([
      'target_external',
      'target_external',
    ])
  })

  it.each([
    '',
    'relative',
    '/a/../b',
    '/a?x=1',
    '/a#b',
    '/a\\b',
    '/a\u0000',
    'https://example.com/a',
    '//example.com',
  ])('leaves out the malformed source %j, and chains over it', (from) => {
    const { inForce, out } = resolve(['/p'], [from, '/p'], ['/b', from])
    expect(inForce).toEqual([])
    expect(out[0]).toBe(`${from.replace('\u0000', '\\u0000')} > /p malformed_from`)
    expect(out).toHaveLength(2)
  })

  it('follows chains longer than the stack is deep', () => {
    const links = Array.from({ length: 50_000 }, (_, index): Written => [`/${index}`, `/${index + 1}`])
    expect(resolve(['/50000'], ...links).inForce[0]).toBe('/0 > /50000 301')
    expect(resolve([], ...links).inForce).toEqual([])
  })

  const path = fc.constantFrom('/a', '/b/', '/c', '/d', '/e', '/f', '/g')
  const target = fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: fc.constant('//evil.example') })
  const rules = fc.array(fc.tuple(path, target, fc.constantFrom(301, 301, 301, 302)), { maxLength: 12 })
  const published = fc.subarray(['/a', '/b', '/c', '/d', '/e', '/f', '/g'])

  it('does not depend on the order of the rules', () => {
    fc.assert(
      fc.property(
        published,
        rules.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        (routes, [one, other]) => {
          const first = resolve(routes, ...one)
          const second = resolve(routes, ...other)
          expect(second.inForce).toEqual(first.inForce)
          expect(second.out.toSorted()).toEqual(first.out.toSorted())
        },
      ),
      { numRuns: 500 },
    )
  })

  it('emits only what leads from no page to a page, once, and accounts for every rule', () => {
    fc.assert(
      fc.property(published, rules, (routes, written) => {
        const declared = written.map(([from, to, status]) => redirectRule(from, to, status))
        const { resolved, leftOut } = resolveRedirects(declared, (route) => routes.includes(route))
        const froms = resolved.map(({ from }) => from)
        expect(new Set(froms).size).toBe(froms.length)
        for (const { from, to, status } of resolved) {
          expect(routes).toContain(to)
          expect(routes).not.toContain(from)
          expect(froms).not.toContain(to)
          const own = declared.filter((rule) => rule.from === from)
          expect(own.every((rule) => rule.status === status && rule.to === own[0]?.to)).toBe(true)
        }
        const out = new Set(leftOut.map(({ rule }) => rule.from))
        for (const { from } of declared) expect(out.has(from)).toBe(!froms.includes(from))
      }),
      { numRuns: 500 },
    )
  })
})
