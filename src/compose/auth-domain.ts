import type { Registry } from 'prom-client'
import { AccessTokens } from '../auth/access-tokens.ts'
import { ActivityLog } from '../auth/activity-log.ts'
import { Agents } from '../auth/agents.ts'
import { Applications } from '../auth/applications.ts'
import { Callers } from '../auth/callers.ts'
import { LoginCodes } from '../auth/codes/login-codes.ts'
import { Handovers } from '../auth/handovers.ts'
import { LogSender } from '../auth/mail/log-sender.ts'
import { MailOutbox } from '../auth/mail/outbox.ts'
import { SmtpSender } from '../auth/mail/smtp-sender.ts'
import { Members } from '../auth/members.ts'
import { Artifacts } from '../auth/oauth/artifacts.ts'
import { RegisteredClients } from '../auth/oauth/clients.ts'
import { Consents } from '../auth/oauth/consents.ts'
import { Grants } from '../auth/oauth/grants.ts'
import { resourcesOf } from '../auth/oauth/resources.ts'
import { StrangerLimits } from '../auth/oauth/stranger-limits.ts'
import { OAuthTokens } from '../auth/oauth/tokens.ts'
import type { AuthTables } from '../auth/schema.ts'
import { Keys } from '../auth/secrets.ts'
import { Sessions } from '../auth/sessions.ts'
import { LegacyProvider } from '../auth/sso/legacy.ts'
import { OidcProvider } from '../auth/sso/oidc.ts'
import { SsoSignIn } from '../auth/sso/sso-sign-in.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../server/logger.ts'
import type { Addresses } from './addresses.ts'
import { authMetrics } from './auth-metrics.ts'

export interface AuthDomainOptions {
  readonly config: Config
  readonly db: Database<AuthTables>
  readonly secret: string
  readonly addresses: Addresses
  readonly logger: Logger
  readonly registry: Registry
}

export type AuthDomain = ReturnType<typeof authDomain>

/** Everything of the domain, joined; nothing of it runs yet. */
export function authDomain({ config, db, secret, addresses, logger, registry }: AuthDomainOptions) {
  const now = Date.now
  const keys = new Keys(secret)
  const observer = authMetrics(registry)
  const { smtp, from } = config.mail
  const mail = new MailOutbox(db, {
    keys,
    sender: smtp === null ? new LogSender(logger) : new SmtpSender({ url: smtp.reveal(), from }),
    baseUrl: () => addresses.publicUrl('auth').origin,
    log: logger,
    observer,
  })
  const sessions = new Sessions(db, logger, now)
  const members = new Members(db, mail, observer, now)
  const parts = { db, keys, mail, sessions, log: logger, observer, now }
  const artifacts = new Artifacts(db, keys, now)
  const notNoted = (error: unknown) => logger.warn({ err: error }, 'could not note when a token was used')
  const provider = chooseProvider(config, addresses, observer)
  return {
    keys,
    mail,
    sessions,
    members,
    handovers: new Handovers(db, now),
    callers: new Callers(db),
    agents: new Agents(db, now),
    tokens: new AccessTokens(db, notNoted, now),
    oauthTokens: new OAuthTokens(db, {
      audiences: () => resourcesOf(addresses.publicUrl('auth')),
      onError: notNoted,
      now,
    }),
    oauth: {
      artifacts,
      clients: new RegisteredClients(db, keys, now),
      grants: new Grants(db),
      limits: new StrangerLimits(db, now),
    },
    consents: new Consents(artifacts, keys, now),
    now,
    applications: new Applications(db, now),
    activity: new ActivityLog(db),
    codes: new LoginCodes(parts),
    sso: provider && new SsoSignIn({ ...parts, provider: provider.provider, policy: provider.policy }),
    label: provider?.provider.label ?? null,
  }
}

/** OIDC before the legacy handover (seed, Selecting a method 4). */
function chooseProvider({ signIn }: Config, addresses: Addresses, observer: ReturnType<typeof authMetrics>) {
  const surroundings = {
    redirectUri: () => new URL('/api/v1/auth/sso/callback', addresses.publicUrl('auth')).href,
    observer,
  }
  const { oidc, legacy } = signIn
  if (oidc !== null) {
    return { provider: new OidcProvider(oidc, surroundings), policy: oidc }
  }
  return legacy && { provider: new LegacyProvider(legacy, surroundings), policy: legacy }
}
