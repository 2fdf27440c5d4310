import { expect, it, onTestFinished, vi } from 'vitest'
import type { MailKind, MailSender, OutgoingMail } from '../../../src/auth/mail/mail.ts'
import { LogSender } from '../../../src/auth/mail/mail.ts'
import { MailOutbox, type MailOutboxOptions } from '../../../src/auth/mail/outbox.ts'
import { SmtpSender } from '../../../src/auth/mail/smtp-sender.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { Keys } from '../../../src/auth/secrets.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'
import { recordingLogger } from '../../support/server.ts'
import { reply, startMailServer } from './mail-server.ts'

const start = Date.UTC(2026, 0, 1)
const second = 1_000
const hour = 3_600 * second
const keys = new Keys('a'.repeat(64))
const to = 'ada@example.org'
const code = { kind: 'code', to, code: '012345' } as const
const invitation = { kind: 'invitation', to, invitedBy: 'Grace' } as const

type Db = Database<AuthTables>

/** A sender that remembers what it was given, and fails as long as it has failures left. */
function fakeSender(failures: Error[] = []) {
  const sent: OutgoingMail[] = []
  const closed = Promise.withResolvers<void>()
  const sender: MailSender = {
    send: async (mail) => {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(mail)
    },
    close: () => closed.resolve(),
  }
  return { sender, sent, closed: closed.promise }
}

/** An outbox with a clock that stands still; stopped after the test. */
function outboxOn(db: Db, sender: MailSender, options: Partial<MailOutboxOptions> = {}) {
  let time = start
  const { logger, lines } = recordingLogger()
  const counted: [string, MailKind][] = []
  const outbox = new MailOutbox(db, {
    keys,
    sender,
    baseUrl: () => 'https://work.example',
    log: logger,
    observer: { sent: (kind) => counted.push(['sent', kind]), failed: (kind) => counted.push(['failed', kind]) },
    now: () => time,
    pollInterval: 24 * hour,
    ...options,
  })
  onTestFinished(() => outbox.stop())
  const post = (mail: Parameters<MailOutbox['post']>[1]) => db.transaction([], (trx) => outbox.post(trx, mail, time))
  const advance = (ms: number) => {
    time += ms
  }
  return { outbox, post, advance, lines, counted }
}

const rowsOf = (db: Db) => db.reader.selectFrom('outbox').selectAll().orderBy('id').execute()

/** Whatever the database holds of auth, as text; one of PostgreSQL has other surfaces too. */
async function everything(db: Db): Promise<string> {
  const tables = await db.reader.introspection.getTables()
  const own = tables.filter(({ schema = 'auth' }) => schema === 'auth')
  const known = own.map(({ name }) => name).filter((name): name is keyof AuthTables => !name.startsWith('kysely_'))
  expect(known).toContain('outbox')
  const rows = await Promise.all(known.map((name) => db.reader.selectFrom(name).selectAll().execute()))
  return JSON.stringify(rows)
}

