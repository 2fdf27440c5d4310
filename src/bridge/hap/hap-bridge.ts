import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import type { AccessoryInfo } from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import pLimit from 'p-limit'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import type { Advertiser } from '../config/types.ts'
import type { LogLevel } from '../protocol/messages.ts'
import { absenceOf, absenceText, absentEntries } from './bind.ts'
import { BRIDGE, type BridgeLog } from './bridge-log.ts'
import { publishedParts } from './hap-internals.ts'
import { BRIDGE_CATEGORY, type HapNodejs } from './hap-nodejs.ts'
import type { HapSettings } from './hap-settings.ts'
import { forgetUnusedIds, type HapStorage, keepIdsOf, openHapStorage, useStorage } from './hap-storage.ts'
import { advertisedName, identityOf, setupUri } from './identity.ts'
import type { PairingAttempts } from './pairing-attempts.ts'
import { publish, unpublish } from './publish.ts'
import { removePairing, resetPairings } from './reset-pairings.ts'

/** Bytes of a DNS label, which is what the name is advertised as. */
const LONGEST_NAME = 63

/**
 * Sets the accessory information of the bridge, which the Home app shows when it pairs.
 *
 * @throws Error for a name that would leave the bridge in a state that cannot be published any more
 */
function describeBridge({ Service, Characteristic }: HapNodejs, bridge: Bridge, settings: HapSettings): void {
  const { username, version, manufacturer, model, firmwareRevision } = settings
  const name = advertisedName(settings)
  if (name === '' || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new Error(`the name must have 1 to ${LONGEST_NAME} bytes (bridge.name)`)
  }
  bridge.displayName = name
  bridge
    .getService(Service.AccessoryInformation)
    ?.updateCharacteristic(Characteristic.Name, name)
    .updateCharacteristic(Characteristic.Manufacturer, manufacturer ?? 'Triptych')
    .updateCharacteristic(Characteristic.Model, model ?? 'Triptych Bridge')
    .updateCharacteristic(Characteristic.SerialNumber, username)
    .updateCharacteristic(Characteristic.FirmwareRevision, firmwareRevision ?? version)
}

export interface HapState {
  readonly listening: boolean
  /** The real one when listening, the wanted one otherwise. */
  readonly port: number
  readonly address: string
  /** Why it is not listening. */
  readonly error?: string
}

/** A controller that may use the bridge. */
export interface Pairing {
  readonly id: string
  readonly admin: boolean
  /** Ed25519, hex. */
  readonly publicKey: string
}

/** How reachable the bridge is for controllers. */
export interface HapStatus {
  readonly listening: boolean
  /** Whether controllers can find it by mDNS. */
  readonly advertised: boolean
  /** Whether a controller is paired. */
  readonly paired: boolean
  /** Controllers that are connected now. */
  readonly controllers: number
  /** Why it does not listen; null when it does. */
  readonly error: string | null
}

/** Milliseconds before the first try to listen again, doubled with each up to the limit. */
export interface ListenBackoff {
  readonly initial: number
  readonly limit: number
}

const stopped: HapState = { listening: false, port: 0, address: '' }

/** Publishes a bridge with its mirrored accessories over HAP: one identity, one port. */
export class HapBridge {
  readonly #hap: HapNodejs
  readonly #bridge: Bridge
  readonly #attempts: PairingAttempts
  readonly #log: BridgeLog
  #settings: HapSettings | undefined
  #storage: HapStorage | undefined
  #state = stopped
  #advertiser: Advertiser = 'none'
  readonly #backoff: ListenBackoff
  #retryTimer: NodeJS.Timeout | undefined
  readonly #inTurn = pLimit(1)

  /** @param bridge what the accessories sit on (`Accessories`); one `HapBridge` for each */
  constructor(
    hap: HapNodejs,
    bridge: Bridge,
    attempts: PairingAttempts,
    log: BridgeLog,
    backoff: ListenBackoff = { initial: 1_000, limit: 60_000 },
  ) {
    this.#backoff = backoff
    this.#hap = hap
    this.#bridge = bridge
    this.#attempts = attempts
    this.#log = log
    bridge.on('identify', (_paired: boolean, callback: () => void) => {
      this.#writeLog('info', 'identify')
      callback()
    })
    bridge.on('paired', () => this.#writeLog('info', 'paired with a controller'))
    bridge.on('unpaired', () => this.#writeLog('info', 'the last controller was unpaired'))
  }

  /**
   * Publishes, or publishes again with other settings. What stands in the way (a port that is taken, an address of
   * another machine, a folder that cannot be written) is not thrown: it is in the state and, as an error, in the log. It
   * is tried again until it is out of the way.
   */
  start(settings: HapSettings): Promise<HapState> {
    return this.#inTurn(async () => {
      await this.#stop()
      await this.#publish(settings, 0)
      return this.#state
    })
  }

