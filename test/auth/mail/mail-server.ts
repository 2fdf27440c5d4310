import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  readonly sender: string
  readonly recipients: string[]
  /** Whether it came over TLS. */
  readonly secure: boolean
  readonly user: string | undefined
  readonly raw: string
  readonly email: Email
}

export interface MailServer {
  /** `localhost:<port>`. */
  readonly authority: string
  readonly received: ReceivedMail[]
  /** How many connections were opened. */
  connections(): number
  close(): Promise<void>
}

/** A mail server on loopback that keeps what it is sent; closed after the test. It asks for no login by itself. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    // Also keeps it from warning about its own certificate, which is the one to be tested with.
    logger: false,
    authOptional: true,
    closeTimeout: 1,
    disableReverseLookup: true,
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onData: async (stream, { envelope, secure, user }, done) => {
      const raw = await text(stream)
      received.push({
        sender: envelope.mailFrom ? envelope.mailFrom.address : '',
        recipients: envelope.rcptTo.map(({ address }) => address),
        secure,
        user,
        raw,
        email: await PostalMime.parse(raw),
      })
      done()
    },
    ...options,
  })
  // A client that will not have the certificate, or goes away, is what some tests are about.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= new Promise((resolve) => server.close(() => resolve()))
    return closed
  }
  onTestFinished(close)
  return { authority: `localhost:${address.port}`, received, connections: () => connections, close }
}

/** An error that the server answers with this reply. */
export function reply(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}
