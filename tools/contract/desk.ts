import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TokenScope } from '../../src/access/scopes.ts'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { hour } from '../../src/auth/attempts.ts'
import { Handovers } from '../../src/auth/handovers.ts'
import { Members } from '../../src/auth/members.ts'
import { authMigrations } from '../../src/auth/migrations/index.ts'
import type { AuthTables, Role } from '../../src/auth/schema.ts'
import { randomSecret } from '../../src/auth/secrets.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import { openStore } from '../../src/compose/store.ts'
import { loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { uuidv7 } from '../../src/db/ids.ts'

/** Whom a run calls as: editors are content's, operators the bridge's, tokens everybody's, the others auth's. */
export type CallerKind =
  | 'member'
  | 'administrator'
  | 'personal token'
  | 'agent token'
  | 'read-only token'
  | 'content administrator'
  | 'content member'
  | 'bridge administrator'
  | 'bridge member'

/** What a caller shows with each request. */
export interface Credential {
  readonly in: 'cookie' | 'header'
  readonly name: string
  readonly value: string
}

/** Hands out credentials, each time those of a new member. */
export interface Desk {
  /** Answers `GET` with a {@link Credential} as JSON. */
  readonly url: string
  close(): Promise<void>
}

/** Sign-ins of a caller beside their own, so that there are some to end. */
const OTHER_SESSIONS = 3

/**
 * Opens a desk on loopback. A run signs itself out, removes and demotes itself as every member can: then it comes back
 * here.
 *
 * @param dataDir the data folder of the auth surface under test; the callers are made in its database
 */
export async function openDesk(dataDir: string, kind: CallerKind): Promise<Desk> {
  const db = await openStore<AuthTables>(loadConfig({ SVC_DATA_DIR: dataDir }), 'auth', authMigrations)
  const newcomer = newcomers(db)[kind]
  const server = createServer((_request, response) => {
    newcomer().then(
      (credential) => response.end(JSON.stringify(credential)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await db.close()
    },
  }
}

function newcomers(db: Database<AuthTables>): Record<CallerKind, () => Promise<Credential>> {
  // Their invitations are old enough to be sent again.
  const earlier = () => Date.now() - 2 * hour
  const members = new Members(db, { post: async () => {}, kick: () => {} }, { limitHit: () => {} }, earlier)
  const sessions = new Sessions(db, { info: () => {}, warn: () => {}, error: () => {} })
  const tokens = new AccessTokens(db, () => {})
  const agents = new Agents(db)
  const handovers = new Handovers(db)

  async function person(role: Role): Promise<string> {
    const { id } = await members.invite(system, { email: `${uuidv7()}@callers.example`, name: 'A caller', role })
    // What the contract's example names, so that there is one to revoke.
    const application = { client_id: 'notes-connector', client_name: 'Notes', scope: 'workspace:read' }
    const times = { created_at: Date.now(), last_used_at: null }
    await db.writer
      .insertInto('connector_grant')
      .values({ id: uuidv7(), actor_id: id, ...application, ...times })
      .execute()
    return id
  }

  async function signIn(role: Role): Promise<string> {
    const id = await person(role)
    const visit = { address: '192.0.2.1', userAgent: null, browser: null, session: null }
    const start = () => db.transaction([], (trx) => sessions.start(trx, id, 'otp', { ...visit, requestId: uuidv7() }))
    for (let i = 0; i < OTHER_SESSIONS; i++) await start()
    return (await start()).secret
  }

  async function session(role: Role): Promise<Credential> {
    return { in: 'cookie', name: 'auth_session', value: await signIn(role) }
  }

  async function consoleSession(surface: 'bridge' | 'content', role: Role): Promise<Credential> {
    const principal = await sessions.verify('auth', await signIn(role))
    const verifier = randomSecret()
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const code = await handovers.create(principal?.credentialId ?? '', surface, challenge)
    const share = await handovers.redeem(surface, code ?? '', verifier, null)
    return { in: 'cookie', name: `${surface}_session`, value: share?.secret ?? '' }
  }

  async function token(kind: 'person' | 'agent', id: string, scopes?: readonly TokenScope[]): Promise<Credential> {
    const { token } = await tokens.create(system, { id, kind }, { name: 'a run', scopes })
    return { in: 'header', name: 'Authorization', value: `Bearer ${token}` }
  }

  return {
    member: () => session('member'),
    administrator: () => session('admin'),
    'personal token': async () => token('person', await person('admin')),
    'content administrator': () => consoleSession('content', 'admin'),
    'content member': () => consoleSession('content', 'member'),
    'bridge administrator': () => consoleSession('bridge', 'admin'),
    'bridge member': () => consoleSession('bridge', 'member'),
    'agent token': async () => token('agent', (await agents.create(system, { name: 'A caller' })).id),
    'read-only token': async () => token('person', await person('admin'), ['workspace:read']),
  }
}
