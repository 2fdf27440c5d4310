import type { components } from '../../../generated/auth/types.ts'

type Schemas = components['schemas']

/** Why the browser made none, by the name of its `DOMException` (WebAuthn 3, 5.1.3). */
const reasons: Readonly<Record<string, string>> = {
  InvalidStateError: 'A passkey for your account is on this device already.',
  SecurityError: 'Passkeys need a host name: open this page under the name of the server, not its IP address.',
  NotAllowedError: 'The request was cancelled, or took too long.',
}

/**
 * Has the browser make a passkey, which asks the user.
 *
 * @throws what a surface would answer, in words for the user, where none was made
 */
export async function createPasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyRegistration']> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    throw refusal('This browser cannot create passkeys.')
  }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...options,
    pubKeyCredParams: [...options.pubKeyCredParams],
    excludeCredentials: [...options.excludeCredentials],
  })
  const made = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    throw refusal(reasons[name] ?? 'The browser could not create a passkey.')
  })
  return (made as PublicKeyCredential).toJSON() as Schemas['PasskeyRegistration']
}

function refusal(title: string) {
  return { type: 'about:blank', title, status: 409, code: 'passkey_refused' }
}
