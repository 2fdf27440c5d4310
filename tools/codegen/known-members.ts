import type { SpecPath } from './spec-file.ts'

/**
 * What the generators read of a part of a contract. Whatever a contract holds beyond it would be promised there and
 * kept nowhere, so it is refused.
 */
export type Known =
  /** Any value: data, or text for people. */
  | 'anything'
  /** An object of these members, in which a check may find more. */
  | { readonly members: Readonly<Record<string, Known>>; readonly check?: Check }
  /** An object of any members, all of one kind. */
  | { readonly each: Known }
  /** A list, all of one kind. */
  | { readonly list: Known }
  /** A plain value that reads like this. */
  | { readonly value: RegExp }

/** What is wrong with an object as a whole, and the keys that lead to it from there. */
type Check = (node: Readonly<Record<string, unknown>>) => readonly { readonly at: SpecPath; readonly message: string }[]

/** Something that stands in a contract and should not, or the place where something is missing. */
export interface Fault {
  readonly path: SpecPath
  readonly rule: string
  readonly message: string
}

/** Every member of a contract that no generator reads, and every value that none understands. */
export function unsupported(node: unknown, known: Known, path: SpecPath = []): Fault[] {
  if (known === 'anything') return []
  if ('value' in known) {
    const isPlain = typeof node !== 'object' || node === null
    if (isPlain && known.value.test(String(node))) return []
    return [{ path, rule: 'supported', message: `${JSON.stringify(node)} is not supported here` }]
  }
  if ('list' in known) {
    if (!Array.isArray(node)) return [{ path, rule: 'supported', message: 'only a list is supported here' }]
    return node.flatMap((item, i) => unsupported(item, known.list, [...path, i]))
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return [{ path, rule: 'supported', message: 'only an object is supported here' }]
  }
  const inside = Object.entries(node).flatMap(([name, value]) => {
    const member = 'each' in known ? known.each : own(known.members, name)
    if (member !== undefined) return unsupported(value, member, [...path, name])
    return [{ path: [...path, name], rule: 'supported', message: `\`${name}\` is not supported here` }]
  })
  if (inside.length > 0 || !('check' in known)) return inside
  const found = known.check?.(node as Readonly<Record<string, unknown>>) ?? []
  return found.map(({ at, message }) => ({ path: [...path, ...at], rule: 'supported', message }))
}

function own(members: Readonly<Record<string, Known>>, name: string): Known | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined
}
