import { bridgeSettings } from './bridge-settings.ts'
import { signInSettings } from './sign-in-settings.ts'

/** A setting as `triptych serve --help` and the manual show it. */
export interface Setting {
  readonly name: string
  readonly fallback: string
  readonly description: string
  /** Also taken from the file that `<NAME>_FILE` names, and never shown. */
  readonly secret?: true
}

/** The settings in force. */
export const settings = [
  { name: 'SVC_DATA_DIR', fallback: './.data', description: 'Folder of everything that the process keeps.' },
  {
    name: 'SVC_DATABASE_URL',
    fallback: 'SQLite in the data folder',
    description: 'postgres://… to keep auth and content in PostgreSQL, each in a schema of its own.',
    secret: true,
  },
  { name: 'SVC_HOST', fallback: '127.0.0.1', description: 'Address to listen on.' },
  {
    name: 'SVC_AUTH_PORT',
    fallback: '8581',
    description: 'Port of the auth surface; 0 takes a free one.',
  },
  {
    name: 'SVC_BASE_URL',
    fallback: 'http://localhost:<port>',
    description: 'Public address of the auth surface, when a proxy stands before it.',
  },
  {
    name: 'SVC_AUTH_URL',
    fallback: 'none',
    description: 'Where other surfaces ask for sessions when auth runs elsewhere.',
  },
  {
    name: 'SVC_CONTENT_PORT',
    fallback: '8583',
    description: 'Port of the content surface; 0 takes a free one.',
  },
  {
    name: 'SVC_CONTENT_URL',
    fallback: 'http://localhost:<port>',
    description: 'Public address of the content surface, when a proxy stands before it.',
  },
  ...bridgeSettings,
  {
    name: 'SVC_TRUSTED_PROXIES',
    fallback: 'none',
    description: 'Addresses and CIDR ranges, comma separated, whose X-Forwarded-* fields count.',
  },
  {
    name: 'SVC_ALLOWED_HOSTS',
    fallback: 'none',
    description: 'Further host names, comma separated and without ports, that requests may name.',
  },
  {
    name: 'SVC_WEBHOOK_HOSTS',
    fallback: 'none',
    description:
      'Hosts, comma separated and perhaps with ports, that webhooks may reach by http or at private addresses.',
  },
  {
    name: 'SVC_WEBHOOKS',
    fallback: 'true',
    description: 'false sends webhooks nothing, for a copy of a database say; what there is to send waits.',
  },
  { name: 'SVC_METRICS_PUBLIC', fallback: 'false', description: 'true answers /metrics beyond loopback.' },
  {
    name: 'SVC_MEDIA_DIR',
    fallback: 'media in the data folder',
    description: 'Folder of media bytes; shared by the machines that share a PostgreSQL.',
  },
  {
    name: 'SVC_MEDIA_MAX_BYTES',
    fallback: '104857600',
    description: 'The largest media file that may be uploaded, in bytes, from 1024 to 10737418240.',
  },
  {
    name: 'SVC_SECRET_KEY',
    fallback: 'secret.key in the data folder, made once',
    description: 'At least 32 characters; signs preview tokens, seals codes and mail.',
    secret: true,
  },
  {
    name: 'SVC_LOG_LEVEL',
    fallback: 'info',
    description: 'trace, debug, info, warn, error, fatal or silent.',
  },
  ...signInSettings,
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['name']
