import { webhookNames } from '../../generated/auth/webhooks.ts'
import { AccessTokens } from '../auth/access-tokens.ts'
import { ActivityLog } from '../auth/activity-log.ts'
import type { Actor } from '../auth/actor.ts'
import { Agents } from '../auth/agents.ts'
import { Applications } from '../auth/applications.ts'
import { AnonymousLimits } from '../auth/attempts.ts'
import { Callers } from '../auth/callers.ts'
import { LoginCodes } from '../auth/codes/login-codes.ts'
import { endCredentials } from '../auth/credentials.ts'
import { EmailChanges } from '../auth/email-changes.ts'
import { GuessBrake } from '../auth/guess-brake.ts'
import { Handovers } from '../auth/handovers.ts'
import { LogSender, type MailObserver, type MailSender } from '../auth/mail/mail.ts'
import { MailOutbox } from '../auth/mail/outbox.ts'
import { exportMember } from '../auth/member-export.ts'
import { Members } from '../auth/members.ts'
import { Artifacts } from '../auth/oauth/artifacts.ts'
import { RegisteredClients } from '../auth/oauth/clients.ts'
import { Consents } from '../auth/oauth/consents.ts'
import { Grants } from '../auth/oauth/grants.ts'
import { resourcesOf } from '../auth/oauth/resources.ts'
import { OAuthTokens } from '../auth/oauth/tokens.ts'
import type { AuthObserver } from '../auth/observer.ts'
import { PasskeySignIn } from '../auth/passkeys/passkey-sign-in.ts'
import { Passkeys } from '../auth/passkeys/passkeys.ts'
import { Proofs } from '../auth/proofs.ts'
import { ProvisionedMembers } from '../auth/provisioning.ts'
import { eraseMember } from '../auth/record/erase.ts'
import { ActivityLinker } from '../auth/record/linker.ts'
import type { AuthTables } from '../auth/schema.ts'
import { SecondFactors } from '../auth/second-factor/second-factors.ts'
import { Keys } from '../auth/secrets.ts'
import { Sessions } from '../auth/sessions.ts'
import { SetupLink } from '../auth/setup-link.ts'
import { IdentityRequests } from '../auth/sso/identity-requests.ts'
import type { ProviderObserver } from '../auth/sso/provider-fetch.ts'
import { ProviderLogouts } from '../auth/sso/provider-logout.ts'
import { SsoSignIn } from '../auth/sso/sso-sign-in.ts'
import { locksOfWebhook, Webhooks, waitForEarlier } from '../auth/webhooks/webhooks.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../server/logger.ts'
import { Counter, Histogram, type Registry } from '../server/metrics.ts'
import { webhookTables } from '../webhooks/tables.ts'
import type { Addresses } from './addresses.ts'
import { messageCheck, webhookRules, webhookWorker } from './webhook-worker.ts'

export interface AuthDomainOptions {
  readonly config: Config
  readonly db: Database<AuthTables>
  readonly secret: string
  readonly addresses: Addresses
  readonly logger: Logger
  readonly registry: Registry
  /** Hold every message to a webhook against the contract before it is sent. */
  readonly checkReplies?: boolean
}

export type AuthDomain = Awaited<ReturnType<typeof authDomain>>

