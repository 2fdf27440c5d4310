import { parseSetCookie } from 'cookie'
import { describe, expect, it } from 'vitest'
import { Cookies } from '../../../handlers/common/cookies.ts'

describe('Cookies', () => {
  it('over http: HttpOnly, Lax, for this host and every path', () => {
    const cookies = new Cookies(false)
    expect(cookies.set('auth_session', 'abc', 60)).toBe('auth_session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  })

  it('over https: Secure too, under a name that no other host can set', () => {
    const cookies = new Cookies(true)
    expect(parseSetCookie(cookies.set('auth_session', 'abc', 60))).toEqual({
      name: '__Host-auth_session',
      value: 'abc',
      maxAge: 60,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
    })
  })

  it('take one back under the same name and path, or it would stay', () => {
    for (const secure of [false, true]) {
      const cookies = new Cookies(secure)
      const { value: _, maxAge, ...place } = parseSetCookie(cookies.clear('a'))
      expect(maxAge).toBe(0)
      expect(parseSetCookie(cookies.set('a', 'b', 60))).toMatchObject(place)
    }
  })

  it('read no name but their own', () => {
    const call = { cookies: { auth_session: 'plain', '__Host-auth_session': 'host' } }
    expect(new Cookies(false).read(call, 'auth_session')).toBe('plain')
    expect(new Cookies(true).read(call, 'auth_session')).toBe('host')
    expect(new Cookies(true).read({ cookies: { auth_session: 'tossed' } }, 'auth_session')).toBeNull()
  })

  it('find every one that begins alike', () => {
    const cookies = { auth_flow_a: '1', auth_flow_b: '2', auth_flow: '3', '__Host-auth_flow_c': '4', x: '5' }
    expect(new Cookies(false).readAll({ cookies }, 'auth_flow_')).toEqual({ a: '1', b: '2' })
    expect(new Cookies(true).readAll({ cookies }, 'auth_flow_')).toEqual({ c: '4' })
  })

  it('bring a value back as it was', () => {
    const value = 'a b;c=d"é%'
    const { value: kept = '' } = parseSetCookie(new Cookies(false).set('a', value, 1))
    expect(kept).toBe(value)
  })
})
