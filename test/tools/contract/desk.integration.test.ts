import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallerKind, type Credential, openDesk } from '../../../tools/contract/desk.ts'
import { type RunningTriptych, startTriptych } from '../../support/process.ts'

let server: RunningTriptych
beforeAll(async () => {
  server = await startTriptych({
    args: ['auth', 'bridge', 'content', '--sample'],
    env: { SVC_BRIDGE_AUTH: 'session' },
  })
})
afterAll(() => server.stop())

/** The credentials of two callers who come one after the other. */
async function two(kind: CallerKind): Promise<Credential[]> {
  const desk = await openDesk(server.dataDir, kind)
  try {
    return [await take(desk.url), await take(desk.url)]
  } finally {
    await desk.close()
  }
}

async function take(url: string): Promise<Credential> {
  return (await (await fetch(url)).json()) as Credential
}

function show({ in: place, name, value }: Credential): Record<string, string> {
  return place === 'cookie' ? { Cookie: `${name}=${value}`, Origin: server.urls.content } : { [name]: value }
}

function cookie({ name, value }: Credential): Record<string, string> {
  return { Cookie: `${name}=${value}` }
}

async function whoAmI(credential: Credential) {
  const response = await fetch(`${server.urls.auth}/api/v1/me`, { headers: show(credential) })
  return { status: response.status, body: (await response.json()) as { actor?: { id: string } } }
}

describe('the desk of a contract run', () => {
  it.each<[CallerKind, object]>([
    ['member', { actor: { kind: 'person', role: 'member' }, credential: { kind: 'session' } }],
    ['administrator', { actor: { kind: 'person', role: 'admin' }, credential: { kind: 'session' } }],
    // An administrator's, so that it shows that a token does not administer.
    ['personal token', { actor: { kind: 'person', role: 'admin' }, credential: { kind: 'token' } }],
    ['agent token', { actor: { kind: 'agent' }, credential: { kind: 'token' } }],
  ])('makes a new %s each time', async (kind, expected) => {
    const callers = await Promise.all((await two(kind)).map(whoAmI))
    for (const caller of callers) expect(caller).toMatchObject({ status: 200, body: expected })
    expect(new Set(callers.map(({ body }) => body.actor?.id)).size).toBe(2)
  })

  it('signs a member in to the console of content', async () => {
    const [credential] = await two('content member')
    const response = await fetch(`${server.urls.content}/api/preview-token`, {
      method: 'POST',
      headers: { ...(credential && show(credential)), 'Content-Type': 'application/json' },
      body: JSON.stringify({ siteId: 'docs', envId: 'production' }),
    })
    expect(response.status).toBe(200)
  })

  it.each<[CallerKind, number]>([
    ['bridge administrator', 200],
    ['bridge member', 403],
  ])('signs a %s in to the console of the bridge', async (kind, status) => {
    const [credential] = await two(kind)
    const response = await fetch(`${server.urls.bridge}/api/health`, {
      headers: { ...(credential && cookie(credential)) },
    })
    expect(response.status).toBe(status)
  })
})
