import { expect, it } from 'vitest'
import { account } from '../../../handlers/auth/account.ts'
import { connectors } from '../../../handlers/auth/connectors.ts'
import type { AuthContext } from '../../../handlers/auth/context.ts'
import { signIn } from '../../../handlers/auth/sign-in.ts'
import { TriptychError } from '../../../src/errors.ts'

// An administrator may remove a member while a request of theirs is under way. What it comes to is in the contract of the
// operation, as if they had been removed before.

const started = { actorId: 'p1', secret: 's', browser: 'b', expiresAt: 0 }
const call = {
  ...{ requestId: 'r1', clientAddress: null, userAgent: null, cookies: { auth_interaction: 'u1' } },
  principal: { id: 'p1', kind: 'person', credential: 'session', credentialId: 's1' },
}
const notFound = async (): Promise<never> => {
  throw new TriptychError('not_found', 'no such member')
}
const context = {
  call,
  methods: { otp: true },
  sso: null,
  cookies: { read: () => null, set: () => '', clear: () => '' },
  codes: { verify: async () => started },
  passkeySignIn: { finish: async () => started },
  members: { find: async () => null, get: notFound },
  tokens: { list: notFound, create: notFound },
  consents: { read: async () => ({ clientId: 'c', clientName: 'C', redirectUri: 'http://127.0.0.1/', scopes: [] }) },
} as unknown as AuthContext

it.each([
  [
    'verifyCode',
    () => signIn.verifyCode({ body: { email: 'ada@example.com', code: '123456' } }, context),
    'otp_invalid',
  ],
  ['signInWithPasskey', () => signIn.signInWithPasskey({ body: {} } as never, context), 'passkey_invalid'],
  ['listMyTokens', () => account.listMyTokens({}, context), 'unauthenticated'],
  ['createMyToken', () => account.createMyToken({ body: { name: 'a token' } } as never, context), 'unauthenticated'],
])('refuses %s as it refuses a caller who is no member', async (_operation, answer, code) => {
  await expect(answer()).rejects.toMatchObject({ code })
})

it('leads from the consent page to sign-in', async () => {
  const reply = await connectors.getConsent({ path: { uid: 'u1' } }, context)
  expect(reply).toMatchObject({ status: 302, headers: { Location: '/login?next=%2Foauth%2Fconsent%2Fu1' } })
})
