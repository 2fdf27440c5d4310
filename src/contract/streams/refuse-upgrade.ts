import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { HttpCall } from '../call.ts'
import type { ProblemWriter } from '../problem-writer.ts'
import { Refusal } from '../reply.ts'

/**
 * How long a refused client may go on sending before it is cut, in ms: closing a socket with unread bytes resets it,
 * and a reset can overtake the answer (RFC 9112, 9.6).
 */
const LINGER_MS = 500

/** The answer to a client that does not speak the protocol, or not this version of it (RFC 6455, 4.4). */
export function upgradeRequired(): Refusal {
  return new Refusal('upgrade_required', {
    ...{ Upgrade: 'websocket', Connection: 'Upgrade, close' },
    'Sec-WebSocket-Version': '13',
  })
}

/** Answers a request for an upgrade with a problem. node:http has let go of its socket, so the answer is put on it. */
export function refuseUpgrade(problems: ProblemWriter, call: HttpCall, socket: Duplex, error: unknown): void {
  const { res } = call
  if (socket.destroyed) return
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  res.once('finish', () => {
    socket.end()
    socket.resume()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  })
  problems.write(call, error, null, [])
}
