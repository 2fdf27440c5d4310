import { accountPage, handoverUrl, loginPage, proofPage, type SessionVerifier } from '../access/session-verifier.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Handovers } from './handovers.ts'
import type { Members } from './members.ts'
import type { ConsoleSurface } from './schema.ts'
import type { Sessions } from './sessions.ts'

interface Parts {
  readonly sessions: Sessions
  readonly tokens: AccessTokens
  readonly handovers: Handovers
  readonly members: Members
  /** Public address of the auth surface. */
  baseUrl(): URL
}

/** The sessions of another console in this process, and the tokens that are shown there. */
export function consoleVerifier(surface: Exclude<ConsoleSurface, 'auth'>, parts: Parts): SessionVerifier {
  const { sessions, tokens, handovers, members, baseUrl } = parts
  return {
    verifySession: (cookie) => sessions.verify(surface, cookie),
    verifyToken: (token, address) => tokens.verify(token, address),
    isMember: (id) => members.isMember(id),
    isAdministrator: (id) => members.isAdministrator(id),
    profile: async (cookie) => {
      const principal = await sessions.verify(surface, cookie)
      const member = principal && (await members.find(principal.id))
      if (!member) return null
      const { email, name, role } = member
      return { email, name, role, ...(principal?.needsProof && { proofUrl: proofPage(baseUrl()) }) }
    },
    handoverUrl: (next, challenge) => handoverUrl(baseUrl(), surface, next, challenge),
    redeem: (code, verifier, userAgent) => handovers.redeem(surface, code, verifier, userAgent),
    endSession: (cookie) => sessions.endBySecret(surface, cookie, null),
    loginPage: (error) => loginPage(baseUrl(), error),
    accountPage: () => accountPage(baseUrl()),
  }
}
