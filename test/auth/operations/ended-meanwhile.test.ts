import { describe, expect, it } from 'vitest'
import { account } from '../../../handlers/auth/account.ts'
import type { AuthContext } from '../../../handlers/auth/context.ts'
import { TriptychError } from '../../../src/errors.ts'

/** A call whose session was live when it came in, and is gone when it is looked at again. */
const gone = async () => {
  throw new TriptychError('not_found')
}
const principal = { id: 'a', kind: 'person', role: 'member', credential: 'session', credentialId: 's' } as const
const context: AuthContext = Object.assign(Object.create(null), {
  call: {
    principal,
    requestId: 'r',
    clientAddress: null,
    loopback: true,
    host: null,
    target: null,
    userAgent: null,
    bodyLength: null,
    cookies: {},
  },
  members: { get: gone },
  sessions: { get: gone, end: gone },
})

describe('a session that ends while it is used', () => {
  it.each([
    ['getSession', account.getSession],
    ['endSession', account.endSession],
  ])('is not a session any more for %s', async (_, handler) => {
    await expect(handler({}, context)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
