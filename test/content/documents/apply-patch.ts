import { isDeepStrictEqual } from 'node:util'
import type { Change } from '../../../src/content/documents/json-diff.ts'

/** Applies a JSON Patch by the letter of RFC 6902, and holds each `before` against what is really taken away. */
export function applyPatch(document: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((current, { op, path, from, value, before }) => {
    if (op === 'add') return add(current, path, structuredClone(value))
    const [without, taken] = remove(current, op === 'move' ? (from ?? 'no from') : path)
    if (op !== 'move' && !isDeepStrictEqual(plain(taken), plain(before))) throw new Error(`${path} was another`)
    if (op === 'remove') return without
    return add(without, path, op === 'move' ? taken : structuredClone(value))
  }, structuredClone(document))
}

function add(root: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const { parent, name } = resolve(root, path)
  if (!Array.isArray(parent)) {
    // `parent[name] = value` would set the prototype where the name is `__proto__`.
    Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true })
  } else if (indexOf(name) <= parent.length) parent.splice(indexOf(name), 0, value)
  else throw new Error(`${path} lies beyond the end`)
  return root
}

function remove(root: unknown, path: string): [root: unknown, taken: unknown] {
  if (path === '') return [undefined, root]
  const { parent, name } = resolve(root, path)
  if (!Object.hasOwn(parent, name)) throw new Error(`${path} is not there`)
  if (Array.isArray(parent)) return [root, parent.splice(indexOf(name), 1)[0]]
  const taken: unknown = Reflect.get(parent, name)
  Reflect.deleteProperty(parent, name)
  return [root, taken]
}

function resolve(root: unknown, path: string): { parent: object; name: string } {
  const names = path.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (names.shift() !== '') throw new Error(`${path} is not a pointer`)
  let parent = root
  for (const name of names.slice(0, -1)) {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) throw new Error(`no ${path}`)
    parent = Reflect.get(parent, name)
  }
  if (typeof parent !== 'object' || parent === null) throw new Error(`${path} leads into no container`)
  return { parent, name: names.at(-1) ?? '' }
}

function indexOf(name: string): number {
  if (!/^(?:0|[1-9]\d*)$/.test(name)) throw new Error(`${name} is no index`)
  return Number(name)
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
