import { valid } from 'semver'
import { TriptychError } from '../../errors.ts'
import { isObject } from '../../lib/json.ts'
import { homebridgeName } from '../protocol/homebridge-name.ts'
import { askRegistry, type NpmConfig, type RegistryRequest, readNpmConfig } from './ask-registry.ts'
import { type SearchRequest, type SearchResults, searchPath, searchResults } from './search.ts'
import { readSigstoreKeys, type SigstoreKeys } from './sigstore-keys.ts'

export interface RegistryOptions {
  /** For one call, in milliseconds; 10,000 when absent. */
  readonly timeLimit?: number
  /** A changed npmrc counts after so many milliseconds; 3,000 when absent. */
  readonly configAge?: number
}

type Environment = Readonly<Record<string, string | undefined>>

const MAX_PAGE = 4 * 1024 * 1024
/** Every version of a package; the long-lived ones have thousands. */
const MAX_PACKUMENT = 32 * 1024 * 1024

/** The package registry that npm is configured with. */
export class Registry {
  readonly #environment: Environment
  readonly #timeLimit: number
  readonly #configAge: number
  #config: { readonly value: Promise<NpmConfig>; readonly readAt: number } | undefined

  /** @param environment what npm would be run with: it says which npmrc counts */
  constructor(environment: Environment, options: RegistryOptions = {}) {
    this.#environment = environment
    this.#timeLimit = options.timeLimit ?? 10_000
    this.#configAge = options.configAge ?? 3_000
  }

