/** What could end a line of text, a header or a log, or turn what follows around. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

const LONGEST_NAME = 100

/** The text of a mail, of its paragraphs. */
export function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}

/** A text that others wrote, without what could break or turn a line. */
export function inOneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim()
}

/** A name that others chose, of a length that leaves the mail legible. */
export function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}
