import type { Sessions, StartedSession } from '../sessions.ts'
import type { Visit } from '../visit.ts'
import { type CodeParts, requestCode } from './request-code.ts'
import { verifyCode } from './verify-code.ts'

/** Signing in with a code by email. */
export class LoginCodes {
  readonly #parts: CodeParts & { readonly sessions: Sessions }

  constructor(parts: CodeParts & { readonly sessions: Sessions }) {
    this.#parts = parts
  }

  /** See `requestCode`. */
  request(email: string, challenge: string | null, visit: Visit): Promise<string> {
    return requestCode(this.#parts, email, challenge, visit)
  }

  /** See `verifyCode`. */
  verify(
    answer: { readonly email: string; readonly code: string; readonly challenge: string | null },
    visit: Visit,
  ): Promise<StartedSession> {
    return verifyCode(this.#parts, answer, visit)
  }
}
