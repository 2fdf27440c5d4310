/** The settings of who signs in, how, and how they get mail. */
export const signInSettings = [
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
  { name: 'SVC_OIDC_LABEL', fallback: 'SSO', description: 'What people call the provider.' },
  {
    name: 'SVC_OIDC_AUTO_PROVISION',
    fallback: 'true',
    description: 'false lets in, of those a provider vouches for, members only.',
  },
  {
    name: 'SVC_OIDC_ALLOWED_DOMAINS',
    fallback: 'any',
    description: 'Email domains, comma separated, whose people become members on first sign-in.',
  },
  { name: 'SVC_OTP_FALLBACK', fallback: 'false', description: 'true keeps codes by email beside a provider.' },
  {
    name: 'SVC_SSO_AUTHORIZE_URL',
    fallback: 'none',
    description: 'Where the legacy JWT handover sends a browser.',
  },
  { name: 'SVC_SSO_APP_ID', fallback: 'none', description: 'What the legacy provider knows this service by.' },
  { name: 'SVC_SSO_ISSUER', fallback: 'none', description: 'iss of the legacy tokens; its keys are read there.' },
  { name: 'SVC_SSO_LABEL', fallback: 'SSO', description: 'What people call the legacy provider.' },
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
] as const
