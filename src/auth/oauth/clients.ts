import type { Database } from '../../db/database.ts'
import { normalizeName } from '../names.ts'
import type { AuthTables } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import { redirectKind } from './redirect-uri.ts'

/** What an application said of itself (RFC 7591, 2), its secret included. */
export type ClientRecord = Readonly<Record<string, unknown>>

/** Applications that registered themselves. */
export class RegisteredClients {
  readonly #db: Database<AuthTables>
  readonly #keys: Keys
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<AuthTables>, keys: Keys, now: () => number = Date.now) {
    this.#db = db
    this.#keys = keys
    this.#now = now
  }

  async add(id: string, record: ClientRecord): Promise<void> {
    const payload = this.#keys.seal('oauth', JSON.stringify(record))
    await this.#db.writer.insertInto('oauth_client').values({ id, payload, created_at: this.#now() }).execute()
  }

  async find(id: string): Promise<ClientRecord | null> {
    // Ids come from requests, and PostgreSQL takes no text with NUL.
    if (id.includes('\0')) return null
    const row = await this.#db.reader
      .selectFrom('oauth_client')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirst()
    const text = row === undefined ? null : this.#keys.open('oauth', row.payload)
    return text === null ? null : (JSON.parse(text) as ClientRecord)
  }

  async remove(id: string): Promise<void> {
    await this.#db.writer.deleteFrom('oauth_client').where('id', '=', id).execute()
  }
}

/** Why an application is not taken as it describes itself (RFC 7591, 3.2.2). */
export class ClientMetadataFault extends Error {
  override readonly name = 'ClientMetadataFault'
}

/** What an application may say of itself; whatever else it says is not kept (RFC 7591, 2). */
const KEPT = new Set([
  'client_id',
  'client_id_issued_at',
  'client_secret',
  'client_secret_expires_at',
  'client_name',
  'client_uri',
  'logo_uri',
  'tos_uri',
  'policy_uri',
  'redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'software_id',
  'software_version',
])

const MOST_REDIRECTS = 10
const MAX_TEXT = 500

/**
 * Brings the metadata of an application into the form that it is taken in, whether it registered itself or is
 * described by a document. It may have redirect URIs of three kinds (`redirectKind`); with one on this machine or of a
 * scheme of its own it is native, so that loopback ports do not count (RFC 8252, 7.3). Scopes are not fixed: every
 * request asks the member again.
 *
 * @param metadata is changed
 * @throws {ClientMetadataFault}
 */
export function admitClient(metadata: Record<string, unknown>): void {
  for (const name of Object.keys(metadata)) if (!KEPT.has(name)) delete metadata[name]
  const kinds = redirectKinds(metadata.redirect_uris)
  metadata.application_type = kinds.every((kind) => kind === 'web') ? 'web' : 'native'
  for (const [name, known] of SERVED) keepKnown(metadata, name, known)
  if (metadata.client_name !== undefined) metadata.client_name = clientName(metadata.client_name)
  for (const name of ['client_uri', 'logo_uri', 'tos_uri', 'policy_uri', 'software_id', 'software_version']) {
    const value = metadata[name]
    if (value === undefined) continue
    if (typeof value !== 'string' || value.length > MAX_TEXT)
      throw new ClientMetadataFault(`${name} is not a short text`)
  }
}

/** What this server does, of what an application may want to use. */
const SERVED = [
  ['grant_types', ['authorization_code', 'refresh_token']],
  ['response_types', ['code']],
] as const

/**
 * A server may replace what an application asks for (RFC 7591, 2): what is not served is dropped, as long as the code
 * flow is among the rest. Else the list stays, and is refused.
 */
function keepKnown(metadata: Record<string, unknown>, name: string, known: readonly [string, ...string[]]): void {
  const asked: unknown = metadata[name]
  if (!Array.isArray(asked) || !asked.includes(known[0])) return
  metadata[name] = known.filter((each) => asked.includes(each))
}

function redirectKinds(uris: unknown) {
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MOST_REDIRECTS) {
    throw new ClientMetadataFault(`redirect_uris must be a list of 1 to ${MOST_REDIRECTS}`)
  }
  return uris.map((uri: unknown) => {
    const kind = typeof uri === 'string' ? redirectKind(uri) : null
    if (kind !== null) return kind
    throw new ClientMetadataFault('redirect_uris must be https, http on loopback, or of a scheme of your own')
  })
}

function clientName(value: unknown): string {
  const name = typeof value === 'string' ? normalizeName(value) : null
  if (name === null)
    throw new ClientMetadataFault('client_name must be 1 to 120 characters, none of them a control character')
  return name
}
