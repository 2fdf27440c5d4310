import { child, isObject } from '../../src/lib/json.ts'
import { Document, type Node, under } from './json.ts'
import type { Change, RuleName } from './rules.ts'
import { SchemaComparison } from './schemas.ts'

/** What a hint has to say for a call to be harmless; one that is not there says the other (MCP, ToolAnnotations). */
const SAFE = [
  ['readOnlyHint', true],
  ['destructiveHint', false],
  ['idempotentHint', true],
  ['openWorldHint', false],
] as const

/**
 * What is different between the tools of two versions. Arguments are requests, results are answers.
 *
 * @param seen schemas that are compared already, as those of the operations: see SchemaComparison
 */
export function compareTools(before: readonly Node[], after: readonly Node[], seen: Set<string> = new Set()): Change[] {
  const changes: Change[] = []
  const add = (rule: RuleName, at: string, detail: string): void => {
    changes.push({ rule, direction: null, at, detail })
  }
  const byName = new Map(after.map((tool) => [tool.name, tool]))
  const byOperation = new Map(after.map((tool) => [tool.operationId, tool]))
  const found = new Set<Node>()
  for (const was of before) {
    const at = under('', String(was.name))
    const is = byName.get(was.name) ?? byOperation.get(was.operationId)
    if (is === undefined) {
      add('tool-removed', at, `the tool \`${was.name}\` is gone`)
      continue
    }
    found.add(is)
    if (is.name !== was.name)
      add('tool-renamed', under('', String(is.name)), `the tool \`${was.name}\` is \`${is.name}\` now`)
    changes.push(...compareTool(was, is, seen))
  }
  for (const tool of after) {
    if (!found.has(tool)) add('tool-added', under('', String(tool.name)), `the tool \`${tool.name}\` is new`)
  }
  return changes
}

function compareTool(was: Node, is: Node, seen: Set<string>): Change[] {
  const at = under('', String(is.name))
  const [hints, hintsNow] = [child(was, 'annotations'), child(is, 'annotations')]
  const lost = SAFE.filter(([hint, safe]) => hints[hint] === safe && hintsNow[hint] !== safe)
  const changes = lost.map(([hint, safe]): Change => {
    return {
      rule: 'tool-less-safe',
      direction: null,
      at: under(at, 'annotations', hint),
      detail: `${hint} was ${safe}`,
    }
  })
  for (const [part, direction] of [
    ['inputSchema', 'request'],
    ['outputSchema', 'answer'],
  ] as const) {
    const [from, to] = [was[part], is[part]]
    if (!isObject(from) && !isObject(to)) continue
    // Its references lead into its own `$defs`.
    const schemas = new SchemaComparison(
      new Document(isObject(from) ? from : {}),
      new Document(isObject(to) ? to : {}),
      seen,
    )
    schemas.compare(from, to, '', direction)
    changes.push(...schemas.changes.map((change) => ({ ...change, at: `${under(at, part)}${change.at}` })))
  }
  return changes
}
