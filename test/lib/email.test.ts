import { describe, expect, it } from 'vitest'
import { normalizeEmail } from '../../src/lib/email.ts'

describe('an email', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  Ada@EXAMPLE.com\n', 'ada@example.com'],
    ['ada+tag@mail.example.co.uk', 'ada+tag@mail.example.co.uk'],
    ["o'hara@example.com", "o'hara@example.com"],
    ['ada@localhost', 'ada@localhost'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    // As a browser sends it; the same letter in one code point and in two.
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.com`, `${'a'.repeat(64)}@${'b'.repeat(63)}.com`],
  ])('%j is kept as %j', (text, email) => {
    expect(normalizeEmail(text)).toBe(email)
    expect(normalizeEmail(email)).toBe(email)
  })

  it.each([
    ...['', ' ', '@', 'ada', 'ada@', '@example.com', 'ada@@example.com', 'ada@home@example.com'],
    ...['ada@.example.com', 'ada@example..com', 'ada@example.com.', 'ada@-example.com', 'ada@example-.com'],
    ...['a da@example.com', 'ada@exa mple.com', 'ada@example.com\r\nBcc: eve@example.com', 'ada\0@example.com'],
    ...['ada@example.com,eve@example.com', 'ada@example.com;eve', '<ada@example.com>', 'Ada <ada@example.com>'],
    ...['"ada"@example.com', 'ada(x)@example.com', 'ada@[127.0.0.1]', 'ada\\@example.com', 'ada@exam_ple.com'],
    // Turned around, invisible, or half a letter.
    ...['ada\u202e@example.com', 'ada\u200b@example.com', 'ada\u2028@example.com', 'ada\ud800@example.com'],
    ...[`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(126)}com`],
    // What few mail systems take, and no browser's field.
    // The Kelvin sign, which lower-casing turns into a k.
    ...['\u212aate@example.com', 'jos\u00e9@example.com', 'ada@\u2024.com'],
  ])('%j is none', (text) => {
    expect(normalizeEmail(text)).toBeNull()
  })
})
