import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { HttpCall } from '../../src/contract/call.ts'

function callWith(headers: Record<string, string>): HttpCall {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return new HttpCall(req, new ServerResponse(req), () => ({ address: '127.0.0.1', loopback: true, host: 'a.example' }))
}

describe('HttpCall', () => {
  it('knows what the caller says it is, if it says so', () => {
    expect(callWith({ 'user-agent': 'Mozilla/5.0' }).userAgent).toBe('Mozilla/5.0')
    expect(callWith({}).userAgent).toBeNull()
  })

  it('knows what it was asked for, and by which name', () => {
    const call = callWith({})
    call.req.url = '/a?b=%20'
    expect([call.target, call.host]).toEqual(['/a?b=%20', 'a.example'])
  })

  it('reads cookies, the first of a name, and parses them once', () => {
    const call = callWith({ cookie: 'a=1; b=x%20y; a=2; __proto__=3; c' })
    expect({ ...call.cookies }).toEqual({ a: '1', b: 'x y', ['__proto__']: '3' })
    expect(call.cookies).toBe(call.cookies)
    expect(call.cookies.constructor).toBeUndefined()
    expect({ ...callWith({}).cookies }).toEqual({})
  })
})
