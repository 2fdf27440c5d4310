import { ConfigError, type SettingReader } from './environment.ts'

/** How much of what has been is kept; null for all of it. */
export interface Retention {
  /** Of each document, the newest revisions. */
  readonly revisions: number | null
  /** Days after which a revision goes that another one has followed. */
  readonly revisionDays: number | null
  /** Days after which a deleted document is erased. */
  readonly deletedDays: number | null
  /** Days after which a delivery to a webhook goes, with its message. */
  readonly deliveryDays: number | null
  /** Of each webhook, the newest deliveries. */
  readonly deliveries: number | null
  /** Days after which an entry of the activity goes. */
  readonly activityDays: number | null
  /** Entries of the bridge's log, all in memory. */
  readonly logEntries: number
}

/** What is kept where nothing else is set: a year of a busy site in a few hundred megabytes. */
export const defaultRetention: Retention = {
  revisions: 100,
  revisionDays: 365,
  deletedDays: 90,
  deliveryDays: 30,
  deliveries: 1_000,
  activityDays: 365,
  logEntries: 10_000,
}

export function readRetention(reader: SettingReader): Retention {
  return {
    revisions: reader.read('SVC_KEEP_REVISIONS', parseAmount, defaultRetention.revisions),
    revisionDays: reader.read('SVC_KEEP_REVISION_DAYS', parseAmount, defaultRetention.revisionDays),
    deletedDays: reader.read('SVC_KEEP_DELETED_DAYS', parseAmount, defaultRetention.deletedDays),
    deliveryDays: reader.read('SVC_KEEP_DELIVERY_DAYS', parseAmount, defaultRetention.deliveryDays),
    deliveries: reader.read('SVC_KEEP_DELIVERIES', parseAmount, defaultRetention.deliveries),
    activityDays: reader.read('SVC_KEEP_ACTIVITY_DAYS', parseAmount, defaultRetention.activityDays),
    logEntries: reader.read('SVC_KEEP_LOG_ENTRIES', parseEntries, defaultRetention.logEntries),
  }
}

/** A number from 1 to 1,000,000, or `all`. */
function parseAmount(variable: string, value: string): number | null {
  if (value === 'all') return null
  const amount = /^\d{1,7}$/.test(value) ? Number(value) : 0
  if (amount < 1 || amount > 1_000_000) {
    throw new ConfigError(variable, `must be a number from 1 to 1000000, or all, not ${JSON.stringify(value)}`)
  }
  return amount
}

function parseEntries(variable: string, value: string): number {
  const entries = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (entries < 100 || entries > 100_000) {
    throw new ConfigError(variable, `must be a number from 100 to 100000, not ${JSON.stringify(value)}`)
  }
  return entries
}
