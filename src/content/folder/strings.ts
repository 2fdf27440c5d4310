import { isObject } from '../../lib/json.ts'
import { encodeStrings } from '../encode.ts'
import type { ParsedFile } from './markdown.ts'
import { type Report, SourceFault, type Tree } from './source.ts'

/**
 * The strings of one language: a flat map of texts. An empty file has none.
 *
 * @throws SourceFault for anything but a map
 */
export function readStrings(tree: Tree, report: Report): ParsedFile {
  const value = tree.value ?? {}
  if (!isObject(value)) throw new SourceFault('must be a flat map of strings', tree.lineOf([]))
  const strings: [string, string][] = []
  for (const [key, text] of Object.entries(value)) {
    if (typeof text === 'string') strings.push([key, text])
    else report(`${key}: must be a string`, tree.lineOf([key]))
  }
  return { ...encodeStrings(Object.fromEntries(strings)), draft: false, lineOf: tree.lineOf }
}
