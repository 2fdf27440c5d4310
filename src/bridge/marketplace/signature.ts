import { createPublicKey, verify } from 'node:crypto'
import type { Registry, RegistryKey, SignedDist } from './registry.ts'

/** Whether a registry vouches for what is installed. */
export interface PackageSignature {
  /**
   * `verified`: one of the registry's keys signed it; `invalid`: what is installed is not what was signed; `missing`: the
   * registry signs, and has no signature of it; `unverified`: it could not be looked at.
   */
  readonly state: 'verified' | 'invalid' | 'missing' | 'unverified'
  /** Of what is not `verified`. */
  readonly reason: string | null
}

/** What is installed. */
export interface InstalledPackage {
  readonly name: string
  /** Exact. */
  readonly version: string
  /** Subresource Integrity. */
  readonly integrity: string
}

/** To npm, a package without a time is as old (pacote, `MISSING_TIME_CUTOFF`). */
const NO_TIME = '2015-01-01T00:00:00.000Z'

/**
 * Looks at the registry's signature of an installed package, as `npm audit signatures` does: ECDSA over
 * `name@version:integrity`, with a key of `/-/npm/v1/keys`.
 *
 * @param dist what the registry signed; undefined where it does not have the version
 * @throws TriptychError `registry_unavailable`
 */
export async function checkSignature(
  registry: Pick<Registry, 'keys'>,
  installed: InstalledPackage,
  dist: Promise<SignedDist | undefined>,
): Promise<PackageSignature> {
  const { name, version } = installed
  const [keys, signed] = await Promise.all([registry.keys(name), dist])
  if (keys === undefined) return reportUnverified('the registry has no keys, so it signs no packages')
  if (signed === undefined) return reportUnverified(`the registry does not have ${name} ${version} any more`)
  return judge(installed, keys, signed)
}

function judge(
  { name, version, integrity }: InstalledPackage,
  keys: readonly RegistryKey[],
  { signatures, publishedAt }: SignedDist,
): PackageSignature {
  if (signatures.length === 0) return { state: 'missing', reason: 'the registry has no signature of it' }
  for (const { keyid, sig } of signatures) {
    const key = keys.find((each) => each.keyid === keyid)
    if (key === undefined) return reportUnverified(`the registry has no key ${keyid}, which it is signed with`)
    if (key.expires !== null && !(Date.parse(publishedAt ?? NO_TIME) < Date.parse(key.expires))) {
      return invalid(`the key ${keyid} had expired when it was published`)
    }
    if (!isSigned(`${name}@${version}:${integrity}`, sig, key)) {
      return invalid('what is installed is not what the registry signed')
    }
  }
  return { state: 'verified', reason: null }
}

function isSigned(message: string, signature: string, { key }: RegistryKey): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify('SHA256', Buffer.from(message), publicKey, Buffer.from(signature, 'base64'))
  } catch {
    // What cannot be read as a key or a signature verifies nothing.
    return false
  }
}

function reportUnverified(reason: string): PackageSignature {
  return { state: 'unverified', reason }
}

function invalid(reason: string): PackageSignature {
  return { state: 'invalid', reason }
}
