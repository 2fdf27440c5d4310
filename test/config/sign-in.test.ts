import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { expectFault } from './fault.ts'

const oidc = { SVC_OIDC_ISSUER: 'https://id.example/realms/house/', SVC_OIDC_CLIENT_ID: 'triptych' }
const legacy = {
  SVC_SSO_AUTHORIZE_URL: 'https://sso.example/authorize?tenant=7',
  SVC_SSO_APP_ID: 'members',
  SVC_SSO_ISSUER: 'https://sso.example',
}

function signIn(env: Record<string, string>) {
  return loadConfig(env).signIn
}

describe('an OpenID Connect provider', () => {
  it('needs an issuer and a client id', () => {
    expect(signIn(oidc)).toEqual({
      oidc: {
        issuer: 'https://id.example/realms/house/',
        clientId: 'triptych',
        clientSecret: null,
        label: 'SSO',
        autoProvision: true,
        allowedDomains: [],
      },
      legacy: null,
      otpFallback: false,
      stepUp: { required: false, passkeys: null },
      secondFactor: null,
      scimToken: null,
    })
  })

  it('takes everything else', () => {
    const { oidc: provider, otpFallback } = signIn({
      ...oidc,
      SVC_OIDC_CLIENT_SECRET: ' s e cret ',
      SVC_OIDC_LABEL: ' Example & Söhne ',
      SVC_OIDC_AUTO_PROVISION: 'false',
      SVC_OIDC_ALLOWED_DOMAINS: 'Example.com, mail.EXAMPLE.org,bücher.example',
      SVC_OTP_FALLBACK: 'true',
    })
    expect(provider).toMatchObject({
      label: 'Example & Söhne',
      autoProvision: false,
      allowedDomains: ['example.com', 'mail.example.org', 'xn--bcher-kva.example'],
    })
    expect(provider?.clientSecret?.reveal()).toBe(' s e cret ')
    expect(otpFallback).toBe(true)
  })

  it('takes its secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'triptych-sign-in-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'secret'), 'from the file\n')
    const { oidc: provider } = signIn({ ...oidc, SVC_OIDC_CLIENT_SECRET_FILE: join(folder, 'secret') })
    expect(provider?.clientSecret?.reveal()).toBe('from the file')
    expectFault({ SVC_OIDC_CLIENT_SECRET_FILE: join(folder, 'secret') }, 'SVC_OIDC_ISSUER')
  })

  it.each([
    'https://id.example',
    'https://id.example/',
    'https://ID.example:8443/a/B',
    'http://localhost:3000',
    'http://127.0.0.1:3000/',
    'http://127.8.9.1',
    'http://[::1]:3000',
  ])('keeps the issuer as it is written: %s', (issuer) => {
    expect(signIn({ ...oidc, SVC_OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer)
  })

  it.each([
    'http://id.example',
    'http://10.0.0.1',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://[::2]',
    'id.example',
    'https:id.example',
    'https://',
    'https:///id.example',
    'https://id.example?',
    'https://id.example/?tenant=7',
    'https://id.example/#',
    'https://id.example/#top',
    'https://user@id.example',
    'https://user:password@id.example',
    'https://@id.example',
    'https://id.example\\@other.example',
    'https://id.example/a b',
    ' https://id.example',
    'https://id.example:99999',
    'https://id.\texample',
    'ftp://id.example',
    'javascript:alert(1)',
  ])('refuses the issuer %j', (issuer) => {
    expectFault({ ...oidc, SVC_OIDC_ISSUER: issuer }, 'SVC_OIDC_ISSUER')
    expectFault({ ...legacy, SVC_SSO_ISSUER: issuer }, 'SVC_SSO_ISSUER')
  })

  it.each([
    ['SVC_OIDC_CLIENT_ID', ' triptych'],
    ['SVC_OIDC_CLIENT_ID', 'trïptych'],
    ['SVC_OIDC_CLIENT_ID', 'a\nb'],
    ['SVC_OIDC_CLIENT_ID', ''],
    ['SVC_OIDC_CLIENT_SECRET', '   '],
    ['SVC_OIDC_CLIENT_SECRET', 'a\tb'],
    ['SVC_OIDC_CLIENT_SECRET', 'sécret'],
    ['SVC_OIDC_LABEL', '  '],
    ['SVC_OIDC_LABEL', 'x'.repeat(61)],
    ['SVC_OIDC_LABEL', 'two\nlines'],
    ['SVC_OIDC_LABEL', 'two\u2028lines'],
    ['SVC_OIDC_LABEL', 'bell\u0007'],
    ['SVC_OIDC_AUTO_PROVISION', 'yes'],
    ['SVC_OIDC_ALLOWED_DOMAINS', '@example.com'],
    ['SVC_OIDC_ALLOWED_DOMAINS', '*.example.com'],
    ['SVC_OIDC_ALLOWED_DOMAINS', 'example.com,'],
    ['SVC_OIDC_ALLOWED_DOMAINS', 'example.com org.example'],
    ['SVC_OIDC_ALLOWED_DOMAINS', 'https://example.com'],
    ['SVC_OTP_FALLBACK', '1'],
  ])('names %s at fault: %j', (variable, value) => {
    expectFault({ ...oidc, [variable]: value }, variable)
  })

  it('counts the characters of a label, not their bytes', () => {
    const label = '🔑'.repeat(60)
    expect(signIn({ ...oidc, SVC_OIDC_LABEL: label }).oidc?.label).toBe(label)
  })

  it.each([
    [{ SVC_OIDC_ISSUER: oidc.SVC_OIDC_ISSUER }, 'SVC_OIDC_CLIENT_ID', 'SVC_OIDC_ISSUER'],
    [{ SVC_OIDC_CLIENT_ID: 'triptych' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_CLIENT_ID'],
    [{ SVC_OIDC_CLIENT_SECRET: 's' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_CLIENT_SECRET'],
    [{ SVC_OIDC_LABEL: 'House' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_LABEL'],
    [{ ...legacy, SVC_OIDC_LABEL: 'House' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_LABEL'],
    [{ SVC_OIDC_AUTO_PROVISION: 'true' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_AUTO_PROVISION'],
    [{ SVC_OIDC_ALLOWED_DOMAINS: 'example.com' }, 'SVC_OIDC_ISSUER', 'SVC_OIDC_ALLOWED_DOMAINS'],
  ])('is whole or not at all: %j', (env, missing, neededBy) => {
    expectFault(env, missing)
    expect(() => loadConfig(env)).toThrow(`${missing} is missing; ${neededBy} needs it`)
  })
})

describe('the legacy handover', () => {
  it('needs an authorize URL, an app id and an issuer', () => {
    expect(signIn(legacy)).toEqual({
      oidc: null,
      legacy: {
        authorizeUrl: new URL('https://sso.example/authorize?tenant=7'),
        appId: 'members',
        issuer: 'https://sso.example',
        label: 'SSO',
        checkAudience: true,
        singleUse: true,
        autoProvision: true,
        allowedDomains: [],
      },
      otpFallback: false,
      stepUp: { required: false, passkeys: null },
      secondFactor: null,
      scimToken: null,
    })
  })

  it('takes everything else, and the switches of provisioning', () => {
    const { legacy: provider } = signIn({
      ...legacy,
      SVC_SSO_AUTHORIZE_URL: 'http://localhost:4000/go',
      SVC_SSO_LABEL: 'Old house',
      SVC_SSO_CHECK_AUDIENCE: 'false',
      SVC_SSO_SINGLE_USE: 'false',
      SVC_OIDC_AUTO_PROVISION: 'false',
      SVC_OIDC_ALLOWED_DOMAINS: 'example.com',
    })
    expect(provider).toMatchObject({
      authorizeUrl: new URL('http://localhost:4000/go'),
      label: 'Old house',
      checkAudience: false,
      singleUse: false,
      autoProvision: false,
      allowedDomains: ['example.com'],
    })
  })

  it('may stand beside OpenID Connect', () => {
    const both = signIn({ ...oidc, ...legacy, SVC_OIDC_LABEL: 'New', SVC_SSO_LABEL: 'Old' })
    expect([both.oidc?.label, both.legacy?.label]).toEqual(['New', 'Old'])
  })

  it.each([
    ['SVC_SSO_AUTHORIZE_URL', 'http://sso.example/authorize'],
    ['SVC_SSO_AUTHORIZE_URL', 'https://sso.example/authorize#'],
    ['SVC_SSO_AUTHORIZE_URL', 'https://me:password@sso.example/'],
    ['SVC_SSO_AUTHORIZE_URL', '/authorize'],
    ['SVC_SSO_AUTHORIZE_URL', 'javascript://sso.example/%0aalert(1)'],
    ['SVC_SSO_APP_ID', ' '],
    ['SVC_SSO_LABEL', 'x'.repeat(61)],
    ['SVC_SSO_CHECK_AUDIENCE', 'no'],
    ['SVC_SSO_SINGLE_USE', 'no'],
  ])('names %s at fault: %j', (variable, value) => {
    expectFault({ ...legacy, [variable]: value }, variable)
  })

  it.each([
    'SVC_SSO_AUTHORIZE_URL',
    'SVC_SSO_APP_ID',
    'SVC_SSO_ISSUER',
  ] as const)('is not whole without %s', (missing) => {
    const { [missing]: _, ...rest } = legacy
    expectFault(rest, missing)
  })

  it.each([
    ['SVC_SSO_LABEL', 'Old house'],
    ['SVC_SSO_CHECK_AUDIENCE', 'true'],
    ['SVC_SSO_SINGLE_USE', 'true'],
  ])('is not there for %s alone', (name, value) => {
    expectFault({ [name]: value }, 'SVC_SSO_AUTHORIZE_URL')
    expectFault({ ...oidc, [name]: value }, 'SVC_SSO_AUTHORIZE_URL')
  })
})

it('takes the fallback without a provider, where codes are on anyway', () => {
  expect(signIn({ SVC_OTP_FALLBACK: 'true' })).toEqual({
    oidc: null,
    legacy: null,
    otpFallback: true,
    stepUp: { required: false, passkeys: null },
    secondFactor: null,
    scimToken: null,
  })
})

it('asks for fresh proofs where it is told to', () => {
  expect(signIn({ SVC_STEP_UP: 'true' }).stepUp).toEqual({ required: true, passkeys: null })
  const everyone = { SVC_STEP_UP: 'true', SVC_REQUIRE_PASSKEY: 'everyone' }
  expect(signIn(everyone).stepUp).toEqual({ required: true, passkeys: 'everyone' })
  expectFault({ ...everyone, SVC_REQUIRE_PASSKEY: 'true' }, 'SVC_REQUIRE_PASSKEY')
  expect(signIn({ SVC_REQUIRE_PASSKEY: 'admins' }).stepUp).toEqual({ required: false, passkeys: 'admins' })
  expectFault({ SVC_STEP_UP: 'admins' }, 'SVC_STEP_UP')
})

it('asks for second factors of those that it is told to', () => {
  for (const value of ['admins', 'everyone'] as const) {
    expect(signIn({ SVC_SECOND_FACTOR: value }).secondFactor).toBe(value)
  }
  expect(signIn({ SVC_SECOND_FACTOR: 'off' }).secondFactor).toBeNull()
  expectFault({ SVC_SECOND_FACTOR: 'true' }, 'SVC_SECOND_FACTOR')
})

it('takes a token of a provisioning client that fits a header and cannot be guessed', () => {
  expect(signIn({ SVC_SCIM_TOKEN: 'x'.repeat(32) }).scimToken?.reveal()).toBe('x'.repeat(32))
  for (const token of ['x'.repeat(31), `${'x'.repeat(32)} y`, `${'x'.repeat(32)}"`]) {
    expectFault({ SVC_SCIM_TOKEN: token }, 'SVC_SCIM_TOKEN')
  }
})
