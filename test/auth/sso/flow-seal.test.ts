import { describe, expect, it } from 'vitest'
import { Keys } from '../../../src/auth/secrets.ts'
import { flowId, newFlow, openFlow, sealFlow } from '../../../src/auth/sso/sso-sign-in.ts'

const keys = new Keys('a secret of the server')
const now = 1_800_000_000_000

describe('a sealed flow', () => {
  it('opens as what it was', () => {
    const flow = newFlow('legacy', '/settings/people', now)
    expect(openFlow(keys, sealFlow(keys, flow), now)).toEqual(flow)
  })

  it('is good for ten minutes', () => {
    const sealed = sealFlow(keys, newFlow('oidc', '/', now))
    expect(openFlow(keys, sealed, now + 600_000 - 1)).not.toBeNull()
    expect(openFlow(keys, sealed, now + 600_000)).toBeNull()
  })

  it('opens neither changed nor with another key, nor for another purpose', () => {
    const flow = newFlow('oidc', '/', now)
    const sealed = sealFlow(keys, flow)
    const changed = Buffer.from(sealed, 'base64url')
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20)
    expect(openFlow(keys, changed.toString('base64url'), now)).toBeNull()
    expect(openFlow(new Keys('another secret'), sealed, now)).toBeNull()
    expect(openFlow(keys, keys.seal('mail', JSON.stringify(Object.values(flow))), now)).toBeNull()
  })

  it.each(['', 'AAAA', '%%%', 'a'.repeat(5000)])('is not %j', (text) => {
    expect(openFlow(keys, text, now)).toBeNull()
  })

  it('is not what else was sealed for the purpose', () => {
    for (const text of ['null', '{}', '[]', '["oidc",1,2,3,4,5]', '["saml","s","n","v","/",2000000000000]']) {
      expect(openFlow(keys, keys.seal('sso-flow', text), now)).toBeNull()
    }
  })

  it('fits a cookie with the longest address', () => {
    expect(sealFlow(keys, newFlow('oidc', `/${'"'.repeat(500)}`.padEnd(2048, 'a'), now)).length).toBeLessThan(3900)
  })
})

describe('newFlow', () => {
  it('has secrets of its own, with a verifier of RFC 7636', () => {
    const [one, two] = [newFlow('oidc', '/', now), newFlow('oidc', '/', now)]
    expect(new Set([one.state, one.nonce, one.verifier, two.state, two.nonce, two.verifier]).size).toBe(6)
    expect(one.verifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/)
  })
})

describe('flowId', () => {
  it('tells states apart and gives none away', () => {
    expect(flowId('a')).toMatch(/^[0-9a-f]{12}$/)
    expect(flowId('a')).not.toBe(flowId('b'))
  })
})
