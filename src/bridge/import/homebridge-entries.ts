import { isObject } from '../../lib/json.ts'

/** An entry of `platforms` or `accessories` in Homebridge's config. */
export interface HomebridgeEntry {
  readonly kind: 'platform' | 'accessory'
  /** The platform or the type of accessory, as it stands there: Homebridge makes UUIDs of it. */
  readonly type: string
  /** All that stands there, but for what only Homebridge understands. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The child bridge that it ran on; null: the main one. */
  readonly child: { readonly username: string; readonly name: string } | null
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
    return [{ kind, type, fields, child: childOf(bridge, type) }]
  })
}

function childOf(bridge: unknown, type: string): HomebridgeEntry['child'] {
  if (!isObject(bridge) || typeof bridge.username !== 'string') return null
  const name = typeof bridge.name === 'string' && bridge.name !== '' ? bridge.name : type
  return { username: bridge.username.toUpperCase(), name }
}
