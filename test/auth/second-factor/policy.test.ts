import { expect, it } from 'vitest'
import { limitOf, type SecondFactorPolicy } from '../../../src/auth/second-factor/policy.ts'

const none = { second_factor: null, has_authenticator: false, has_passkey: false } as const
const off: SecondFactorPolicy = { any: null, passkey: null }
const admins: SecondFactorPolicy = { any: 'admins', passkey: null }
const passkeys: SecondFactorPolicy = { any: null, passkey: 'everyone' }

it('limits no one where nothing is asked, but for those who have an authenticator app', () => {
  expect(limitOf(none, off, 'admin')).toBeUndefined()
  expect(limitOf({ ...none, has_passkey: true }, off, 'admin')).toBeUndefined()
  expect(limitOf({ ...none, has_authenticator: 1 }, off, 'member')).toBe('prove')
  expect(limitOf({ ...none, has_authenticator: 1, second_factor: 'passkey' }, off, 'member')).toBeUndefined()
})

it('limits those of whom a second factor is asked to adding the first one, or showing one', () => {
  expect(limitOf(none, admins, 'member')).toBeUndefined()
  expect(limitOf(none, admins, 'admin')).toBe('enroll')
  expect(limitOf({ ...none, has_passkey: 1 }, admins, 'admin')).toBe('prove')
  for (const second_factor of ['passkey', 'authenticator', 'recovery_code'] as const) {
    expect(limitOf({ ...none, has_authenticator: true, second_factor }, admins, 'admin')).toBeUndefined()
  }
})

it('lets a passkey alone end the limit where it has to be one', () => {
  expect(limitOf(none, passkeys, 'member')).toBe('enroll')
  expect(limitOf({ ...none, has_passkey: true }, passkeys, 'member')).toBe('prove')
  const app = { ...none, has_authenticator: true } as const
  expect(limitOf(app, passkeys, 'member')).toBe('prove')
  expect(limitOf({ ...app, second_factor: 'authenticator' }, passkeys, 'member')).toBe('enroll')
  expect(limitOf({ ...app, has_passkey: true, second_factor: 'authenticator' }, passkeys, 'member')).toBe('prove')
  expect(limitOf({ ...app, has_passkey: true, second_factor: 'recovery_code' }, passkeys, 'member')).toBe('enroll')
  expect(limitOf({ ...app, has_passkey: true, second_factor: 'passkey' }, passkeys, 'member')).toBeUndefined()
})
