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
  {
    name: 'SVC_DATABASE_POOL',
    fallback: '10',
    description: 'Connections to PostgreSQL at most, for each of auth and content; 2 or more.',
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
  {
    name: 'SVC_BRIDGE_PORT',
    fallback: 'bridge.port of config.json, 8582',
    description: 'Port of the bridge surface; 0 takes a free one.',
  },
  {
    name: 'SVC_BRIDGE_URL',
    fallback: 'http://localhost:<port>',
    description: 'Public address of the bridge surface, when a proxy stands before it.',
  },
  {
    name: 'SVC_BRIDGE_AUTH',
    fallback: 'none',
    description:
      'Who can operate the bridge. session: administrators who are signed in; token: who signed in with the token that its first start prints; none: anyone who can reach its port.',
  },
  {
    name: 'SVC_BRIDGE_INSECURE',
    fallback: 'false',
    description: 'true lets an open bridge, with its shell, be reached from beyond this machine.',
  },
  {
    name: 'SVC_HAP_BIND',
    fallback: 'bridge.bind of config.json, all addresses',
    description: 'Address that the HAP server listens on.',
  },
  {
    name: 'SVC_HAP_ADVERTISER',
    fallback: 'bridge.advertiser of config.json, ciao',
    description: 'mDNS advertiser of the HAP server: ciao, bonjour-hap, avahi, resolved or none.',
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
    description:
      'Folder of media bytes; shared by the machines that share a PostgreSQL. With SVC_MEDIA_URL, of uploads on their way.',
  },
  {
    name: 'SVC_MEDIA_URL',
    fallback: 'none, media are in SVC_MEDIA_DIR',
    description: 's3://bucket/prefix?endpoint=…&region=… keeps media in an S3-compatible object store.',
  },
  {
    name: 'SVC_MEDIA_ACCESS_KEY_ID',
    fallback: 'as the AWS SDK finds it',
    description: 'Access key of that store; needs SVC_MEDIA_SECRET_ACCESS_KEY.',
  },
  {
    name: 'SVC_MEDIA_SECRET_ACCESS_KEY',
    fallback: 'as the AWS SDK finds it',
    description: 'Secret of that access key.',
    secret: true,
  },
  {
    name: 'SVC_MEDIA_MAX_BYTES',
    fallback: '104857600',
    description: 'The largest media file that may be uploaded, in bytes, from 1024 to 10737418240.',
  },
  {
    name: 'SVC_KEEP_REVISIONS',
    fallback: '100',
    description: 'How many revisions of a document are kept, the newest; all for every one.',
  },
  {
    name: 'SVC_KEEP_REVISION_DAYS',
    fallback: '365',
    description: 'Days after which a revision that another one has followed is removed; all for never.',
  },
  {
    name: 'SVC_KEEP_DELETED_DAYS',
    fallback: '90',
    description: 'Days after which a deleted document is erased with its history; all for never.',
  },
  {
    name: 'SVC_KEEP_DELIVERIES',
    fallback: '1000',
    description: 'How many deliveries of a webhook are kept, the newest; all for every one.',
  },
  {
    name: 'SVC_KEEP_DELIVERY_DAYS',
    fallback: '30',
    description: 'Days after which a delivery to a webhook is removed with its message; all for never.',
  },
  {
    name: 'SVC_KEEP_ACTIVITY_DAYS',
    fallback: '365',
    description: 'Days after which an entry of the activity is removed; all for never.',
  },
  {
    name: 'SVC_KEEP_LOG_ENTRIES',
    fallback: '10000',
    description: "How many entries of the bridge's log are kept, in memory: 100 to 100000.",
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
  {
    name: 'SVC_REPLY_CHECK',
    fallback: 'off',
    description:
      'strip: replies are sent without properties that the contract does not declare; fail: a reply that breaks the contract becomes a 500.',
  },
  {
    name: 'SVC_ADMIN_EMAIL',
    fallback: 'none',
    description: 'Email of the first administrator, made at the first start.',
  },
  { name: 'SVC_OIDC_ISSUER', fallback: 'none', description: 'Issuer URL of an OpenID Connect provider.' },
  { name: 'SVC_OIDC_CLIENT_ID', fallback: 'none', description: 'Client id at that provider.' },
  {
    name: 'SVC_OIDC_CLIENT_SECRET',
    fallback: 'none, for a public client',
    description: 'Client secret at that provider.',
    secret: true,
  },
  { name: 'SVC_OIDC_LABEL', fallback: 'SSO', description: 'Name of the provider on its sign-in button.' },
  {
    name: 'SVC_OIDC_AUTO_PROVISION',
    fallback: 'true',
    description: 'false: people from a provider need an invitation; true adds them as members at their first sign-in.',
  },
  {
    name: 'SVC_OIDC_ALLOWED_DOMAINS',
    fallback: 'any',
    description: 'Email domains, comma separated, whose people become members on first sign-in.',
  },
  {
    name: 'SVC_SCIM_TOKEN',
    fallback: 'none: no SCIM',
    description: 'Token of a provisioning client (SCIM 2.0), 32 characters or more.',
    secret: true,
  },
  {
    name: 'SVC_APPROVE_APPLICATIONS',
    fallback: 'false',
    description: 'true: members authorize only applications that an administrator has approved.',
  },
  {
    name: 'SVC_STEP_UP',
    fallback: 'false',
    description: 'true: what administrates, mints or approves asks for a fresh proof after ten minutes.',
  },
  {
    name: 'SVC_REQUIRE_PASSKEY',
    fallback: 'none',
    description: 'admins or everyone: whose sign-ins, and proofs with SVC_STEP_UP, take a passkey.',
  },
  {
    name: 'SVC_SECOND_FACTOR',
    fallback: 'off',
    description: 'admins or everyone: whose sign-ins take a passkey or an authenticator app beside.',
  },
  { name: 'SVC_OTP_FALLBACK', fallback: 'false', description: 'true keeps codes by email beside a provider.' },
  {
    name: 'SVC_SSO_AUTHORIZE_URL',
    fallback: 'none',
    description: 'Where the legacy JWT handover sends a browser.',
  },
  { name: 'SVC_SSO_APP_ID', fallback: 'none', description: 'Application id at the legacy provider.' },
  { name: 'SVC_SSO_ISSUER', fallback: 'none', description: 'iss of the legacy tokens; its keys are read there.' },
  { name: 'SVC_SSO_LABEL', fallback: 'SSO', description: 'Name of the legacy provider on its sign-in button.' },
  {
    name: 'SVC_SSO_CHECK_AUDIENCE',
    fallback: 'true',
    description: 'false takes legacy tokens that name another app as their audience.',
  },
  { name: 'SVC_SSO_SINGLE_USE', fallback: 'true', description: 'false lets a legacy token sign in again.' },
  {
    name: 'SVC_SMTP_URL',
    fallback: 'none, mail goes to the log',
    description: 'smtp://… or smtps://… to send mail; needs SVC_MAIL_FROM.',
    secret: true,
  },
  { name: 'SVC_MAIL_FROM', fallback: 'none', description: 'Sender of mail: an address or Name <address>.' },
  {
    name: 'SVC_BACKUP_DIR',
    fallback: 'none',
    description: 'Folder that a server writes backups to by itself; without it, it writes none.',
  },
  {
    name: 'SVC_BACKUP_EVERY',
    fallback: '24h',
    description: 'Time between two of these backups: a number with m, h or d, from 1m to 365d.',
  },
  { name: 'SVC_BACKUP_KEEP', fallback: '7', description: 'How many of these backups stay, from 1 to 1000.' },
  {
    name: 'SVC_BACKUP_PASSPHRASE',
    fallback: 'none',
    description: 'At least 12 characters; encrypts backups, and opens them in a restore.',
    secret: true,
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['name']
