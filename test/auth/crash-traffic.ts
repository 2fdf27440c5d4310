import { adminEmail } from '../support/auth-server.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import type { RunningTriptych } from '../support/process.ts'

/** Counts answers, and lets a test wait for a number of them. */
export class Answers {
  #count = 0
  #waiting: { readonly goal: number; readonly resolve: () => void }[] = []

  add(): void {
    this.#count += 1
    for (const { goal, resolve } of this.#waiting) if (this.#count >= goal) resolve()
  }

  /** Resolves after so many more. */
  more(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = [{ goal: this.#count + count, resolve }]
    })
  }
}

interface SignIn {
  readonly email: string
  readonly code: string
  readonly challenge: string
  /** The proxy's header: all of them from one address would be slowed down, as one that guesses. */
  readonly from: Record<'X-Forwarded-For', string>
}

/** What was answered, and must be so ever after. What was under way when the process died may be either. */
export interface Ledger {
  readonly answers: Answers
  readonly members: string[]
  readonly asked: string[]
  readonly signIns: SignIn[]
  readonly sessions: string[]
  readonly endedSessions: string[]
  readonly tokens: string[]
  readonly revokedTokens: string[]
}

export function emptyLedger(): Ledger {
  return {
    answers: new Answers(),
    members: [],
    asked: [],
    signIns: [],
    sessions: [],
    endedSessions: [],
    tokens: [],
    revokedTokens: [],
  }
}

/** An answer that must not occur. Every other fault is the process dying. */
export class Surprise extends Error {
  override readonly name = 'Surprise'
}

async function expectStatus(status: number, answer: Promise<Response>, ledger: Ledger): Promise<Response> {
  const response = await answer
  ledger.answers.add()
  if (response.status === status) return response
  throw new Surprise(`${response.url} answered ${response.status} instead of ${status}: ${await response.text()}`)
}

/** The code in the log; rejects when the process ends without it. */
async function codeFor(triptych: RunningTriptych, email: string): Promise<string> {
  await triptych.waitFor(`sign-in code for ${email}: `)
  return new RegExp(`sign-in code for ${email}: (\\d{6})`).exec(triptych.stderr())?.[1] ?? ''
}

/** Signs in by code; `address` is where the proxy says that it comes from. */
async function signIn(triptych: RunningTriptych, email: string, address: string, ledger: Ledger) {
  const browser = new CookieBrowser(triptych.urls.auth)
  const from = { 'X-Forwarded-For': address }
  await expectStatus(202, browser.post('/api/v1/auth/otp', { email }, from), ledger)
  ledger.asked.push(email)
  const challenge = browser.cookie('auth_challenge') ?? ''
  const code = await codeFor(triptych, email)
  await expectStatus(200, browser.post('/api/v1/auth/otp/verify', { email, code }, from), ledger)
  ledger.signIns.push({ email, code, challenge, from })
  return browser
}

/** The administrator's session cookie, which outlives every crash. */
export async function signInAdmin(triptych: RunningTriptych, ledger: Ledger): Promise<string> {
  const browser = await signIn(triptych, adminEmail, '198.51.100.1', ledger)
  const session = browser.cookie('auth_session') ?? ''
  ledger.sessions.push(session)
  return session
}

let people = 0

/**
 * One person after another: invited, signed in, a token or two, and some are signed out. Ends with the process, or once
 * `signal` aborts; from then on any answer may be one of a service that is going down.
 */
export async function live(
  triptych: RunningTriptych,
  adminSession: string,
  ledger: Ledger,
  signal?: AbortSignal,
): Promise<void> {
  const admin = new CookieBrowser(triptych.urls.auth)
  admin.setCookie('auth_session', adminSession)
  try {
    while (!signal?.aborted) {
      people += 1
      await onePerson(triptych, admin, ledger, people)
    }
  } catch (error) {
    if (error instanceof Surprise && !signal?.aborted) throw error
  }
}

async function onePerson(
  triptych: RunningTriptych,
  admin: CookieBrowser,
  ledger: Ledger,
  number: number,
): Promise<void> {
  const email = `person-${number}@example.com`
  await expectStatus(201, admin.post('/api/v1/members', { email }), ledger)
  ledger.members.push(email)
  const browser = await signIn(
    triptych,
    email,
    `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ledger,
  )
  const session = browser.cookie('auth_session') ?? ''
  const made = await expectStatus(201, browser.post('/api/v1/me/tokens', { name: `token of ${number}` }), ledger)
  const { id, token } = (await made.json()) as { id: string; token: string }
  if (number % 3 === 0) {
    await expectStatus(204, browser.delete(`/api/v1/me/tokens/${id}`), ledger)
    ledger.revokedTokens.push(token)
  } else ledger.tokens.push(token)
  if (number % 3 === 1) {
    await expectStatus(204, browser.delete('/api/v1/auth/session'), ledger)
    ledger.endedSessions.push(session)
  } else ledger.sessions.push(session)
}

/** Whatever of the ledger is not so, at a process that was started after a crash. */
export async function broken({ urls }: Pick<RunningTriptych, 'urls'>, ledger: Ledger): Promise<string[]> {
  const faults: string[] = []
  const me = async (headers: Record<string, string>, status: number, what: string) => {
    const answered = await untilAnswered(() => fetch(`${urls.auth}/api/v1/me`, { headers }))
    if (answered !== status) faults.push(`${what}: ${answered}`)
  }
  const bySession = (secret: string) => ({ Cookie: `auth_session=${secret}` })
  const byToken = (token: string) => ({ Authorization: `Bearer ${token}` })
  for (const each of ledger.sessions) await me(bySession(each), 200, 'a session')
  for (const each of ledger.endedSessions) await me(bySession(each), 401, 'an ended session')
  for (const each of ledger.tokens) await me(byToken(each), 200, 'a token')
  for (const each of ledger.revokedTokens) await me(byToken(each), 401, 'a revoked token')
  for (const { email, code, challenge, from } of ledger.signIns) {
    const browser = new CookieBrowser(urls.auth)
    browser.setCookie('auth_challenge', challenge)
    const status = await untilAnswered(() => browser.post('/api/v1/auth/otp/verify', { email, code }, from))
    if (status !== 401) faults.push(`a used code of ${email}: ${status}`)
  }
  return faults
}

/** A database that a busy machine lets wait is no answer: the same is asked again. */
async function untilAnswered(ask: () => Promise<Response>): Promise<number> {
  for (;;) {
    const { status } = await ask()
    if (status !== 503) return status
  }
}
