import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Addresses } from '../../../src/compose/addresses.ts'
import { startAuth } from '../../../src/compose/auth.ts'
import { startAuthServer } from '../../support/auth-server.ts'
import { freePort } from '../../support/loopback.ts'

it('a start of auth that fails at its database leaves nothing that listens or works', async () => {
  const server = await startAuthServer('sqlite', {}, { members: false })
  await sql`alter table actor rename to members_elsewhere`.execute(server.db.writer)
  const port = await freePort()
  const config = { ...server.config, auth: { ...server.config.auth, port } }
  const started = startAuth(config, { ...server.startOptions, addresses: new Addresses(config) })
  await expect(started).rejects.toThrow('actor')
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow('fetch failed')
  await sql`alter table members_elsewhere rename to actor`.execute(server.db.writer)
})
