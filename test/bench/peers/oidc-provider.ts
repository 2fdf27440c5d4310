import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import Database from 'better-sqlite3'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider'

/** What asks for introspections, and what the token is for. */
const client = { id: 'api', secret: 'a-secret-of-the-api-for-basic-authentication' }

/** The introspection of one token that lives (RFC 7662, 2.1): what to send, again and again. */
export interface Introspection {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Its requests, answered, as its documentation mounts it: `callback()` on bare node:http. */
export async function oidcProviderHandler(file: string): Promise<RequestListener> {
  return (await openProvider(openAsOurs(file))).callback()
}

/** Makes its database, with a grant and an opaque access token in it. */
export async function makeOidcProviderFile(file: string): Promise<Introspection> {
  const db = openAsOurs(file)
  db.exec(`
    create table payload (
      model text not null, id text not null, grant_id text, payload text not null, expires_at integer,
      primary key (model, id)
    ) without rowid, strict;
    create index payload_grant on payload (grant_id)
  `)
  const provider = await openProvider(db)
  const accountId = randomUUID()
  const grant = new provider.Grant({ accountId, clientId: client.id })
  grant.addOIDCScope('openid')
  const token = new provider.AccessToken({
    accountId,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope: 'openid',
    client: (await provider.Client.find(client.id)) ?? missing(),
  })
  const body = new URLSearchParams({ token: await token.save(), token_type_hint: 'access_token' }).toString()
  db.close()
  return {
    path: '/token/introspection',
    headers: {
      Authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body,
  }
}

/** With keys of its own and nothing for development; its client is configured, so that none is looked up. */
async function openProvider(db: Database.Database): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider('http://localhost', {
    adapter: (model) => sqliteAdapter(db, model),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: ['https://api.example.com/callback'],
      },
    ],
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    ttl: { AccessToken: 3600, Grant: 14 * 24 * 3600 },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: () => true },
    },
  })
}

/** As one would write it: a row for each thing, JSON, prepared statements. What introspection never calls is left out. */
function sqliteAdapter(db: Database.Database, model: string): Adapter {
  const find = db.prepare<[string, string, number], { payload: string }>(
    'select payload from payload where model = ? and id = ? and (expires_at is null or expires_at > ?)',
  )
  const upsert = db.prepare<[string, string, string | null, string, number | null]>(
    'insert or replace into payload (model, id, grant_id, payload, expires_at) values (?, ?, ?, ?, ?)',
  )
  return {
    find: async (id) => {
      const row = find.get(model, id, Math.floor(Date.now() / 1000))
      return row && (JSON.parse(row.payload) as AdapterPayload)
    },
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? Math.floor(Date.now() / 1000) + expiresIn : null
      upsert.run(model, id, payload.grantId ?? null, JSON.stringify(payload), expiresAt)
    },
    findByUid: missing,
    findByUserCode: missing,
    consume: missing,
    destroy: missing,
    revokeByGrantId: missing,
  }
}

/** With the promises that our database keeps. */
function openAsOurs(file: string): Database.Database {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  return db
}

function missing(): never {
  throw new Error('not there')
}
