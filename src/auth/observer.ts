import type { SignInMethod } from './schema.ts'

/** What is counted about sign-ins. Compose gives one that counts; tests one that remembers. */
export interface AuthObserver {
  signIn(method: SignInMethod, outcome: 'success' | 'failure'): void
  /** A code was made for a member; whether its mail left is the outbox's to tell. */
  codeIssued(): void
  limitHit(limit: LimitName): void
}

export type LimitName =
  | 'send_address'
  | 'send_email'
  | 'send_visitor'
  | 'send_browser'
  | 'failures'
  | 'streak'
  | 'invitation'
  | 'passkey_failures'
  | 'guesses_address'

/** The part of a log that the domain writes to. */
export interface AuthLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
