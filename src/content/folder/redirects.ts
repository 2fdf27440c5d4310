import { isObject } from '../../lib/json.ts'
import { redirectKey } from '../documents/content.ts'
import { encodeRedirect } from '../encode.ts'
import type { Redirect, RedirectStatus } from '../model.ts'
import type { ParsedFile } from './markdown.ts'
import { type Path, type Report, SourceFault, type Tree } from './source.ts'

const STATUSES: readonly RedirectStatus[] = [301, 302, 307, 308]

/** A redirect document; the same rule is the same document. */
interface RedirectFile extends ParsedFile {
  readonly key: string
}

/**
 * A list of `{from, to, status?}`, or `{redirects: list}`; 301 where no status is given. Whether a rule can be in
 * force is not decided here. An empty file has none.
 *
 * @param targetOf what a target is called here
 * @throws SourceFault for anything but a list
 */
export function readRedirects(
  tree: Tree,
  report: Report,
  targetOf: (to: string) => string = (to) => to,
): RedirectFile[] {
  const isWrapped = isObject(tree.value)
  const base: Path = isWrapped ? ['redirects'] : []
  const list = isObject(tree.value) ? wrapInTree(tree.value, tree) : (tree.value ?? [])
  if (!Array.isArray(list)) throw new SourceFault('must be a list of redirects', tree.lineOf(base))
  const items: unknown[] = list
  return items.flatMap((item, index) => {
    const path = [...base, index]
    const said = ruleOf(item, (reason, at) => report(reason, tree.lineOf([...path, ...at])))
    if (said === undefined) return []
    const rule = { ...said, to: targetOf(said.to) }
    const lineOf = (within: Path): number | undefined => tree.lineOf([...path, ...within])
    return [{ ...encodeRedirect(rule), key: redirectKey(rule), draft: false, lineOf }]
  })
}

function wrapInTree(value: Record<string, unknown>, tree: Tree): unknown {
  const other = Object.keys(value).find((key) => key !== 'redirects')
  if (other !== undefined) throw new SourceFault(`${other}: is unknown here; known is redirects`, tree.lineOf([other]))
  return value.redirects ?? []
}

/** One redirect; undefined when something was reported. */
export function ruleOf(item: unknown, fail: (reason: string, at: Path) => void): Redirect | undefined {
  if (!isObject(item)) {
    fail('must be a map with from and to', [])
    return undefined
  }
  const { from, to, status = 301 } = item
  const known = STATUSES.find((value) => value === status)
  for (const key of Object.keys(item)) {
    if (key !== 'from' && key !== 'to' && key !== 'status')
      fail(`${key}: is unknown here; known are from, to, status`, [key])
  }
  if (typeof from !== 'string') fail('from: must be a string', ['from'])
  if (typeof to !== 'string') fail('to: must be a string', ['to'])
  if (known === undefined) fail('status: must be 301, 302, 307 or 308', ['status'])
  return typeof from === 'string' && typeof to === 'string' && known !== undefined
    ? { from, to, status: known }
    : undefined
}
