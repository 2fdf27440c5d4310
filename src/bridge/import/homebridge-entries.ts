import { isObject } from '../../lib/json.ts'
import { bridgeName, longestName, username } from '../config/schema.ts'
import type { ChildBridge } from '../config/types.ts'
import { trivialPincodes } from '../protocol/pincode.ts'
import { readInformation } from './bridge-information.ts'

/** An entry of `platforms` or `accessories` in Homebridge's config. */
export interface HomebridgeEntry {
  readonly kind: 'platform' | 'accessory'
  /** The platform or the type of accessory, as it stands there: Homebridge makes UUIDs of it. */
  readonly type: string
  /** All that stands there, but for what only Homebridge understands. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The child bridge that it ran on; null: the main one. */
  readonly child: { readonly username: string; readonly name: string; readonly bridge: ChildBridge } | null
}

/** The platform of `homebridge-config-ui-x`, whose place this bridge's own interface takes. */
const HOMEBRIDGE_UI = 'config'

/** What Homebridge itself would skip is left out. */
export function readEntries(
  kind: HomebridgeEntry['kind'],
  list: unknown,
  note: (message: string) => void,
): HomebridgeEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((value, index) => {
    const place = `config: ${kind === 'platform' ? 'platforms' : 'accessories'}[${index}]`
    const { _bridge: bridge, plugin: _plugin, ...fields } = isObject(value) ? value : {}
    const type = fields[kind]
    if (typeof type !== 'string' || type === '') {
      note(`${place} is left out: it names no ${kind}`)
      return []
    }
    if (kind === 'accessory' && !(typeof fields.name === 'string' && fields.name.trim() !== '')) {
      note(`${place} is left out: it has no name`)
      return []
    }
    if (kind === 'platform' && type === HOMEBRIDGE_UI) {
      note(`${place} is left out: the interface of Homebridge is not needed here`)
      return []
    }
    return [{ kind, type, fields, child: childOf(bridge, type, place, note) }]
  })
}

function childOf(
  json: unknown,
  type: string,
  place: string,
  note: (message: string) => void,
): HomebridgeEntry['child'] {
  if (!isObject(json)) return null
  if (typeof json.username !== 'string' || !new RegExp(username.pattern).test(json.username)) {
    note(`${place}._bridge is left out: it has no username of six pairs of hexadecimal digits`)
    return null
  }
  const taken = (name: 'name' | 'port' | 'pin') => {
    const value = json[name]
    if (!value) return {}
    if (isGood[name](value)) return { [name]: value }
    note(`${place}._bridge.${name} is left out: HAP does not allow it`)
    return {}
  }
  const bridge = {
    username: json.username.toUpperCase(),
    ...taken('name'),
    ...taken('port'),
    ...taken('pin'),
    ...readInformation(json, `${place.replace('config: ', '')}._bridge`, note),
  }
  return {
    username: bridge.username,
    name: typeof json.name === 'string' && json.name !== '' ? json.name : type,
    bridge,
  }
}

const isGood = {
  name: (value: unknown) => typeof value === 'string' && isBridgeName(value),
  port: (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535,
  pin: (value: unknown) =>
    typeof value === 'string' && /^\d{3}-\d{2}-\d{3}$/.test(value) && !trivialPincodes.includes(value),
}

function isBridgeName(value: string): boolean {
  return new RegExp(bridgeName.pattern, 'u').test(value) && Buffer.byteLength(value) <= longestName
}
