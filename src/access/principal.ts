import type { IncomingMessage, ServerResponse } from 'node:http'

/** Who is calling: a person with a session, or a person or an agent with a token. */
export interface Principal {
  /** Stable id of the member or agent. */
  readonly id: string
  readonly kind: 'person' | 'agent'
  /** As people know them: a member's email, an agent's name. */
  readonly name?: string
  /** A token never carries administrator rights: behind one, every principal is a `member`. */
  readonly role: 'admin' | 'member'
  /** What the caller showed. Administration asks for a session. */
  readonly credential: 'session' | 'token'
  /** Stable id of that session or token, which is not a secret. */
  readonly credentialId: string
  /** What a token is limited to (`permits`); absent for a credential that may do all that its actor may. */
  readonly scopes?: readonly string[]
  /**
   * What a session is missing for operations that require a fresh proof of identity (`x-step-up`): the proof, or a
   * passkey to give it with; absent when nothing is.
   */
  readonly needsProof?: 'proof' | 'passkey'
  /**
   * What a session is limited to until a second factor is shown in it: proving it, or adding the first one; absent where
   * it is not limited.
   */
  readonly limited?: 'prove' | 'enroll'
  /** A connector's token, and `credentialId` that of its grant. */
  readonly connector?: true
}

/** What a call knows about where it comes from. */
export interface CallContext {
  readonly principal: Principal | null
  /** Stands in the log and, on a refusal, in `X-Request-Id`. */
  readonly requestId: string
  /** The caller's address, a trusted proxy's word taken for it; `null` for a call from inside the process. */
  readonly clientAddress: string | null
  /** Whether the caller is on this machine and no proxy stands between. */
  readonly loopback: boolean
  /** What the caller says it is; `null` when it does not say, and for a call from inside the process. */
  readonly userAgent: string | null
  /** How many bytes of a body the caller says will come; `null` when it does not say. */
  readonly bodyLength: number | null
  /** By name; none for a call from inside the process. */
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The `Host` that the caller wrote, a trusted proxy's word taken for it; `null` for a call from inside the process. */
  readonly host: string | null
  /** Path and query as sent; `null` for a call from inside the process. */
  readonly target: string | null
}

/** A call of an operation that a library answers (`x-mounted`): matched and guarded like every other one, then its own. */
export interface MountedCall extends CallContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
}

/** Answers a call. What it throws becomes a problem, as with any operation. */
export type MountedOperation = (call: MountedCall) => Promise<void> | void
