/**
 * Tells JSON values alike: alike ones have the same number, whatever the order of their members. Each value is looked
 * at once, so that comparing the same ones again costs nothing.
 */
export class Signatures {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<object, number>()
  readonly #levels: number

  /** @param levels how many levels are opened; what lies deeper is compared as text */
  constructor(levels: number) {
    this.#levels = levels
  }

  /** @param level how deep the value lies; 0 is the root */
  of(value: unknown, level: number): number {
    if (typeof value !== 'object' || value === null) return this.#number(JSON.stringify(value))
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const number = this.#number(this.#textOf(value, level))
    this.#known.set(value, number)
    return number
  }

  /** No two of its forms can be the same text: JSON ends with a bracket where these do not. */
  #textOf(value: object, level: number): string {
    if (level >= this.#levels) return JSON.stringify(value)
    if (Array.isArray(value)) return `[${value.map((item) => this.of(item, level + 1)).join()}`
    const members = Object.entries(value).map(([name, member]) => {
      return `${JSON.stringify(name)}:${this.of(member, level + 1)}`
    })
    return `{${members.sort().join()}`
  }

  #number(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }
}

export const ALL_LEVELS = Number.POSITIVE_INFINITY

/** How many levels of these values hold no more than `limit` values together. */
export function levelsWithin(limit: number, roots: readonly unknown[]): number {
  let left = limit
  let level = roots
  for (let depth = 0; ; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const members: unknown[] = Array.isArray(value) ? value : Object.values(value)
      left -= members.length
      if (left < 0) return depth
      for (const member of members) next.push(member)
    }
    if (next.length === 0) return ALL_LEVELS
    level = next
  }
}
