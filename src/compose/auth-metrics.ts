import { Counter, Histogram, type Registry } from 'prom-client'
import type { MailObserver } from '../auth/mail/mail.ts'
import type { AuthObserver } from '../auth/observer.ts'
import type { ProviderObserver } from '../auth/sso/provider-fetch.ts'

/** Counts what the auth surface does, for Prometheus. */
export function authMetrics(registry: Registry): AuthObserver & MailObserver & ProviderObserver {
  const registers = [registry]
  const signIns = new Counter({
    name: 'auth_sign_ins_total',
    help: 'Sign-ins, by method (otp, oidc, legacy) and outcome (success, failure).',
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
    limitHit: (limit) => limits.inc({ limit }),
    sent: (kind) => mails.inc({ kind, outcome: 'sent' }),
    failed: (kind) => mails.inc({ kind, outcome: 'failed' }),
    providerRequest: (endpoint, outcome, seconds) => provider.observe({ endpoint, outcome }, seconds),
  }
}
