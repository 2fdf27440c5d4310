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
    description: 'postgres://… to keep content in PostgreSQL.',
    secret: true,
  },
  { name: 'SVC_HOST', fallback: '127.0.0.1', description: 'Address to listen on.' },
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
  { name: 'SVC_METRICS_PUBLIC', fallback: 'false', description: 'true answers /metrics beyond loopback.' },
  {
    name: 'SVC_MEDIA_DIR',
    fallback: 'media in the data folder',
    description: 'Folder of media bytes; shared by the machines that share a PostgreSQL.',
  },
  {
    name: 'SVC_SECRET_KEY',
    fallback: 'secret.key in the data folder, made once',
    description: 'At least 32 characters; signs preview tokens.',
    secret: true,
  },
  {
    name: 'SVC_LOG_LEVEL',
    fallback: 'info',
    description: 'trace, debug, info, warn, error, fatal or silent.',
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['name']

/**
 * Names that the other surfaces define. Whoever moves a whole environment here keeps a start that works and a line
 * in the log for each; `secret` ones are known with `_FILE` too.
 */
export const settingsOfOtherSurfaces: readonly { name: string; surface: 'auth' | 'bridge'; secret?: true }[] = [
  { name: 'SVC_AUTH_PORT', surface: 'auth' },
  { name: 'SVC_BASE_URL', surface: 'auth' },
  { name: 'SVC_AUTH_URL', surface: 'auth' },
  { name: 'SVC_ADMIN_EMAIL', surface: 'auth' },
  { name: 'SVC_OIDC_ISSUER', surface: 'auth' },
  { name: 'SVC_OIDC_CLIENT_ID', surface: 'auth' },
  { name: 'SVC_OIDC_CLIENT_SECRET', surface: 'auth', secret: true },
  { name: 'SVC_OIDC_LABEL', surface: 'auth' },
  { name: 'SVC_OIDC_AUTO_PROVISION', surface: 'auth' },
  { name: 'SVC_OIDC_ALLOWED_DOMAINS', surface: 'auth' },
  { name: 'SVC_OTP_FALLBACK', surface: 'auth' },
  { name: 'SVC_SSO_AUTHORIZE_URL', surface: 'auth' },
  { name: 'SVC_SSO_APP_ID', surface: 'auth' },
  { name: 'SVC_SSO_ISSUER', surface: 'auth' },
  { name: 'SVC_SSO_LABEL', surface: 'auth' },
  { name: 'SVC_SSO_CHECK_AUDIENCE', surface: 'auth' },
  { name: 'SVC_SMTP_URL', surface: 'auth', secret: true },
  { name: 'SVC_MAIL_FROM', surface: 'auth' },
  { name: 'SVC_BRIDGE_PORT', surface: 'bridge' },
  { name: 'SVC_BRIDGE_URL', surface: 'bridge' },
  { name: 'SVC_BRIDGE_AUTH', surface: 'bridge' },
  { name: 'SVC_BRIDGE_INSECURE', surface: 'bridge' },
  { name: 'SVC_HAP_BIND', surface: 'bridge' },
  { name: 'SVC_HAP_ADVERTISER', surface: 'bridge' },
]
