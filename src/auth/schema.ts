import type { Generated, Transaction } from 'kysely'
import type { OutboxTable } from '../queue/outbox-table.ts'
import type { WebhookDeliveryTable, WebhookTable } from '../webhooks/tables.ts'

/**
 * The tables of the auth surface. Times are UTC milliseconds; ids are UUIDv7. Whatever opens a door (sessions, tokens,
 * codes of a handover, all that a connector is given) is kept as its SHA-256; one-time codes, which could be guessed from one, as an HMAC under the
 * server's key.
 */
export interface AuthTables {
  actor: ActorTable
  identity: IdentityTable
  identity_request: IdentityRequestTable
  removed_person: RemovedPersonTable
  session: SessionTable
  known_browser: KnownBrowserTable
  login_code: LoginCodeTable
  proof_code: ProofCodeTable
  attempt: AttemptTable
  failure_streak: FailureStreakTable
  spent: SpentTable
  handover_code: HandoverCodeTable
  passkey: PasskeyTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  access_token: AccessTokenTable
  connector_grant: ConnectorGrantTable
  oauth_client: OAuthClientTable
  application_decision: ApplicationDecisionTable
  application_request: ApplicationRequestTable
  oauth_artifact: OAuthArtifactTable
  email_change: EmailChangeTable
  email_take_back: EmailTakeBackTable
  activity: ActivityTable
  activity_link: ActivityLinkTable
  activity_chain: ActivityChainTable
  key_check: KeyCheckTable
  webhook: WebhookTable
  webhook_delivery: AccountDeliveryTable
  outbox: OutboxTable
}

/** A transaction on these tables, and nothing that merely reads or writes. */
export type Transact = Transaction<AuthTables>

export type Role = 'admin' | 'member'

/** A browser console that sessions are for. */
export type ConsoleSurface = 'auth' | 'bridge' | 'content'

/** How a person proved who they are. */
export type SignInMethod = 'otp' | 'oidc' | 'legacy' | 'passkey'

/** What was shown in a session beside its sign-in, or as that. */
export type SecondFactor = 'passkey' | 'authenticator' | 'recovery_code'

/** A member (`person`) or an agent. */
export interface ActorTable {
  id: string
  kind: 'person' | 'agent'
  /** As `normalizeEmail` writes it; null for an agent. */
  email: string | null
  name: string | null
  /** An agent is always a `member`. */
  role: Role
  created_at: number
  /** First sign-in; null for an invited person who has not signed in yet. */
  joined_at: number | null
  /** Since when an administrator keeps the person out; null for an agent, and a member who may sign in. */
  suspended_at: number | null
  /** What a provisioning client (SCIM) calls the person; null where none does. */
  external_id: string | null
  /**
   * Null for a suspension by an administrator, which only an administrator ends. A provisioning client ends its own; one
   * that it meant as a deletion hides the person from it.
   */
  suspended_by: 'scim' | 'scim_deleted' | null
}

/**
 * Someone whom an administrator removed: no provider makes them a member again until they are invited. By the SHA-256 of
 * their email, and of each of their identities.
 */
interface RemovedPersonTable {
  hash: string
  actor_id: string
  removed_at: number
}

/** What a provider calls a member: its issuer and subject (OpenID Connect Core, 2). */
interface IdentityTable {
  issuer: string
  subject: string
  actor_id: string
  linked_at: number
}

/** A second subject of one issuer, which an administrator has to approve before it is a member's. */
interface IdentityRequestTable {
  id: string
  issuer: string
  subject: string
  actor_id: string
  requested_at: number
}

