import { createTransport, type SMTPPoolOptions, type SMTPPoolSentMessageInfo, type Transporter } from 'nodemailer'
import { normalizeEmail } from '../../lib/email.ts'
import { PermanentFailure } from '../../queue/queue.ts'
import type { MailSender, OutgoingMail } from './mail.ts'

/** Query parameters of the URL that would write whole mails, codes and all, to the standard output. */
const TELLTALE = ['logger', 'debug', 'transactionLog']

export interface SmtpSettings {
  /**
   * `smtps://user:password@host` is TLS from the start; `smtp://` moves on to TLS where the server offers it
   * (STARTTLS, RFC 3207), and with `?requireTLS=true` refuses to send where it does not. Certificates are verified
   * unless `?tls.rejectUnauthorized=false`. Further parameters are those of nodemailer's SMTP transport.
   */
  readonly url: string
  /** An address, or a name and an address in angle brackets. */
  readonly from: string
}

/** Hands mail to an SMTP server, over connections that are kept for a while. */
export class SmtpSender implements MailSender {
  readonly #transport: Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>
  readonly #from: string

  /** Connects to nothing yet. */
  constructor({ url, from }: SmtpSettings) {
    this.#from = from
    this.#transport = createTransport({
      pool: true,
      url: withoutParameters(url, TELLTALE),
      maxConnections: 4,
      // For a kept connection that turns out to be gone; everything else is the queue's to try again.
      maxRequeues: 1,
      idleTimeout: 30_000,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  }

  async send({ to, subject, text }: OutgoingMail, signal: AbortSignal): Promise<void> {
    if (normalizeEmail(to) !== to) throw new PermanentFailure('not an address that mail is sent to')
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // An object is never taken apart into several recipients, as a text would be.
        to: { name: '', address: to },
        subject,
        text,
        // No answering machine replies (RFC 3834, 5).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure(error.message, { cause: error }) : error
    }
  }

  /**
   * Connects and logs in, and sends nothing.
   *
   * @throws Error with the reason where the server is not reached or refuses
   */
  async verify(): Promise<void> {
    await this.#transport.verify()
  }

  close(): void {
    this.#transport.close()
  }
}

/**
 * The server will not have this mail or this recipient (a 5yz reply: RFC 5321, 4.2.1). A login that was refused is
 * none: the server's keeper may put that right.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

function withoutParameters(address: string, names: readonly string[]): string {
  const url = new URL(address)
  for (const name of names) url.searchParams.delete(name)
  return url.href
}
