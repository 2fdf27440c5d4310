import type { Session } from '../kinds.ts'

const methods: Readonly<Record<Session['method'], string>> = {
  otp: 'a code by email',
  oidc: 'single sign-on',
  legacy: 'single sign-on',
}

/** What the user signed in with. */
export function methodWords({ method, passkey }: Pick<Session, 'method' | 'passkey'>): string {
  return passkey ? 'a passkey' : methods[method]
}

/** What to call a browser that said nothing of itself. */
export function deviceWords({ device }: Pick<Session, 'device'>): string {
  return device ?? 'Unknown browser or program'
}