  async #publish(settings: HapSettings, tries: number): Promise<void> {
    const { error: earlier } = this.#state
    this.#settings = undefined
    this.#state = { listening: false, port: settings.port, address: settings.bind.join(', ') }
    try {
      const { parts } = this.#hap
      this.#storage = openHapStorage(settings.storagePath, this.#log)
      useStorage(parts.storage, settings.username, this.#storage)
      identityOf(parts, settings.username, settings.setupID)
      this.#settings = settings
      describeBridge(this.#hap, this.#bridge, settings)
      keepIdsOf(this.#bridge, settings.keepIds ?? [])
      const { port, address, advertiser } = await publish(
        parts,
        this.#bridge,
        { ...settings, category: BRIDGE_CATEGORY, ports: [settings.port, ...(settings.otherPorts ?? [])] },
        this.#attempts,
        this.#log,
      )
      if (this.#bridge.bridgedAccessories.length > 0) forgetUnusedIds(this.#bridge)
      this.#state = { listening: true, port, address }
      this.#advertiser = advertiser
      this.#writeLog('info', `HAP listens on ${address}, port ${port} (advertiser: ${advertiser})`)
      const absent = absentEntries(settings.bind)
      if (absent.length > 0) this.#writeLog('warn', `HAP cannot be reached there yet: ${absenceText(absent)}`)
    } catch (error) {
      const reason = listenFault(error, settings)
      if (reason !== earlier) this.#writeLog('error', `HAP is not published: ${reason}`)
      this.#state = { ...this.#state, listening: false, error: reason }
      await unpublish(this.#bridge)
      // What the system refuses has a code, and may pass; a setting that is wrong stays so until it is another one.
      if (hasSystemCode(error)) this.#retryLater(settings, tries)
    }
  }

  #retryLater(settings: HapSettings, tries: number): void {
    const { initial, limit } = this.#backoff
    const timer = setTimeout(
      () => {
        void this.#inTurn(async () => {
          if (this.#retryTimer !== timer) return
          this.#storage?.close()
          await this.#publish(settings, tries + 1)
        })
      },
      Math.min(limit, initial * 2 ** tries),
    ).unref()
    this.#retryTimer = timer
  }

  /** Stops listening and advertising, and drops every connection. Pairings and ids stay. */
  stop(): Promise<void> {
    return this.#inTurn(() => this.#stop())
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    await unpublish(this.#bridge)
    this.#storage?.close()
    this.#storage = undefined
    this.#state = stopped
  }

  state(): HapState {
    return this.#state
  }

  status(): HapStatus {
    const { listening: isOpen, error: fault = null } = this.#state
    // Interfaces come and go while it listens.
    const error = isOpen ? absenceOf(this.#settings?.bind ?? []) : fault
    const listening = isOpen && error === null
    const connections = publishedParts(this.#bridge)._server?.httpServer.connections ?? new Set()
    return {
      listening,
      advertised: listening && this.#advertiser !== 'none',
      paired: this.pairings().length > 0,
      controllers: [...connections].filter((connection) => connection.isAuthenticated()).length,
      error: listening ? null : (error ?? 'it waits for the accessories of an import, or is being started'),
    }
  }

  /** Open connections, verified or not. */
  get connections(): number {
    return publishedParts(this.#bridge)._server?.httpServer.connections.size ?? 0
  }

  /** What the QR code holds; null before `start`, or when its keys cannot be read. */
  setupUri(): string | null {
    const settings = this.#settings
    const setupId = this.#info()?.setupID
    return settings === undefined || !setupId ? null : setupUri(settings.pincode, BRIDGE_CATEGORY, setupId)
  }

  pairings(): Pairing[] {
    const pairings = this.#info()?.listPairings() ?? []
    return pairings.map(({ username, publicKey, permission }) => ({
      id: username,
      admin: permission === 1,
      publicKey: publicKey.toString('hex'),
    }))
  }

  /**
   * Forgets every pairing and every failed attempt, drops every connection and advertises as unpaired.
   *
   * @throws Error when that cannot be written
   */
  async resetPairings(): Promise<void> {
    const info = this.#info()
    if (info !== undefined) resetPairings(this.#bridge, info)
    await this.#attempts.clear()
    this.#writeLog('info', 'pairings reset')
  }

  /**
   * Forgets one pairing, and all when no administrator is left.
   *
   * @throws TriptychError `not_found`; Error when that cannot be written
   */
  removePairing(id: string): void {
    const info = this.#info()
    if (info === undefined || !removePairing(this.#bridge, info, id)) {
      throw new TriptychError('not_found', `no controller has the id ${id}`)
    }
    this.#writeLog('info', `controller ${id} was unpaired`)
  }

  #info(): AccessoryInfo | undefined {
    if (this.#settings === undefined || this.#storage === undefined) return undefined
    const { username } = this.#settings
    const current = publishedParts(this.#bridge)._accessoryInfo
    return current?.username === username ? current : (this.#hap.parts.AccessoryInfo.load(username) ?? undefined)
  }

  #writeLog(level: LogLevel, message: string): void {
    this.#log({ level, plugin: BRIDGE, message })
  }
}

function hasSystemCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code)
}

/** Why the bridge cannot be published, with the setting that would help. */
function listenFault(error: unknown, { port, bind }: Pick<HapSettings, 'port' | 'bind'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program (bridge.hapPort)`
    case 'EADDRNOTAVAIL':
      return absenceText(bind)
    case 'EACCES':
      return `not allowed: ${errorMessage(error)} (bridge.hapPort ${port}, or the permissions of the folder)`
    default:
      return errorMessage(error)
  }
}
