import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { codingAmong, encodeBody, preferredCoding, takesGzip } from '../../src/contract/coding.ts'

describe('preferredCoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['nonsense', 'identity'],
  ] as const)('%j gives %s', (header, coding) => {
    expect(preferredCoding(header)).toBe(coding)
  })

  it('says the same after a flood of spellings', () => {
    for (let i = 0; i < 1000; i++) preferredCoding(`x-${i}, gzip`)
    expect(preferredCoding('gzip, deflate, br, zstd')).toBe('br')
    expect(preferredCoding(`${'x, '.repeat(3000)}gzip`)).toBe('gzip')
  })
})

describe('codingAmong', () => {
  it.each([
    [['br', 'gzip'], 'gzip, deflate, br, zstd', 'br'],
    [['gzip'], 'gzip, deflate, br, zstd', 'gzip'],
    [['br', 'gzip'], 'br;q=0.1, gzip', 'gzip'],
    [['br', 'gzip'], '*', 'br'],
    [['br'], 'gzip', 'identity'],
    [['br', 'gzip'], 'br;q=0, gzip;q=0', 'identity'],
    [['br', 'gzip'], '', 'identity'],
    [['br', 'gzip'], undefined, 'identity'],
    [[], 'br', 'identity'],
  ] as const)('of %j for %j it is %s', (available, header, coding) => {
    expect(codingAmong(available, header)).toBe(coding)
  })
})

describe('takesGzip', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['gzip, deflate, br, zstd', true],
    ['gzip;q=0.1', true],
    ['gzip;q=0, br', false],
    ['br', false],
    ['*', true],
  ] as const)('%j: %s', (header, taken) => {
    expect(takesGzip(header)).toBe(taken)
  })
})

describe('encodeBody', () => {
  const body = JSON.stringify({ text: 'Plain words, and some more — é. '.repeat(100) })

  it('gives bytes that decode to the body', async () => {
    expect(gunzipSync((await encodeBody(body, 'gzip')) ?? '').toString()).toBe(body)
    expect(brotliDecompressSync((await encodeBody(body, 'br')) ?? '').toString()).toBe(body)
  })

  it('leaves alone what is short, or not asked for', async () => {
    expect(await encodeBody('{}', 'br')).toBeNull()
    expect(await encodeBody(body, 'identity')).toBeNull()
  })
})
