import { system } from '../../../src/auth/actor.ts'
import { LoginCodes } from '../../../src/auth/codes/login-codes.ts'
import { GuessBrake } from '../../../src/auth/guess-brake.ts'
import { Members } from '../../../src/auth/members.ts'
import type { AuthObserver } from '../../../src/auth/observer.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { Keys } from '../../../src/auth/secrets.ts'
import { Sessions } from '../../../src/auth/sessions.ts'
import type { Database } from '../../../src/db/database.ts'
import { TriptychError } from '../../../src/errors.ts'
import { noObserver, noPost } from '../actors.ts'

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export const start = Date.UTC(2026, 0, 1)
export const keys = new Keys('k'.repeat(64))

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A code that is not this one. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Signing in by code on a database, with a clock that stands still and a post that only keeps what it is given. */
export function codeOffice(db: Database<AuthTables>) {
  const clock = { now: start }
  const now = () => clock.now
  const posted: { to: string; code: string }[] = []
  const counted: string[] = []
  const sessions = new Sessions(db, silent, now)
  const observer: AuthObserver = {
    signIn: (method, outcome) => counted.push(`${method} ${outcome}`),
    codeIssued: () => counted.push('code'),
    limitHit: (limit) => counted.push(limit),
  }
  const codes = new LoginCodes({
    ...{ db, keys, sessions, now, log: silent, observer },
    brake: new GuessBrake({ observer, log: silent, clock: now, wait: async () => {} }),
    mail: {
      post: async (_trx, mail) => {
        if (mail.kind === 'code') posted.push(mail)
      },
      kick: () => {},
    },
  })
  const members = new Members(db, noPost, noObserver, now)
  return {
    ...{ clock, posted, counted, sessions, codes, members },
    invite: (email: string) => members.invite(system, { email }),
    visitor: (address = '192.0.2.1') => new Visitor(codes, posted, address),
    pass: (milliseconds: number) => {
      clock.now += milliseconds
    },
  }
}

export type CodeOffice = ReturnType<typeof codeOffice>

/** A browser, as far as the domain knows one. */
export class Visitor {
  readonly #codes: LoginCodes
  readonly #posted: readonly { to: string; code: string }[]
  address: string
  challenge: string | null = null
  browser: string | null = null
  invitation: string | null = null
  session: string | null = null

  constructor(codes: LoginCodes, posted: readonly { to: string; code: string }[], address: string) {
    this.#codes = codes
    this.#posted = posted
    this.address = address
  }

  /** The code that leaves, null when none does. */
  async ask(email: string): Promise<string | null> {
    const before = this.#posted.length
    this.challenge = await this.#codes.request(email, this.challenge, this.#visit())
    return this.#posted[before]?.code ?? null
  }

  /** The code that leaves, which is what the test is not about. */
  async demand(email: string): Promise<string> {
    const code = await this.ask(email)
    if (code === null) throw new Error(`no code left for ${email}`)
    return code
  }

  /** Whether it signs in. */
  async answer(email: string, code: string): Promise<boolean> {
    try {
      const started = await this.#codes.verify({ email, code, challenge: this.challenge }, this.#visit())
      this.browser = started.browser
      this.session = started.secret
      return true
    } catch (error) {
      if (error instanceof TriptychError && error.code === 'otp_invalid') return false
      throw error
    }
  }

  /** So many wrong codes, one after the other. */
  async guess(email: string, code: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      if (await this.answer(email, wrong(code))) throw new Error('a wrong code signed in')
    }
  }

  async signIn(email: string): Promise<void> {
    if (!(await this.answer(email, await this.demand(email)))) throw new Error(`${email} was not signed in`)
  }

  #visit() {
    const { address, browser, invitation, session } = this
    return { requestId: 'request-1', userAgent: 'test', address, browser, invitation, session }
  }
}
