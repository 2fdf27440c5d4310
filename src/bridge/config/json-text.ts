import { createScanner, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'
import { ConfigFileError, type Position, pointer } from './config-file-error.ts'

/** How many objects and arrays may lie in one another. */
export const deepest = 64

/** Keys that reach an object's prototype where code is careless. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The value of a JSON text (RFC 8259), judged by `JSON.parse`. Throws `config_not_json` for other text, and for text that holds a key
 * twice or nests deeper than {@link deepest}, and `config_invalid` for `__proto__`, `constructor` and `prototype`.
 */
export function parseJson(text: string): unknown {
  refuseUnencodable(text)
  refuseDeep(text)
  const keys = findBadKeys(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { offset, message } = firstFault(text)
    throw ConfigFileError.notJson(message, positionAt(text, offset))
  }
  if (keys.repeated !== null) {
    throw ConfigFileError.notJson('this key is there already', positionAt(text, keys.repeated))
  }
  if (keys.forbidden.size > 0) throw ConfigFileError.invalid(keys.forbidden)
  return value
}

/** The place of an offset in a text, in UTF-16 code units as editors count them. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

function refuseUnencodable(text: string): void {
  const offset = text.search(/\p{Surrogate}/u)
  if (offset !== -1) throw ConfigFileError.notJson('half a surrogate pair is not a character', positionAt(text, offset))
}

/** Goes first: everything after it recurses. */
function refuseDeep(text: string): void {
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const first = text.charAt(scanner.getTokenOffset())
    if ('{['.includes(first)) depth += 1
    if ('}]'.includes(first)) depth -= 1
    if (depth > deepest) {
      const message = `nested deeper than ${deepest} levels`
      throw ConfigFileError.notJson(message, positionAt(text, scanner.getTokenOffset()))
    }
  }
}

function findBadKeys(text: string): { repeated: number | null; forbidden: Map<string, string> } {
  const open: Set<string>[] = []
  const forbidden = new Map<string, string>()
  let repeated: number | null = null
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset, _length, _line, _character, pathSupplier) => {
      const keys = open.at(-1)
      if (keys?.has(key)) repeated ??= offset
      keys?.add(key)
      if (forbiddenKeys.has(key)) forbidden.set(pointer([...pathSupplier(), key]), 'is a key that is not taken')
    },
  })
  return { repeated, forbidden }
}

function firstFault(text: string): { offset: number; message: string } {
  const faults: { offset: number; code: ParseErrorCode }[] = []
  visit(text, { onError: (code, offset) => void faults.push({ offset, code }) }, { disallowComments: true })
  const [first] = faults
  return first ? { offset: first.offset, message: describeParseError(first.code) } : { offset: 0, message: 'not JSON' }
}

/** `CommaExpected` as "comma expected". */
function describeParseError(code: ParseErrorCode): string {
  return printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}
