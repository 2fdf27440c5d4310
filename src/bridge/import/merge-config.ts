import { isDeepStrictEqual } from 'node:util'
import { checkConfig } from '../config/check.ts'
import { ConfigFileError } from '../config/config-file-error.ts'
import { withValue } from '../config/edit.ts'
import { defaultPort } from '../config/schema.ts'
import type { BridgeConfigFile } from '../config/types.ts'
import { packageOfPath } from '../host/homebridge-package.ts'
import { pluginId } from '../protocol/plugin-id.ts'
import { type AssignedEntry, pluginPath } from './assign-plugins.ts'
import { ImportError } from './error.ts'
import type { HomebridgeConfig } from './homebridge-config.ts'

/** Where Homebridge begins. */
const FIRST_HAP_PORT = 51_826

/**
 * The text of this bridge's config with what Homebridge's says: the identity is Homebridge's, entries come to those that
 * are there, and one takes the place of another of the same name and plugin.
 *
 * @param own the text of this bridge's config; null when it does not exist yet
 * @throws ImportError `refused` where the two cannot go together; ConfigFileError for an own config that is broken, or
 *   for what cannot be brought into one
 */
export function mergeConfig(
  own: string | null,
  homebridge: HomebridgeConfig,
  entries: readonly AssignedEntry[],
): string {
  const present = own === null ? null : checkConfig(own)
  const { bridge } = homebridge
  const port = present?.bridge.port ?? defaultPort
  const hapPort = bridge.hapPort ?? present?.bridge.hapPort ?? FIRST_HAP_PORT
  if (hapPort === port) {
    const message = `bridge.port of Homebridge is ${port}, where this bridge has its API: give one of them another port first`
    throw new ImportError('refused', message)
  }
  // What a bridge is like stands in its first entry.
  const first = new Map<string, AssignedEntry>()
  for (const entry of entries) {
    const username = entry.child?.username
    if (username !== undefined && !first.has(username)) first.set(username, entry)
  }
  const bridgeFor = (entry: AssignedEntry) => {
    if (entry.child === null) return {}
    const { username, bridge } = entry.child
    return { _bridge: first.get(username) === entry ? bridge : { username } }
  }
  const of = (kind: AssignedEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...entry.fields, plugin: pluginPath(entry), ...bridgeFor(entry) }))
  const set = new Map<string, unknown>([
    ['name', bridge.name],
    ['username', bridge.username],
    ['hapPort', hapPort],
    ['pincode', bridge.pincode],
    // Homebridge always does so: the name stays what controllers know.
    ['addIdentifyingMaterial', true],
    ...(bridge.bind === null ? [] : [['bind', bridge.bind] as const]),
    ...(bridge.advertiser === null ? [] : [['advertiser', bridge.advertiser] as const]),
    ...Object.entries(bridge.information),
  ])
  let text = own ?? '{\n    "bridge": {},\n    "platforms": []\n}\n'
  const put = (path: (string | number)[], value: unknown, now: unknown): void => {
    if (!isDeepStrictEqual(now, value)) text = withValue(text, path, value)
  }
  for (const [name, value] of set) put(['bridge', name], value, present?.bridge[name as keyof typeof present.bridge])
  put(['platforms'], [...ownPlatforms(present, entries), ...of('platform')], present?.platforms ?? [])
  put(['accessories'], [...ownAccessories(present, entries), ...of('accessory')], present?.accessories ?? [])
  // Homebridge disables a plugin on all of its bridges.
  const apart = entries.flatMap(({ package: name, child }) =>
    name !== null && child !== null && homebridge.disabledPlugins.includes(name)
      ? [pluginId(name, child.username)]
      : [],
  )
  const disabled = [...new Set([...(present?.disabledPlugins ?? []), ...homebridge.disabledPlugins, ...apart])]
  put(['disabledPlugins'], disabled, present?.disabledPlugins ?? [])
  if (homebridge.ports !== null) put(['ports'], homebridge.ports, present?.ports)
  for (const [name, value] of Object.entries(homebridge.rest)) {
    if (present === null || !Object.hasOwn(present, name)) put([name], value, undefined)
  }
  checkMergedConfig(text)
  return text
}

function ownPlatforms(present: BridgeConfigFile | null, entries: readonly AssignedEntry[]) {
  const names = new Map(entries.filter(({ kind }) => kind === 'platform').map((entry) => [entry.type, entry]))
  return (present?.platforms ?? []).filter(({ platform, plugin }) => {
    const incoming = names.get(platform)
    if (incoming === undefined) return true
    if (plugin === pluginPath(incoming) || packageOfPath(plugin)?.name === incoming.package) return false
    const message = `platform ${platform} is in the config of this bridge already, of plugin ${plugin}: take it out there first`
    throw new ImportError('refused', message)
  })
}

function ownAccessories(present: BridgeConfigFile | null, entries: readonly AssignedEntry[]) {
  return (present?.accessories ?? []).filter(
    ({ accessory, name }) =>
      !entries.some(({ type, kind, fields }) => kind === 'accessory' && type === accessory && fields.name === name),
  )
}

function checkMergedConfig(text: string): void {
  try {
    checkConfig(text)
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error
    throw new ImportError('bad_folder', `its config cannot be merged into that of this bridge: ${error.message}`, {
      cause: error,
    })
  }
}
