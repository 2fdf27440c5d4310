import type { ListEntry, ListSource } from './list-sources.ts'

/** Writes the delivered JSON of a list, some entries at a time. */
export class ListText {
  readonly #source: ListSource
  /** How many sections have been opened. */
  #opened = 0
  #isEmpty = true

  constructor(source: ListSource) {
    this.#source = source
  }

  /** The text of the next entries, which come in the order of the list. */
  of(entries: readonly ListEntry[]): string {
    let text = ''
    for (const { at, json } of entries) {
      while (this.#section !== at.section) text += this.#open()
      text += this.#isEmpty ? json : `,${json}`
      this.#isEmpty = false
    }
    return text
  }

  /** What follows the last entry. */
  end(): string {
    let text = ''
    while (this.#opened < this.#source.opening.length) text += this.#open()
    return text + this.#source.closing
  }

  get #section(): string | undefined {
    return this.#source.opening[this.#opened - 1]?.[0]
  }

  #open(): string {
    const next = this.#source.opening[this.#opened]
    if (next === undefined) throw new Error(`the list ${this.#source.name} has no such section`)
    this.#opened += 1
    this.#isEmpty = true
    return next[1]
  }
}
