import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mintToken, readToken, type TokenPrefix } from '../../src/auth/access-token-format.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefixes: readonly TokenPrefix[] = ['wsp_', 'wsa_', 'wso_', 'wsr_']
const anyPrefix = fc.constantFrom(...prefixes)

function number62(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0)
}

describe('access tokens', () => {
  it('are 40 characters: the prefix, 30 random ones, the CRC32 of both in base 62', () => {
    fc.assert(
      fc.property(anyPrefix, (prefix) => {
        const token = mintToken(prefix)
        expect(token).toMatch(/^ws[poar]_[0-9A-Za-z]{36}$/)
        expect(token.startsWith(prefix)).toBe(true)
        expect(number62(token.slice(-6))).toBe(crc32(token.slice(0, -6)))
        expect(readToken(token)).toEqual({ prefix })
      }),
    )
  })

  it('use the whole alphabet, and are never the same', () => {
    const tokens = Array.from({ length: 300 }, () => mintToken('wsp_').slice(4, 34))
    expect(new Set(tokens).size).toBe(300)
    expect(new Set(tokens.join('')).size).toBe(62)
  })

  it('pad the checksum: one that begins with zeros is as long as any', () => {
    const padded = Array.from({ length: 2_000 }, () => mintToken('wsa_')).filter((token) => token.at(-6) === '0')
    expect(padded.length).toBeGreaterThan(0)
    for (const token of padded) expect(readToken(token)).toEqual({ prefix: 'wsa_' })
  })

  it('are refused with any one character changed, or two neighbours swapped', () => {
    const change = fc.record({ at: fc.nat(39), to: fc.constantFrom(...alphabet, '_', ' ', 'é', '\n') })
    fc.assert(
      fc.property(anyPrefix, change, fc.nat(38), (prefix, { at, to }, swap) => {
        const token = mintToken(prefix)
        const changed = token.slice(0, at) + to + token.slice(at + 1)
        expect(readToken(changed)).toEqual(changed === token ? { prefix } : null)
        const swapped = token.slice(0, swap) + token.charAt(swap + 1) + token.charAt(swap) + token.slice(swap + 2)
        expect(readToken(swapped)).toEqual(swapped === token ? { prefix } : null)
      }),
    )
  })

  it('are refused with another prefix, another length, or something around them', () => {
    const token = mintToken('wsp_')
    const others = prefixes.filter((prefix) => prefix !== 'wsp_').map((prefix) => prefix + token.slice(4))
    const wrong = [...others, `ghp_${token.slice(4)}`, token.slice(0, -1), `${token}0`, `${token}\n`, ` ${token}`]
    for (const text of [...wrong, '', 'wsp_', token.toUpperCase()]) expect(readToken(text)).toBeNull()
  })

  it('are not found in what is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 100 })), (text) => {
        expect(readToken(text)).toBeNull()
      }),
    )
  })
})
