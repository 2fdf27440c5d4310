import { mintToken, type TokenPrefix } from '../../src/auth/access-token-format.ts'
import { hashSecret, randomSecret } from '../../src/auth/secrets.ts'
import { uuidv7 } from '../../src/db/ids.ts'
import { type Credentials, longAgo } from '../support/auth-credentials.ts'
import type { AuthServer } from '../support/auth-server.ts'
import { Connector } from '../support/oauth-connector.ts'

/** What the server ought to take a credential for. */
export interface Holder {
  readonly scheme: 'session' | 'accessToken'
  readonly role: 'admin' | 'member'
  /** A connector that may not read. */
  readonly writesOnly?: true
}

const member: Holder = { scheme: 'session', role: 'member' }
const administrator: Holder = { scheme: 'session', role: 'admin' }
const token: Holder = { scheme: 'accessToken', role: 'member' }

/** People and an agent of a running server, and what they can show. */
export interface Place {
  readonly server: AuthServer
  readonly credentials: Credentials
  readonly memberId: string
  readonly adminId: string
  readonly agentId: string
}

export type Headers = Readonly<Record<string, string>>

export interface Kind {
  readonly name: string
  readonly holder: Holder | null
  /** Some operations end a session that is live, so that each needs one of its own. */
  readonly live?: true
  readonly make: (place: Place) => Promise<Headers>
}

const bearer = (secret: string): Headers => ({ Authorization: `Bearer ${secret}` })
const cookie = (value: string): Headers => ({ Cookie: `auth_session=${value}` })

const personal = ({ memberId }: Place) => ({ id: memberId, kind: 'person' }) as const
const agents = ({ agentId }: Place) => ({ id: agentId, kind: 'agent' }) as const

async function sessionOf({ credentials }: Place, actorId: string, ago = 0): Promise<Headers> {
  return cookie((await credentials.session(actorId, ago)).secret)
}

/** A token with the prefix of another kind, in the table all the same: that it would be found must not help. */
async function planted({ server, memberId }: Place, prefix: TokenPrefix): Promise<Headers> {
  const secret = mintToken(prefix)
  const made = { created_at: Date.now(), expires_at: Date.now() + longAgo.token, last_used_at: null }
  await server.db.writer
    .insertInto('access_token')
    .values({
      ...{ id: uuidv7(), secret_hash: hashSecret(secret), actor_id: memberId, name: 'planted', kind: 'personal' },
      ...{ last_four: secret.slice(-4), ...made },
    })
    .execute()
  return bearer(secret)
}

/** A session that was seen a moment ago, and yet is too old. */
async function overdue({ server, credentials, adminId }: Place): Promise<Headers> {
  const { id, secret } = await credentials.session(adminId, longAgo.session)
  await server.db.writer.updateTable('session').set({ seen_at: Date.now() }).where('id', '=', id).execute()
  return cookie(secret)
}

/** What a connector gets that an administrator lets in. */
async function connected({ server }: Place, scope: string): Promise<Headers> {
  const browser = await server.member(`${uuidv7()}@example.com`, 'admin')
  const connector = await Connector.register(server.url)
  return bearer((await connector.connect(browser, scope)).access_token)
}

export const strangers: readonly Kind[] = [
  { name: 'nothing', holder: null, make: async () => ({}) },
  { name: 'garbage for a token', holder: null, make: async () => bearer('garbage') },
  { name: 'a header that is not a bearer token', holder: null, make: async () => ({ Authorization: 'Basic YTpi' }) },
  { name: 'a personal token that was never minted', holder: null, make: async () => bearer(mintToken('wsp_')) },
  { name: "an agent's token that was never minted", holder: null, make: async () => bearer(mintToken('wsa_')) },
  {
    name: 'an expired token',
    holder: null,
    make: async (place) => bearer((await place.credentials.token(personal(place), longAgo.token)).secret),
  },
  {
    name: 'a revoked token',
    holder: null,
    make: async (place) => bearer((await place.credentials.revokedToken(personal(place))).secret),
  },
  { name: "a connector's access token that was never issued", holder: null, make: (place) => planted(place, 'wso_') },
  {
    name: "a connector's refresh token that was never issued",
    holder: null,
    make: (place) => planted(place, 'wsr_'),
  },
  {
    name: "a session's secret for a token",
    holder: null,
    make: async ({ credentials, adminId }) => bearer((await credentials.session(adminId)).secret),
  },
  { name: 'a session that was never begun', holder: null, make: async () => cookie(randomSecret()) },
  { name: 'an expired session', holder: null, make: overdue },
  { name: 'an idle session', holder: null, make: (place) => sessionOf(place, place.adminId, longAgo.idle) },
  {
    name: "a console's session",
    holder: null,
    make: async ({ credentials, adminId }) => cookie(await credentials.consoleSession(adminId)),
  },
  {
    name: 'a token for a session',
    holder: null,
    make: async (place) => cookie((await place.credentials.token(personal(place))).secret),
  },
]

export const people: readonly Kind[] = [
  { name: "a member's session", holder: member, live: true, make: (place) => sessionOf(place, place.memberId) },
  {
    name: "an administrator's session",
    holder: administrator,
    live: true,
    make: (place) => sessionOf(place, place.adminId),
  },
]

export const tokens: readonly Kind[] = [
  {
    name: "a member's token",
    holder: token,
    make: async (place) => bearer((await place.credentials.token(personal(place))).secret),
  },
  {
    name: "an administrator's token",
    holder: token,
    make: async ({ credentials, adminId: id }) => bearer((await credentials.token({ id, kind: 'person' })).secret),
  },
  {
    name: "an agent's token",
    holder: token,
    make: async (place) => bearer((await place.credentials.token(agents(place))).secret),
  },
  {
    name: "a connector's token",
    holder: token,
    make: (place) => connected(place, 'workspace:read workspace:write'),
  },
  {
    name: "a connector's token that does not read",
    holder: { ...token, writesOnly: true },
    make: (place) => connected(place, 'workspace:write'),
  },
]

export const both: readonly Kind[] = [
  {
    name: "an administrator's session and a token",
    holder: token,
    live: true,
    // One member has a hundred tokens at most.
    make: async (place) => {
      const id = await place.credentials.actor('person', 'Cid')
      const { secret } = await place.credentials.token({ id, kind: 'person' })
      return { ...(await sessionOf(place, place.adminId)), ...bearer(secret) }
    },
  },
  {
    name: "an administrator's session and a dead token",
    holder: null,
    live: true,
    make: async (place) => ({ ...(await sessionOf(place, place.adminId)), ...bearer(mintToken('wsp_')) }),
  },
  {
    name: "a dead session and an agent's token",
    holder: token,
    make: async (place) => ({
      ...cookie(randomSecret()),
      ...bearer((await place.credentials.token(agents(place))).secret),
    }),
  },
]
