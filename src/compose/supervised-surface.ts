import type { DatabaseDamaged } from '../db/sqlite-damage.ts'
import type { Listener } from '../server/listener.ts'
import type { Logger } from '../server/logger.ts'
import type { RunningSurface } from '../server/run.ts'
import { isOutage, Outage } from './outage.ts'
import { pause } from './restartable.ts'

/** What a start under supervision receives and reports. */
export interface Supervision {
  /** Where the surface listened before; null when it never did. */
  readonly port: number | null
  /** The damage that ended it, or kept it from starting. */
  readonly damage: DatabaseDamaged | null
  /** Whether the files of a damaged database are moved aside, and an empty one is made. */
  readonly startEmpty: boolean
  /** Frees the port; to be awaited right before every time the surface listens. */
  readonly beforeListening: () => Promise<void>
  /** To be called when the database turns out to be damaged, now or while the surface runs. */
  readonly onDamage: (damage: DatabaseDamaged) => void
}

/** Where to listen: the configured port; where that is a free one, the one from before. */
export function portOf(configured: number, supervision: Pick<Supervision, 'port'> | undefined): number {
  return configured === 0 ? (supervision?.port ?? 0) : configured
}

export interface SupervisedOptions<R extends RunningSurface> {
  readonly name: RunningSurface['name']
  readonly logger: Logger
  readonly start: (supervision: Supervision) => Promise<R>
  /** Listens in the place of the surface, and answers with the outage that holds at the time. */
  readonly standIn: (outage: () => Outage, port: number | null) => Promise<Listener>
  /** As of {@link Supervision}, for the first start that gets so far. */
  readonly startEmpty?: boolean
  /** How long after an attempt the next one begins; 2,000 when absent. */
  readonly retryMs?: number
}

/**
 * A surface that is degraded, and not dead, while its data cannot be opened: a stand-in has its port then, and it is
 * started again and again until that works.
 */
export class SupervisedSurface<R extends RunningSurface> implements RunningSurface {
  readonly name: RunningSurface['name']
  readonly #options: SupervisedOptions<R>
  readonly #closing = new AbortController()
  #running: R | null = null
  #standIn: Listener | null = null
  #outage: Outage | null = null
  #damage: DatabaseDamaged | null = null
  #startEmpty: boolean
  #port: number | null = null
  #recovery: Promise<void> = Promise.resolve()

  private constructor(options: SupervisedOptions<R>) {
    this.#options = options
    this.name = options.name
    this.#startEmpty = options.startEmpty ?? false
  }

  /**
   * Starts the surface, or the stand-in where its data cannot be opened.
   *
   * @throws what a start throws for any other reason; StartError when the stand-in has no port either
   */
  static async begin<R extends RunningSurface>(options: SupervisedOptions<R>): Promise<SupervisedSurface<R>> {
    const surface = new SupervisedSurface(options)
    try {
      await surface.#start()
    } catch (error) {
      if (!isOutage(error)) throw error
      surface.#degrade(error)
      await surface.#openStandIn()
      surface.#recovery = surface.#recover()
    }
    return surface
  }

  /** Null while it is degraded. */
  get running(): R | null {
    return this.#outage === null ? this.#running : null
  }

  get url(): string {
    return (this.running ?? this.#standIn)?.url ?? ''
  }

  get signIn(): string | undefined {
    return this.running?.signIn
  }

  get firstSteps(): string | undefined {
    return this.running?.firstSteps
  }

  async close(): Promise<void> {
    this.#closing.abort()
    // A start that is under way may wait for a database for longer than there is time to close.
    await Promise.race([this.#recovery, pause(2_000, new AbortController().signal)])
    await Promise.all([this.#running?.close(), this.#closeStandIn()])
  }

  async release(): Promise<void> {
    await this.#running?.release?.()
  }

  async #start(): Promise<void> {
    let met: DatabaseDamaged | null = null
    const running = await this.#options.start({
      port: this.#port,
      damage: this.#damage,
      startEmpty: this.#startEmpty,
      beforeListening: () => this.#closeStandIn(),
      onDamage: (damage) => {
        met = damage
        this.#damage = damage
        if (this.#running !== null) this.#stop(damage)
      },
    })
    this.#running = running
    this.#port = Number(new URL(running.url).port)
    if (this.#closing.signal.aborted) return this.#endRunning()
    if (met !== null) {
      await this.#endRunning()
      throw met
    }
    this.#outage = null
    this.#damage = null
    this.#startEmpty = false
  }

  /** Goes from serving to standing in. */
  #stop(error: DatabaseDamaged): void {
    if (this.#outage !== null || this.#closing.signal.aborted) return
    this.#degrade(error)
    this.#recovery = (async () => {
      await this.#endRunning()
      await this.#standInIfPossible()
      await this.#recover()
    })()
  }

  async #endRunning(): Promise<void> {
    const running = this.#running
    const report = (error: unknown) => this.#options.logger.warn({ err: error }, 'could not close in order')
    await running?.close().catch(report)
    await running?.release?.().catch(report)
    this.#running = null
  }

  async #recover(): Promise<void> {
    const { logger, retryMs = 2_000 } = this.#options
    for (;;) {
      await pause(retryMs, this.#closing.signal)
      if (this.#closing.signal.aborted) return
      try {
        await this.#start()
        if (!this.#closing.signal.aborted) logger.info('serves again')
        return
      } catch (error) {
        this.#degrade(error)
        await this.#standInIfPossible()
      }
    }
  }

  /** Says why, unless that was said before. */
  #degrade(error: unknown): void {
    const before = this.#outage
    this.#outage = new Outage(error)
    const { message, reason } = this.#outage
    if (before?.message === message) return
    this.#options.logger.error({ err: error, reason }, `degraded: ${message}`)
    this.#options.logger.error(this.#advice(reason))
  }

  #advice(reason: Outage['reason']): string {
    if (reason === 'database_damaged') {
      return `the damaged files stay as they are: restore a backup, or run \`triptych serve --start-empty ${this.name}\` to move them aside and begin with an empty database`
    }
    const again = 'it is tried again every 2 seconds'
    if (reason === 'config_invalid') return `correct it, or run \`triptych bridge config restore\`; ${again}`
    return `every operation is answered with 503; ${again}`
  }

  async #openStandIn(): Promise<void> {
    if (this.#standIn !== null || this.#closing.signal.aborted) return
    this.#standIn = await this.#options.standIn(() => this.#outage ?? new Outage(null), this.#port)
    this.#port = this.#standIn.port
  }

  /** Another program may have taken the port. */
  async #standInIfPossible(): Promise<void> {
    await this.#openStandIn().catch((error: unknown) => {
      this.#options.logger.error({ err: error }, 'nothing listens for it')
    })
  }

  async #closeStandIn(): Promise<void> {
    const standIn = this.#standIn
    this.#standIn = null
    await standIn?.close()
  }
}
