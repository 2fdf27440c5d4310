import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What a token is for: a person's, an agent's, a connector's for access, a connector's to get the next one. */
export type TokenPrefix = 'wsp_' | 'wsa_' | 'wso_' | 'wsr_'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 30 characters of 62 are 178 bits. */
const RANDOM_LENGTH = 30

/** 62 ** 6 is the first power above 2 ** 32. */
const CHECKSUM_LENGTH = 6

const TOKEN = /^(ws[poar]_)([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

/**
 * A new token: its prefix, 30 random characters, and 6 that are the CRC32 of all before them, as GitHub's tokens have
 * it (theirs leaves the prefix out; with it, a token whose prefix was changed is refused as well). Scanners find
 * leaked ones by it.
 */
export function mintToken(prefix: TokenPrefix): string {
  let head: string = prefix
  for (let i = 0; i < RANDOM_LENGTH; i++) head += ALPHABET.charAt(randomInt(ALPHABET.length))
  return head + checksum(head)
}

/** What a text says it is, without any look-up: null for what no call of {@link mintToken} can have made. */
export function readToken(text: string): { readonly prefix: TokenPrefix } | null {
  const [, prefix, random, sum] = TOKEN.exec(text) ?? []
  if (prefix === undefined || random === undefined || sum !== checksum(prefix + random)) return null
  return { prefix: prefix as TokenPrefix }
}

/** CRC32 (that of zlib) in base 62, the most significant character first. */
function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  while (digits.length < CHECKSUM_LENGTH) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
