import type { MailLog, MailSender, OutgoingMail } from './mail.ts'

/**
 * The default sender: a line in the log that names the email and the code, or the link of an invitation. Whoever reads
 * the log can sign in as anyone, so it is for the first boot on a single machine only (seed, Email one-time codes).
 */
export class LogSender implements MailSender {
  readonly #log: MailLog

  constructor(log: MailLog) {
    this.#log = log
  }

  /** A warning: a log that leaves out what is merely of interest must not lock everybody out. */
  async send({ summary }: OutgoingMail): Promise<void> {
    this.#log.warn({}, summary)
  }

  close(): void {}
}