/** A sign-in (`root_id` null), or a console's share in one, which ends when the sign-in does. */
interface SessionTable {
  id: string
  secret_hash: string
  actor_id: string
  surface: ConsoleSurface
  root_id: string | null
  method: SignInMethod
  /** `hashProviderSession` of the session at the provider that it began in; null where there is none. */
  provider_session: string | null
  address: string | null
  user_agent: string | null
  created_at: number
  /** Kept on the sign-in, for all its shares. */
  seen_at: number
  /** When the person proved last that it is them; null for a share, and where a provider did not say it. */
  proven_at: number | null
  /** How; null for a share, and of before. */
  proven_by: SignInMethod | SecondFactor | null
  /** The second factor that was shown in it; null for none, and for a share. */
  second_factor: SecondFactor | null
  /** The absolute end; being idle ends it sooner. */
  expires_at: number
}

/** A browser in which a member has signed in: attempts and sends of unknown browsers are not counted against it. */
interface KnownBrowserTable {
  browser_hash: string
  actor_id: string
  seen_at: number
  /** What its attempts and sends are counted under: it stays when the browser's secret is replaced. */
  budget_id: string | null
}

/** The one live code of a browser for an email. A decoy (`actor_id` null) stands for an unknown email. */
interface LoginCodeTable {
  browser_hash: string
  email_hash: string
  actor_id: string | null
  code_mac: string
  tries: number
  created_at: number
  expires_at: number
}

/** The one live code with which the person of a session proves again that it is them. */
interface ProofCodeTable {
  session_id: string
  code_mac: string
  tries: number
  expires_at: number
}

/** Something that is counted within a sliding window: a send, a failure. */
interface AttemptTable {
  id: string
  key: string
  at: number
}

/** Failures in a row of an email's codes, without a success between. */
interface FailureStreakTable {
  email_hash: string
  failures: number
  updated_at: number
}

/** What counts once: a legacy token, the state of a flow. Kept until it would be refused for its age. */
interface SpentTable {
  hash: string
  expires_at: number
}

/** A one-time code with which a console trades a sign-in for a session of its own. */
interface HandoverCodeTable {
  code_hash: string
  surface: ConsoleSurface
  /** S256 of the verifier that the console kept (RFC 7636, 4.2). */
  challenge: string
  session_id: string
  expires_at: number
}

/** A discoverable WebAuthn credential: its private key never leaves the authenticator. */
export interface PasskeyTable {
  id: string
  /** What the authenticator calls it, in base64url. */
  credential_id: string
  actor_id: string
  name: string
  /** COSE, in base64url. */
  public_key: string
  /** How often it has signed, as the authenticator counts; 0 where it does not. */
  counter: number
  created_at: number
  last_used_at: number | null
}

/** An app that shows codes (TOTP, RFC 6238), one for each member. */
interface AuthenticatorTable {
  actor_id: string
  /** In base32, sealed under the server's key. */
  secret: string
  /** The step of the last code that was used: it and earlier ones are refused. */
  last_step: number
  created_at: number
  last_used_at: number | null
}

/** A code that stands in for a second factor once: its row goes with its use. By its SHA-256. */
interface RecoveryCodeTable {
  hash: string
  actor_id: string
  created_at: number
}

interface AccessTokenTable {
  id: string
  secret_hash: string
  actor_id: string
  name: string
  /** `wsp_` and `wsa_` tokens. */
  kind: 'personal' | 'agent'
  last_four: string
  created_at: number
  expires_at: number
  last_used_at: number | null
  /** Who made an agent's token, and so knows it; null for a personal one, and where it was not noted. */
  created_by: string | null
  /** With a space between; null for a token that may do all that its actor may. */
  scopes: string | null
  /** Where it was used last; null where that is not known. */
  last_used_address: string | null
  /** How many of the notices that it ends are behind it (`token-notices.ts`); null for none. */
  end_notices: number | null
}

/** What a connector application may do in a member's name. */
interface ConnectorGrantTable {
  id: string
  client_id: string
  client_name: string
  actor_id: string
  scope: string
  /** Where the member was led with the code (`redirectHost`); null where that was not noted. */
  redirect_host: string | null
  created_at: number
  last_used_at: number | null
}

