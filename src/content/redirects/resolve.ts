import { isExternal, type LeftOutReason, type RedirectRule, sitePath } from './rule.ts'

export interface Resolution<R extends RedirectRule = RedirectRule> {
  /** One entry a `from`, with its final target and the status of its first rule, ordered by `from`. */
  readonly resolved: readonly RedirectRule[]
  /** Every rule that is not in force, in the order given. */
  readonly leftOut: readonly LeftOut<R>[]
}

interface LeftOut<R extends RedirectRule = RedirectRule> {
  readonly rule: R
  readonly reason: LeftOutReason
}

/** Where following the rules from a path ends: at a published route, or nowhere for a reason. */
type End = { readonly target: string } | { readonly reason: LeftOutReason }

/**
 * Which redirects are in force (design: content, "Redirects"). The answer does not depend on the order of the rules:
 * identical ones merge, and where those of one `from` differ in target or status none of them holds. A chain emits
 * its final target, which is a published route; no emitted `from` is one.
 *
 * @param rules with paths in normal form (`redirectRule`)
 * @param isPublishedPage asked for routes in normal form
 */
export function resolveRedirects<R extends RedirectRule>(
  rules: readonly R[],
  isPublishedPage: (route: string) => boolean,
): Resolution<R> {
  const groups = Map.groupBy(rules, (rule) => rule.from)
  const ends = new Map<string, End>()

  const outcomes = new Map<string, End>()
  for (const [from, group] of groups) outcomes.set(from, outcome(from, group))

  const resolved: RedirectRule[] = []
  for (const [from, [first]] of groups) {
    const end = outcomes.get(from)
    if (first !== undefined && end !== undefined && 'target' in end) {
      resolved.push({ from, to: end.target, status: first.status })
    }
  }
  resolved.sort((a, b) => (a.from < b.from ? -1 : 1))

  const leftOut: LeftOut<R>[] = []
  for (const rule of rules) {
    const end = outcomes.get(rule.from)
    if (end !== undefined && 'reason' in end) leftOut.push({ rule, reason: end.reason })
  }
  return { resolved, leftOut }

  function outcome(from: string, group: readonly R[]): End {
    const [first] = group
    if (first === undefined || isMalformed(from)) return { reason: 'malformed_from' }
    if (!agree(group)) return { reason: 'conflict' }
    if (isExternal(first.to)) return { reason: 'target_external' }
    if (first.to === from) return { reason: 'self_loop' }
    if (isPublishedPage(from)) return { reason: 'from_is_published' }
    return follow(first.to, from)
  }

  /** Walks from `start` to the end of its chain, by a loop, for a chain may be long; what it learns is kept. */
  function follow(start: string, origin: string): End {
    const walked = new Set<string>([origin])
    let at = start
    let end = step(at, walked)
    while (typeof end === 'string') {
      walked.add(at)
      at = end
      end = step(at, walked)
    }
    for (const path of walked) if (!ends.has(path)) ends.set(path, end)
    return end
  }

  /** The next path of a chain, or its end. A published route ends it, whatever rule is declared from there. */
  function step(path: string, walked: ReadonlySet<string>): string | End {
    if (isPublishedPage(path)) return { target: path }
    if (isExternal(path)) return { reason: 'target_external' }
    if (walked.has(path)) return { reason: 'cycle' }
    const known = ends.get(path)
    if (known !== undefined) return known
    const group = groups.get(path)
    const [first] = group ?? []
    if (group === undefined || first === undefined) return { reason: 'target_not_published' }
    if (!agree(group) || isMalformed(path)) return { reason: 'target_not_published' }
    return first.to === path ? { reason: 'cycle' } : first.to
  }
}

function isMalformed(from: string): boolean {
  return sitePath(from) !== from
}

/** Whether the rules of one `from` all say the same. */
function agree(group: readonly RedirectRule[]): boolean {
  const [first] = group
  return group.every((rule) => rule.to === first?.to && rule.status === first.status)
}
