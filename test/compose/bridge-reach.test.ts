import { describe, expect, it } from 'vitest'
import { checkBridgeReach, isExposed } from '../../src/compose/bridge-reach.ts'
import { loadConfig } from '../../src/config.ts'

type Env = Readonly<Record<string, string>>

/** The setting at fault; null when the bridge may start. */
function fault(env: Env, authHere = false): string | null {
  try {
    checkBridgeReach(loadConfig(env), authHere)
    return null
  } catch (error) {
    return (error as { variable: string }).variable
  }
}

const beyond: readonly (readonly [name: string, value: string])[] = [
  ['SVC_HOST', '0.0.0.0'],
  ['SVC_HOST', '::'],
  ['SVC_HOST', '192.168.1.5'],
  ['SVC_HOST', '::ffff:192.168.1.5'],
  ['SVC_HOST', 'bridge.local'],
  ['SVC_HOST', '127.example.com'],
  ['SVC_BRIDGE_URL', 'https://bridge.example.com'],
  ['SVC_BRIDGE_URL', 'http://192.168.1.5:8582'],
  ['SVC_BRIDGE_URL', 'http://localhost.example.com'],
  ['SVC_TRUSTED_PROXIES', '10.0.0.0/8'],
  ['SVC_TRUSTED_PROXIES', '127.0.0.1'],
  ['SVC_ALLOWED_HOSTS', 'localhost,bridge.example.com'],
]

const here: readonly (readonly [name: string, value: string])[] = [
  ['SVC_HOST', '127.0.0.1'],
  ['SVC_HOST', '127.0.0.2'],
  ['SVC_HOST', '::1'],
  ['SVC_HOST', 'localhost'],
  ['SVC_BRIDGE_URL', 'http://localhost:9000'],
  ['SVC_BRIDGE_URL', 'http://[::1]:9000'],
  ['SVC_ALLOWED_HOSTS', '127.0.0.5'],
]

describe('an open bridge', () => {
  it.each(beyond)('does not start with %s=%s', (name, value) => {
    expect(fault({ [name]: value })).toBe(name)
    expect(fault({ [name]: value, SVC_BRIDGE_AUTH: 'none', SVC_BRIDGE_INSECURE: 'false' })).toBe(name)
    expect(fault({ [name]: value, SVC_BRIDGE_INSECURE: 'true' })).toBeNull()
    expect(isExposed(loadConfig({ [name]: value, SVC_BRIDGE_INSECURE: 'true' }))).toBe(true)
  })

  it.each(here)('starts with %s=%s, which opens it to no other machine', (name, value) => {
    expect(fault({ [name]: value })).toBeNull()
    expect(isExposed(loadConfig({ [name]: value }))).toBe(false)
  })
})

describe('a bridge that asks for a session', () => {
  const session = { SVC_BRIDGE_AUTH: 'session' }

  it.each(beyond)('may start with %s=%s', (name, value) => {
    const env = { ...session, [name]: value }
    expect(fault(env, true)).toBeNull()
    expect(fault({ ...env, SVC_AUTH_URL: 'http://auth.example.com' })).toBeNull()
    expect(isExposed(loadConfig(env))).toBe(false)
  })

  it('needs to know whom to ask', () => {
    expect(fault(session)).toBe('SVC_BRIDGE_AUTH')
    expect(fault({ ...session, SVC_BRIDGE_INSECURE: 'true' })).toBe('SVC_BRIDGE_AUTH')
  })
})

it.each(beyond)('a bridge that asks for its own token needs no auth surface with %s=%s', (name, value) => {
  const env = { SVC_BRIDGE_AUTH: 'token', [name]: value }
  expect(fault(env)).toBeNull()
  expect(fault(env, true)).toBeNull()
  expect(isExposed(loadConfig(env))).toBe(false)
})

describe('a bridge in the process of the auth surface', () => {
  it.each([
    {},
    { SVC_BRIDGE_AUTH: 'session' },
    { SVC_BRIDGE_AUTH: 'token' },
    { SVC_BRIDGE_INSECURE: 'true' },
  ])('has no public address beside it (%j)', (env) => {
    expect(fault({ ...env, SVC_BASE_URL: 'https://auth.example.com' }, true)).toBe('SVC_BASE_URL')
    expect(fault({ ...env, SVC_BASE_URL: 'http://localhost:9000' }, true)).toBeNull()
  })

  it('does not mind where an auth surface elsewhere is', () => {
    expect(fault({ SVC_BASE_URL: 'https://auth.example.com' })).toBeNull()
  })
})
