import { safeNext } from '../../src/auth/next-path.ts'
import { consoleReply } from '../common/console.ts'
import type { AuthContext } from './context.ts'
import { otherOrigins, toSignIn } from './sign-in.ts'

/** The console's page at one of the settings, for whoever is signed in; everybody else is led to sign-in, and back. */
export async function settingsPage(context: AuthContext, page: 'people' | 'automation' | 'activity' | 'account') {
  const { call, service } = context
  // It travels in a cookie where there is a provider: what is too long for that is left behind.
  if (call.principal === null) return toSignIn(context, safeNext(call.target ?? undefined, [], `/settings/${page}`))
  return consoleReply(service, { call, publicUrl: context.publicUrl(), formOrigins: otherOrigins(context) })
}
