import { setTimeout as delay } from 'node:timers/promises'
import type { HapSettings } from './hap/hap-settings.ts'
import type { LogLevel } from './protocol/messages.ts'

/** Accessories of an import that are known by their HAP ids only, until their plugin brings them. */
export interface AwaitedAccessories {
  /** Their UUIDs. */
  list(): Promise<string[]>
  remove(uuids: readonly string[]): Promise<void>
}

export interface PublicationOptions {
  readonly hap: { start(settings: HapSettings): Promise<unknown>; stop(): Promise<void> }
  readonly awaited: AwaitedAccessories
  /** Whether the bridge has an accessory. */
  has(uuid: string): boolean
  /** Resolves once every plugin has brought what it begins with, or does not run; with whether nothing is missing. */
  completed(): Promise<boolean>
  log(level: LogLevel, message: string): void
}

/** How long accessories are waited for, in milliseconds: a plugin may never bring its own. */
const PATIENCE = 60_000

/**
 * When the bridge is published: at once, but after an import not before its accessories are there. A controller that
 * sees the bridge without them forgets their rooms and automations.
 */
export class Publication {
  readonly #options: PublicationOptions
  readonly #patience: number
  #stopping = new AbortController()
  #waiting: Promise<void> = Promise.resolve()

  constructor(options: PublicationOptions, patience = PATIENCE) {
    this.#options = options
    this.#patience = patience
  }

  /** Resolves when it is published, or waits for accessories. */
  async start(settings: HapSettings): Promise<void> {
    const { hap, awaited, log } = this.#options
    const missing = this.#findMissing(await awaited.list())
    if (missing.length === 0) {
      await hap.start(settings)
      return
    }
    const seconds = this.#patience / 1_000
    log(
      'info',
      `HAP waits for accessories of the import (${missing.length}) until their plugins run, ${seconds} s at most`,
    )
    this.#stopping = new AbortController()
    this.#waiting = this.#publishLater(settings, missing, this.#stopping.signal)
  }

  /** What is not published yet will not be. */
  async stopWaiting(): Promise<void> {
    this.#stopping.abort()
    await this.#waiting
  }

  async stop(): Promise<void> {
    await this.stopWaiting()
    await this.#options.hap.stop()
  }

  /** Does not reject: what HAP has to complain about is in its state and in the log. */
  async #publishLater(settings: HapSettings, missing: readonly string[], signal: AbortSignal): Promise<void> {
    const { hap, awaited, completed, log } = this.#options
    const late = delay(this.#patience, false, { signal, ref: false }).catch(() => false)
    const isWhole = await Promise.race([completed(), late])
    if (signal.aborted) return
    const keepIds = this.#findMissing(missing)
    await hap.start({ ...settings, keepIds })
    // Where every plugin has said what it has, the others are no more.
    const gone = isWhole ? missing : missing.filter((uuid) => !keepIds.includes(uuid))
    await awaited.remove(gone).catch((error: unknown) => log('warn', `the import is not forgotten: ${String(error)}`))
    if (!isWhole && keepIds.length > 0) log('warn', `HAP goes on without accessories of the import (${keepIds.length})`)
  }

  #findMissing(uuids: readonly string[]): string[] {
    return uuids.filter((uuid) => !this.#options.has(uuid))
  }
}
