import type { Principal } from '../../src/access/principal.ts'
import { TriptychError } from '../../src/errors.ts'
import { accountPage } from '../../src/pages/account-page.ts'
import { pageReply } from '../common/page.ts'
import type { AuthContext } from './context.ts'
import { otherOrigins, toSignIn } from './sign-in.ts'

/** One of the settings pages, for whoever is signed in; everybody else is led to sign-in before any HTML. */
export async function settingsPage(context: AuthContext, tab: 'people' | 'automation' | 'account') {
  const { principal } = context.call
  const found = principal === null ? null : await readSignedIn(context, principal)
  if (found === null) return toSignIn(context, `/settings/${tab}`)
  const [{ name, email, role }, session] = found
  return pageReply(
    accountPage({
      tab,
      name,
      email,
      role,
      method: session.method,
      ssoLabel: context.methods.sso ? context.methods.sso_label : null,
      since: session.created_at,
      formOrigins: otherOrigins(context),
    }),
  )
}

/** Null for who was signed in when the request came, and is not any more. */
function readSignedIn({ members, sessions }: AuthContext, { id, credentialId }: Principal) {
  return Promise.all([members.get(id), sessions.get(credentialId)]).catch((error: unknown) => {
    if (error instanceof TriptychError && error.code === 'not_found') return null
    throw error
  })
}
