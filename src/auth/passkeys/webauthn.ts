/** The relying party (WebAuthn 3, 4): the surface at its public address. */
export interface RelyingParty {
  /** The host name, which credentials are scoped to. */
  readonly id: string
  readonly origin: string
}

export function relyingPartyOf(url: URL): RelyingParty {
  return { id: url.hostname, origin: url.origin }
}

/** A new credential as the browser hands it over; binary values in base64url. */
export interface Registration {
  readonly id: string
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
}

/** A credential's signature as the browser hands it over; binary values in base64url. */
export interface Assertion {
  readonly id: string
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | null
  }
}

/** What is kept of a credential to check its signatures by. */
export interface CredentialKey {
  /** What the authenticator calls it, in base64url. */
  readonly id: string
  /** COSE, in base64url. */
  readonly publicKey: string
  /** How often it has signed; 0 for those that do not count. */
  readonly counter: number
}

/** EdDSA, ES256 and RS256, by their COSE numbers. */
export const algorithms = [-8, -7, -257]

/** The first use loads it: most processes never see a passkey. */
const load = () => import('@simplewebauthn/server')

/**
 * Reads a new credential, made by an authenticator that has verified its user.
 *
 * @throws whatever is wrong with it, as an error whose message is for the log
 */
export async function verifyRegistration(
  { id, response }: Registration,
  challenge: string,
  { id: rpId, origin }: RelyingParty,
): Promise<CredentialKey> {
  const { verifyRegistrationResponse } = await load()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  })
  if (!verified) throw new Error('the attestation does not hold')
  const { credential } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

/**
 * Checks a signature, made by an authenticator that has verified its user.
 *
 * @returns the counter that was signed; whether it went on is the caller's to judge
 * @throws whatever is wrong with it, as an error whose message is for the log
 */
export async function verifyAssertion(
  { id, response }: Assertion,
  key: CredentialKey,
  challenge: string,
  { id: rpId, origin }: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await load()
  const { clientDataJSON, authenticatorData, signature } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: key.id, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: 0 },
  })
  if (!verified) throw new Error('the signature does not hold')
  return authenticationInfo.newCounter
}
