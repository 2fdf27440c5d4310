import type { Logger } from './logger.ts'

/** Conventional exit codes: 128 and the signal's number. */
const secondSignal = { SIGINT: 130, SIGTERM: 143 } as const

export interface ShutdownOptions {
  readonly logger: Logger
  /** Lets go of everything that runs. Called once. */
  close(): Promise<void>
  /** When a close that hangs is given up, in ms. */
  readonly deadline?: number
}

/**
 * Ends the process in order: the first SIGTERM or SIGINT closes what runs and exits 0, a second one exits at once with
 * 130 or 143. An uncaught error is logged, and the process closes and exits 1: its state can no longer be trusted.
 */
export function endInOrder({ logger, close, deadline = 4800 }: ShutdownOptions): void {
  let ending = false
  const end = (exitCode: number): void => {
    ending = true
    // Not unreferenced: a close that waits for nothing would otherwise let the process end as if all were well.
    setTimeout(() => {
      logger.error('could not close in time')
      process.exit(1)
    }, deadline)
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.error({ err: error }, 'could not close')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(secondSignal[signal])
      logger.info({ signal }, 'closing')
      end(0)
    })
  }
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'uncaught error')
    if (!ending) end(1)
  })
}
