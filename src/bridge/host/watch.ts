/** Lets others wait for something to hold. */
export interface Watch {
  /** Resolves at the first look that finds it so; the first is at once. */
  until(holds: () => boolean): Promise<void>
  /** To be called when something changed. */
  look(): void
}

export function createWatch(): Watch {
  const waiting = new Set<() => void>()
  return {
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return void waiting.add(look)
          waiting.delete(look)
          resolve()
        }
        look()
      }),
    look: () => {
      for (const look of [...waiting]) look()
    },
  }
}
