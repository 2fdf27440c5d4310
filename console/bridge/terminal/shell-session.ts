/** How a shell stands. */
export type ShellState =
  /** Being opened. */
  | { readonly at: 'opening' }
  /** Ready to be typed into. */
  | { readonly at: 'open' }
  /** Its program ended. */
  | { readonly at: 'ended' }
  /** The connection broke, and the shell with it; a new one opens once the bridge answers. */
  | { readonly at: 'away' }
  /** Not opened: for the reason given, or, where that is null, because there are as many as there may be. */
  | { readonly at: 'refused'; readonly error: unknown }

export interface Size {
  readonly cols: number
  readonly rows: number
}

/** An open shell. */
export interface ShellLine extends AsyncIterable<string> {
  readonly opened: Promise<void>
  write(text: string): void
  resize(size: Size): void
}

/** What a shell session needs of the bridge. */
export interface ShellHost {
  open(size: Size, signal: AbortSignal): ShellLine
  /**
   * Asks the bridge for something that only those who may open a shell may have; throws what it refuses with.
   *
   * @returns whether the user had to prove that it is them, and did
   */
  ask(signal: AbortSignal): Promise<boolean>
  /** Whether an error is the bridge's own answer. */
  isAnswer(error: unknown): boolean
  /** Settles when a bridge that went away answers again, or the signal is aborted. */
  back(signal: AbortSignal): Promise<void>
}

/** What a shell is seen on and typed into. */
export interface ShellDisplay {
  write(text: string): void
  size(): Size
  /** Whether a program has a screen of its own, as editors do. */
  isAlternate(): boolean
}

/** The close code of a stream whose program ended. */
const ENDED = 1000

/** Longer input is sent in parts: a message may be 65,536 bytes long, and a UTF-16 unit is three bytes at most. */
const PART = 16_384

/** Back from a program's own screen, to where the cursor was before. Without one, it would be at the top, over what stands there. */
const LEAVE_SCREEN = '\u001b[?1049l'

/** Back from what a program that was cut off may have left: hidden cursor, mouse, bracketed paste. */
const TIDY = '\u001b[!p\u001b[?25h\u001b[?1000l\u001b[?1002l\u001b[?1003l\u001b[?1006l\u001b[?2004l'

/** One shell after another on one display. */
export class ShellSession {
  readonly #host: ShellHost
  readonly #display: ShellDisplay
  readonly #onState: (state: ShellState) => void
  readonly #over = new AbortController()
  #line: ShellLine | null = null
  #isRunning = false
  #isFirst = true

  constructor(host: ShellHost, display: ShellDisplay, onState: (state: ShellState) => void) {
    this.#host = host
    this.#display = display
    this.#onState = onState
  }

  /** Opens a shell, and a new one whenever the bridge comes back. Does nothing while there is one. */
  async start(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    const { signal } = this.#over
    let state = await this.#runOne(signal)
    while (state.at === 'away' && !signal.aborted) {
      this.#onState(state)
      await this.#host.back(signal)
      if (!signal.aborted) state = await this.#runOne(signal)
    }
    this.#isRunning = false
    if (!signal.aborted) this.#onState(state)
  }

  /** What was typed or pasted. */
  type(text: string): void {
    for (const part of inParts(text)) this.#line?.write(part)
  }

  /** The display has a new size. */
  resized(): void {
    this.#line?.resize(this.#display.size())
  }

  /** Ends the shell. */
  close(): void {
    this.#over.abort()
  }

  async #runOne(signal: AbortSignal): Promise<ShellState> {
    this.#onState({ at: 'opening' })
    const line = this.#host.open(this.#display.size(), signal)
    const isOpen = await line.opened.then(
      () => true,
      () => false,
    )
    if (signal.aborted) return { at: 'ended' }
    if (isOpen) {
      const left = this.#display.isAlternate() ? LEAVE_SCREEN : ''
      if (!this.#isFirst) this.#display.write(`${left}${TIDY}\r\n\r\n`)
      this.#isFirst = false
      this.#line = line
      this.#onState({ at: 'open' })
      const code = await this.#show(line)
      this.#line = null
      if (code === ENDED || signal.aborted) return { at: 'ended' }
    }
    // A browser is not told why a handshake was refused, so the bridge is asked whether it is there.
    try {
      if (await this.#host.ask(signal)) return this.#runOne(signal)
      return isOpen ? { at: 'away' } : { at: 'refused', error: null }
    } catch (error) {
      return this.#host.isAnswer(error) ? { at: 'refused', error } : { at: 'away' }
    }
  }

  /** @returns the close code */
  async #show(line: ShellLine): Promise<number> {
    try {
      for await (const text of line) this.#display.write(text)
      return ENDED
    } catch (error) {
      return typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0
    }
  }
}

/** Parts of a text that are no longer than a message may be, none of which ends within a character. */
export function inParts(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const end = from + PART
    const last = text.charCodeAt(end - 1)
    const to = last >= 0xd800 && last <= 0xdbff ? end - 1 : end
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}
