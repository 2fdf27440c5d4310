const NEWLINE = 0x0a

/** Cuts a stream of bytes into lines of UTF-8. Of a line that is longer than `max` bytes the rest is thrown away. */
export class LineSplitter {
  readonly #max: number
  readonly #onLine: (line: string, isWhole: boolean) => void
  #parts: Buffer[] = []
  #length = 0

  constructor(max: number, onLine: (line: string, isWhole: boolean) => void) {
    this.#max = max
    this.#onLine = onLine
  }

  /** Returns how many lines ended. */
  push(chunk: Buffer): number {
    let start = 0
    let lines = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#add(chunk.subarray(start, end))
      this.end()
      start = end + 1
      lines += 1
    }
    this.#add(chunk.subarray(start))
    return lines
  }

  /** Takes what there is as a line. */
  end(): void {
    const line = Buffer.concat(this.#parts).toString('utf8')
    const isWhole = this.#length <= this.#max
    this.#parts = []
    this.#length = 0
    this.#onLine(line, isWhole)
  }

  #add(part: Buffer): void {
    const room = this.#max - this.#length
    this.#length += part.length
    if (room > 0 && part.length > 0) this.#parts.push(part.subarray(0, room))
  }
}
