import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'
import type { HapNodejs } from '../hap/hap-nodejs.ts'
import { MAX_ACCESSORIES } from '../protocol/limits.ts'

/** Of one bridge of the config: a plugin without end must not open bridges without end. */
export const MAX_OVERFLOW = 8

/** Which bridge an accessory is behind. */
export interface Place {
  /** The username of the bridge that the entry asks for (`_bridge`); null is the main one. */
  readonly home: string | null
  /** 0 is that bridge itself; the others, from 1, were opened when it was full. */
  readonly overflow: number
}

/** A bridge with what sits behind it, published or not. */
export interface Slot extends Place {
  readonly bridge: Bridge
}

/** What the UUID of a bridge is made of. It is part of what its HAP ids are kept by, and an import writes these. */
export function bridgeSeed({ home, overflow }: Place): string {
  return ['triptych:bridge', ...(home === null ? [] : [home]), ...(overflow === 0 ? [] : [overflow])].join(':')
}

/**
 * The bridges that accessories sit behind. An accessory stays where it was put first, whatever becomes of the others: a
 * controller that is paired would see it as another one elsewhere, without its room and its automations.
 */
export class Placement {
  readonly #hap: HapNodejs
  readonly #log: BridgeLog
  readonly #slots = new Map<string, Slot>()
  /** Receives bridges that are there from now on. */
  onOpened: (slot: Slot) => void = () => {}

  constructor(hap: HapNodejs, log: BridgeLog) {
    this.#hap = hap
    this.#log = log
  }

  list(): Slot[] {
    return [...this.#slots.values()]
  }

  /** The bridge of a place, made when it is the first time. */
  at({ home, overflow }: Place): Slot {
    const seed = bridgeSeed({ home, overflow })
    const present = this.#slots.get(seed)
    if (present !== undefined) return present
    const bridge = new this.#hap.Bridge('Triptych', this.#hap.uuid.generate(seed))
    bridge.disableUnusedIDPurge()
    bridge.on('characteristic-warning', ({ originatorChain, message, type }) => {
      // The plugin's log has those.
      if (/^(?:slow|timeout)-/.test(type)) return
      this.#log({ level: 'warn', plugin: BRIDGE, message: `${originatorChain.join(', ')}: ${message}` })
    })
    const slot = { home, overflow, bridge }
    this.#slots.set(seed, slot)
    this.onOpened(slot)
    return slot
  }

  /** The first bridge of a home that has room; null where all are full. */
  choose(home: string | null): Slot | null {
    for (let overflow = 0; overflow <= MAX_OVERFLOW; overflow += 1) {
      const slot = this.at({ home, overflow })
      if (hasRoom(slot)) return slot
    }
    return null
  }

  isBridge(uuid: string): boolean {
    return this.#slots.values().some(({ bridge }) => bridge.UUID === uuid)
  }
}

export function hasRoom({ bridge }: Slot): boolean {
  return bridge.bridgedAccessories.length < MAX_ACCESSORIES
}
