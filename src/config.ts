import { join, resolve } from 'node:path'
import { type BackupSettings, readBackup } from './config/backup.ts'
import { type BridgeSettings, readBridge } from './config/bridge.ts'
import { checkNames, type Environment, type Secret, SettingReader } from './config/environment.ts'
import { type MailSettings, parseEmail, readMail } from './config/mail.ts'
import { type MediaBucketSettings, readMediaBucket } from './config/media.ts'
import { type Retention, readRetention } from './config/retention.ts'
import { readSignIn, type SignInSettings } from './config/sign-in.ts'
import {
  type LogLevel,
  parseAddressRanges,
  parseBoolean,
  parseFolder,
  parseHostNames,
  parseListenHost,
  parseLogLevel,
  parseMediaLimit,
  parsePoolSize,
  parsePort,
  parsePostgresUrl,
  parsePublicUrl,
  parseReplyCheck,
  parseSecretKey,
  parseWebhookHosts,
  type ReplyCheck,
  type WebhookHosts,
} from './config/values.ts'

export type { BackupSettings } from './config/backup.ts'
export type { Advertiser, BridgeSettings } from './config/bridge.ts'
export { ConfigError, Secret } from './config/environment.ts'
export type { MailSettings } from './config/mail.ts'
export { obtainSecretKey } from './config/secret-key.ts'
export { type Setting, settings } from './config/settings.ts'
export type { SignInSettings } from './config/sign-in.ts'
export type { LogLevel } from './config/values.ts'
export { isOfHosts, type WebhookHosts } from './config/values.ts'

/** The settings of a process, validated. Paths are absolute; secrets show themselves to `reveal()` alone. */
export interface Config {
  readonly dataDir: string
  /** SQLite keeps one file per surface, `<dataDir>/<surface>.sqlite`. */
  readonly database:
    | { readonly kind: 'sqlite' }
    /** `pool`: connections at most, for each surface. */
    | { readonly kind: 'postgres'; readonly url: Secret; readonly pool: number }
  readonly host: string
  /** `port` 0 takes a free one; `url` is null where it is the one that it listens on. */
  readonly auth: { readonly port: number; readonly url: URL | null }
  /** Where other surfaces ask for sessions when auth runs elsewhere. */
  readonly authUrl: URL | null
  /** As of `auth`. */
  readonly content: { readonly port: number; readonly url: URL | null }
  readonly bridge: BridgeSettings
  /** What programs that are started may inherit from: the environment without any setting. */
  readonly environment: Environment
  readonly trustedProxies: readonly string[]
  /** Lower case, without ports. */
  readonly allowedHosts: readonly string[]
  /** Whom webhooks may reach by http or at private addresses. */
  readonly webhookHosts: WebhookHosts
  /** Whether webhooks are delivered; otherwise deliveries wait. */
  readonly webhooks: boolean
  readonly metricsPublic: boolean
  readonly mediaDir: string
  /** Null: media are in `mediaDir`. */
  readonly mediaBucket: MediaBucketSettings | null
  /** Of one uploaded file. */
  readonly mediaMaxBytes: number
  /** Null: `obtainSecretKey` makes one in the data folder. */
  readonly secretKey: Secret | null
  readonly logLevel: LogLevel
  /** What is done about replies that are not what the contract promises. */
  readonly replyCheck: ReplyCheck
  /** Of the first administrator, as it was written. */
  readonly adminEmail: string | null
  readonly signIn: SignInSettings
  /** Whether an administrator approves an application before members may authorize it. */
  readonly approveApplications: boolean
  readonly mail: MailSettings
  readonly retention: Retention
  readonly backup: BackupSettings
}

/** The `SVC_` variables as they are, not validated; a command may hand them on to a process of its own. */
export function givenSettings(env: Environment = process.env): Record<string, string> {
  const given = Object.entries(env).filter(([name]) => name.startsWith('SVC_'))
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? '']))
}

/** Variables that a process of another user inherits: terminal, locale, proxies. All others may hold secrets. */
const FOR_EVERY_USER = /^(?:PATH|TERM|COLORTERM|NO_COLOR|LANG|LC_\w+|TZ|https?_proxy|HTTPS?_PROXY|no_proxy|NO_PROXY)$/

/** The environment of a process of another user: the few variables that it inherits, and those given. */
export function environmentForUser(
  variables: Readonly<Record<string, string>>,
  env: Environment = process.env,
): Record<string, string | undefined> {
  const kept = Object.entries(env).filter(([name]) => FOR_EVERY_USER.test(name))
  return { ...Object.fromEntries(kept), ...variables }
}

/**
 * Reads and validates the environment; this file alone reads `process.env`.
 *
 * @throws ConfigError naming the first variable at fault
 */
export function loadConfig(env: Environment = process.env): Config {
  checkNames(env)
  const reader = new SettingReader(env)
  const dataDir = reader.read('SVC_DATA_DIR', parseFolder, resolve('.data'))
  const databaseUrl = reader.readSecret('SVC_DATABASE_URL', parsePostgresUrl)
  const pool = reader.read('SVC_DATABASE_POOL', parsePoolSize, 10)
  return {
    dataDir,
    database: databaseUrl === null ? { kind: 'sqlite' } : { kind: 'postgres', url: databaseUrl, pool },
    host: reader.read('SVC_HOST', parseListenHost, '127.0.0.1'),
    auth: {
      port: reader.read('SVC_AUTH_PORT', parsePort, 8581),
      url: reader.read('SVC_BASE_URL', parsePublicUrl, null),
    },
    authUrl: reader.read('SVC_AUTH_URL', parsePublicUrl, null),
    content: {
      port: reader.read('SVC_CONTENT_PORT', parsePort, 8583),
      url: reader.read('SVC_CONTENT_URL', parsePublicUrl, null),
    },
    bridge: readBridge(reader),
    environment: Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('SVC_'))),
    trustedProxies: reader.read('SVC_TRUSTED_PROXIES', parseAddressRanges, []),
    allowedHosts: reader.read('SVC_ALLOWED_HOSTS', parseHostNames, []),
    webhookHosts: reader.read('SVC_WEBHOOK_HOSTS', parseWebhookHosts, []),
    webhooks: reader.read('SVC_WEBHOOKS', parseBoolean, true),
    metricsPublic: reader.read('SVC_METRICS_PUBLIC', parseBoolean, false),
    mediaDir: reader.read('SVC_MEDIA_DIR', parseFolder, join(dataDir, 'media')),
    mediaBucket: readMediaBucket(reader),
    mediaMaxBytes: reader.read('SVC_MEDIA_MAX_BYTES', parseMediaLimit, 100 * 1024 ** 2),
    secretKey: reader.readSecret('SVC_SECRET_KEY', parseSecretKey),
    logLevel: reader.read('SVC_LOG_LEVEL', parseLogLevel, 'info'),
    replyCheck: reader.read('SVC_REPLY_CHECK', parseReplyCheck, 'off'),
    adminEmail: reader.read('SVC_ADMIN_EMAIL', parseEmail, null),
    signIn: readSignIn(reader),
    approveApplications: reader.read('SVC_APPROVE_APPLICATIONS', parseBoolean, false),
    mail: readMail(reader),
    retention: readRetention(reader),
    backup: readBackup(reader),
  }
}
