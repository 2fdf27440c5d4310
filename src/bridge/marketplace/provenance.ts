import { errorMessage, hasCode } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'
import { type Certificate, npmLibraries } from './npm-libraries.ts'
import type { Attestation, Registry, SignedDist } from './registry.ts'
import type { InstalledPackage } from './signature.ts'
import type { SigstoreKeys } from './sigstore-keys.ts'

/** Whether it is proven where the package that is installed was built, and from what. */
export interface PackageProvenance {
  /**
   * `verified`: it is proven; `invalid`: what the registry has proves nothing of what is installed; `none`: it was published
   * without; `unverified`: it could not be looked at.
   */
  readonly state: 'verified' | 'invalid' | 'none' | 'unverified'
  /** Of what is `invalid` or `unverified`; of what is `verified`, where Sigstore's keys may be out of date. */
  readonly reason: string | null
  /** Of what is `verified`. */
  readonly build: PackageBuild | null
}

/** By the certificate of the build: the statement that it signs is the package's own word. */
interface PackageBuild {
  /** Address of the source. */
  readonly repository: string
  readonly commit: string
  /** Address of the workflow that ran, at its version. */
  readonly builder: string
  /** Address of the run; null where the builder does not say. */
  readonly run: string | null
}

/** Types of statements (in-toto) that say how something was built. */
const PROVENANCE = /^https:\/\/slsa\.dev\/provenance\//
const STATEMENT = 'application/vnd.in-toto+json'

/** What is signed is another thing, whichever keys it was signed with (`@sigstore/verify`). */
const NOT_SIGNED = ['SIGNATURE_ERROR', 'TLOG_BODY_ERROR'] as const

/** Extensions of a certificate by Fulcio, Sigstore's authority, below `1.3.6.1.4.1.57264.1` (its `oid-info.md`). */
const FULCIO = { builder: 9, repository: 12, commit: 13, run: 21 } as const

/** A fault of the package, not of what it takes to look at it. */
class NoProof extends Error {}

/**
 * Looks at the provenance of an installed package, as `npm audit signatures` does: the registry's attestations, signed by
 * the build and entered in Sigstore's public log.
 *
 * @param dist what the registry has of the version; undefined where it does not have it
 * @throws TriptychError `registry_unavailable`
 */
export async function checkProvenance(
  registry: Pick<Registry, 'attestations' | 'sigstoreKeys'>,
  installed: InstalledPackage,
  dist: Promise<SignedDist | undefined>,
): Promise<PackageProvenance> {
  const { name, version } = installed
  const path = (await dist)?.attestations
  if (path === undefined) return answer('unverified', `the registry does not have ${name} ${version} any more`)
  const attestations = path === null ? [] : await registry.attestations(name, path)
  if (attestations === undefined)
    return answer('unverified', 'the registry does not have the attestations that it names')
  const bundles = attestations.filter(({ predicateType }) => PROVENANCE.test(predicateType))
  if (bundles.length === 0) return answer('none', null)
  const keys = await registry.sigstoreKeys()
  try {
    const [build = null] = bundles.map((attestation) => verify(attestation, installed, keys))
    return { state: 'verified', reason: keys.fault, build }
  } catch (error) {
    const isFault = keys.fault === null || error instanceof NoProof || hasCode(error, ...NOT_SIGNED)
    if (isFault) return answer('invalid', `the attestation does not prove it: ${errorMessage(error)}`)
    return answer('unverified', `${errorMessage(error)}; ${keys.fault}`)
  }
}

/** @throws Error when it is not proven */
function verify({ bundle }: Attestation, installed: InstalledPackage, { root }: SigstoreKeys): PackageBuild {
  const { Verifier, toSignedEntity, toTrustMaterial } = npmLibraries.sigstoreVerify()
  const parsed = npmLibraries.sigstoreBundle().bundleFromJSON(bundle)
  const entity = toSignedEntity(parsed)
  new Verifier(toTrustMaterial(root)).verify(entity)
  if (parsed.content.$case !== 'dsseEnvelope') throw new NoProof('it is not a statement')
  requireStatement(parsed.content.dsseEnvelope, installed)
  if (entity.key.$case !== 'certificate') throw new NoProof('no certificate says who signed it')
  return buildOf(entity.key.certificate)
}

/** What kind of statement it is counts as it is signed, not as the registry has it. */
function requireStatement(
  { payload, payloadType }: { payload: Uint8Array; payloadType: string },
  { name, version, integrity }: InstalledPackage,
): void {
  const statement: unknown = payloadType === STATEMENT ? JSON.parse(Buffer.from(payload).toString('utf8')) : undefined
  if (isObject(statement) && !PROVENANCE.test(String(statement.predicateType))) {
    throw new NoProof('it does not say how something was built')
  }
  const subjects: unknown[] = isObject(statement) && Array.isArray(statement.subject) ? statement.subject : []
  const [subject] = subjects.filter(isObject)
  const url = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  if (subjects.length !== 1 || subject?.name !== url) throw new NoProof(`it is not about ${name} ${version}`)
  const sha512 = /(?:^|\s)sha512-([\w+/]+={0,2})/.exec(integrity)?.[1]
  const digest = isObject(subject.digest) ? subject.digest.sha512 : undefined
  if (sha512 === undefined || digest !== Buffer.from(sha512, 'base64').toString('hex')) {
    throw new NoProof('what is installed is not what was built')
  }
}

function buildOf(certificate: Certificate): PackageBuild {
  const text = (number: number): string | null =>
    certificate.extension(`1.3.6.1.4.1.57264.1.${number}`)?.valueObj.subs[0]?.value.toString('utf8') ?? null
  const [repository, commit, builder] = [text(FULCIO.repository), text(FULCIO.commit), text(FULCIO.builder)]
  if (repository === null || commit === null || builder === null) {
    throw new NoProof('its certificate does not name the source and the builder')
  }
  return { repository, commit, builder, run: text(FULCIO.run) }
}

function answer(state: 'invalid' | 'none' | 'unverified', reason: string | null): PackageProvenance {
  return { state, reason, build: null }
}
