import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { system } from '../../src/auth/actor.ts'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openAuthAccess } from '../../src/compose/command-access.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { startTriptych } from '../support/process.ts'

it('open streams and MCP of a member who is suspended end', async () => {
  const triptych = await startTriptych({ args: ['auth', 'bridge'], env: { SVC_BRIDGE_AUTH: 'session' } })
  const config = loadConfig({ SVC_DATA_DIR: triptych.dataDir })
  const db = await openStore<AuthTables>(config, 'auth', authMigrations)
  onTestFinished(() => db.close())
  const credentials = new Credentials(db)
  const [eve, ann] = [
    await credentials.actor('person', 'Eve', 'admin'),
    await credentials.actor('person', 'Ann', 'admin'),
  ]
  const { secret: token } = await credentials.token({ id: eve, kind: 'person' })
  const streams = await Promise.all(
    [eve, ann].map(async (id) => {
      const headers = { Cookie: `bridge_session=${await credentials.consoleSession(id, 'bridge')}` }
      const socket = new WebSocket(`${triptych.urls.bridge.replace(/^http/, 'ws')}/ws/logs`, {
        headers,
        origin: triptych.urls.bridge,
      })
      await once(socket, 'open')
      return socket
    }),
  )
  const [hers, other] = streams
  const ended = once(hers as WebSocket, 'close')
  const list = () =>
    fetch(`${triptych.urls.auth}/mcp`, {
      method: 'POST',
      headers: {
        ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  expect((await list()).status).toBe(200)

  const access = await openAuthAccess(config)
  await access.members.update(system, eve, { status: 'suspended' })
  await access.close()
  expect((await ended)[0]).toBe(1008)
  expect((await list()).status).toBe(401)
  expect(other?.readyState).toBe(WebSocket.OPEN)
  other?.terminate()
  expect(await triptych.stop()).toEqual({ code: 0, signal: null })
})
