import { valid } from 'semver'
import { isObject } from '../protocol/checks.ts'

/** What a registry says of one version of a package. */
export interface PackageManifest {
  readonly name: string
  /** Exact. */
  readonly version: string
  readonly keywords: readonly string[]
  /** Ranges by what they are of, such as `node` and `homebridge`. */
  readonly engines: Readonly<Record<string, string>>
}

/**
 * @param json a registry's answer
 * @throws Error when it is no manifest of the package
 */
export function manifestOf(json: unknown, name: string): PackageManifest {
  const { version, keywords, engines, ...rest } = isObject(json) ? json : {}
  const exact = typeof version === 'string' ? valid(version) : null
  if (rest.name !== name || exact === null) throw new Error(`its answer is no manifest of ${name}`)
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
 * @throws Error when it is no packument of the package
 */
export function manifestIn(json: unknown, name: string, version: string): PackageManifest | undefined {
  const { versions, 'dist-tags': tags } = isObject(json) ? json : {}
  if (!isObject(versions)) throw new Error(`its answer does not list the versions of ${name}`)
  const exact = isObject(tags) && Object.hasOwn(tags, version) ? String(tags[version]) : version
  return Object.hasOwn(versions, exact) ? manifestOf(versions[exact], name) : undefined
}
