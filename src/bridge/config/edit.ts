import { applyEdits, type FormattingOptions, type JSONPath, modify } from 'jsonc-parser'

/**
 * The JSON text with one value set; created when it does not exist, and the rest as it was written. A last part of -1 adds to
 * the end of an array. What is added is indented as the text is, with four spaces where it is not.
 */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: formattingOf(text) }))
}

function formattingOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '    '
  const tabs = indent.startsWith('\t')
  return { insertSpaces: !tabs, tabSize: tabs ? 4 : indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
