import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts, runTriptych, startTriptych } from '../support/process.ts'

const session = { SVC_BRIDGE_AUTH: 'session' }

describe('triptych serve with a bridge that would be open to others', () => {
  it.each([
    ['SVC_HOST', ['bridge'], { SVC_HOST: '0.0.0.0' }],
    ['SVC_BRIDGE_URL', ['bridge'], { SVC_BRIDGE_URL: 'https://bridge.example.com' }],
    ['SVC_TRUSTED_PROXIES', [], { SVC_TRUSTED_PROXIES: '127.0.0.1' }],
    ['SVC_ALLOWED_HOSTS', ['content', 'bridge'], { SVC_ALLOWED_HOSTS: 'bridge.example.com' }],
    ['SVC_BASE_URL', ['auth', 'bridge'], { ...session, SVC_BASE_URL: 'https://auth.example.com' }],
    ['SVC_BASE_URL', [], { ...session, SVC_BASE_URL: 'https://auth.example.com' }],
    ['SVC_BRIDGE_AUTH', ['bridge'], session],
  ])('%s stops %j with 78 and one line', async (name, surfaces, env) => {
    const { code, stdout, stderr } = await runTriptych(['serve', ...surfaces], { ...freePorts, ...env })
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^error: ${name} [^\n]+\n$`))
  })
})

describe('triptych serve bridge', () => {
  it.each([
    ['everyone on this machine', {}],
    [
      'anyone who can reach this port, from other machines too,',
      { SVC_BRIDGE_INSECURE: 'true', SVC_ALLOWED_HOSTS: 'bridge.example.com' },
    ],
  ])('warns in one line that %s controls it', async (who, env) => {
    const running = await startTriptych({ args: ['bridge'], env })
    onTestFinished(async () => void (await running.stop()))
    expect(warnings(running.stderr())).toEqual([
      `${who} controls the bridge and its shell; SVC_BRIDGE_AUTH=session requires an administrator's session, SVC_BRIDGE_AUTH=token a token`,
    ])
    expect((await fetch(`${running.urls.bridge}/api/config`)).status).toBe(200)
  })

  it('has nothing to warn of where it asks for a session', async () => {
    const running = await startTriptych({ args: ['bridge'], env: { ...session, SVC_AUTH_URL: 'http://127.0.0.1:9' } })
    onTestFinished(async () => void (await running.stop()))
    expect(warnings(running.stderr())).toEqual([])
    expect((await fetch(`${running.urls.bridge}/api/config`)).status).toBe(401)
  })
})

/** The messages of the log that are warnings, or worse; whether this checkout has its consoles built is another matter. */
function warnings(log: string): string[] {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string })
  const warned = lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)
  return warned.filter((message) => !message.startsWith('the console is not built'))
}
