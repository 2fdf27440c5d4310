import { createHash } from 'node:crypto'
import type { paths } from '../../generated/auth/client.ts'
import type { routes } from '../../generated/auth/routes.ts'
import type { Call } from './every-operation.ts'

type OperationId = (typeof routes)[number]['operationId']

/** What the paths of the auth contract name. */
export interface AuthIds {
  readonly memberId: string
  readonly memberEmail: string
  readonly agentId: string
  /** A token of that agent. */
  readonly agentTokenId: string
  /** A personal token, a session and an application of the caller's own. */
  readonly tokenId: string
  readonly webhookId: string
  readonly passkeyId: string
  readonly memberPasskeyId: string
  readonly sessionId: string
  readonly clientId: string
  /** A session, a personal token and an application of that member. */
  readonly memberSessionId: string
  readonly memberTokenId: string
  readonly memberClientId: string
  /** A provider's second subject for that member. */
  readonly identityRequestId: string
  /** An application that registered itself. */
  readonly connectorId: string
  /** A live personal token, with its secret. */
  readonly accessToken: string
}

type AuthCall = Call<paths, AuthIds>

const email = 'ada@example.com'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const consoleSession = { surface: 'content', session: 'dGhlIHNlY3JldA' } as const
const page = { query: { limit: 50 } }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const redirectUri = 'http://127.0.0.1:33418/'
/** A client of MCP takes the first two; the third is how it is refused. */
const answers = 'application/json, text/event-stream, application/problem+json'
/** Without a handshake: each message says it all. */
const mcpVersion = '2026-07-28'
const mcp = {
  'io.modelcontextprotocol/protocolVersion': mcpVersion,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const scim = { 'Content-Type': 'application/scim+json' }
const scimUser = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: email, active: true }
const scimPatch = {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'active', value: false }],
}
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4ifQ'
const passkeyRegistration = {
  ...({ id: 'cGFzc2tleQ', type: 'public-key' } as const),
  response: { clientDataJSON, attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
}
const passkeyAssertion = {
  ...({ id: 'cGFzc2tleQ', type: 'public-key' } as const),
  response: { clientDataJSON, authenticatorData: 'YXV0aA', signature: 'c2ln', userHandle: 'MDE5MzhmM2U' },
}
const uid = 'V1StGXR8_Z5jdHi6B-myT'

/** A call of each operation of the auth contract with the values of its examples. */
export const authCalls: Readonly<Record<OperationId, AuthCall>> = {
  getAuthConfig: (client) => client.GET('/api/v1/auth/config'),
  requestCode: (client) => client.POST('/api/v1/auth/otp', { body: { email } }),
  verifyCode: (client) => client.POST('/api/v1/auth/otp/verify', { body: { email, code: '123456' } }),
  beginPasskeySignIn: (client) => client.POST('/api/v1/auth/passkey/options'),
  signInWithPasskey: (client) => client.POST('/api/v1/auth/passkey/verify', { body: passkeyAssertion }),
  startSso: (client) => client.GET('/api/v1/auth/sso/start', { params: { query: { next: '/settings/people' } } }),
  finishSso: (client) =>
    client.GET('/api/v1/auth/sso/callback', { params: { query: { code: 'dGhlIGNvZGU', state: 'dGhlIHN0YXRl' } } }),
  endProviderSessions: (client) =>
    client.POST('/api/v1/auth/sso/logout', {
      body: { logout_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl' },
      headers: form,
    }),
  handOver: (client) =>
    client.GET('/api/v1/auth/handover', { params: { query: { surface: 'content', code_challenge: challenge } } }),
  getSession: (client) => client.GET('/api/v1/auth/session'),
  endSession: (client) => client.DELETE('/api/v1/auth/session'),
  createConsoleSession: (client) =>
    client.POST('/api/v1/auth/console-sessions', {
      body: { surface: 'content', code: 'dGhlIGNvZGU', code_verifier: verifier },
    }),
  introspectConsoleSession: (client) =>
    client.POST('/api/v1/auth/console-sessions/introspect', { body: consoleSession }),
  endConsoleSession: (client) => client.POST('/api/v1/auth/console-sessions/end', { body: consoleSession }),
  introspectToken: (client, { accessToken }) =>
    client.POST('/api/v1/auth/tokens/introspect', { body: { surface: 'content', token: accessToken } }),
  getMembership: (client, { memberId }) =>
    client.GET('/api/v1/auth/memberships/{memberId}', { params: { path: { memberId } } }),

  getMe: (client) => client.GET('/api/v1/me'),
  updateMe: (client) => client.PATCH('/api/v1/me', { body: { name: 'Ada Lovelace' } }),
  requestEmailChange: (client) => client.POST('/api/v1/me/email', { body: { email: 'ada@example.org' } }),
  confirmEmailChange: (client) => client.POST('/api/v1/me/email/confirm', { body: { code: '123456' } }),
  getMyProof: (client) => client.GET('/api/v1/me/proof'),
  requestMyProofCode: (client) => client.POST('/api/v1/me/proof/code'),
  beginMyProof: (client) => client.POST('/api/v1/me/proof/passkey'),
  proveMyself: (client) => client.POST('/api/v1/me/proof', { body: { code: '123456' } }),
  listMySessions: (client) => client.GET('/api/v1/me/sessions'),
  endMyOtherSessions: (client) => client.DELETE('/api/v1/me/sessions'),
  endMySession: (client, { sessionId }) =>
    client.DELETE('/api/v1/me/sessions/{sessionId}', { params: { path: { sessionId } } }),
  listMyPasskeys: (client) => client.GET('/api/v1/me/passkeys'),
  beginPasskey: (client) => client.POST('/api/v1/me/passkeys/options'),
  addMyPasskey: (client) =>
    client.POST('/api/v1/me/passkeys', { body: { name: 'Ada’s phone', credential: passkeyRegistration } }),
  renameMyPasskey: (client, { passkeyId }) =>
    client.PATCH('/api/v1/me/passkeys/{passkeyId}', { params: { path: { passkeyId } }, body: { name: 'phone' } }),
  removeMyPasskey: (client, { passkeyId }) =>
    client.DELETE('/api/v1/me/passkeys/{passkeyId}', { params: { path: { passkeyId } } }),
  getMySecondFactors: (client) => client.GET('/api/v1/me/second-factors'),
  beginAuthenticator: (client) => client.POST('/api/v1/me/authenticator/options'),
  addMyAuthenticator: (client) => client.POST('/api/v1/me/authenticator', { body: { code: '123456' } }),
  removeMyAuthenticator: (client) => client.DELETE('/api/v1/me/authenticator'),
  createMyRecoveryCodes: (client) => client.POST('/api/v1/me/recovery-codes'),
  listMyTokens: (client) => client.GET('/api/v1/me/tokens'),
  createMyToken: (client) => client.POST('/api/v1/me/tokens', { body: { name: 'laptop', expires_in_days: 7 } }),
  revokeMyToken: (client, { tokenId }) =>
    client.DELETE('/api/v1/me/tokens/{tokenId}', { params: { path: { tokenId } } }),
  listMyApplications: (client) => client.GET('/api/v1/me/applications'),
  revokeMyApplication: (client, { clientId }) =>
    client.DELETE('/api/v1/me/applications/{clientId}', { params: { path: { clientId } } }),
  listMyActivity: (client) => client.GET('/api/v1/me/activity', { params: page }),

  listMembers: (client) => client.GET('/api/v1/members', { params: page }),
  inviteMember: (client) => client.POST('/api/v1/members', { body: { email, name: 'Ada' } }),
  getMember: (client, { memberId }) => client.GET('/api/v1/members/{memberId}', { params: { path: { memberId } } }),
  updateMember: (client, { memberId }) =>
    client.PATCH('/api/v1/members/{memberId}', { params: { path: { memberId } }, body: { name: 'Ada Lovelace' } }),
  removeMember: (client, { memberId }) =>
    client.DELETE('/api/v1/members/{memberId}', { params: { path: { memberId } } }),
  exportMember: (client, { memberId }) =>
    client.GET('/api/v1/members/{memberId}/export', { params: { path: { memberId } } }),
  exportMe: (client) => client.GET('/api/v1/me/export'),
  changeMemberEmail: (client, { memberId }) =>
    client.PUT('/api/v1/members/{memberId}/email', {
      params: { path: { memberId } },
      body: { email: 'ada@example.org' },
    }),
  eraseMember: (client, { memberId }) =>
    client.DELETE('/api/v1/members/{memberId}/record', { params: { path: { memberId } } }),
  listWebhooks: (client) => client.GET('/api/v1/webhooks'),
  createWebhook: (client) =>
    client.POST('/api/v1/webhooks', { body: { url: 'https://www.example.com/hooks/auth', events: ['webhook.test'] } }),
  updateWebhook: (client, { webhookId }) =>
    client.PATCH('/api/v1/webhooks/{webhookId}', { params: { path: { webhookId } }, body: { active: false } }),
  deleteWebhook: (client, { webhookId }) =>
    client.DELETE('/api/v1/webhooks/{webhookId}', { params: { path: { webhookId } } }),
  rotateWebhookSecret: (client, { webhookId }) =>
    client.POST('/api/v1/webhooks/{webhookId}/rotate-secret', { params: { path: { webhookId } } }),
  testWebhook: (client, { webhookId }) =>
    client.POST('/api/v1/webhooks/{webhookId}/test', { params: { path: { webhookId } } }),
  listWebhookDeliveries: (client, { webhookId }) =>
    client.GET('/api/v1/webhooks/{webhookId}/deliveries', { params: { path: { webhookId }, ...page } }),
  resendWebhookDeliveries: (client, { webhookId }) =>
    client.POST('/api/v1/webhooks/{webhookId}/resend', {
      params: { path: { webhookId } },
      body: { state: 'failed' },
    }),
  listApplications: (client) => client.GET('/api/v1/applications'),
  decideApplication: (client, { clientId }) =>
    client.PUT('/api/v1/applications/{clientId}/decision', {
      params: { path: { clientId } },
      body: { state: 'approved' },
    }),
  resetApplication: (client, { clientId }) =>
    client.DELETE('/api/v1/applications/{clientId}/decision', { params: { path: { clientId } } }),
  dismissApplication: (client, { clientId }) =>
    client.DELETE('/api/v1/applications/{clientId}/requests', { params: { path: { clientId } } }),
  revokeApplication: (client, { clientId }) =>
    client.DELETE('/api/v1/applications/{clientId}', { params: { path: { clientId } } }),
  unlockMember: (client, { memberId }) =>
    client.POST('/api/v1/members/{memberId}/unlock', { params: { path: { memberId } } }),
  listMemberCredentials: (client, { memberId }) =>
    client.GET('/api/v1/members/{memberId}/credentials', { params: { path: { memberId } } }),
  endMemberSession: (client, { memberId, memberSessionId: sessionId }) =>
    client.DELETE('/api/v1/members/{memberId}/sessions/{sessionId}', { params: { path: { memberId, sessionId } } }),
  resetMemberSecondFactors: (client, { memberId }) =>
    client.DELETE('/api/v1/members/{memberId}/second-factors', { params: { path: { memberId } } }),
  removeMemberPasskey: (client, { memberId, memberPasskeyId: passkeyId }) =>
    client.DELETE('/api/v1/members/{memberId}/passkeys/{passkeyId}', { params: { path: { memberId, passkeyId } } }),
  revokeMemberToken: (client, { memberId, memberTokenId: tokenId }) =>
    client.DELETE('/api/v1/members/{memberId}/tokens/{tokenId}', { params: { path: { memberId, tokenId } } }),
  revokeMemberApplication: (client, { memberId, memberClientId: clientId }) =>
    client.DELETE('/api/v1/members/{memberId}/applications/{clientId}', {
      params: { path: { memberId, clientId } },
    }),
  endMemberCredentials: (client, { memberId }) =>
    client.DELETE('/api/v1/members/{memberId}/credentials', { params: { path: { memberId } } }),
  approveIdentity: (client, { memberId, identityRequestId: requestId }) =>
    client.POST('/api/v1/members/{memberId}/identity-requests/{requestId}/approve', {
      params: { path: { memberId, requestId } },
    }),
  refuseIdentity: (client, { memberId, identityRequestId: requestId }) =>
    client.DELETE('/api/v1/members/{memberId}/identity-requests/{requestId}', {
      params: { path: { memberId, requestId } },
    }),
  listIdentityRequests: (client, { memberId }) =>
    client.GET('/api/v1/members/{memberId}/identity-requests', { params: { path: { memberId } } }),
  resendInvitation: (client, { memberId }) =>
    client.POST('/api/v1/members/{memberId}/invitation', { params: { path: { memberId } } }),
  listAgents: (client) => client.GET('/api/v1/agents', { params: page }),
  createAgent: (client) => client.POST('/api/v1/agents', { body: { name: 'release bot' } }),
  updateAgent: (client, { agentId }) =>
    client.PATCH('/api/v1/agents/{agentId}', { params: { path: { agentId } }, body: { name: 'release bot' } }),
  deleteAgent: (client, { agentId }) => client.DELETE('/api/v1/agents/{agentId}', { params: { path: { agentId } } }),
  listAgentTokens: (client, { agentId }) =>
    client.GET('/api/v1/agents/{agentId}/tokens', { params: { path: { agentId } } }),
  createAgentToken: (client, { agentId }) =>
    client.POST('/api/v1/agents/{agentId}/tokens', { params: { path: { agentId } }, body: { name: 'nightly' } }),
  revokeAgentToken: (client, { agentId, agentTokenId }) =>
    client.DELETE('/api/v1/agents/{agentId}/tokens/{tokenId}', {
      params: { path: { agentId, tokenId: agentTokenId } },
    }),
  getBackups: (client) => client.GET('/api/v1/backups'),
  listActivity: (client) => client.GET('/api/v1/activity', { params: page }),
  exportActivity: (client) => client.GET('/api/v1/activity/export', { parseAs: 'text' }),

  getAuthorizationServer: (client) => client.GET('/.well-known/oauth-authorization-server'),
  authorize: (client, { connectorId }) =>
    client.GET('/oauth/authorize', {
      params: {
        query: {
          client_id: connectorId,
          response_type: 'code',
          redirect_uri: redirectUri,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        },
      },
      parseAs: 'text',
    }),
  resumeAuthorization: (client) => client.GET('/oauth/authorize/{uid}', { params: { path: { uid } }, parseAs: 'text' }),
  getConsent: (client) => client.GET('/oauth/consent/{uid}', { params: { path: { uid } }, parseAs: 'text' }),
  decideConsent: (client) =>
    client.POST('/oauth/consent/{uid}', {
      params: { path: { uid } },
      body: { decision: 'allow', proof: 'dGhlIHByb29m' },
      headers: form,
    }),
  issueToken: (client, { connectorId }) =>
    client.POST('/oauth/token', {
      body: {
        grant_type: 'authorization_code',
        client_id: connectorId,
        code: 'dGhlIGNvZGU',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      },
      headers: form,
    }),
  revokeToken: (client, { connectorId }) =>
    client.POST('/oauth/revoke', { body: { client_id: connectorId, token: 'dGhlIHRva2Vu' }, headers: form }),
  registerClient: (client) =>
    client.POST('/oauth/register', {
      body: { client_name: 'Notes', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
    }),
  getResourceMetadata: (client) => client.GET('/.well-known/oauth-protected-resource'),
  getMcpResourceMetadata: (client) => client.GET('/.well-known/oauth-protected-resource/mcp'),
  postMcp: (client, { accessToken }) =>
    client.POST('/mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: mcp } },
      headers: {
        ...{ Authorization: `Bearer ${accessToken}`, Accept: answers },
        ...{ 'MCP-Protocol-Version': mcpVersion, 'Mcp-Method': 'tools/list' },
      },
    }),
  listScimUsers: (client) => client.GET('/scim/v2/Users', { params: { query: { filter: `userName eq "${email}"` } } }),
  createScimUser: (client) =>
    client.POST('/scim/v2/Users', { body: { ...scimUser, userName: 'grace@example.com' }, headers: scim }),
  getScimUser: (client, { memberId }) =>
    client.GET('/scim/v2/Users/{userId}', { params: { path: { userId: memberId } } }),
  replaceScimUser: (client, { memberId, memberEmail: userName }) =>
    client.PUT('/scim/v2/Users/{userId}', {
      params: { path: { userId: memberId } },
      body: { ...scimUser, userName },
      headers: scim,
    }),
  patchScimUser: (client, { memberId }) =>
    client.PATCH('/scim/v2/Users/{userId}', { params: { path: { userId: memberId } }, body: scimPatch, headers: scim }),
  deleteScimUser: (client, { memberId }) =>
    client.DELETE('/scim/v2/Users/{userId}', { params: { path: { userId: memberId } } }),
  getScimServiceProviderConfig: (client) => client.GET('/scim/v2/ServiceProviderConfig'),
  listScimResourceTypes: (client) => client.GET('/scim/v2/ResourceTypes'),
  getScimResourceType: (client) =>
    client.GET('/scim/v2/ResourceTypes/{resourceType}', { params: { path: { resourceType: 'User' } } }),
  listScimSchemas: (client) => client.GET('/scim/v2/Schemas'),
  getScimSchema: (client) =>
    client.GET('/scim/v2/Schemas/{schemaId}', {
      params: { path: { schemaId: 'urn:ietf:params:scim:schemas:core:2.0:User' } },
    }),
  getMcp: (client, { accessToken }) => client.GET('/mcp', { headers: { Authorization: `Bearer ${accessToken}` } }),
  deleteMcp: (client, { accessToken }) =>
    client.DELETE('/mcp', { headers: { Authorization: `Bearer ${accessToken}` } }),

  getHome: (client) => client.GET('/'),
  // With a session the page leads on, unless there is something to say.
  getLogin: (client) => client.GET('/login', { params: { query: { error: 'sso_token' } }, parseAs: 'text' }),
  submitLogin: (client) =>
    client.POST('/login', {
      body: { email, next: '/settings/people' },
      headers: form,
    }),
  getEmailChange: (client) => client.GET('/email-change', { parseAs: 'text' }),
  takeEmailBack: (client) => client.POST('/email-change', { body: { token: 'c2VjcmV0' }, headers: form }),
  getSetup: (client) => client.GET('/setup', { parseAs: 'text' }),
  submitSetup: (client) =>
    client.POST('/setup', { body: { token: 'c2VhbGVkIGJ5IHRoZSBzZXJ2ZXI', email }, headers: form }),
  signOut: (client) => client.POST('/logout'),
  getSettings: (client) => client.GET('/settings'),
  getPeopleSettings: (client) => client.GET('/settings/people', { parseAs: 'text' }),
  getAutomationSettings: (client) => client.GET('/settings/automation', { parseAs: 'text' }),
  getWebhookSettings: (client) => client.GET('/settings/webhooks', { parseAs: 'text' }),
  getActivitySettings: (client) => client.GET('/settings/activity', { parseAs: 'text' }),
  getAccountSettings: (client) => client.GET('/settings/account', { parseAs: 'text' }),
  getSecuritySettings: (client) => client.GET('/settings/security', { parseAs: 'text' }),
  getVisitor: (client) => client.GET('/visitor'),
  getHealth: (client) => client.GET('/health'),
  getMetrics: (client) => client.GET('/metrics', { parseAs: 'text' }),
  getOpenApi: (client) => client.GET('/openapi.json'),
  getApiCatalog: (client) => client.GET('/.well-known/api-catalog'),
  getDocs: (client) => client.GET('/docs', { parseAs: 'text' }),
  getManual: (client) => client.GET('/manual', { parseAs: 'text' }),
  getAsset: (client) => client.GET('/assets/{file}', { params: { path: { file: 'main-1a2b.js' } }, parseAs: 'text' }),
}
