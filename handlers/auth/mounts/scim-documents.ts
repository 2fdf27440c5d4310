import type { ProvisionedMember } from '../../../src/auth/provisioning.ts'
import { type ScimError, USER_SCHEMA } from './scim-messages.ts'

/** Where the endpoints stand on their surface. */
const SCIM_PATH = '/scim/v2'

/** Most users of one page. */
export const MOST_USERS = 200

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0'

/** RFC 7643, 4.1. */
export function toUser(member: ProvisionedMember, base: URL) {
  const { id, email, name, status, created_at, externalId } = member
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName: email,
    ...(name === null ? {} : { displayName: name, name: { formatted: name } }),
    active: status === 'active',
    emails: [{ value: email, type: 'work', primary: true }],
    meta: { resourceType: 'User', created: created_at, location: locationOf(base, `/Users/${id}`) },
  }
}

/** RFC 7644, 3.4.2. */
export function toList(resources: readonly object[], total = resources.length, startIndex = 1) {
  return {
    schemas: [`${MESSAGES}:ListResponse`],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

/** RFC 7644, 3.12. */
export function toError({ status, scimType, message }: Pick<ScimError, 'status' | 'scimType' | 'message'>) {
  const type = scimType === null ? {} : { scimType }
  return { schemas: [`${MESSAGES}:Error`], status: String(status), ...type, detail: message }
}

/** RFC 7643, 5. */
export function serviceProviderConfig(base: URL) {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_USERS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token that the operator set', primary: true },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: locationOf(base, '/ServiceProviderConfig') },
  }
}

/** RFC 7643, 6. */
export function userResourceType(base: URL) {
  return {
    schemas: [`${CORE}:ResourceType`],
    id: 'User',
    name: 'User',
    description: 'A member',
    endpoint: '/Users',
    schema: USER_SCHEMA,
    meta: { resourceType: 'ResourceType', location: locationOf(base, '/ResourceTypes/User') },
  }
}

/** RFC 7643, 7: the attributes that are kept. */
export function userSchema(base: URL) {
  const text = { type: 'string', multiValued: false, caseExact: false, returned: 'default', uniqueness: 'none' }
  const written = { ...text, required: false, mutability: 'readWrite' }
  const formatted = { ...written, name: 'formatted', description: 'The whole name' }
  const value = { ...text, name: 'value', description: 'The address', required: false, mutability: 'readOnly' }
  return {
    schemas: [`${CORE}:Schema`],
    id: USER_SCHEMA,
    name: 'User',
    description: 'A member',
    attributes: [
      {
        ...{ ...text, name: 'userName', description: 'The email that the member signs in with', required: true },
        ...{ mutability: 'immutable', uniqueness: 'server' },
      },
      { ...written, name: 'externalId', description: 'What the client calls the user', caseExact: true },
      { ...written, name: 'displayName', description: 'The name that others see' },
      {
        ...{ name: 'name', type: 'complex', description: 'The parts of the name', multiValued: false, required: false },
        ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none', subAttributes: [formatted] },
      },
      {
        ...{ name: 'active', type: 'boolean', description: 'false: suspended', multiValued: false, required: false },
        ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
      },
      {
        ...{ name: 'emails', type: 'complex', description: 'The same email', multiValued: true, required: false },
        ...{ mutability: 'readOnly', returned: 'default', uniqueness: 'none', subAttributes: [value] },
      },
    ],
    meta: { resourceType: 'Schema', location: locationOf(base, `/Schemas/${USER_SCHEMA}`) },
  }
}

export function locationOf(base: URL, path: string): string {
  return new URL(`${SCIM_PATH}${path}`, base).href
}
