import { ConfigError, type Secret, type SettingReader } from './environment.ts'
import { parseFolder } from './values.ts'

/** Backups, those of the command and those that a server makes by itself. */
export interface BackupSettings {
  /** Where a server writes its own; null: it makes none. */
  readonly dir: string | null
  /** Milliseconds between two of them. */
  readonly every: number
  /** How many of them stay. */
  readonly keep: number
  /** Null: they are not encrypted. */
  readonly passphrase: Secret | null
}

const minute = 60_000
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute }
const longest = 365 * 24 * 60 * minute
const mostKept = 1000
const shortestPassphrase = 12

/** @throws ConfigError naming the first variable at fault */
export function readBackup(reader: SettingReader): BackupSettings {
  const idle = reader.firstSet(['SVC_BACKUP_EVERY', 'SVC_BACKUP_KEEP'])
  return {
    dir:
      idle === undefined
        ? reader.read('SVC_BACKUP_DIR', parseFolder, null)
        : reader.demand('SVC_BACKUP_DIR', parseFolder, idle),
    every: reader.read('SVC_BACKUP_EVERY', parseEvery, 24 * 60 * minute),
    keep: reader.read('SVC_BACKUP_KEEP', parseKeep, 7),
    passphrase: reader.readSecret('SVC_BACKUP_PASSPHRASE', parsePassphrase),
  }
}

function parseEvery(variable: string, value: string): number {
  const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(value) ?? []
  const every = Number(number) * (units[unit] ?? Number.NaN)
  if (!(every >= minute && every <= longest)) {
    throw new ConfigError(variable, `must be a time such as 30m, 12h or 7d, up to 365d, not ${JSON.stringify(value)}`)
  }
  return every
}

function parseKeep(variable: string, value: string): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= 1 && number <= mostKept)) {
    throw new ConfigError(variable, `must be a number from 1 to ${mostKept}, not ${JSON.stringify(value)}`)
  }
  return number
}

/** The error leaves the value out. */
function parsePassphrase(variable: string, value: string): string {
  if (value.length >= shortestPassphrase) return value
  throw new ConfigError(variable, `must have at least ${shortestPassphrase} characters, not ${value.length}`)
}
