import { isIP } from 'node:net'
import type { ConsolesHandlers, HandOverRequest } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { connectorScopes } from '../../src/access/scopes.ts'
import type { TokenPrincipal } from '../../src/auth/access-tokens.ts'
import { LONGEST_NEXT } from '../../src/auth/next-path.ts'
import { TriptychError } from '../../src/errors.ts'
import { redirectTo } from '../common/console-sign-in.ts'
import type { AuthContext } from './context.ts'
import { loginPath, toSecondFactor, toSignIn } from './sign-in-flow.ts'

export const consoles = {
  async handOver(request, context) {
    const { surface, next = '/', code_challenge: challenge } = request.query
    const { principal } = context.call
    if (principal === null) return reply.handOver.found(await toSignIn(context, pathHere(request.query)))
    if (principal.limited !== undefined) return reply.handOver.found(toSecondFactor(pathHere(request.query)))
    const url = context.consoles.urlOf(surface)
    if (url === null) return reply.handOver.found(redirectTo(loginPath({ error: 'handover' })))
    if (challenge === undefined)
      return reply.handOver.found(redirectTo(new URL(`/sign-in?${new URLSearchParams({ next })}`, url).href))
    const code = await context.handovers.create(principal.credentialId, surface, challenge)
    if (code === null) return reply.handOver.found(await toSignIn(context, pathHere(request.query)))
    return reply.handOver.found(
      redirectTo(new URL(`/sign-in/callback?${new URLSearchParams({ code, next })}`, url).href),
    )
  },

  async createConsoleSession(request, context) {
    const { surface, code, code_verifier: verifier, user_agent: userAgent = null } = request.body
    const session = await context.handovers.redeem(surface, code, verifier, userAgent)
    if (session === null) throw new TriptychError('handover_invalid')
    const body = { session: session.secret, expires_at: new Date(session.expiresAt).toISOString() }
    return reply.createConsoleSession.created(body)
  },

  async introspectConsoleSession(request, { sessions, members }) {
    const { surface, session } = request.body
    const principal = await sessions.verify(surface, session)
    const member = principal && (await members.find(principal.id))
    if (!member) return reply.introspectConsoleSession.ok({ active: false })
    const { credentialId, needsProof } = principal
    return reply.introspectConsoleSession.ok({
      ...{ active: true, member, session_id: credentialId },
      ...(needsProof === undefined ? {} : { needs_proof: needsProof }),
    })
  },

  async endConsoleSession(request, { sessions, call }) {
    const { surface, session } = request.body
    await sessions.endBySecret(surface, session, call.requestId)
    return reply.endConsoleSession.noContent()
  },

  async introspectToken(request, { tokens }) {
    const { token, address = '', scopes: heeded = false } = request.body
    // The caller holds the token and could have presented it from any address: the one it reports is recorded, if it is one.
    const principal = await tokens.verify(token, isIP(address) === 0 ? null : address)
    // A surface that knows no scopes would take a token that is limited for one that is not.
    if (principal === null || (principal.scopes !== undefined && !heeded && !isWhole(principal)))
      return reply.introspectToken.ok({ active: false })
    const { id, kind, name, role, credentialId, scopes } = principal
    return reply.introspectToken.ok({
      ...{ active: true, actor: { id, kind, name, role }, token_id: credentialId },
      ...(scopes === undefined ? {} : { scopes: [...scopes] }),
    })
  },

  async getMembership(request, { members }) {
    const { memberId } = request.path
    const [member, administrator] = await Promise.all([members.isMember(memberId), members.isAdministrator(memberId)])
    return reply.getMembership.ok({ member, administrator })
  },
} satisfies ConsolesHandlers<AuthContext>

/** Whether a token may do all that its actor may. */
function isWhole({ scopes = [] }: TokenPrincipal): boolean {
  return connectorScopes.every((scope) => scopes.includes(scope))
}

/** This handover, to come back to. A `next` that is too long to remember is left out: the visitor still gets to the console. */
function pathHere({ surface, next = '/', code_challenge: challenge }: HandOverRequest['query']): string {
  const tied = challenge === undefined ? {} : { code_challenge: challenge }
  const to = (place: string) => `/api/v1/auth/handover?${new URLSearchParams({ surface, next: place, ...tied })}`
  return to(next).length > LONGEST_NEXT ? to('/') : to(next)
}
