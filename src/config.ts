import { join, resolve } from 'node:path'
import { checkNames, type Environment, readSetting } from './config/environment.ts'
import { Secret } from './config/secret.ts'
import type { SettingName } from './config/settings.ts'
import {
  type LogLevel,
  parseAddressRanges,
  parseBoolean,
  parseFolder,
  parseHostNames,
  parseListenHost,
  parseLogLevel,
  parsePort,
  parsePostgresUrl,
  parsePublicUrl,
  parseSecretKey,
} from './config/values.ts'

export { ConfigError } from './config/config-error.ts'
export { Secret } from './config/secret.ts'
export { obtainSecretKey } from './config/secret-key.ts'
export { type Setting, settings } from './config/settings.ts'
export type { LogLevel } from './config/values.ts'

/** The settings of a process, validated. Paths are absolute; secrets show themselves to `reveal()` alone. */
export interface Config {
  readonly dataDir: string
  /** SQLite keeps one file per surface, `<dataDir>/<surface>.sqlite`. */
  readonly database: { readonly kind: 'sqlite' } | { readonly kind: 'postgres'; readonly url: Secret }
  readonly host: string
  /** `port` 0 takes a free one; `url` is null until the port is known, and then `http://localhost:<port>`. */
  readonly content: { readonly port: number; readonly url: URL | null }
  readonly trustedProxies: readonly string[]
  /** Lower case, without ports. */
  readonly allowedHosts: readonly string[]
  readonly metricsPublic: boolean
  readonly mediaDir: string
  /** Null: `obtainSecretKey` makes one in the data folder. */
  readonly secretKey: Secret | null
  readonly logLevel: LogLevel
  /** Settings of surfaces that are not part of this version; the log names each. */
  readonly idle: readonly { readonly name: string; readonly surface: string }[]
}

/**
 * Reads and validates the environment; this file alone reads `process.env`.
 *
 * @throws ConfigError naming the first variable at fault
 */
export function loadConfig(env: Environment = process.env): Config {
  const idle = checkNames(env)
  const read = <T>(name: SettingName, parse: (variable: string, value: string) => T, fallback: T): T => {
    const value = readSetting(env, name)
    return value === undefined ? fallback : parse(name, value)
  }
  const dataDir = resolve(read('SVC_DATA_DIR', parseFolder, '.data'))
  const databaseUrl = read<string | null>('SVC_DATABASE_URL', parsePostgresUrl, null)
  const secretKey = read<string | null>('SVC_SECRET_KEY', parseSecretKey, null)
  return {
    dataDir,
    database: databaseUrl === null ? { kind: 'sqlite' } : { kind: 'postgres', url: new Secret(databaseUrl) },
    host: read('SVC_HOST', parseListenHost, '127.0.0.1'),
    content: {
      port: read('SVC_CONTENT_PORT', parsePort, 8583),
      url: read<URL | null>('SVC_CONTENT_URL', parsePublicUrl, null),
    },
    trustedProxies: read('SVC_TRUSTED_PROXIES', parseAddressRanges, []),
    allowedHosts: read('SVC_ALLOWED_HOSTS', parseHostNames, []),
    metricsPublic: read('SVC_METRICS_PUBLIC', parseBoolean, false),
    mediaDir: resolve(read('SVC_MEDIA_DIR', parseFolder, join(dataDir, 'media'))),
    secretKey: secretKey === null ? null : new Secret(secretKey),
    logLevel: read('SVC_LOG_LEVEL', parseLogLevel, 'info'),
    idle,
  }
}
