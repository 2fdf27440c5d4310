import { isDeepStrictEqual } from 'node:util'
import { child, isObject } from '../../src/lib/json.ts'
import { type Node, nodes, under } from './json.ts'
import type { Change } from './rules.ts'

/**
 * Whether the callers of before are let in as before (OpenAPI, 4.8.30): each requirement that was enough has to be
 * enough still.
 *
 * @param before and `after`: lists of requirements; none at all, or an empty one among them, lets everybody in
 */
export function compareSecurity(before: unknown, after: unknown, at: string): Change[] {
  const [were, are] = [alternatives(before), alternatives(after)]
  const tightened = were.some((was) => !are.some((is) => is.every((scheme) => was.includes(scheme))))
  const loosened = are.some((is) => !were.some((was) => was.every((scheme) => is.includes(scheme))))
  const detail = `was ${describeRequirements(were)}, is ${describeRequirements(are)}`
  const place = under(at, 'security')
  return [
    ...(tightened ? [{ rule: 'security-tightened', direction: null, at: place, detail } as const] : []),
    ...(loosened ? [{ rule: 'security-loosened', direction: null, at: place, detail } as const] : []),
  ]
}

/** The schemes of two documents that are other ones under the same name. */
export function compareSchemes(before: Node, after: Node): Change[] {
  const [were, are] = [before, after].map((root) => child(child(root, 'components'), 'securitySchemes'))
  return Object.entries(were ?? {}).flatMap(([name, was]): Change[] => {
    const is = are?.[name]
    if (is === undefined || isDeepStrictEqual(was, is)) return []
    const at = under('/components/securitySchemes', name)
    return [{ rule: 'security-scheme-changed', direction: null, at, detail: `\`${name}\` is another scheme` }]
  })
}

/** The schemes of each requirement; of AsyncAPI, where an entry is a reference to one scheme, its name. */
function alternatives(security: unknown): string[][] {
  const list = nodes(security).map((entry) =>
    typeof entry.$ref === 'string'
      ? [entry.$ref.slice(entry.$ref.lastIndexOf('/') + 1)]
      : Object.keys(entry).filter((name) => !isObject(entry[name])),
  )
  return list.length === 0 ? [[]] : list
}

function describeRequirements(list: readonly (readonly string[])[]): string {
  return list.map((one) => (one.length === 0 ? 'anyone' : one.join(' with '))).join(' or ')
}
