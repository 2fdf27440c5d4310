import type { ExternalAccessory } from '../protocol/accessory.ts'
import type { ExternalMessage } from '../protocol/messages.ts'

/** As many as HAP lets a bridge have; each is a server with a port. */
const MAX_EXTERNALS = 150

export interface ExternalListOptions {
  /** The other plugin that has an accessory of a UUID on its own; undefined when none has. */
  ownerOf(uuid: string): string | undefined
  /** Receives why an accessory is not listed, once for each publisher and reason, so that a loop cannot fill the log. */
  warn(message: string): void
}

/** The accessories of one plugin that have HAP servers of their own. They outlive the process that published them. */
export class ExternalList<Publisher extends object> {
  readonly #options: ExternalListOptions
  /** By UUID in lower case. */
  readonly #accessories = new Map<string, { readonly accessory: ExternalAccessory; readonly by: Publisher }>()
  readonly #warned = new WeakMap<Publisher, Set<string>>()

  constructor(options: ExternalListOptions) {
    this.#options = options
  }

  /** An accessory whose UUID another plugin has already is not listed: unpairing by UUID means the other plugin's. */
  take(message: ExternalMessage, by: Publisher): void {
    if (message.type === 'externalGone') {
      this.#accessories.delete(message.uuid.toLowerCase())
      return
    }
    const { accessory } = message
    const { uuid, name } = accessory
    const key = uuid.toLowerCase()
    const owner = this.#options.ownerOf(uuid)
    if (owner !== undefined)
      this.#refuse(by, key, `${name} is not listed: ${owner} has an accessory of the UUID ${uuid}`)
    else if (this.#accessories.size >= MAX_EXTERNALS && !this.#accessories.has(key)) {
      this.#refuse(by, '', `${name} is not listed: a plugin has at most ${MAX_EXTERNALS} accessories on their own`)
    } else this.#accessories.set(key, { accessory, by })
  }

  has(uuid: string): boolean {
    return this.#accessories.has(uuid.toLowerCase())
  }

  /** Removes the accessories that an earlier publisher published and `by` did not publish again. */
  keepOnly(by: Publisher): void {
    for (const [uuid, other] of this.#accessories) if (other.by !== by) this.#accessories.delete(uuid)
  }

  /** The list; accessories of other publishers than `by` have no port. */
  listFor(by: Publisher | undefined): ExternalAccessory[] {
    return [...this.#accessories.values()].map((each) =>
      each.by === by ? each.accessory : { ...each.accessory, port: null, error: 'its plugin is not running' },
    )
  }

  #refuse(by: Publisher, about: string, message: string): void {
    const warned = this.#warned.get(by) ?? new Set()
    if (warned.has(about)) return
    this.#warned.set(by, warned.add(about))
    this.#options.warn(message)
  }
}
