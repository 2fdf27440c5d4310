import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  /** By lower-case name; repeated fields joined with a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Bytes to send once the answer so far holds a text. */
export interface Reply {
  readonly after: string
  readonly bytes: string
}

/**
 * Sends bytes as they are (Latin-1), then each reply when what it waits for has come, and returns all that comes back
 * until the server ends the connection.
 */
export function sendRaw(port: number, bytes: string, replies: readonly Reply[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port })
    const waiting = [...replies]
    let received = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
      while (waiting[0] !== undefined && received.includes(waiting[0].after)) {
        socket.write(waiting.shift()?.bytes ?? '', 'latin1')
      }
    })
    socket.once('connect', () => socket.write(bytes, 'latin1'))
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
  })
}

/**
 * Cuts what a connection brought into answers, by `Content-Length`; a body without one takes all that is left. Chunked
 * bodies are not taken apart.
 */
export function readAnswers(received: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [statusLine = '', ...fields] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`not an answer: ${JSON.stringify(rest.slice(0, 200))}`)
    const headers: Record<string, string> = {}
    for (const field of fields) {
      const colon = field.indexOf(':')
      const name = field.slice(0, colon).toLowerCase()
      const value = field.slice(colon + 1).trim()
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
    if (headers['transfer-encoding'] !== undefined) throw new Error('an answer in chunks')
    const length = Number(headers['content-length'] ?? rest.length - end - 4)
    const body = rest.slice(end + 4, end + 4 + length)
    if (body.length !== length) throw new Error(`a body of ${length} bytes has only ${body.length}`)
    answers.push({ status, headers, body })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
