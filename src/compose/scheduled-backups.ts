import type { BackupStatus } from '../access/service.ts'
import { BackupSchedule } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../server/logger.ts'
import { Counter, Gauge, processRegistry } from '../server/metrics.ts'

/**
 * The backups that a server makes by itself, with their results in the log and in the metrics of the process.
 *
 * @param command the program and the words with which it writes a backup; the file comes after them
 * @returns null where the settings want none
 */
export function scheduledBackups(
  { backup }: Config,
  command: readonly [string, ...string[]],
  logger: Logger,
): BackupSchedule | null {
  const { dir, every, keep, passphrase } = backup
  if (dir === null) return null
  const registers = [processRegistry]
  const total = new Counter({
    name: 'backups_total',
    help: 'Scheduled backups, by outcome (success, failure).',
    labelNames: ['outcome'],
    registers,
  })
  const last = new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last scheduled backup of this process was written; 0 before the first.',
    registers,
  })
  const size = new Gauge({ name: 'backup_last_size_bytes', help: 'Size of that backup.', registers })
  const duration = new Gauge({ name: 'backup_last_duration_seconds', help: 'How long it took.', registers })
  return new BackupSchedule({
    dir,
    every,
    keep,
    encrypted: passphrase !== null,
    command,
    onDone: (result) => {
      total.inc({ outcome: 'success' })
      last.setToCurrentTime()
      size.set(result.size)
      duration.set(result.seconds)
      logger.info({ ...result }, 'a backup was written')
    },
    onFailed: (reason) => {
      total.inc({ outcome: 'failure' })
      logger.error({ reason }, 'a scheduled backup failed; it is tried again')
    },
  })
}

/** How they went, for the consoles. */
export function backupStatus({ status: { last, failure, next } }: BackupSchedule): BackupStatus {
  const moment = (ms: number): string => new Date(ms).toISOString()
  return {
    scheduled: true,
    lastSuccess: last && { ...last, at: moment(last.at) },
    lastFailure: failure && { ...failure, at: moment(failure.at) },
    next: next === null ? null : moment(next),
  }
}
