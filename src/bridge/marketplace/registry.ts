import { TriptychError } from '../../errors.ts'
import { homebridgeName } from '../protocol/homebridge-name.ts'
import { askRegistry, type RegistryQuestion } from './ask-registry.ts'
import { type NpmConfig, readNpmConfig } from './npm-config.ts'
import { manifestIn, manifestOf, type PackageManifest } from './package-manifest.ts'
import { type SearchQuestion, type SearchResults, searchPath, searchResults } from './search.ts'

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
  async search(question: SearchQuestion): Promise<SearchResults> {
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
    return (await ask('homebridge', words)) ?? { results: [], total: 0 }
  }

  /**
   * What there is of a Homebridge plugin.
   *
   * @param version exact, or a tag
   * @throws TriptychError `package_not_found`, `registry_unavailable`
   */
  async manifest(name: string, version = 'latest'): Promise<PackageManifest> {
    const signal = AbortSignal.timeout(this.#timeLimit)
    const path = encodeURIComponent(name).replace(/^%40/, '@')
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

  async #ask<Answer>(question: RegistryQuestion<Answer>): Promise<Answer | undefined> {
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
