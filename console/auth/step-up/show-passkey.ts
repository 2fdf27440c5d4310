import type { components } from '../../../generated/auth/types.ts'

type Schemas = components['schemas']

/**
 * Has the browser show a passkey, which asks the user.
 *
 * @throws what a surface would answer, in words for the user, where none was shown
 */
export async function showPasskey(options: Schemas['PasskeyRequestOptions']): Promise<Schemas['PasskeyAssertion']> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) {
    throw refusal('This browser cannot use passkeys.')
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const shown = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    const cancelled = error instanceof DOMException && error.name === 'NotAllowedError'
    throw refusal(cancelled ? 'The request was cancelled, or took too long.' : 'The browser could not use a passkey.')
  })
  return (shown as PublicKeyCredential).toJSON() as Schemas['PasskeyAssertion']
}

function refusal(title: string) {
  return { type: 'about:blank', title, status: 409, code: 'proof_invalid' }
}
