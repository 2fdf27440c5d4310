import { valid, validRange } from 'semver'
import { TriptychError } from '../../errors.ts'
import { homebridgeName } from '../protocol/homebridge-name.ts'

/** The package to install. */
export interface PackageSpec {
  readonly name: string
  /** An exact version or a dist-tag. */
  readonly wanted: string
}

/** npm's own limit (npm, package.json, `name`). */
const MAX_NAME = 214
/** npm takes other tags as well, which are not used in practice. */
const TAG = /^[a-z][\w.-]{0,99}$/
const MAX_VERSION = 100

/** Whether a text is the name of a Homebridge plugin: no path, address or option can be. */
export function isPluginName(text: string): boolean {
  return text.length <= MAX_NAME && homebridgeName.test(text)
}

/**
 * Reads `name`, `name@1.2.3` or `name@tag`. Everything else that npm would take is refused: ranges, addresses, paths,
 * git, aliases, options.
 *
 * @throws TriptychError `invalid_request`
 */
export function parsePackageSpec(text: string): PackageSpec {
  const at = text.indexOf('@', 1)
  const name = at === -1 ? text : text.slice(0, at)
  const wanted = at === -1 ? 'latest' : text.slice(at + 1)
  if (!isPluginName(name)) throw refusal('must be the name of a Homebridge plugin, such as homebridge-dummy')
  if (!isVersion(wanted) && !isTag(wanted))
    throw refusal('must have a whole version or a tag after the @, such as 1.2.3')
  return { name, wanted }
}

function isVersion(text: string): boolean {
  return text.length <= MAX_VERSION && valid(text) === text
}

/** `x` and `v1` look like tags, and are ranges. */
function isTag(text: string): boolean {
  return TAG.test(text) && validRange(text) === null
}

function refusal(message: string): TriptychError {
  return new TriptychError('invalid_request', `a package ${message}`, {
    errors: [{ in: 'body', name: '/package', message }],
  })
}
