import { onTestFinished } from 'vitest'
import { type Listener, type ListenOptions, listen, type RequestHandler } from '../../src/server/listener.ts'
import { loggerTo } from '../../src/server/logger.ts'

/** A log that keeps its lines. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = []
  const logger = loggerTo({ write: (line: string) => void lines.push(JSON.parse(line)) }, 'trace')
  return { logger, lines }
}

/** A listener on a free loopback port, closed when the test ends. */
export async function startListener(
  handler: RequestHandler,
  options: Partial<ListenOptions> = {},
): Promise<Listener & { readonly log: Record<string, unknown>[] }> {
  const { logger, lines } = recordingLogger()
  const listener = await listen({ host: '127.0.0.1', port: 0, handler, logger, ...options })
  onTestFinished(() => listener.close(0))
  return { ...listener, log: lines }
}
