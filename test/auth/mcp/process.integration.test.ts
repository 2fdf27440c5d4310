import { describe, expect, it } from 'vitest'
import type { TokenScope } from '../../../src/access/scopes.ts'
import { system } from '../../../src/auth/actor.ts'
import { openAuthAccess } from '../../../src/compose/command-access.ts'
import { loadConfig } from '../../../src/config.ts'
import { startTriptych } from '../../support/process.ts'
import { clients } from './clients.ts'

const connect = clients['client 2.x, without']
const ofAuth = ['whoami', 'list_my_activity', 'list_members']

describe('a running server', () => {
  it('leads connectors to itself, at the port that it got', async () => {
    const triptych = await startTriptych({ args: ['auth'] })
    const { auth } = triptych.urls
    const response = await fetch(`${auth}/mcp`, { method: 'POST' })
    expect(response.status).toBe(401)
    const document = /resource_metadata="([^"]+)"/.exec(response.headers.get('WWW-Authenticate') ?? '')?.[1] ?? ''
    const metadata = (await (await fetch(document)).json()) as { resource: string; authorization_servers: string[] }
    expect(new URL(metadata.resource).port).toBe(new URL(auth).port)
    expect(metadata.authorization_servers).toEqual([new URL(metadata.resource).origin])
    expect(await triptych.stop()).toEqual({ code: 0, signal: null })
  })

  it('offers a token that is limited the tools that it may call, and refuses all others', async () => {
    const triptych = await startTriptych({ args: ['auth', 'content', '--sample'] })
    const access = await openAuthAccess(loadConfig({ SVC_DATA_DIR: triptych.dataDir }))
    const { id } = await access.agents.create(system, { name: 'Robot' })
    const connectWith = async (scopes?: TokenScope[]) => {
      const { token } = await access.tokens.create(system, { id, kind: 'agent' }, { name: 'nightly', scopes })
      if (connect === undefined) throw new Error('there is no such client')
      return connect(`${triptych.urls.auth}/mcp`, token)
    }
    const all = await (await connectWith()).list()
    const limited: [TokenScope[], (name: string, reads: boolean) => boolean][] = [
      [['workspace:read'], (_name, reads) => reads],
      [['content:read'], (name, reads) => reads && !ofAuth.includes(name)],
      [['auth:read'], (name) => ofAuth.includes(name)],
    ]
    const readsOnly = new Map(all.map(({ name, annotations }) => [name, annotations?.readOnlyHint === true]))
    expect(readsOnly.get('create_document')).toBe(false)
    for (const [scopes, may] of limited) {
      const client = await connectWith(scopes)
      const offered = (await client.list()).map(({ name }) => name)
      expect([scopes, offered]).toEqual([
        scopes,
        [...readsOnly].filter(([name, reads]) => may(name, reads)).map(([name]) => name),
      ])
      for (const [name] of [...readsOnly].filter(([name]) => !offered.includes(name))) {
        await expect(client.call(name), name).rejects.toThrow(/scope/)
      }
    }
    await access.close()
    expect(await triptych.stop()).toEqual({ code: 0, signal: null })
  })
})
