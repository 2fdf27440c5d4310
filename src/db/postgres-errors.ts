import { TriptychError } from '../errors.ts'

/**
 * SQLSTATE classes and codes (PostgreSQL manual, appendix A) that say the server, its disk or the way to it is the
 * reason: connection, resources, shutdown and start, I/O, a lock not granted in time, a server that only reads.
 */
const outside = /^(08...|53...|57P..|58...|55P03|25006)$/

const network = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|ENOENT)/

/** What `pg` says, without a code, about a connection that ended under a query. */
const ended = /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded)/

function isOutside(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outside.test(code) || network.test(code) || ended.test(error.message)
}

/** `unavailable`, with the cause, for a server that cannot be reached or does not serve; everything else as it is. */
export function fromPostgres(error: unknown): unknown {
  if (error instanceof TriptychError || !(error instanceof Error) || !isOutside(error)) return error
  return unreachable(error)
}

/** `unavailable`: no connection could be had, whatever the reason. */
export function unreachable(cause: unknown): TriptychError {
  return new TriptychError('unavailable', `database: ${cause instanceof Error ? cause.message : cause}`, { cause })
}
