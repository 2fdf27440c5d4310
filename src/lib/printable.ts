/** Control characters, and those that turn the direction of text or end a line: what a terminal would obey. */
const COMMANDING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** An untrusted text for a terminal: control characters are escaped, as in `\u{1b}`. */
export function printable(text: string): string {
  return text.replace(COMMANDING, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** JSON over several lines; what would command a terminal is escaped, which changes nothing of the value. */
export function printableJson(value: unknown): string {
  const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  const lines = JSON.stringify(value, null, 2).split('\n')
  return lines.map((line) => line.replace(COMMANDING, asEscape)).join('\n')
}
