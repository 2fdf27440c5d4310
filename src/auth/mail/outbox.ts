import type { Database } from '../../db/database.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { enqueue, type Job, QueueWorker } from '../../queue/queue.ts'
import { hour, minute } from '../attempts.ts'
import type { AuthTables, Transact } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import type { Decoy, Mail, MailKind, MailLog, MailObserver, MailSender } from './mail.ts'
import { composeMail } from './texts.ts'

/** Bytes; more than a code's mail to the longest address takes, so that each of them is as long as a decoy. */
const STEP = 1024

/** Seals a mail for the outbox; null is a decoy, which is as long as any code's mail. */
export function sealMail(keys: Keys, mail: Mail | null): string {
  const json = JSON.stringify(mail)
  const length = Buffer.byteLength(json)
  // Blanks after a JSON text are no part of it (RFC 8259, 2).
  return keys.seal('mail', json + ' '.repeat(Math.ceil(length / STEP) * STEP - length))
}

/** What was sealed. */
export function openMail(keys: Keys, sealed: string): Mail | 'decoy' | 'unreadable' {
  const json = keys.open('mail', sealed)
  if (json === null) return 'unreadable'
  const mail: Mail | null = JSON.parse(json)
  return mail ?? 'decoy'
}

const second = 1_000

/** How one sort of mail is kept and tried, in milliseconds. */
interface Handling {
  readonly lifetime: number
  readonly retryDelays: readonly number[]
}

/** A code is of use for 600 s: 3 tries in 5 minutes, the time that each may take included. */
const codeHandling: Handling = { lifetime: 600 * second, retryDelays: [30 * second, 120 * second] }

/** An invitation can wait for a mail server to come back. */
const invitationHandling: Handling = {
  lifetime: 24 * hour,
  retryDelays: [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour],
}

/** Jobs of their own each, so that many invitations hold up no code. */
const handlings: Record<string, Handling> = {
  'mail.code': codeHandling,
  'mail.invitation': invitationHandling,
  'mail.linked': invitationHandling,
  'mail.notice': invitationHandling,
  'mail.email_code': codeHandling,
  'mail.proof_code': codeHandling,
  'mail.email_changed': invitationHandling,
}

/**
 * Posts a mail in the caller's transaction, for whichever process has the outbox running. A decoy stands for a code to
 * an unknown email: the same statement and a row that looks the same, deleted unsent.
 */
export async function postMail(trx: Transact, keys: Keys, mail: Mail | Decoy, now: number): Promise<void> {
  const kind = `mail.${mail.kind === 'decoy' ? 'code' : mail.kind}`
  const { lifetime } = handlings[kind] ?? codeHandling
  const payload = sealMail(keys, mail.kind === 'decoy' ? null : mail)
  await enqueue(trx, { kind, payload, expiresAt: now + lifetime }, now)
}

export interface MailOutboxOptions {
  readonly keys: Keys
  readonly sender: MailSender
  /** Public address of the workspace, for the links. */
  baseUrl(): string
  readonly log: MailLog
  readonly observer?: MailObserver
  /** UTC milliseconds. */
  readonly now?: () => number
  /** Milliseconds between looks for what is due again or was posted elsewhere; 5,000 when absent. */
  readonly pollInterval?: number
}

/**
 * Mail on its way out: sealed into the database in the transaction that it tells of, sent after it, deleted once sent
 * or expired. So no request waits for a mail server, and none is answered later because mail was sent.
 */
export class MailOutbox {
  readonly #options: MailOutboxOptions
  readonly #workers: ReadonlyMap<string, QueueWorker<AuthTables>>

  constructor(db: Database<AuthTables>, options: MailOutboxOptions) {
    this.#options = options
    this.#workers = new Map(
      Object.entries(handlings).map(([kind, { retryDelays }]) => [
        kind,
        new QueueWorker(db, {
          kind,
          retryDelays,
          lease: minute,
          pollInterval: options.pollInterval ?? 5 * second,
          deliver: (job, signal) => this.#deliver(job, signal),
          onGivenUp: (job, error) => this.#givenUp(job, error),
          onError: (error) => options.log.warn({ err: error }, 'the mail queue cannot use the database'),
          ...(options.now && { now: options.now }),
          ...(options.sender.concurrency && { concurrency: options.sender.concurrency }),
        }),
      ]),
    )
  }

  /** As {@link postMail}; `kick` once the transaction is through. */
  post(trx: Transact, mail: Mail | Decoy, now: number): Promise<void> {
    return postMail(trx, this.#options.keys, mail, now)
  }

  /** Begins to send what is due, also what an earlier process left. */
  start(): void {
    for (const worker of this.#workers.values()) worker.start()
  }

  /** Looks for new mail of this kind now. */
  kick(kind: MailKind): void {
    this.#workers.get(`mail.${kind}`)?.kick()
  }

  /** Sends what is due; resolves when it is sent, or has failed. */
  async runOnce(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.runOnce()))
  }

  /** Finishes what is being sent, within seconds, and closes the sender. Unsent mail stays for the next process. */
  async stop(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()))
    this.#options.sender.close()
  }

  async #deliver(job: Job, signal: AbortSignal): Promise<void> {
    const { keys, sender, baseUrl, log, observer } = this.#options
    const opened = openMail(keys, job.payload)
    if (opened === 'unreadable') {
      // Another instance may have the key, so this counts as a try that failed.
      throw new Error(reasonOfDrop)
    }
    if (opened === 'decoy') return
    try {
      await sender.send(composeMail(opened, baseUrl()), signal)
    } catch (error) {
      observer?.failed(opened.kind)
      log.warn({ ...about(job, opened), reason: reasonOf(error, opened) }, 'mail could not be sent')
      throw error
    }
    observer?.sent(opened.kind)
  }

  #givenUp(job: Job, error: unknown): void {
    const mail = openMail(this.#options.keys, job.payload)
    if (mail === 'decoy') return
    if (mail === 'unreadable') {
      this.#options.log.warn({ job: job.id, reason: reasonOfDrop }, 'mail given up')
      return
    }
    this.#options.log.warn({ ...about(job, mail), reason: reasonOf(error, mail) }, 'mail given up')
  }
}

const reasonOfDrop = 'sealed with another key'

function about(job: Job, mail: Mail): object {
  return { job: job.id, mail: mail.kind, attempt: job.attempt }
}

/** What went wrong, without the code: a server that refuses a mail may quote it. */
function reasonOf(error: unknown, mail: Mail): string {
  const reason = errorMessage(error)
  return 'code' in mail ? reason.replaceAll(mail.code, '…') : reason
}
