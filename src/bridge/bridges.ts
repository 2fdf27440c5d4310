import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { TriptychError } from '../errors.ts'
import type { Accessories } from './accessories/accessories.ts'
import { MAX_OVERFLOW, type Place, type Slot } from './accessories/placement.ts'
import { longestName } from './config/schema.ts'
import type { ChildBridge, PortRange } from './config/types.ts'
import { BRIDGE, type BridgeLog } from './hap/bridge-log.ts'
import { HapBridge, type HapStatus, type Pairing } from './hap/hap-bridge.ts'
import type { HapSettings } from './hap/hap-settings.ts'
import { hasPairings } from './hap/identity.ts'
import { PairingAttempts } from './hap/pairing-attempts.ts'
import { AwaitedAccessories } from './import/imported-accessories.ts'
import { cutText } from './protocol/limits.ts'
import { Publication } from './publication.ts'
import type { BridgeTables } from './schema.ts'

/** A bridge as it is now, for people. */
export interface BridgeState {
  readonly username: string
  readonly name: string
  /** `child`: an entry asks for it; `overflow`: it was opened when another was full. */
  readonly kind: 'main' | 'child' | 'overflow'
  /** The username of the bridge that was full; null for the others. */
  readonly of: string | null
  readonly pincode: string
  /** Null while its keys cannot be read or written. */
  readonly setupURI: string | null
  /** Accessories behind it. */
  readonly accessories: number
  /** Null while it does not listen. */
  readonly port: number | null
  readonly status: HapStatus
  readonly pairings: readonly Pairing[]
}

export interface BridgesOptions {
  readonly db: Database<BridgeTables>
  readonly accessories: Accessories
  readonly log: BridgeLog
  /** Resolves once the plugins behind a bridge have brought what they begin with; with whether nothing is missing. */
  completed(bridge: string | null): Promise<boolean>
}

/** What the config says of the bridges. */
export interface BridgesSettings {
  readonly main: HapSettings
  readonly children: readonly (ChildBridge & { readonly name: string })[]
  /** Where bridges listen that have no port of their own; any port when null. */
  readonly ports: PortRange | null
}

interface Opened {
  readonly slot: Slot
  readonly hap: HapBridge
  readonly publication: Publication
  /** In force; null while the config does not ask for it. */
  settings: HapSettings | null
}

const MAIN: Place = { home: null, overflow: 0 }

/** Every bridge of the daemon: each has a username, a code and pairings of its own, and listens or fails by itself. */
export class Bridges {
  readonly main: HapBridge
  readonly #options: BridgesOptions
  readonly #opened = new Map<Slot, Opened>()
  readonly #underWay = new Set<Promise<void>>()
  #settings: BridgesSettings | null = null
  #isRunning = false

  private constructor(options: BridgesOptions, attempts: PairingAttempts) {
    this.#options = options
    const { placement } = options.accessories
    this.main = this.#add(placement.at(MAIN), attempts).hap
    placement.onOpened = (slot) => this.#publishOpened(slot)
  }

  static async open(options: BridgesOptions): Promise<Bridges> {
    return new Bridges(options, await PairingAttempts.load(options.db))
  }

