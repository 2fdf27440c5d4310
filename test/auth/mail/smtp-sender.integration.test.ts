import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SmtpSender } from '../../../src/auth/mail/smtp-sender.ts'
import { composeMail } from '../../../src/auth/mail/texts.ts'
import { PermanentFailure } from '../../../src/queue/queue.ts'
import { reply, startMailServer } from './mail-server.ts'

const never = new AbortController().signal
const plain = { disabledCommands: ['STARTTLS'] }

const mailTo = (to: string) => composeMail({ kind: 'code', to, code: '012345' }, 'https://work.example')
const mail = mailTo('ada@example.org')

function senderTo(url: string): SmtpSender {
  const sender = new SmtpSender({ url, from: 'The Workspace <no-reply@work.example>' })
  onTestFinished(() => sender.close())
  return sender
}

/** A server that knows no SMTP, on a free loopback port; closed after the test. */
async function listenPlainly(onConnection: (client: Socket) => void): Promise<number> {
  const server = createServer(onConnection)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

describe('mail over SMTP', () => {
  it('arrives as it was written', async () => {
    const { authority, received } = await startMailServer(plain)
    await senderTo(`smtp://${authority}`).send(mail, never)
    expect(received).toMatchObject([
      { sender: 'no-reply@work.example', recipients: ['ada@example.org'], secure: false, user: undefined },
    ])
    expect(received[0]?.email).toMatchObject({
      from: { name: 'The Workspace', address: 'no-reply@work.example' },
      to: [{ address: 'ada@example.org' }],
      subject: 'Your sign-in code',
      text: mail.text,
    })
    expect(received[0]?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('arrives in whatever script', async () => {
    const { authority, received } = await startMailServer(plain)
    const invitation = { kind: 'invitation', to: 'ada@example.org', invitedBy: 'Zoë 漢字 🦊' } as const
    await senderTo(`smtp://${authority}`).send(composeMail(invitation, 'https://work.example'), never)
    expect(received[0]?.email.text).toContain('Zoë 漢字 🦊 invites you')
  })

  it('keeps its connection for the next one', async () => {
    const server = await startMailServer(plain)
    const sender = senderTo(`smtp://${server.authority}`)
    await sender.send(mail, never)
    await sender.send(mail, never)
    expect(server.received).toHaveLength(2)
    expect(server.connections()).toBe(1)
  })

  it('moves on to TLS where the server offers it, and to no server that cannot prove itself', async () => {
    const { authority, received } = await startMailServer()
    await expect(senderTo(`smtp://${authority}`).send(mail, never)).rejects.toThrow(/self-signed|certificate/)
    await senderTo(`smtp://${authority}?tls.rejectUnauthorized=false`).send(mail, never)
    expect(received).toMatchObject([{ secure: true }])
  })

  it('refuses to go on without TLS where it is required', async () => {
    const { authority, received } = await startMailServer(plain)
    await expect(senderTo(`smtp://${authority}?requireTLS=true`).send(mail, never)).rejects.toThrow()
    expect(received).toEqual([])
  })

  it('is TLS from the start with smtps, and to no server that cannot prove itself', async () => {
    const { authority, received } = await startMailServer({ secure: true })
    await expect(senderTo(`smtps://${authority}`).send(mail, never)).rejects.toThrow(/self-signed|certificate/)
    await senderTo(`smtps://${authority}?tls.rejectUnauthorized=false`).send(mail, never)
    expect(received).toMatchObject([{ secure: true }])
  })

  it('logs in with what the URL says, percent-encoded', async () => {
    const { authority, received } = await startMailServer({
      ...plain,
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'post@work.example' && password === 'p@ss/word'
          ? done(null, { user: username })
          : done(new Error('no')),
    })
    await senderTo(`smtp://post%40work.example:p%40ss%2Fword@${authority}`).send(mail, never)
    expect(received).toMatchObject([{ user: 'post@work.example' }])
    const failure = senderTo(`smtp://post%40work.example:wrong-password@${authority}`).send(mail, never)
    await expect(failure).rejects.toThrow(/Invalid login/)
    await expect(failure).rejects.not.toBeInstanceOf(PermanentFailure)
    await expect(failure).rejects.not.toThrow(/wrong-password/)
  })

  it.each([
    { what: 'a recipient that the server does not have', code: 550, permanent: true },
    { what: 'a recipient that the server will take later', code: 451, permanent: false },
    { what: 'a server that closes', code: 421, permanent: false },
  ])('fails on $what', async ({ code, permanent }) => {
    const { authority, received } = await startMailServer({
      ...plain,
      onRcptTo: (_, __, done) => done(reply(code, 'not here')),
    })
    const failure = senderTo(`smtp://${authority}`).send(mail, never)
    await expect(failure).rejects.toThrow(/not here/)
    if (permanent) await expect(failure).rejects.toBeInstanceOf(PermanentFailure)
    else await expect(failure).rejects.not.toBeInstanceOf(PermanentFailure)
    expect(received).toEqual([])
  })

  it('succeeds after a refusal, on the same sender', async () => {
    const refusals = [reply(421, 'too busy'), reply(451, 'greylisted')]
    const { authority, received } = await startMailServer({
      ...plain,
      onMailFrom: (_, __, done) => done(refusals.shift() ?? null),
    })
    const sender = senderTo(`smtp://${authority}`)
    await expect(sender.send(mail, never)).rejects.toThrow('too busy')
    await expect(sender.send(mail, never)).rejects.toThrow('greylisted')
    await sender.send(mail, never)
    expect(received).toHaveLength(1)
  })

  it('fails while no server listens, and succeeds once one does', async () => {
    const first = await startMailServer(plain)
    const port = Number(first.authority.split(':')[1])
    await first.close()
    const sender = senderTo(`smtp://${first.authority}`)
    await expect(sender.send(mail, never)).rejects.toThrow(/ECONNREFUSED/)
    const { received } = await startMailServer(plain, port)
    await sender.send(mail, never)
    expect(received).toHaveLength(1)
  })

  it('gets over a kept connection that breaks when the next mail is begun', async () => {
    const { authority, received } = await startMailServer(plain)
    const [host, port] = authority.split(':')
    let begun = 0
    const between = await listenPlainly((client) => {
      const server = connect(Number(port), host)
      client.on('data', (data) => {
        if (data.toString().startsWith('MAIL FROM') && ++begun === 2) client.destroy()
        else server.write(data)
      })
      server.pipe(client)
      for (const socket of [client, server]) socket.on('error', () => {})
      client.on('close', () => server.destroy())
    })
    const sender = senderTo(`smtp://localhost:${between}`)
    await sender.send(mail, never)
    await sender.send(mail, never)
    expect([begun, received.length]).toEqual([3, 2])
  })

  it('lets go of a server that says nothing, when it is told to', async () => {
    const connected = Promise.withResolvers<Socket>()
    const port = await listenPlainly((client) => connected.resolve(client))
    const abort = new AbortController()
    const failure = senderTo(`smtp://localhost:${port}`).send(mail, abort.signal)
    const socket = await connected.promise
    const ended = once(socket.resume(), 'close')
    abort.abort(new Error('enough'))
    await expect(failure).rejects.toMatchObject({ code: 'EABORT' })
    await ended
  })

  it.each([
    'ada@example.org\r\nBcc: eve@example.net',
    'ada@example.org, eve@example.net',
    'ada@example.org> , <eve@example.net',
    '"ada@example.org, eve"@example.net',
    'eve@example.net:ada@example.org',
    'group: eve@example.net;',
    'ada@example.org (eve@example.net)',
    'ada@example.org\0eve@example.net',
    'ada@example.org SIZE=1',
    'Ada <eve@example.net>',
    'ada',
    '',
  ])('goes to no address like %j', async (to) => {
    const { authority, received } = await startMailServer(plain)
    const failure = senderTo(`smtp://${authority}`).send(mailTo(to), never)
    await expect(failure).rejects.toThrow(new PermanentFailure('not an address that mail is sent to'))
    expect(received).toEqual([])
  })

  it('adds no header line for the author of a text', async () => {
    const { authority, received } = await startMailServer(plain)
    const hostile = {
      ...mail,
      subject: 'a\r\nBcc: eve@example.net\r\nX-Evil: 1',
      text: 'b\r\n.\r\nRCPT TO:<eve@example.net>\n',
    }
    await senderTo(`smtp://${authority}`).send(hostile, never)
    expect(received).toMatchObject([{ recipients: ['ada@example.org'] }])
    expect(received[0]?.email.bcc).toBeUndefined()
    expect(received[0]?.email.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(received[0]?.email.text).toContain('RCPT TO:<eve@example.net>')
  })

  it('writes nothing to the standard output, whatever the URL asks for', async () => {
    const { authority, received } = await startMailServer(plain)
    // Before Vitest's own console hands it on to the output.
    const spies = (['log', 'info', 'debug', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
    onTestFinished(() => void vi.restoreAllMocks())
    await senderTo(`smtp://${authority}?logger=true&debug=true&transactionLog=true`).send(mail, never)
    expect(received).toHaveLength(1)
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
  })
})