  /**
   * Homebridge plugins by words.
   *
   * @throws TriptychError `registry_unavailable`
   */
  async search(question: SearchRequest): Promise<SearchResults> {
    const words = question.q.toLowerCase().split(/\s+/).filter(Boolean)
    const signal = AbortSignal.timeout(this.#timeLimit)
    const ask = (mark: string, required: readonly string[]) =>
      this.#ask({
        path: searchPath([mark, ...words].join(' '), question),
        maxBytes: MAX_PAGE,
        signal,
        read: (json) => searchResults(json, question, required),
      })
    const marked = await ask('keywords:homebridge-plugin', [])
    if (marked !== undefined && marked.total > 0) return marked
    // Verdaccio takes `keywords:` for a word of the text.
    const found = await ask('homebridge', words)
    if (found !== undefined) return found
    if (marked !== undefined) return marked
    return { ...(await this.#lookUp(question, signal)), searchable: false }
  }

  /** The plugin whose exact name is searched for, which a registry without search has as well. */
  async #lookUp({ q, from }: SearchRequest, signal: AbortSignal): Promise<SearchResults> {
    const name = q.trim()
    const none = { results: [], total: 0 }
    if (from > 0 || !homebridgeName.test(name)) return none
    const path = `${packagePath(name)}/latest`
    const read = (json: unknown): SearchResults =>
      searchResults({ objects: [{ package: json }], total: 1 }, { q: name, from: 0, size: 1 })
    return (await this.#ask({ path, about: name, maxBytes: MAX_PAGE, signal, read })) ?? none
  }

  /**
   * What there is of a Homebridge plugin.
   *
   * @param version exact, or a tag
   * @throws TriptychError `package_not_found`, `registry_unavailable`
   */
  async manifest(name: string, version = 'latest'): Promise<PackageManifest> {
    const signal = AbortSignal.timeout(this.#timeLimit)
    const path = packagePath(name)
    const ask = (below: string, maxBytes: number, read: (json: unknown) => PackageManifest | undefined) =>
      this.#ask({ path: `${path}${below}`, about: name, maxBytes, signal, read })
    const found = homebridgeName.test(name)
      ? ((await ask(`/${encodeURIComponent(version)}`, MAX_PAGE, (json) => manifestOf(json, name))) ??
        // Not every registry has an address for a single version.
        (await ask('', MAX_PACKUMENT, (json) => manifestIn(json, name, version))))
      : undefined
    if (found !== undefined) return found
    throw new TriptychError('package_not_found', `the registry has no ${JSON.stringify(`${name}@${version}`)}`)
  }

  /**
   * The keys that the registry of a package signs with (`/-/npm/v1/keys`).
   *
   * @returns undefined where it has none
   * @throws TriptychError `registry_unavailable`
   */
  async keys(name: string): Promise<readonly RegistryKey[] | undefined> {
    const signal = AbortSignal.timeout(this.#timeLimit)
    return this.#ask({ path: '-/npm/v1/keys', about: name, maxBytes: MAX_PAGE, signal, read: keysOf })
  }

  /**
   * What the registry signed of one version of a package.
   *
   * @param version exact
   * @returns undefined where it does not have the version
   * @throws TriptychError `registry_unavailable`
   */
  async signedDist(name: string, version: string): Promise<SignedDist | undefined> {
    const signal = AbortSignal.timeout(this.#timeLimit)
    const read = (json: unknown): SignedDist | undefined => signedDistOf(json, name, version)
    return this.#ask({ path: packagePath(name), about: name, maxBytes: MAX_PACKUMENT, signal, read })
  }

  /**
   * What is attested of a version of a package.
   *
   * @param path as {@link SignedDist} has it
   * @returns undefined where the registry does not have it
   * @throws TriptychError `registry_unavailable`
   */
  async attestations(name: string, path: string): Promise<readonly Attestation[] | undefined> {
    const signal = AbortSignal.timeout(this.#timeLimit)
    return this.#ask({ path, about: name, maxBytes: MAX_PAGE, signal, read: attestationsOf })
  }

  /** The keys that attestations of any registry are verified with; they are kept in npm's cache. */
  async sigstoreKeys(): Promise<SigstoreKeys> {
    return readSigstoreKeys(String((await this.#npmConfig()).tufCache))
  }

  async #ask<Answer>(question: RegistryRequest<Answer>): Promise<Answer | undefined> {
    return askRegistry(await this.#npmConfig(), question)
  }

  #npmConfig(): Promise<NpmConfig> {
    const now = performance.now()
    if (this.#config === undefined || now - this.#config.readAt >= this.#configAge) {
      this.#config = { value: readNpmConfig(this.#environment), readAt: now }
    }
    return this.#config.value
  }
}

/** Where a registry has a package; the scope keeps its `@`. */
function packagePath(name: string): string {
  return encodeURIComponent(name).replace(/^%40/, '@')
}

/** A public key of a registry. */
export interface RegistryKey {
  readonly keyid: string
  /** SPKI in DER, Base64. */
  readonly key: string
  /** ISO 8601; null for never. */
  readonly expires: string | null
}

/** What a registry has of a version beside its files. */
export interface SignedDist {
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[]
  /** ISO 8601; null where it does not say. */
  readonly publishedAt: string | null
  /** Path of its attestations at the registry, with a leading slash; null where it has none. */
  readonly attestations: string | null
}

/** A signed statement about a package. */
export interface Attestation {
  /** What kind of statement it is: an address (in-toto). */
  readonly predicateType: string
  /** Statement and signature (Sigstore bundle), as the registry has them. */
  readonly bundle: unknown
}

/** @throws Error when it is not a list of keys */
function keysOf(json: unknown): readonly RegistryKey[] {
  const { keys } = isObject(json) ? json : {}
  if (!Array.isArray(keys)) throw new Error('its answer is not a list of keys')
  return keys.filter(isObject).flatMap(({ keyid, key, expires }) => {
    if (typeof keyid !== 'string' || typeof key !== 'string') return []
    return [{ keyid, key, expires: typeof expires === 'string' ? expires : null }]
  })
}

/** @throws Error when it is not a packument of the package */
function signedDistOf(json: unknown, name: string, version: string): SignedDist | undefined {
  const { versions, time } = isObject(json) ? json : {}
  if (!isObject(versions)) throw new Error(`its answer does not list the versions of ${name}`)
  const manifest = Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!isObject(manifest)) return undefined
  const { signatures, attestations } = isObject(manifest.dist) ? manifest.dist : {}
  const url = isObject(attestations) && typeof attestations.url === 'string' ? URL.parse(attestations.url) : null
  const publishedAt = isObject(time) ? time[version] : undefined
  return {
    signatures: (Array.isArray(signatures) ? signatures : []).filter(isObject).flatMap(({ keyid, sig }) => {
      return [{ keyid: String(keyid), sig: String(sig) }]
    }),
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    // Always of the registry that is configured, which may be a mirror.
    attestations: url?.pathname ?? null,
  }
}

/** @throws Error when it is not a list of attestations */
function attestationsOf(json: unknown): readonly Attestation[] {
  const { attestations } = isObject(json) ? json : {}
  if (!Array.isArray(attestations)) throw new Error('its answer is not a list of attestations')
  return attestations
    .filter(isObject)
    .map(({ predicateType, bundle }) => ({ predicateType: String(predicateType), bundle }))
}

/** What a registry says of one version of a package. */
interface PackageManifest {
  readonly name: string
  /** Exact. */
  readonly version: string
  readonly keywords: readonly string[]
  /** Ranges by what they are of, such as `node` and `homebridge`. */
  readonly engines: Readonly<Record<string, string>>
}

/**
 * @param json a registry's answer
 * @throws Error when it is not a manifest of the package
 */
function manifestOf(json: unknown, name: string): PackageManifest {
  const { version, keywords, engines, ...rest } = isObject(json) ? json : {}
  const exact = typeof version === 'string' ? valid(version) : null
  if (rest.name !== name || exact === null) throw new Error(`its answer is not a manifest of ${name}`)
  const isRange = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return {
    name,
    version: exact,
    keywords: Array.isArray(keywords) ? keywords.filter((keyword) => typeof keyword === 'string') : [],
    engines: isObject(engines) ? Object.fromEntries(Object.entries(engines).filter(isRange)) : {},
  }
}

/**
 * One version out of all of a package (npm's registry API, packument).
 *
 * @param version exact, or a tag
 * @returns undefined when the package has no such version
 * @throws Error when it is not a packument of the package
 */
function manifestIn(json: unknown, name: string, version: string): PackageManifest | undefined {
  const { versions, 'dist-tags': tags } = isObject(json) ? json : {}
  if (!isObject(versions)) throw new Error(`its answer does not list the versions of ${name}`)
  const exact = isObject(tags) && Object.hasOwn(tags, version) ? String(tags[version]) : version
  return Object.hasOwn(versions, exact) ? manifestOf(versions[exact], name) : undefined
}
