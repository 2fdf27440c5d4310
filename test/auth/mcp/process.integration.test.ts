import { describe, expect, it } from 'vitest'
import { startTriptych } from '../../support/process.ts'

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
})
