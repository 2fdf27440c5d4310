import { inspect } from 'node:util'
import { hasCode } from '../../lib/error-text.ts'
import { cutText, MAX_LOG_MESSAGE } from '../protocol/limits.ts'
import type { Channel } from './channel.ts'

/** An error with its stack. */
export function detailOf(error: unknown): string {
  const detail = error instanceof Error ? (error.stack ?? error.message) : inspect(error)
  // Node's words name a flag, which is not the plugin's to set.
  return isDenied(error) ? `${detail}\nPlugins cannot write files, or start programs and threads.` : detail
}

function isDenied(error: unknown): boolean {
  return hasCode(error, 'ERR_ACCESS_DENIED')
}

/** What Node.js says of a rejection with something that is not an Error ends so; all before it is the same for each. */
const REJECTED_WITH = /The promise rejected with the reason "(.*)"\.$/s

/** An error in one line. */
export function reasonOf(error: unknown): string {
  const [, rejectedWith] = (error instanceof Error && REJECTED_WITH.exec(error.message)) || []
  if (rejectedWith !== undefined) return firstLine(rejectedWith)
  const text = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
  return firstLine(text)
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').slice(0, 1_000)
}

/**
 * Tells the log and the daemon why a plugin cannot go on, and ends the process.
 *
 * @param channels of the plugin; of all that share the process where it is not known which it is
 */
export async function fail(
  channels: readonly Channel[],
  reason: string,
  detail: string,
  final = false,
): Promise<never> {
  // A channel that the daemon does not read must not keep a broken plugin alive.
  setTimeout(() => process.exit(1), 1_000)
  // The daemon logs the reason as well.
  if (detail !== reason) channels[0]?.send({ type: 'log', level: 'error', message: cutText(detail, MAX_LOG_MESSAGE) })
  await Promise.all(channels.map((channel) => channel.flush({ type: 'failed', reason, final })))
  process.exit(1)
}
