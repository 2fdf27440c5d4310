import { describe, expect, it } from 'vitest'
import { parseForm } from '../../src/contract/form.ts'
import { TriptychError } from '../../src/errors.ts'

const encoding = { in: 'body', name: '', message: 'must be percent-encoded UTF-8' }

function faults(body: Buffer): unknown {
  try {
    return parseForm(body)
  } catch (error) {
    return error instanceof TriptychError && error.code === 'invalid_request' ? error.errors : error
  }
}

describe('parseForm', () => {
  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=%C3%A9+%2B+é', { a: 'é + é' }],
    ['a=x=y', { a: 'x=y' }],
    ['a&b=', { a: '', b: '' }],
    ['&&a=1&', { a: '1' }],
    ['?a=1', { '?a': '1' }],
    ['a%5Bb%5D=1&c[]=2&d.e=3', { 'a[b]': '1', 'c[]': '2', 'd.e': '3' }],
    ['__proto__=1&constructor=2', { ['__proto__']: '1', constructor: '2' }],
  ])('reads %s', (body, fields) => {
    expect(Object.entries(parseForm(Buffer.from(body)))).toEqual(Object.entries(fields))
  })

  it('reads every field, however many there are', () => {
    const body = Array.from({ length: 2500 }, (_, i) => `f${i}=${i}`).join('&')
    expect(Object.keys(parseForm(Buffer.from(body)))).toHaveLength(2500)
  })

  it.each(['a=%', 'a=%2', 'a=%zz', '%GG=1', 'a=%FF', 'a=%C3', 'a=%C3&b=%A9', 'a=%ED%A0%80'])('refuses %s', (body) => {
    expect(faults(Buffer.from(body))).toEqual([encoding])
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(faults(Buffer.from([0x61, 0x3d, 0xff]))).toEqual([encoding])
  })

  it('refuses fields that are sent twice, and names each', () => {
    expect(faults(Buffer.from('a=1&b=2&%61=1&c%7E%2F=1&c~/=2&c~/=3'))).toEqual([
      { in: 'body', name: 'a', message: 'must be sent once' },
      { in: 'body', name: 'c~0~1', message: 'must be sent once' },
    ])
  })
})
