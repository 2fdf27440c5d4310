import type { ErrorObject } from 'ajv'
import { validate } from '../../../generated/bridge/config-validator.js'
import { findBridgeClashes } from './child-bridges.ts'
import { ConfigFileError, pointer } from './config-file-error.ts'
import { parseJson } from './json-text.ts'
import { longestName } from './schema.ts'
import type { BridgeConfigFile } from './types.ts'

/** Bytes of UTF-8. */
export const largestConfig = 1024 * 1024

/** More entries than this are refused before they are looked at: each bad one would cost a message. */
const mostEntries = 1000

/**
 * The config that a text holds, defaults filled in. Throws {@link ConfigFileError}: `config_not_json` with the place,
 * `config_invalid` with the paths at fault.
 */
export function checkConfig(text: string): BridgeConfigFile {
  if (Buffer.byteLength(text) > largestConfig) throw invalid('', 'must not be larger than 1 MiB')
  const value = parseJson(text)
  refuseMany(value)
  if (!validate(value)) throw ConfigFileError.invalid(describeErrors(validate.errors ?? []))
  const config = value as BridgeConfigFile
  refuseClashes(config)
  return config
}

/** One message for each path. */
function describeErrors(errors: readonly ErrorObject[]): Map<string, string> {
  const faults = new Map<string, string>()
  for (const error of errors) {
    const [path, message] = fault(error)
    if (!faults.has(path)) faults.set(path, message)
  }
  return faults
}

function fault({ keyword, instancePath, params, parentSchema, message = 'is wrong' }: ErrorObject): [string, string] {
  if (keyword === 'required') return [instancePath + pointer([params.missingProperty]), 'is missing']
  if (keyword === 'additionalProperties') {
    return [instancePath + pointer([params.additionalProperty]), 'is not a setting of a plugin']
  }
  return [instancePath, String(parentSchema?.says ?? message)]
}

function refuseMany(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const name of ['platforms', 'accessories', 'disabledPlugins', 'plugins']) {
    const list: unknown = Reflect.get(value, name)
    if (typeof list !== 'object' || list === null || Object.keys(list).length <= mostEntries) continue
    throw invalid(`/${name}`, `must not hold more than ${mostEntries} entries`)
  }
}

/** What a schema cannot say. */
function refuseClashes(config: BridgeConfigFile): void {
  const { bridge, platforms, ports } = config
  const faults = new Map<string, string>()
  if (Buffer.byteLength(bridge.name) > longestName) {
    faults.set('/bridge/name', `must not be longer than ${longestName} bytes of UTF-8`)
  }
  if (bridge.hapPort === bridge.port) faults.set('/bridge/hapPort', 'must not be the same as /bridge/port')
  if (ports !== undefined && ports.start > ports.end) faults.set('/ports/end', 'must not be less than /ports/start')
  // Homebridge's static platforms may be configured several times.
  const plugins = new Map<string, string>()
  for (const [index, { platform, plugin }] of platforms.entries()) {
    const other = plugins.get(platform) ?? plugin
    if (other !== plugin) faults.set(`/platforms/${index}/platform`, 'must not be that of another plugin')
    plugins.set(platform, other)
  }
  findBridgeClashes(config, faults)
  if (faults.size > 0) throw ConfigFileError.invalid(faults)
}

function invalid(path: string, message: string): ConfigFileError {
  return ConfigFileError.invalid(new Map([[path, message]]))
}
