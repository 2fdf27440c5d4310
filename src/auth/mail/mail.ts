/**
 * The default sender: a line in the log that names the email and the code, or the link of an invitation. Every reader
 * of the log can sign in as anyone, so it is for the first boot on a single machine only.
 */
export class LogSender implements MailSender {
  /** It waits for nothing: mails that come together are taken from the outbox, and deleted, together. */
  readonly concurrency = 50
  readonly #log: MailLog

  constructor(log: MailLog) {
    this.#log = log
  }

  /** A warning: a log that leaves out what is merely of interest must not lock members out. */
  async send({ summary }: OutgoingMail): Promise<void> {
    this.#log.warn({}, summary)
  }

  close(): void {}
}

/** What the auth surface writes to people about. */
export type Mail =
  /** Six digits, for the person who asked to sign in. */
  | { readonly kind: 'code'; readonly to: string; readonly code: string }
  /**
   * `invitedBy` as members are shown to one another; null for the command line. The secret makes the browser known that
   * opens the link; mail that an earlier version posted has none.
   */
  | {
      readonly kind: 'invitation'
      readonly to: string
      readonly invitedBy: string | null
      readonly secret?: string
    }
  /** Six digits, for a member who takes this address as their new email. */
  | { readonly kind: 'email_code'; readonly to: string; readonly code: string }
  /** Six digits, for a member who proves again in their session that it is them. */
  | { readonly kind: 'proof_code'; readonly to: string; readonly code: string }
  /** A member's email is another one now; the secret, for the address of before, takes that back. */
  | { readonly kind: 'email_changed'; readonly to: string; readonly email: string; readonly secret: string | null }
  /** For a member whose account has a further way to sign in: a provider's name for itself. */
  | { readonly kind: 'linked'; readonly to: string; readonly issuer: string }
  | NoticeMail

/** What a mail says about a change of a member's account; times in UTC milliseconds. */
export type Notice =
  /** A token that ends soon; of an agent where that is not null. */
  | { readonly event: 'token_ends'; readonly token: string; readonly agent: string | null; readonly endsAt: number }
  /** A passkey signs the member in from now on, or no more. */
  | { readonly event: 'passkey_added' | 'passkey_removed'; readonly passkey: string }
  /** An authenticator app proves from now on that it is the member, or no more. */
  | { readonly event: 'authenticator_added' | 'authenticator_removed' }
  /** New recovery codes took the place of earlier ones. */
  | { readonly event: 'recovery_codes_created' }
  /** A recovery code was used; how many are left. */
  | { readonly event: 'recovery_code_used'; readonly left: number }
  /** An administrator, or the command line, removed the app, recovery codes and passkeys. */
  | { readonly event: 'second_factors_reset' }
  /** A sign-in in a browser that the member had not used before; what it says it is, and where it came from. */
  | {
      readonly event: 'signed_in'
      readonly browser: string | null
      readonly address: string | null
      readonly at: number
    }
  /** A new token; of an agent where that is not null. */
  | { readonly event: 'token_made'; readonly token: string; readonly agent: string | null; readonly endsAt: number }
  /** An application that may act in the member's name now, by the name that it gives itself. */
  | { readonly event: 'application_allowed'; readonly application: string; readonly writes: boolean }
  /** Members ask an administrator to approve this application, which leads them to this host, and so many others. */
  | {
      readonly event: 'approval_requested'
      readonly application: string
      readonly host: string
      readonly others: number
    }
  /** The member is an administrator now; `by` as members are shown to one another, null for the command line. */
  | { readonly event: 'promoted'; readonly by: string | null }

/** For a member, or an administrator, about what happened to what they answer for. */
export interface NoticeMail {
  readonly kind: 'notice'
  readonly to: string
  readonly about: Notice
}

/** No mail at all, for a requester who must not be distinguishable from those who get one. */
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
  /** All that matters in one line, for the log instead of a mailbox. */
  readonly summary: string
}

/** A way that mail leaves the process. */
export interface MailSender {
  /** How many mails it is given at a time; as many as the queue does by itself when absent. */
  readonly concurrency?: number
  /**
   * Resolves once another server has accepted the mail. Throws where that failed; `PermanentFailure`
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
