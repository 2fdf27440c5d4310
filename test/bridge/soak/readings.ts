import { setInterval } from 'node:timers/promises'
import type { Accessory } from '../../support/bridge-server.ts'
import { type Controller, databaseOf, readAll } from '../../support/hap-controller.ts'

/** A characteristic that is read again and again. */
export interface Item {
  readonly plugin: string
  readonly accessory: string
  /** `aid.iid` */
  readonly id: string
  readonly value: unknown
}

/** Short types (HAP, chapter 9) of what accessories say of themselves, and of the name of one. */
const [INFORMATION, NAME] = ['3E', '23']

const short = ({ type }: { readonly type: string }): string => type.replace(/^0+/, '').replace(/-.*/, '')

/** Of each accessory the first characteristic that has a value when nothing is wrong. */
export async function findItems(controller: Controller, accessories: readonly Accessory[]): Promise<Item[]> {
  const items: Item[] = []
  for (const { aid, services } of await databaseOf(controller)) {
    const all = services.flatMap(({ characteristics }) => characteristics)
    const name = all.find((each) => short(each) === NAME)?.value
    const accessory = accessories.find((each) => each.name === name)
    if (accessory === undefined) continue
    const own = services.filter((service) => short(service) !== INFORMATION)
    const candidates = own.flatMap(({ characteristics }) => characteristics).filter((each) => short(each) !== NAME)
    for (const { iid } of candidates) {
      const id = `${aid}.${iid}`
      const [value] = await readAll(controller, [id])
      // Texts are names; a negative number is the status of a fault.
      if (typeof value !== 'number' || value < 0) continue
      items.push({ plugin: accessory.plugin, accessory: accessory.name, id, value })
      break
    }
  }
  return items
}

/** Reads items in turn, from a controller's side, but those of plugins that are away. */
export class Readings {
  readonly #controller: Controller
  readonly #items: readonly Item[]
  readonly #every: number
  readonly #away = new Set<string>()
  readonly #ending = new AbortController()
  readonly #times = new Map<string, number[]>()
  #phase = ''
  #running: Promise<void> = Promise.resolve()
  /** What was not the value that it is. */
  readonly wrong: string[] = []

  /** @param perSecond how many reads at most; slower ones follow one another */
  constructor(controller: Controller, items: readonly Item[], perSecond: number) {
    this.#controller = controller
    this.#every = 1_000 / perSecond
    this.#items = items
  }

  /** Until it is ended. */
  begin(): void {
    this.#running = this.#read()
  }

  /** What is read from now on counts for this. */
  set phase(name: string) {
    this.#phase = name
  }

  /** Those of these plugins do not count while something is done to them. */
  async without<T>(plugins: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const plugin of plugins) this.#away.add(plugin)
    try {
      return await work()
    } finally {
      for (const plugin of plugins) this.#away.delete(plugin)
    }
  }

  async end(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  /** How many reads a phase has. */
  count(phase: string): number {
    return this.#times.get(phase)?.length ?? 0
  }

  phases(): string[] {
    return [...this.#times.keys()]
  }

  /** Milliseconds within which so many of a hundred reads of some phases were answered. */
  percentile(percent: number, phases: readonly string[]): number {
    const times = phases.flatMap((phase) => this.#times.get(phase) ?? []).sort((a, b) => a - b)
    return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? Number.NaN
  }

  async #read(): Promise<void> {
    let index = 0
    for await (const _ of setInterval(this.#every)) {
      if (this.#ending.signal.aborted) return
      const item = this.#items[index++ % this.#items.length]
      if (item !== undefined && !this.#away.has(item.plugin)) await this.#readItem(item)
    }
  }

  async #readItem({ plugin, accessory, id, value }: Item): Promise<void> {
    const phase = this.#phase
    const started = performance.now()
    const read = await readAll(this.#controller, [id]).then(
      ([found]) => found,
      (error: unknown) => String(error),
    )
    const took = performance.now() - started
    if (this.#away.has(plugin)) return
    if (read !== value) this.wrong.push(`${phase}: ${accessory} of ${plugin} is ${read}, not ${value}`)
    const times = this.#times.get(phase)
    if (times === undefined) this.#times.set(phase, [took])
    else times.push(took)
  }
}
