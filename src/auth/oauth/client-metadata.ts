import { normalizeName } from '../names.ts'
import { redirectKind } from './redirect-uri.ts'

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
