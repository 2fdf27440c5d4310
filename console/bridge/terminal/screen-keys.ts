import type { Terminal } from '@xterm/xterm'

/** The keys that leave a terminal, as shown to people. Programs in a terminal cannot tell them from Enter. */
export const LEAVE = 'Ctrl + Shift + Enter'

/** What keys do in a terminal that can only be read. */
const scrolls: Readonly<Record<string, (terminal: Terminal) => void>> = {
  ArrowUp: (terminal) => terminal.scrollLines(-1),
  ArrowDown: (terminal) => terminal.scrollLines(1),
  PageUp: (terminal) => terminal.scrollPages(-1),
  PageDown: (terminal) => terminal.scrollPages(1),
  Home: (terminal) => terminal.scrollToTop(),
  End: (terminal) => terminal.scrollToBottom(),
}

/**
 * Looks at each key before a terminal does, and says whether it may have it: there is a way out of every terminal
 * (WCAG 2.2, 2.1.2), and one that can only be read takes no key from the page but those that scroll.
 */
export function keysOf(terminal: Terminal, readOnly: boolean, leave: () => void): (event: KeyboardEvent) => boolean {
  return (event) => {
    const { key, ctrlKey, shiftKey, type } = event
    if (key === 'Enter' && ctrlKey && shiftKey) {
      event.preventDefault()
      if (type === 'keydown') leave()
      return false
    }
    if (!readOnly) return true
    const scroll = scrolls[key]
    if (scroll !== undefined) {
      event.preventDefault()
      if (type === 'keydown') scroll(terminal)
    }
    return false
  }
}
