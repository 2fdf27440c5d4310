import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeNext } from '../../src/auth/next-path.ts'

const origins = ['https://bridge.example', 'http://localhost:8583']
const own = 'https://auth.example'
const next = (text: string | undefined) => safeNext(text, origins, '/settings/account')

describe('safeNext', () => {
  it.each([
    ['/'],
    ['/settings/people?page=2#top'],
    ['/oauth/authorize?redirect_uri=https%3A%2F%2Felsewhere.example%2Fback'],
    ['https://bridge.example/logs?tail=1#end'],
    ['http://localhost:8583/'],
  ])('takes %s as it is', (text) => {
    expect(next(text)).toBe(text)
  })

  it.each([
    ['/a/../b', '/b'],
    ['/bücher', '/b%C3%BCcher'],
    ['https://bridge.example', 'https://bridge.example/'],
    ['HTTPS://BRIDGE.example:443/a', 'https://bridge.example/a'],
  ])('writes %s as a browser does', (text, written) => {
    expect(next(text)).toBe(written)
  })

  it.each([
    undefined,
    '',
    'settings',
    '//evil.example',
    '//own.invalid/a',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/a\u0000b',
    '/a\u0085b',
    '/a b',
    '/a\\b',
    '/\ud800',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil.example/',
    'https://bridge.example.evil.example/',
    'https://bridge.example@evil.example/',
    'https://ada@bridge.example/',
    'https://ada:pw@bridge.example/',
    'https://bridge.example:8443/',
    'http://bridge.example/',
    'https://bridge.example//evil.example',
    'https:bridge.example',
    'http://own.invalid/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://bridge.example/1',
    `/${'a'.repeat(1024)}`,
    `/${'ü'.repeat(400)}`,
  ])('falls back for %j', (text) => {
    expect(next(text)).toBe('/settings/account')
  })

  it('leads nowhere else, whatever it is given', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '..', '.', '%2f', '%5C', '%2e', '@', ':', '?', '#', '\t', '\n', '\r', '\u0000'),
      fc.constantFrom('http:', 'https:', 'javascript:', 'evil.example', 'bridge.example', 'localhost:8583', ...origins),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    const allowed = new Set([own, ...origins])
    // Printable ASCII that no program takes for a host.
    const written = /^(?!\/[/\\])[\x21-\x7e]{1,1024}$/
    let taken = 0
    fc.assert(
      fc.property(text, (given) => {
        const out = safeNext(given, origins, '/fallback')
        if (out !== '/fallback') taken += 1
        // Plain comparisons: `expect` thousands of times is most of what this test would take.
        const stays = allowed.has(new URL(out, `${own}/login`).origin)
        return stays && written.test(out) && safeNext(out, origins, '/fallback') === out
      }),
      { numRuns: 2000 },
    )
    expect(taken).toBeGreaterThan(0)
  })
})
