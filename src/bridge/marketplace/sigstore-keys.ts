import { errorMessage } from '../../lib/error-text.ts'
import { npmLibraries, type TrustedRoot } from './npm-libraries.ts'

/** The keys of Sigstore: of its certificate authority, its public log and its clocks. */
export interface SigstoreKeys {
  readonly root: TrustedRoot
  /** Why they may be out of date; null where they are not. */
  readonly fault: string | null
}

const SIGSTORE = 'https://tuf-repo-cdn.sigstore.dev'

/**
 * The keys that Sigstore has now (The Update Framework); where that cannot be asked, those that came with npm.
 *
 * @param cachePath where npm keeps them too; they are asked for again once they have expired there
 */
export async function readSigstoreKeys(cachePath: string): Promise<SigstoreKeys> {
  const tuf = npmLibraries.sigstoreTuf()
  try {
    const retry = { retries: 0 }
    const root = await tuf.getTrustedRoot({ mirrorURL: SIGSTORE, cachePath, forceCache: true, retry, timeout: 5_000 })
    return { root, fault: null }
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown }
    const reason = errorMessage(cause ?? error)
    return {
      root: readEmbedded(),
      fault: `the keys of Sigstore are those of this release, as newer ones are out of reach: ${reason}`,
    }
  }
}

function readEmbedded(): TrustedRoot {
  const { [SIGSTORE]: seed } = npmLibraries.sigstoreSeeds()
  const text = Buffer.from(seed?.targets['trusted_root.json'] ?? '', 'base64').toString('utf8')
  return npmLibraries.sigstoreSpecs().TrustedRoot.fromJSON(JSON.parse(text))
}
