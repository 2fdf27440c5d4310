import { isObject } from '../../lib/json.ts'
import { encodeStrings } from '../encode.ts'
import type { ParsedFile } from './markdown.ts'
import { type Report, SourceFault, type Tree } from './source.ts'

/**
 * The strings of one language: a map of texts, by dotted keys or map within map. An empty file has none.
 *
 * @throws SourceFault for anything but a map
 */
export function readStrings(tree: Tree, report: Report): ParsedFile {
  const value = tree.value ?? {}
  if (!isObject(value)) throw new SourceFault('must be a map of strings', tree.lineOf([]))
  const strings = new Map<string, string>()
  collect(value, [], strings, (path, reason) => report(`${path.join('.')}: ${reason}`, tree.lineOf(path)))
  return { ...encodeStrings(Object.fromEntries(strings)), draft: false, lineOf: tree.lineOf }
}

function collect(
  map: Record<string, unknown>,
  above: readonly string[],
  strings: Map<string, string>,
  fail: (path: readonly string[], reason: string) => void,
): void {
  for (const [name, text] of Object.entries(map)) {
    const path = [...above, name]
    const key = path.join('.')
    if (isObject(text) && Object.keys(text).length > 0) collect(text, path, strings, fail)
    else if (typeof text !== 'string') fail(path, 'must be a string, or a map of strings')
    else if (strings.has(key)) fail(path, 'is there twice, dotted and within a map')
    else strings.set(key, text)
  }
}
