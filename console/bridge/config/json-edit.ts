import { applyEdits, type FormattingOptions, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { isObject } from '../../../src/lib/json.ts'

/** What a JSON text holds; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The text with the value at a path turned into another one. Only what differs is rewritten, so that the order, the
 * indents and everything else that the user wrote by hand stay as they are. `undefined` takes a property away.
 */
export function withChange(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (Object.is(before, after)) return text
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].reduce((now, name) => withChange(now, [...path, name], before[name], after[name]), text)
  }
  if (Array.isArray(before) && Array.isArray(after)) return withList(text, path, before, after)
  return withValue(text, path, after)
}

/**
 * The text with a value set, made where it is missing. A last part of -1 adds to the end of an array. What stands where
 * an object or an array has to be gives way to one.
 */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  const place = path.slice(0, -1)
  const last = path.at(-1)
  const tree = parseTree(text)
  const isIndex = typeof last === 'number'
  const box = tree && findNodeAtLocation(tree, place)
  if (last !== undefined && box?.type !== (isIndex ? 'array' : 'object')) {
    return value === undefined ? text : withValue(text, place, isIndex ? [value] : { [last]: value })
  }
  return applyEdits(text, modify(text, path, value, { formattingOptions: formattingOf(text) }))
}

/** Lists of equal length keep what is alike in them; others are compared from both ends, else rewritten. */
function withList(text: string, path: JSONPath, before: readonly unknown[], after: readonly unknown[]): string {
  if (findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, path) === undefined) {
    return withValue(text, path, after)
  }
  const shared = Math.min(before.length, after.length)
  const isPrefix = before.slice(0, shared).every((item, index) => sameJson(item, after[index]))
  if (before.length !== after.length && !isPrefix) return withValue(text, path, after)
  let now = text
  for (let index = 0; index < shared; index += 1) {
    now = withChange(now, [...path, index], before[index], after[index])
  }
  for (const added of after.slice(shared)) now = withValue(now, [...path, -1], added)
  for (let index = before.length - 1; index >= after.length; index -= 1)
    now = withValue(now, [...path, index], undefined)
  return now
}

/** Whether two JSON values say the same. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  )
}

/** As the text is indented already, with four spaces where it is not. */
function formattingOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '    '
  const tabs = indent.startsWith('\t')
  return { insertSpaces: !tabs, tabSize: tabs ? 4 : indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
