import type { AnonymousLimits } from '../../../src/auth/attempts.ts'
import type { Members } from '../../../src/auth/members.ts'
import type { Artifacts } from '../../../src/auth/oauth/artifacts.ts'
import type { RegisteredClients } from '../../../src/auth/oauth/clients.ts'
import type { Grants } from '../../../src/auth/oauth/grants.ts'
import type { AuthLog } from '../../../src/auth/observer.ts'

/** What the authorization server works with; `compose/auth.ts` puts it together. */
export interface OAuthParts {
  /** Public address of the surface, asked when the first request comes: the port may be known late. */
  base(): URL
  readonly artifacts: Artifacts
  readonly clients: RegisteredClients
  readonly grants: Grants
  readonly limits: AnonymousLimits
  readonly members: Pick<Members, 'isMember'>
  /** Reads a metadata document; its address is untrusted. */
  fetch(url: string): Promise<{
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: Buffer
  }>
  readonly log: AuthLog
  /** UTC milliseconds. */
  readonly now: () => number
}
