import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ActivityLinker } from '../../../src/auth/record/linker.ts'
import { hashSecret } from '../../../src/auth/secrets.ts'
import { QueueWorker } from '../../../src/queue/queue.ts'
import { type AuthServer, startAuthServer } from '../../support/auth-server.ts'
import { dialects } from '../../support/databases.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { recordStatements, type Statement } from './statements.ts'

/** One of a member and an unknown one, equally long: the requester knows what they typed. */
const member = 'ada@example.com'
const stranger = 'ida@example.com'

type Send = (method: 'api' | 'form', body: Record<string, string>) => Promise<string>

/** A browser that shows every byte it is sent, but for what is random or the time. */
function rawBrowser({ url }: AuthServer): Send {
  const { host, port, origin } = new URL(url)
  let cookie = ''
  return async (method, body) => {
    const [path, type, text] =
      method === 'form'
        ? ['/login', 'application/x-www-form-urlencoded', new URLSearchParams(body).toString()]
        : [`/api/v1/auth/otp${body.code === undefined ? '' : '/verify'}`, 'application/json', JSON.stringify(body)]
    const fields = [
      ...[`Host: ${host}`, `Origin: ${origin}`, `Content-Type: ${type}`, `Content-Length: ${text.length}`],
      ...[`Cookie: ${cookie}`, 'Connection: close'],
    ]
    const answer = await sendRaw(Number(port), `POST ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${text}`)
    const [, challenge] = /^Set-Cookie: (auth_challenge=[^;]+)/im.exec(answer) ?? []
    if (challenge !== undefined) cookie = challenge
    return answer
      .replace(/^Date: .*$/im, 'Date: …')
      .replace(/^X-Request-Id: [\w-]{36}\r$/im, 'X-Request-Id: …\r')
      .replace(/auth_challenge=[\w-]{43}\.[\w-]{20};/, 'auth_challenge=….…;')
      .replace(/^Retry-After: \d{4}\r$/im, 'Retry-After: …\r')
  }
}

interface Step {
  readonly name: string
  readonly status: number
  readonly before?: (server: AuthServer) => Promise<unknown>
  readonly send: (send: Send, email: string) => Promise<string>
}

const ask = (send: Send, email: string) => send('api', { email })
const guess = (send: Send, email: string) => send('api', { email, code: '000000' })

const endCooldown = ({ db }: AuthServer) =>
  db.writer
    .updateTable('attempt')
    .set((eb) => ({ at: eb('at', '-', 60_000) }))
    .where('key', 'like', 'send:%')
    .execute()

const forgetSends = ({ db }: Pick<AuthServer, 'db'>) =>
  db.writer.deleteFrom('attempt').where('key', 'like', 'send%').execute()

async function endlessStreak({ db }: Pick<AuthServer, 'db'>): Promise<void> {
  await forgetSends({ db })
  await db.writer.deleteFrom('failure_streak').execute()
  for (const email of [member, stranger]) {
    await db.writer
      .insertInto('failure_streak')
      .values({ email_hash: hashSecret(email), failures: 100, updated_at: Date.now() })
      .execute()
  }
}

/** Every state that a stranger can bring an email into, one after the other. */
const steps: readonly Step[] = [
  { name: 'a guess before anything was asked for', status: 401, send: guess },
  { name: 'the first question', status: 202, send: ask },
  { name: 'a question within the cooldown', status: 202, send: ask },
  { name: 'a wrong code', status: 401, send: guess },
  { name: 'a wrong code in the form', status: 303, send: (send, email) => send('form', { email, code: '000000' }) },
  { name: 'the third wrong code', status: 401, send: guess },
  { name: 'the fourth wrong code', status: 401, send: guess },
  { name: 'the fifth wrong code', status: 401, send: guess },
  { name: 'a wrong code after five tries', status: 401, send: guess },
  { name: 'a question after the cooldown', status: 202, before: endCooldown, send: ask },
  { name: 'the form', status: 303, before: endCooldown, send: (send, email) => send('form', { email }) },
  ...Array.from({ length: 5 }, () => ({ name: 'a wrong code of a new code', status: 401, send: guess })),
  { name: 'the third code', status: 202, before: endCooldown, send: ask },
  { name: 'a wrong code after ten failures', status: 401, send: guess },
  { name: 'the fifth code', status: 202, before: endCooldown, send: ask },
  { name: 'a question after five codes', status: 202, before: endCooldown, send: ask },
  { name: 'a question after a hundred failures', status: 202, before: endlessStreak, send: ask },
  { name: 'a guess after a hundred failures', status: 401, send: guess },
]

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