/** What administrators decided about an application, by its client id; one without a row is as the settings have it. */
interface ApplicationDecisionTable {
  client_id: string
  client_name: string
  state: 'approved' | 'blocked'
  /** What an approval is for, as a list in JSON; null where it is for any. */
  redirect_hosts: string | null
  changed_at: number
}

/** That a member asks administrators to approve an application, and where it would lead them. */
interface ApplicationRequestTable {
  client_id: string
  redirect_host: string
  /** What the application calls itself, unverified. */
  client_name: string
  requested_by: string
  requested_at: number
  /** When administrators were notified of it; null where that is still to be done. */
  notified_at: number | null
}

/** An application that registered itself. Its id is not a secret; what it proves itself with is sealed in the payload. */
interface OAuthClientTable {
  id: string
  payload: string
  created_at: number
}

/** What the authorization server hands out for a time, or keeps while a member is asked. */
interface OAuthArtifactTable {
  hash: string
  model: 'AccessToken' | 'RefreshToken' | 'AuthorizationCode' | 'Interaction'
  /** Null for an interaction, which comes before its grant. */
  grant_id: string | null
  /** Of an access token. */
  scope: string | null
  audience: string | null
  /** Sealed under the server's key. */
  payload: string
  expires_at: number
  /** When a code was traded in, or a refresh token replaced. */
  consumed_at: number | null
}

/** The one code with which a member takes a new email. */
interface EmailChangeTable {
  actor_id: string
  email: string
  code_mac: string
  tries: number
  expires_at: number
}

/** A link with which an address that was a member's takes the change back; by the SHA-256 of its secret. */
interface EmailTakeBackTable {
  hash: string
  actor_id: string
  /** The address. */
  email: string
  expires_at: number
}

/** Append-only; names are those of the moment, so that a line outlives whom it tells of. */
export interface ActivityTable {
  id: string
  at: number
  actor_id: string | null
  actor_kind: 'person' | 'agent' | 'system'
  actor_name: string
  credential: 'session' | 'token' | null
  credential_id: string | null
  action: string
  target_kind: string | null
  target_id: string | null
  target_name: string | null
  /** Whose session, token or grant the target is or was; null for other targets. */
  owner_id: string | null
  request_id: string | null
  /** `ActivityDetails` as JSON; null where there are none. */
  details: string | null
  /** Whether it has its link: 0 or 1. */
  linked: Generated<number>
}

/**
 * What a line of the activity was when it was linked, and which link came before. What names people is committed to with
 * salts, so that both can be erased and the link still holds.
 */
export interface ActivityLinkTable {
  /** 1 for the first, and no gaps. */
  seq: number
  activity_id: string
  /** The mac of the link before; empty for the first. */
  prev: string
  /** Null once the name of who did it was erased. */
  actor_salt: string | null
  actor_commitment: string
  /** Null once the name of the target and the details were erased. */
  rest_salt: string | null
  rest_commitment: string
  /** When no line waited to be linked, the last time before this one. */
  settled_at: number | null
  linked_at: number
  /** By the server's key, over the line and all of the above but the salts. */
  mac: string
}

/** One row: where the links end and where they begin, and which process adds to them. */
export interface ActivityChainTable {
  name: string
  seq: number
  mac: string
  /** The last link that was removed with its line, by its age. */
  anchor_seq: number
  anchor_mac: string
  settled_at: number | null
  /** Which key has written it. */
  key_id: string
  /** By that key, over all of the above. */
  seal: string
  holder: string
  lease_until: number
}

/** A message to a webhook about a member or agent. */
interface AccountDeliveryTable extends WebhookDeliveryTable {
  /** Whom it is about; null for a test. Those of one member are sent one after the other. */
  member_id: string | null
}

/** A fingerprint of the key that the database was last used with. */
interface KeyCheckTable {
  name: string
  fingerprint: string
}