describeEachAuthDatabase('mail on its way out', (open) => {
  it('reaches the mail server once its transaction is through, and leaves nothing behind', async () => {
    const db = await open()
    const { authority, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const sender = new SmtpSender({ url: `smtp://${authority}`, from: 'no-reply@work.example' })
    const { outbox, post, lines, counted } = outboxOn(db, sender)
    await post(code)
    await post(invitation)
    expect(received).toEqual([])
    await outbox.runOnce()
    const texts = received.map(({ recipients, email }) => [recipients, email.subject, email.text]).toSorted()
    expect(texts).toEqual([
      [[to], 'You are invited to a workspace', expect.stringContaining('\nhttps://work.example/login\n')],
      [[to], 'Your sign-in code', expect.stringContaining('\n012345\n')],
    ])
    expect(await rowsOf(db)).toEqual([])
    expect(counted.toSorted()).toEqual([
      ['sent', 'code'],
      ['sent', 'invitation'],
    ])
    expect(lines).toEqual([])
  })

  it('can be read nowhere in the database', async () => {
    const db = await open()
    const { post } = outboxOn(db, fakeSender().sender)
    await post(code)
    await post(invitation)
    const text = await everything(db)
    for (const secret of ['012345', to, 'Grace', Buffer.from('012345').toString('base64url')]) {
      expect(text).not.toContain(secret)
    }
  })

  it('is sent as soon as it is kicked, or by the next process that starts', async () => {
    const db = await open()
    const { sender, sent } = fakeSender()
    const first = outboxOn(db, sender)
    await first.post(code)
    first.outbox.kick('code')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await first.post(invitation)
    const second = outboxOn(db, sender)
    second.outbox.start()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
  })

  it('is not sent when its transaction is rolled back', async () => {
    const db = await open()
    const { sender, sent } = fakeSender()
    const { outbox } = outboxOn(db, sender)
    const work = db.transaction([], async (trx) => {
      await outbox.post(trx, code, start)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await outbox.runOnce()
    expect(sent).toEqual([])
  })

  it('cannot be told from a decoy, which is never sent', async () => {
    const db = await open()
    const { sender, sent } = fakeSender([new Error('a decoy was sent')])
    const { outbox, post, lines, counted } = outboxOn(db, sender)
    await post({ kind: 'decoy' })
    const decoys = await rowsOf(db)
    await outbox.runOnce()
    expect([sent, lines, counted, await rowsOf(db)]).toEqual([[], [], [], []])
    await post(code)
    const look = (rows: typeof decoys) =>
      rows.map(({ id, payload, ...rest }) => ({ ...rest, id: id.length, payload: payload.length }))
    expect(look(decoys)).toEqual(look(await rowsOf(db)))
  })

  it('is tried three times within five minutes when it is a code, then given up', async () => {
    const db = await open()
    const failures = [new Error('no 1'), new Error('no 2'), new Error('no 3'), new Error('no 4')]
    const { sender, sent } = fakeSender(failures)
    const { outbox, post, advance, lines, counted } = outboxOn(db, sender)
    await post(code)
    for (let passed = 0; passed <= 300; passed += 10) {
      await outbox.runOnce()
      advance(10 * second)
    }
    expect(lines).toMatchObject([
      { level: 40, msg: 'mail could not be sent', mail: 'code', attempt: 1, reason: 'no 1' },
      { level: 40, msg: 'mail could not be sent', mail: 'code', attempt: 2, reason: 'no 2' },
      { level: 40, msg: 'mail could not be sent', mail: 'code', attempt: 3, reason: 'no 3' },
      { level: 40, msg: 'mail given up', mail: 'code', attempt: 3, reason: 'no 3' },
    ])
    expect(counted).toEqual([
      ['failed', 'code'],
      ['failed', 'code'],
      ['failed', 'code'],
    ])
    expect([sent, await rowsOf(db)]).toEqual([[], []])
  })

  it('gets through to a server that was busy, and to one that was not there', async () => {
    const db = await open()
    const refusals = [reply(421, 'too busy')]
    const options = {
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_: unknown, __: unknown, done: (error?: Error | null) => void) => done(refusals.shift() ?? null),
    }
    const gone = await startMailServer(options)
    await gone.close()
    const sender = new SmtpSender({ url: `smtp://${gone.authority}`, from: 'no-reply@work.example' })
    const { outbox, post, advance, lines, counted } = outboxOn(db, sender)
    await post(code)
    await outbox.runOnce()
    expect(lines).toMatchObject([{ attempt: 1, reason: expect.stringContaining('ECONNREFUSED') }])
    const { received } = await startMailServer(options, Number(gone.authority.split(':')[1]))
    advance(30 * second)
    await outbox.runOnce()
    expect(lines[1]).toMatchObject({ attempt: 2, reason: expect.stringContaining('too busy') })
    expect(received).toEqual([])
    advance(120 * second)
    await outbox.runOnce()
    expect(received).toMatchObject([{ recipients: [to] }])
    expect(counted).toEqual([
      ['failed', 'code'],
      ['failed', 'code'],
      ['sent', 'code'],
    ])
    expect(await rowsOf(db)).toEqual([])
  })

  it('is given up at once when the server refuses it for good; the log does not quote the code', async () => {
    const db = await open()
    const { authority } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => done(reply(550, 'we do not take 012345 here')),
    })
    const sender = new SmtpSender({ url: `smtp://${authority}`, from: 'no-reply@work.example' })
    const { outbox, post, lines } = outboxOn(db, sender)
    await post(code)
    await outbox.runOnce()
    expect(await rowsOf(db)).toEqual([])
    expect(lines.map(({ msg }) => msg)).toEqual(['mail could not be sent', 'mail given up'])
    expect(lines[1]).toMatchObject({ reason: expect.stringContaining('we do not take … here') })
    expect(JSON.stringify(lines)).not.toContain('012345')
  })

  it('expires as a code after ten minutes, as an invitation after a day; an expired decoy is no news', async () => {
    const db = await open()
    const { sender, sent } = fakeSender()
    const { outbox, post, advance, lines } = outboxOn(db, sender)
    await post(code)
    await post({ kind: 'decoy' })
    await post(invitation)
    advance(600 * second)
    await outbox.runOnce()
    expect(lines).toMatchObject([{ msg: 'mail given up', mail: 'code', attempt: 0 }])
    expect(sent).toMatchObject([{ subject: 'You are invited to a workspace' }])
    await post(invitation)
    advance(24 * hour)
    await outbox.runOnce()
    expect(lines).toMatchObject([{}, { msg: 'mail given up', mail: 'invitation', attempt: 0 }])
    expect(sent).toHaveLength(1)
    expect(await rowsOf(db)).toEqual([])
  })

  it('waits for most of a day for a mail server when it is an invitation', async () => {
    const db = await open()
    const failures = Array.from({ length: 6 }, (_, index) => new Error(`no ${index}`))
    const { sender, sent } = fakeSender(failures)
    const { outbox, post, advance } = outboxOn(db, sender)
    await post(invitation)
    for (const minutes of [0, 1, 5, 30, 120, 360, 720]) {
      advance(minutes * 60 * second)
      await outbox.runOnce()
    }
    expect(sent).toHaveLength(1)
  })

  it('is left to an instance that has the key, and given up with a warning when none takes it', async () => {
    const db = await open()
    const { sender, sent } = fakeSender()
    const { post } = outboxOn(db, sender)
    await post(code)
    const { outbox, lines, counted, advance } = outboxOn(db, sender, { keys: new Keys('b'.repeat(64)) })
    for (const seconds of [0, 30, 120]) {
      expect(await rowsOf(db)).toHaveLength(1)
      advance(seconds * second)
      await outbox.runOnce()
    }
    expect(lines).toMatchObject([{ level: 40, msg: 'mail given up', reason: 'sealed with another key' }])
    expect([sent, counted, await rowsOf(db)]).toEqual([[], [], []])
  })

  it('is a line in the log when that is the sender', async () => {
    const db = await open()
    const { logger, lines } = recordingLogger()
    const { outbox, post } = outboxOn(db, new LogSender(logger))
    await post(code)
    await outbox.runOnce()
    expect(lines).toMatchObject([{ msg: `sign-in code for ${to}: 012345` }])
  })

  it('closes its sender when it is stopped', async () => {
    const db = await open()
    const { sender, closed } = fakeSender()
    const { outbox } = outboxOn(db, sender)
    outbox.start()
    await outbox.stop()
    await closed
  })
})