/** Everything of the domain, joined; nothing of it runs yet. What the settings have no use for is not loaded. */
export async function authDomain({
  config,
  db,
  secret,
  addresses,
  logger,
  registry,
  checkReplies = false,
}: AuthDomainOptions) {
  const now = Date.now
  const keys = new Keys(secret)
  const observer = authMetrics(registry)
  const mail = new MailOutbox(db, {
    keys,
    sender: await senderOf(config, logger),
    baseUrl: () => addresses.publicUrl('auth').origin,
    log: logger,
    observer,
  })
  const { stepUp, secondFactor: any, otpFallback } = config.signIn
  const secondFactor = { any, passkey: stepUp.passkeys }
  const sessions = new Sessions(db, logger, now, mail, stepUp, secondFactor)
  const members = new Members(db, mail, observer, now)
  const brake = new GuessBrake({ observer, log: logger })
  const parts = { db, keys, mail, sessions, log: logger, observer, brake, now }
  const passkeyParts = { ...parts, url: () => addresses.publicUrl('auth') }
  const passkeys = new Passkeys(passkeyParts)
  const secondFactors = new SecondFactors(passkeyParts)
  const artifacts = new Artifacts(db, keys, now)
  const onUseNotRecorded = (error: unknown) => logger.warn({ err: error }, 'could not note when a token was used')
  const tokens = new AccessTokens(db, onUseNotRecorded, now, mail)
  const applications = new Applications(db, now)
  const activity = new ActivityLog(db)
  const provider = await chooseProvider(config, addresses, observer)
  return {
    keys,
    mail,
    sessions,
    members,
    setup: new SetupLink({ keys, members, log: logger, baseUrl: () => addresses.publicUrl('auth'), now }),
    provisioned: new ProvisionedMembers(db, members),
    passkeys,
    secondFactors,
    passkeySignIn: new PasskeySignIn(passkeyParts),
    proofs: new Proofs({
      ...passkeyParts,
      policy: stepUp,
      secondFactor,
      // The legacy handover has no way to ask for a fresh sign-in.
      codes: provider === null || otpFallback || provider.provider.kind === 'legacy',
      provider: provider?.provider.kind === 'oidc',
    }),
    passkeysProve: stepUp.required || any !== null || stepUp.passkeys !== null,
    handovers: new Handovers(db, now),
    endCredentials: (actor: Actor, memberId: string) => endCredentials(db, actor, memberId, now()),
    eraseMember: (actor: Actor, memberId: string) => eraseMember(db, actor, memberId, now()),
    emailChanges: new EmailChanges({ db, keys, mail, now }),
    identityRequests: new IdentityRequests(db, mail, now),
    callers: new Callers(db),
    agents: new Agents(db, now),
    tokens,
    oauthTokens: new OAuthTokens(db, {
      audiences: () => resourcesOf(addresses.publicUrl('auth')),
      onError: onUseNotRecorded,
      now,
    }),
    oauth: {
      artifacts,
      clients: new RegisteredClients(db, keys, now),
      grants: new Grants(db, now),
      limits: new AnonymousLimits(db, now),
    },
    consents: new Consents({ db, artifacts, keys, notices: mail, needsApproval: config.approveApplications, now }),
    approveApplications: config.approveApplications,
    now,
    applications,
    activity,
    webhooks: new Webhooks(db, { secretKey: secret, ...webhookRules(config) }),
    messages: webhookWorker({
      ...{ config, logger, secret, db: webhookTables(db), locksOf: locksOfWebhook },
      waitUntil: (delivery) => waitForEarlier(db, delivery, now()),
      ...(checkReplies && {
        check: messageCheck(webhookNames, await import('../../generated/auth/webhook-validators.js')),
      }),
      onGivenUp: observer.webhookGivenUp,
    }),
    exportMember: (memberId: string) =>
      exportMember({ db, members, sessions, passkeys, secondFactors, tokens, applications, activity }, memberId, now()),
    linker: new ActivityLinker(db, { keys, log: logger, now }),
    codes: new LoginCodes(parts),
    sso: provider && new SsoSignIn({ ...parts, provider: provider.provider, policy: provider.policy }),
    providerLogouts: provider && new ProviderLogouts({ ...parts, provider: provider.provider }),
    label: provider?.provider.label ?? null,
  }
}

async function senderOf({ mail: { smtp, from } }: Config, logger: Logger): Promise<MailSender> {
  if (smtp === null) return new LogSender(logger)
  const { SmtpSender } = await import('../auth/mail/smtp-sender.ts')
  return new SmtpSender({ url: smtp.reveal(), from })
}

/** The provider that the settings name, null without one; OIDC before the legacy handover. */
async function chooseProvider({ signIn }: Config, addresses: Addresses, observer: ReturnType<typeof authMetrics>) {
  const surroundings = {
    redirectUri: () => new URL('/api/v1/auth/sso/callback', addresses.publicUrl('auth')).href,
    observer,
  }
  const { oidc, legacy } = signIn
  if (oidc !== null) {
    const { OidcProvider } = await import('../auth/sso/oidc.ts')
    return { provider: new OidcProvider(oidc, surroundings), policy: oidc }
  }
  if (legacy === null) return null
  const { LegacyProvider } = await import('../auth/sso/legacy.ts')
  return { provider: new LegacyProvider(legacy, surroundings), policy: legacy }
}

/** Counts what the auth surface does, for Prometheus. */
function authMetrics(registry: Registry): AuthObserver & MailObserver & ProviderObserver & { webhookGivenUp(): void } {
  const registers = [registry]
  const signIns = new Counter({
    name: 'auth_sign_ins_total',
    help: 'Sign-ins, by method (otp, oidc, legacy, passkey) and outcome (success, failure).',
    labelNames: ['method', 'outcome'],
    registers,
  })
  const codes = new Counter({ name: 'auth_codes_sent_total', help: 'Sign-in codes made for members.', registers })
  const limits = new Counter({
    name: 'auth_limits_hit_total',
    help: 'What was held back, by limit.',
    labelNames: ['limit'],
    registers,
  })
  const mails = new Counter({
    name: 'auth_mails_total',
    help: 'Mails, by kind (code, invitation) and outcome (sent, failed); a mail that is tried again fails each time.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const webhooks = new Counter({
    name: 'auth_webhook_messages_given_up_total',
    help: 'Messages to webhooks that were given up.',
    registers,
  })
  const provider = new Histogram({
    name: 'auth_provider_request_duration_seconds',
    help: 'Requests to the sign-in provider, by endpoint (discovery, token, jwks) and outcome (ok, error).',
    labelNames: ['endpoint', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  return {
    signIn: (method, outcome) => signIns.inc({ method, outcome }),
    codeIssued: () => codes.inc(),
    webhookGivenUp: () => webhooks.inc(),
    limitHit: (limit) => limits.inc({ limit }),
    sent: (kind) => mails.inc({ kind, outcome: 'sent' }),
    failed: (kind) => mails.inc({ kind, outcome: 'failed' }),
    providerRequest: (endpoint, outcome, seconds) => provider.observe({ endpoint, outcome }, seconds),
  }
}
