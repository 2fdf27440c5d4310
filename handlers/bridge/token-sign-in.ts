import type { Handlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { TriptychError } from '../../src/errors.ts'
import { tokenSignInPage } from '../../src/pages/token-sign-in-page.ts'
import { ownPath, redirectTo } from '../common/console-sign-in.ts'
import { type BridgeContext, cookieNames } from './context.ts'

/** The page where the bridge's first token becomes a session, and its form. */
export const tokenSignIn: Pick<Handlers<BridgeContext>, 'getTokenSignIn' | 'submitTokenSignIn'> = {
  getTokenSignIn({ query }, context) {
    requireFirstToken(context)
    const { token, next, error } = query
    const { html, policy } = tokenSignInPage({
      ...{ token: token || null, error: error || null },
      next: next === undefined ? null : ownPath(next),
    })
    return reply.getTokenSignIn.ok(html, { 'Content-Security-Policy': policy })
  },

  async submitTokenSignIn({ body }, context) {
    const next = ownPath(body.next)
    const session = await requireFirstToken(context).take(body.token.trim())
    if (session === null) {
      const query = new URLSearchParams({ error: 'token_invalid', ...(next === '/' ? {} : { next }) })
      return reply.submitTokenSignIn.seeOther(redirectTo(`/sign-in/token?${query}`))
    }
    const lifetime = Math.floor((session.expiresAt - Date.now()) / 1000)
    const { cookies } = context
    return reply.submitTokenSignIn.seeOther(
      redirectTo(next, [cookies.set(cookieNames.session, session.secret, lifetime)]),
    )
  },
}

/** @throws TriptychError `sign_in_disabled` where no such token signs anyone in */
function requireFirstToken({ firstToken }: BridgeContext): NonNullable<BridgeContext['firstToken']> {
  if (firstToken === null) throw new TriptychError('sign_in_disabled')
  return firstToken
}
