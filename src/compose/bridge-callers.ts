import { cookieNames } from '../../handlers/bridge/context.ts'
import type { Cookies } from '../../handlers/common/cookies.ts'
import type { Principal } from '../access/principal.ts'
import { bearerToken, type SessionVerifier } from '../access/session-verifier.ts'
import type { AccessTokens } from '../bridge/credentials/access-tokens.ts'
import { type FirstToken, tokenSignInUrl } from '../bridge/credentials/first-token.ts'
import type { Schemes } from '../contract/authorize.ts'
import type { HttpCall } from '../contract/call.ts'
import { TriptychError } from '../errors.ts'

interface CallersParts {
  /** Those of the auth surface. */
  readonly sessions: SessionVerifier
  readonly tokens: Pick<AccessTokens, 'verify'>
  /** Null where no such token signs anyone in. */
  readonly firstToken: Pick<FirstToken, 'verify'> | null
}

/** Who shows a credential to a bridge; an open one looks at none. */
export function bridgeCallers(parts: CallersParts | null, cookies: Cookies): Schemes<HttpCall> {
  const none = async () => null
  if (parts === null) return { consoleSession: none, accessToken: none }
  return {
    consoleSession: async (call, { stepUp }) => {
      const cookie = cookies.read(call, cookieNames.session)
      return cookie === null ? null : parts.sessions.verifySession(cookie, stepUp !== undefined)
    },
    accessToken: async (call) => {
      const token = bearerToken(call.headers.authorization)
      return token === null ? null : principalOf(parts, token, call.clientAddress)
    },
  }
}

/**
 * Whose token it is. A member's counts only while the member is an administrator: no other member may use this bridge.
 *
 * @throws TriptychError `session_required`
 */
async function principalOf(parts: CallersParts, token: string, address: string): Promise<Principal | null> {
  const { sessions, tokens, firstToken } = parts
  // Until the console takes it, it stands for the session that it is going to be.
  if ((await firstToken?.verify(token)) === true) return operator('first token')
  const own = await tokens.verify(token)
  if (own !== null) {
    const { id, name, scopes } = own
    return { id, kind: 'agent', name, role: 'member', credential: 'token', credentialId: id, scopes }
  }
  const principal = await sessions.verifyToken(token, address)
  if (principal?.kind === 'person' && !(await sessions.isAdministrator(principal.id))) {
    throw new TriptychError('session_required', 'the member of this token is not an administrator')
  }
  return principal
}

/** Who signed in with the first token: one person, without a name. */
function operator(credentialId: string): Principal {
  return { id: 'operator', kind: 'person', name: 'Operator', role: 'admin', credential: 'session', credentialId }
}

/**
 * The sessions of an auth surface, where there is one, beside those that the first token began.
 *
 * @param publicUrl of the bridge
 */
export function withFirstToken(
  sessions: SessionVerifier,
  firstToken: Pick<FirstToken, 'verifySession' | 'endSession'>,
  publicUrl: () => URL,
): SessionVerifier {
  return {
    ...sessions,
    verifySession: async (cookie, forStepUp) => {
      const id = await firstToken.verifySession(cookie)
      return id === null ? sessions.verifySession(cookie, forStepUp) : operator(id)
    },
    profile: async (cookie) => {
      const id = await firstToken.verifySession(cookie)
      return id === null
        ? sessions.profile(cookie)
        : { name: 'Operator', email: 'signed in with a token', role: 'admin' }
    },
    handoverUrl: (next, challenge) => sessions.handoverUrl(next, challenge) ?? tokenSignInUrl(publicUrl(), { next }),
    endSession: async (cookie) => {
      if (!(await firstToken.endSession(cookie))) await sessions.endSession(cookie)
    },
    loginPage: (error) => sessions.loginPage(error) ?? tokenSignInUrl(publicUrl(), { error }),
  }
}