  /** Publishes every bridge of the config, and those that were opened for what is too much for one of them. */
  async start(settings: BridgesSettings): Promise<void> {
    const { placement } = this.#options.accessories
    this.#settings = settings
    for (const opened of this.#opened.values()) opened.settings = null
    for (const { username } of settings.children) placement.at({ home: username, overflow: 0 })
    await this.#openPaired(settings)
    this.#isRunning = true
    // Those with a port of their own first: the others take what is left.
    const slots = placement.list().sort((a, b) => a.overflow - b.overflow)
    for (const slot of slots) {
      const isUsed = slot.overflow === 0 || slot.bridge.bridgedAccessories.length > 0
      if (isUsed || (await this.#isPaired(slot, settings))) await this.#publish(slot)
    }
  }

  /** Bridges that were opened for what was too much for another stay while a controller is paired, also when they are empty. */
  async #openPaired(settings: BridgesSettings): Promise<void> {
    const homes = [null, ...settings.children.map(({ username }) => username)]
    for (const home of homes) {
      for (let overflow = 1; overflow <= MAX_OVERFLOW; overflow += 1) {
        const place = { home, overflow }
        if (await this.#isPaired(place, settings)) this.#options.accessories.placement.at(place)
      }
    }
  }

  #isPaired(place: Place, settings: BridgesSettings): Promise<boolean> {
    return hasPairings(settings.main.storagePath, usernameOf(place, settings))
  }

  /** What is not published yet will not be. */
  async stopWaiting(): Promise<void> {
    this.#isRunning = false
    await Promise.all([...this.#opened.values()].map(({ publication }) => publication.stopWaiting()))
  }

  async stop(): Promise<void> {
    await this.stopWaiting()
    await Promise.all(this.#underWay)
    await Promise.all([...this.#opened.values()].map(({ publication }) => publication.stop()))
  }

  /** The main bridge, the children in the order of the config, each followed by those that were opened for it. */
  list(): BridgeState[] {
    const states = [...this.#opened.values()].flatMap((opened) => {
      const { settings } = opened
      return settings === null ? [] : [{ opened, state: this.#stateOf(opened, settings) }]
    })
    const order = ['', ...(this.#settings?.children ?? []).map(({ username }) => username)]
    const rank = ({ home, overflow }: Place): number => order.indexOf(home ?? '') * 100 + overflow
    return states.sort((a, b) => rank(a.opened.slot) - rank(b.opened.slot)).map(({ state }) => state)
  }

  /** The username of the bridge of a place; null while the config does not ask for it. */
  usernameAt(place: Place): string | null {
    return this.#settings && settingsOf(place, this.#settings) && usernameOf(place, this.#settings)
  }

  /** @throws TriptychError `not_found` */
  get(username: string): HapBridge {
    const found = [...this.#opened.values()].find(
      ({ settings }) => settings?.username.toUpperCase() === username.toUpperCase(),
    )
    if (found === undefined) throw new TriptychError('not_found', `no bridge has the username ${username}`)
    return found.hap
  }

  #stateOf({ slot, hap }: Opened, { name, username, pincode }: HapSettings): BridgeState {
    const { listening, port } = hap.state()
    const full = slot.overflow === 0 ? null : this.usernameAt({ ...slot, overflow: 0 })
    return {
      ...{ username, name, pincode },
      kind: full !== null ? 'overflow' : slot.home === null ? 'main' : 'child',
      of: full,
      setupURI: hap.setupUri(),
      accessories: slot.bridge.bridgedAccessories.length,
      port: listening ? port : null,
      status: hap.status(),
      pairings: hap.pairings(),
    }
  }

  #add(slot: Slot, attempts: PairingAttempts): Opened {
    const { accessories, completed, db } = this.#options
    const { home, overflow } = slot
    const log: BridgeLog = (entry) => {
      const name = this.#opened.get(slot)?.settings?.name
      const isMain = home === null && overflow === 0
      this.#options.log(isMain ? entry : { ...entry, message: `${name ?? 'a bridge'}: ${entry.message}` })
    }
    const hap = new HapBridge(accessories.hap, slot.bridge, attempts, log)
    const awaited = new AwaitedAccessories(db)
    const publication = new Publication({
      hap,
      awaited: {
        list: async () => (overflow === 0 ? awaited.list(home) : []),
        remove: (uuids) => awaited.remove(uuids),
      },
      has: (uuid) => accessories.has(uuid),
      completed: () => completed(home),
      log: (level, message) => log({ level, plugin: BRIDGE, message }),
    })
    const opened: Opened = { slot, hap, publication, settings: null }
    this.#opened.set(slot, opened)
    return opened
  }

  #publishOpened(slot: Slot): void {
    if (!this.#isRunning) return
    const work = this.#publish(slot)
      .catch((error: unknown) => this.#options.log({ level: 'error', plugin: BRIDGE, message: String(error) }))
      .finally(() => this.#underWay.delete(work))
    this.#underWay.add(work)
  }

  async #publish(slot: Slot): Promise<void> {
    const settings = this.#settings && settingsOf(slot, this.#settings)
    if (settings === null) return
    const { db, log } = this.#options
    const { username } = settings
    const opened = this.#opened.get(slot) ?? this.#add(slot, await PairingAttempts.load(db, username))
    // It was opened, and this began, while the others were being published.
    if (!this.#isRunning || opened.settings !== null) return
    opened.settings = settings
    if (slot.overflow > 0) {
      const message = `${settings.name} is a bridge for what is too much for one: pair it too, with the code ${settings.pincode}`
      log({ level: 'info', plugin: BRIDGE, message })
    }
    await opened.publication.start(settings)
  }
}

function usernameOf({ home, overflow }: Place, { main }: BridgesSettings): string {
  const username = home ?? main.username
  return overflow === 0 ? username : overflowUsername(username, overflow)
}

/** Of the bridge that it is for: so it is the same one whenever it is needed, and another one behind another bridge. */
function overflowUsername(username: string, overflow: number): string {
  const digest = createHash('sha256').update(`${username.toUpperCase()} ${overflow}`).digest('hex').toUpperCase()
  return ['0E', ...(digest.slice(0, 10).match(/../g) ?? [])].join(':')
}

/** Null for a bridge that the config does not ask for. */
function settingsOf(place: Place, settings: BridgesSettings): HapSettings | null {
  const { main, children, ports } = settings
  const child = children.find(({ username }) => username === place.home)
  if (place.home !== null && child === undefined) return null
  if (child === undefined && place.overflow === 0) return main
  const { manufacturer, model, firmwareRevision } = { ...main, ...child }
  const name = child?.name ?? main.name
  const isOverflow = place.overflow > 0
  const [port = 0, ...otherPorts] = child?.port !== undefined && !isOverflow ? [child.port] : portsIn(ports)
  return {
    ...{ ...main, manufacturer, model, firmwareRevision, port, otherPorts },
    setupID: isOverflow ? null : (child?.setupID ?? null),
    username: usernameOf(place, settings),
    pincode: child?.pin ?? main.pincode,
    name: isOverflow ? `${cutText(name, longestName - 2)} ${place.overflow + 1}` : name,
  } as HapSettings
}

/** A range that is full of other servers is tried through. */
function portsIn(ports: PortRange | null): number[] {
  return ports === null ? [] : Array.from({ length: ports.end - ports.start + 1 }, (_, index) => ports.start + index)
}
