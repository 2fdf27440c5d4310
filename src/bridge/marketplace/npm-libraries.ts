import { createRequire } from 'node:module'

type Settings = Readonly<Record<string, unknown>>

/** What npm knows of its settings. */
interface Definitions {
  readonly definitions: object
  readonly shorthands: object
  flatten(data: Settings, flat: Record<string, unknown>): void
}

interface ConfigOptions extends Definitions {
  readonly npmPath: string
  /** Loading writes into it. */
  readonly env: Record<string, string | undefined>
  readonly argv: readonly string[]
  readonly cwd: string
}

interface Config {
  load(): Promise<unknown>
  /** As npm's libraries take them. */
  readonly flat: Settings
}

/** How npm shows who it is to a registry. */
interface Auth {
  readonly token: string | null
  /** For `Basic`. */
  readonly auth: string | null
  readonly cert: string | null
  readonly key: string | null
}

interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly redirect: 'manual'
  readonly retry: { readonly retries: number; readonly factor: number; readonly minTimeout: number }
  /** Proxy and TLS. */
  readonly [name: string]: unknown
}

interface FetchAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  /** Decompressed. */
  readonly body: AsyncIterable<Uint8Array>
}

declare const trusted: unique symbol
/** Whom Sigstore trusts (`@sigstore/protobuf-specs`). */
export interface TrustedRoot {
  readonly [trusted]: true
}

interface TrustedRootOptions {
  readonly mirrorURL: string
  readonly cachePath: string
  /** Whether what is cached counts until it expires. */
  readonly forceCache: boolean
  readonly retry: { readonly retries: number }
  /** Of a request, in milliseconds. */
  readonly timeout: number
}

/** What is signed, with its signature (Sigstore bundle). */
interface Bundle {
  readonly content:
    | { readonly $case: 'dsseEnvelope'; readonly dsseEnvelope: { payload: Uint8Array; payloadType: string } }
    | { readonly $case: 'messageSignature' }
}

/** X.509. */
export interface Certificate {
  /** By its object identifier; a value in DER. */
  extension(oid: string): { readonly valueObj: { readonly subs: readonly { readonly value: Buffer }[] } } | undefined
}

interface SignedEntity {
  readonly key: { readonly $case: 'certificate'; readonly certificate: Certificate } | { readonly $case: 'public-key' }
}

declare const material: unique symbol
interface TrustMaterial {
  readonly [material]: true
}

interface SigstoreVerify {
  toSignedEntity(bundle: Bundle): SignedEntity
  toTrustMaterial(root: TrustedRoot): TrustMaterial
  /** Throws a `VerificationError`, whose `code` says what is not right. */
  readonly Verifier: new (
    material: TrustMaterial,
  ) => { verify(entity: SignedEntity): unknown }
}

/** By the address of a repository, the files that its client begins with, in Base64. */
type Seeds = Readonly<Record<string, { readonly targets: Readonly<Record<string, string>> }>>

/**
 * The libraries that npm brings along in its own `node_modules` (`bundleDependencies`), each loaded by the first call.
 * To depend on them once more would add sixty packages, and might read npm's settings otherwise than the npm that
 * installs.
 */
const fromNpm = createRequire(createRequire(import.meta.url).resolve('npm/package.json'))

export const npmLibraries = {
  config: (): (new (options: ConfigOptions) => Config) => fromNpm('@npmcli/config'),
  definitions: (): Definitions => fromNpm('@npmcli/config/lib/definitions/index.js'),
  pickRegistry: (): ((name: string, config: Settings) => string) => fromNpm('npm-registry-fetch').pickRegistry,
  getAuth: (): ((url: string, config: Settings) => Auth) => fromNpm('npm-registry-fetch/lib/auth.js'),
  fetch: (): ((url: string, options: FetchOptions) => Promise<FetchAnswer>) => fromNpm('make-fetch-happen'),
  sigstoreTuf: (): { getTrustedRoot(options: TrustedRootOptions): Promise<TrustedRoot> } => fromNpm('@sigstore/tuf'),
  sigstoreSeeds: (): Seeds => fromNpm('@sigstore/tuf/seeds.json'),
  sigstoreSpecs: (): { TrustedRoot: { fromJSON(json: unknown): TrustedRoot } } => fromNpm('@sigstore/protobuf-specs'),
  sigstoreBundle: (): { bundleFromJSON(json: unknown): Bundle } => fromNpm('@sigstore/bundle'),
  sigstoreVerify: (): SigstoreVerify => fromNpm('@sigstore/verify'),
} as const
