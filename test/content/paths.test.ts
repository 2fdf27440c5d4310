import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../../src/content/paths.ts'

const NUL = String.fromCharCode(0)
const LONE = String.fromCharCode(0xd800)

/** Text of the parts that paths go wrong by. */
const pathLike = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '.', '..', '\\', '?', '#', NUL, LONE, 'e\u0301', 'a', ' ', '%2F'),
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))

describe('normalizeRoute', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['about', '/about'],
    ['//about', '/about'],
    ['about/', '/about'],
    ['//about/', '/about'],
    ['/a/b/c', '/a/b/c'],
    ['/Case/Matters', '/Case/Matters'],
    ['/cafe\u0301', '/caf\u00e9'],
    ['/...', '/...'],
    ['/.well-known/x', '/.well-known/x'],
    ['/a b', '/a b'],
    ['/%2e', '/%2e'],
    [`/${'x'.repeat(2047)}`, `/${'x'.repeat(2047)}`],
  ])('takes %j as %j', (text, route) => {
    expect(normalizeRoute(text)).toBe(route)
  })

  it.each([
    '/.',
    '/..',
    '/a/../b',
    '/a/.',
    './a',
    '/a//b',
    '///about',
    'about//',
    '/a\\b',
    `/a${NUL}`,
    '/a\nb',
    '/a\u007f',
    '/a\u0085b',
    '/a?b',
    '/a#b',
    `/a${LONE}`,
    `/${'x'.repeat(2048)}`,
    'x'.repeat(2048),
  ])('refuses %j', (text) => {
    expect(normalizeRoute(text)).toBeNull()
  })

  it('gives a form that it takes as it is, and never throws', () => {
    fc.assert(
      fc.property(pathLike, (text) => {
        const route = normalizeRoute(text)
        if (route === null) return
        expect(normalizeRoute(route)).toBe(route)
        expect(route).toMatch(/^\/(?:[^/]+(?:\/[^/]+)*)?$/)
      }),
    )
  })
})

describe('normalizeKey', () => {
  it.each([
    ['footer', 'footer'],
    ['/footer/', 'footer'],
    ['a/b.png', 'a/b.png'],
    ['cafe\u0301.png', 'caf\u00e9.png'],
    ['x'.repeat(2048), 'x'.repeat(2048)],
    ['', null],
    ['/', null],
    ['a//b', null],
    ['../a', null],
    ['a\\b', null],
    ['a?', null],
    ['x'.repeat(2049), null],
  ])('makes %j %j', (text, key) => {
    expect(normalizeKey(text)).toBe(key)
  })

  it('gives a form that it takes as it is, and never throws', () => {
    fc.assert(
      fc.property(pathLike, (text) => {
        const key = normalizeKey(text)
        if (key !== null) expect(normalizeKey(key)).toBe(key)
      }),
    )
  })
})

describe('isDocumentRoute', () => {
  it.each([
    ['/', true],
    ['/about', true],
    ['/a/_b', true],
    ['/i18n', true],
    ['/i18n-guide/en', true],
    ['/a/i18n/en', true],
    ['/_routes', false],
    ['/_', false],
    ['/_partials/footer', false],
    ['/i18n/en', false],
  ])('%j: %j', (route, expected) => {
    expect(isDocumentRoute(route)).toBe(expected)
  })
})
