/** What the auth surface writes to people about. */
export type Mail =
  /** Six digits, for whoever asked to sign in. */
  | { readonly kind: 'code'; readonly to: string; readonly code: string }
  /** `invitedBy` as members are shown to one another; null for the command line. */
  | { readonly kind: 'invitation'; readonly to: string; readonly invitedBy: string | null }

/** No mail at all, for whoever must not be told apart from those that get one. */
export interface Decoy {
  readonly kind: 'decoy'
}

export type MailKind = Mail['kind']

/** A mail as text; `to` is one bare address. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface OutgoingMail extends MailMessage {
  /** All that matters in one line, for whoever reads a log instead of a mailbox. */
  readonly summary: string
}

/** A way that mail leaves the process. */
export interface MailSender {
  /**
   * Resolves once somebody else has taken the mail on. Throws where that failed; `PermanentFailure`
   * (src/queue/queue.ts) where it would fail again.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** The part of a log that mail writes to; pino's has it. */
export interface MailLog {
  warn(fields: object, message: string): void
}

/** Counts what became of mail. */
export interface MailObserver {
  sent(kind: MailKind): void
  /** A try that failed; more may follow. */
  failed(kind: MailKind): void
}