async function begin(dialect: (typeof dialects)[number]) {
  const server = await startAuthServer(dialect)
  const admin = await server.signIn()
  expect((await admin.post('/api/v1/members', { email: member })).status).toBe(201)
  await forgetSends(server)
  return server
}

/** Mail leaves after an answer, and apart from it: from now on it stays where it was posted. */
async function holdMail({ db }: AuthServer): Promise<void> {
  await vi.waitFor(async () => expect(await db.reader.selectFrom('outbox').select('id').execute()).toEqual([]))
  const kicks = vi.spyOn(QueueWorker.prototype, 'kick').mockImplementation(() => {})
  onTestFinished(() => kicks.mockRestore())
}

describe.each(dialects)('who asks whether an email is a member’s (%s)', (dialect) => {
  it('is answered with the same bytes in every state', async () => {
    const server = await begin(dialect)
    const [one, other] = [rawBrowser(server), rawBrowser(server)]
    for (const { name, status, before, send } of steps) {
      await before?.(server)
      const answers = [await send(one, member), await send(other, stranger)]
      expect(answers.map(statusOf), name).toEqual([status, status])
      expect(answers[0], name).toBe(answers[1])
    }
  })

  it('is answered with the same bytes once the address has asked too often', async () => {
    const server = await begin(dialect)
    for (let i = 0; i < 30; i++) await ask(rawBrowser(server), `someone-${i}@example.com`)
    for (const send of [ask, (send: Send, email: string) => send('form', { email })]) {
      const answers = [await send(rawBrowser(server), member), await send(rawBrowser(server), stranger)]
      expect(answers[0]).toBe(answers[1])
    }
    expect(await ask(rawBrowser(server), member)).toMatch(/^HTTP\/1\.1 429 /)
  })

  it('makes the database run the same statements in every state, and write as much', async () => {
    // What runs beside is for no requester: the links of the activity, and the beat by which a process says that it is
    // there.
    const linking = vi.spyOn(ActivityLinker.prototype, 'start').mockImplementation(() => {})
    onTestFinished(() => linking.mockRestore())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const server = await begin(dialect)
    await holdMail(server)
    const [one, other] = [rawBrowser(server), rawBrowser(server)]
    const recorder = recordStatements(dialect)
    let posted = 0
    for (const { name, before, send } of steps) {
      await before?.(server)
      recorder.take()
      await send(one, member)
      const known = recorder.take()
      await send(other, stranger)
      const unknown = recorder.take()
      expect(known.map(shapeOf), name).toEqual(unknown.map(shapeOf))
      // Where there is nothing to guess, a look is all.
      expect(known.length, name).toBeGreaterThan(
        name.startsWith('a wrong code after five') ? 0 : name.startsWith('a guess before') ? -1 : 3,
      )
      const [mail, decoy] = [known, unknown].map(mailIn)
      expect(mail, name).toEqual(decoy)
      if (mail !== undefined) posted += 1
    }
    // First, after the cooldown, by the form, the third and the fifth: as often as a code left.
    expect(posted).toBe(5)
  })
})

/** The statement, whatever it locks: the locks of an email are numbers that come from it. */
function shapeOf({ sql }: Statement): string {
  return sql.replaceAll(/_lock\(-?\d+\)/g, '_lock(…)')
}

/** How long everything is that was posted, undefined where nothing was. */
function mailIn(statements: readonly Statement[]): number[] | undefined {
  const insert = statements.find(({ sql }) => /insert into ("auth"\.)?"outbox"/.test(sql))
  return insert?.parameters.map((value) => String(value).length)
}
