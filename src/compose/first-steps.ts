import type { Members } from '../auth/members.ts'
import type { Config } from '../config.ts'
import type { Addresses } from './addresses.ts'

/**
 * What whoever started the process does next to sign in: null once somebody has. Where codes go to the log although
 * others can reach the service, it says that instead, each time.
 */
export async function firstSteps(config: Config, addresses: Addresses, members: Members): Promise<string | null> {
  const inLog = config.mail.smtp === null
  const login = new URL('/login', addresses.publicUrl('auth')).href
  const { members: people } = await members.list({ limit: 1 })
  const [first] = people
  if (first === undefined) {
    return 'nobody can sign in yet: set SVC_ADMIN_EMAIL, or run `triptych auth invite <email> --role admin`'
  }
  if (first.joined_at !== null) return null
  const { oidc, legacy, otpFallback } = config.signIn
  const provider = oidc !== null || legacy !== null
  if (provider && !otpFallback) return `to sign in: open ${login} as ${first.email}`
  const where = inLog ? 'find the code in this log' : 'enter the code from the mail'
  // Beside a provider the form has to be asked for.
  return `to sign in: open ${login}${provider ? '?code=1' : ''}, enter ${first.email}, and ${where}`
}
