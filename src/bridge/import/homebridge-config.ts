import { isObject } from '../../lib/json.ts'
import { ConfigFileError } from '../config/config-file-error.ts'
import { parseJson } from '../config/json-text.ts'
import { longestName } from '../config/schema.ts'
import { type Advertiser, advertisers, type BridgeInformation, type PortRange } from '../config/types.ts'
import { cutText } from '../protocol/limits.ts'
import { randomPincode, trivialPincodes } from '../protocol/pincode.ts'
import { readInformation } from './bridge-information.ts'
import { type HomebridgeEntry, readEntries } from './homebridge-entries.ts'

/** The identity of a Homebridge bridge, in the words of our config. Null is what it leaves open. */
export interface HomebridgeIdentity {
  readonly name: string
  /** Capital letters, as Homebridge writes it. */
  readonly username: string
  readonly hapPort: number | null
  readonly pincode: string
  /** One, or several. */
  readonly bind: string | readonly string[] | null
  readonly advertiser: Advertiser | null
  readonly information: BridgeInformation
}

/** Homebridge's `config.json`, as far as this bridge has a use for it. */
export interface HomebridgeConfig {
  readonly bridge: HomebridgeIdentity
  readonly entries: readonly HomebridgeEntry[]
  readonly ports: PortRange | null
  readonly disabledPlugins: readonly string[]
  /** Top-level fields that are unknown here. */
  readonly rest: Readonly<Record<string, unknown>>
}

/** What Homebridge takes where its config says nothing (Homebridge, `Server.loadConfig`). */
const defaults = { name: 'Homebridge', username: 'CC:22:3D:E3:CE:30', pin: '031-45-154' }

const known = new Set([
  'bridge',
  'platforms',
  'accessories',
  'ports',
  'disabledPlugins',
  'plugins',
  'matter',
  '$schema',
])

/**
 * @param note receives a message for each setting that is imported with another value, or not at all
 * @throws ConfigFileError with the place of what is not JSON, or the path of what cannot be taken
 */
export function readHomebridgeConfig(text: string, note: (message: string) => void): HomebridgeConfig {
  const config = parseJson(text.replace(/^\uFEFF/, ''))
  if (!isObject(config)) throw ConfigFileError.invalid(new Map([['', 'must be an object']]))
  if (config.plugins !== undefined) note('config: "plugins" is left out; a plugin runs when an entry names it')
  return {
    bridge: readBridge(isObject(config.bridge) ? config.bridge : {}, note),
    entries: [
      ...readEntries('platform', config.platforms, note),
      ...readEntries('accessory', config.accessories, note),
    ],
    ports: readPorts(config.ports, note),
    disabledPlugins: (Array.isArray(config.disabledPlugins) ? config.disabledPlugins : []).filter(
      (name): name is string => typeof name === 'string' && name !== '',
    ),
    rest: Object.fromEntries(Object.entries(config).filter(([name]) => !known.has(name))),
  }
}

function readBridge(bridge: Readonly<Record<string, unknown>>, note: (message: string) => void): HomebridgeIdentity {
  return {
    name: readName(bridge.name, note),
    username: readUsername(bridge.username || defaults.username),
    hapPort: readPort(bridge.port, note),
    pincode: readPincode(bridge.pin || defaults.pin, note),
    bind: readBind(bridge.bind, note),
    advertiser: advertisers.find((word) => word === bridge.advertiser && word !== 'none') ?? null,
    information: readInformation(bridge, 'bridge', note),
  }
}

function readName(value: unknown, note: (message: string) => void): string {
  const name = typeof value === 'string' && value.trim() !== '' ? value.replace(/\p{Cc}/gu, ' ') : defaults.name
  const cut = cutText(name, longestName)
  if (cut !== value && value !== undefined) note(`config: the bridge is called ${JSON.stringify(cut)} from now on`)
  return cut
}

/** No other will do: it is what the pairing hangs on. */
function readUsername(value: unknown): string {
  if (typeof value === 'string' && /^[\da-f]{2}(:[\da-f]{2}){5}$/i.test(value)) return value.toUpperCase()
  const message = 'must be six pairs of hexadecimal digits between colons, as 0E:12:34:56:78:9A'
  throw ConfigFileError.invalid(new Map([['/bridge/username', message]]))
}

function readPort(value: unknown, note: (message: string) => void): number | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 65_535) return value
  note('config: bridge.port is not a port, so this bridge keeps its HAP port')
  return null
}

function readPincode(value: unknown, note: (message: string) => void): string {
  const isGood = typeof value === 'string' && /^\d{3}-\d{2}-\d{3}$/.test(value) && !trivialPincodes.includes(value)
  if (isGood) return value
  note('config: HAP does not allow this bridge.pin, so a new one was made; existing pairings stay')
  return randomPincode()
}

function readBind(value: unknown, note: (message: string) => void): HomebridgeIdentity['bind'] {
  const entries = [value ?? []].flat()
  const bound = entries.filter(
    (entry): entry is string => typeof entry === 'string' && /^[^\s,\p{Cc}]{1,64}$/u.test(entry),
  )
  if (bound.length < entries.length) {
    note(
      'config: bridge.bind is left out, so HAP listens on all addresses; it must name addresses and network interfaces',
    )
    return null
  }
  const [first = null, ...others] = bound
  // Beside other entries, as in Homebridge, these say that HAP listens on all addresses.
  if (others.length > 0) return bound
  return first === '0.0.0.0' || first === '::' ? null : first
}

function readPorts(value: unknown, note: (message: string) => void): PortRange | null {
  if (value === undefined) return null
  const { start, end } = isObject(value) ? value : {}
  const isGood = (port: unknown): port is number =>
    Number.isInteger(port) && Number(port) >= 1024 && Number(port) < 65_536
  if (isGood(start) && isGood(end) && start <= end) return { start, end }
  note('config: "ports" is left out; it must have a start and an end from 1024 to 65535')
  return null
}
