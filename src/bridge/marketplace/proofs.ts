import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import { checkProvenance, type PackageProvenance } from './provenance.ts'
import type { Registry } from './registry.ts'
import { checkSignature, type InstalledPackage, type PackageSignature } from './signature.ts'

/** What a registry has to show for what is installed. */
export interface PackageProofs extends PackageSignature {
  readonly provenance: PackageProvenance
}

/**
 * Looks at the signature and the provenance of an installed package. Where the registry cannot be asked, they are
 * unverified.
 *
 * @param integrity of what is installed; null where it is not known
 */
export async function checkProofs(
  registry: Registry,
  { integrity, ...named }: Omit<InstalledPackage, 'integrity'> & { readonly integrity: string | null },
): Promise<PackageProofs> {
  if (integrity === null) return reportUnverified('the integrity of what is installed is not known')
  const installed = { ...named, integrity }
  const dist = registry.signedDist(installed.name, installed.version)
  const [signature, provenance] = await Promise.all([
    checkSignature(registry, installed, dist).catch(unlessAnswered),
    checkProvenance(registry, installed, dist).catch((error) => unlessAnswered(error).provenance),
  ])
  return { state: signature.state, reason: signature.reason, provenance }
}

/** @throws what is no fault of the registry's */
function unlessAnswered(error: unknown): PackageProofs {
  if (error instanceof TriptychError && error.code === 'registry_unavailable')
    return reportUnverified(errorMessage(error))
  throw error
}

function reportUnverified(reason: string): PackageProofs {
  return { state: 'unverified', reason, provenance: { state: 'unverified', reason, build: null } }
}
