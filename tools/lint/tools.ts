import { type Context, isNode, members, type Node, type Rule, resolveNode } from './context.ts'
import { acceptsToken } from './security.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** A tool is an operation that a token may call, and has a name of its own. */
export const toolCallable: Rule = () => ({
  Root(root, context) {
    const names = new Set<unknown>()
    for (const [path, item] of members(root.paths)) {
      const methods = members(resolveNode(item, context)).filter(([method]) => METHODS.includes(method))
      for (const [method, operation] of methods) {
        if (!isNode(operation) || operation['x-mcp-tool'] === undefined) continue
        const location = context.location.child(['paths', path, method, 'x-mcp-tool']).key()
        const name = operation['x-mcp-tool']
        if (names.has(name)) context.report({ message: `Another tool is called \`${name}\`.`, location })
        names.add(name)
        const message = whyNot(operation, root)
        if (message !== null) context.report({ message, location })
      }
    }
  },
})

function whyNot(operation: Node, root: Node): string | null {
  if (operation['x-rights'] !== undefined) return 'A tool cannot ask for a session: no token gets past `x-rights`.'
  if (operation['x-mounted'] === true) return 'A library answers this operation: nothing could call it as a tool.'
  const requirements = Array.isArray(operation.security) ? operation.security.filter(isNode) : []
  const schemes = isNode(root.components) ? root.components.securitySchemes : undefined
  const callable =
    requirements.length === 0 || requirements.some((each) => acceptsToken(each, isNode(schemes) ? schemes : {}))
  return callable ? null : 'A tool has to be callable with a token.'
}

/**
 * The arguments of a tool have one name each, none is a cookie, a header but for the state that a write is meant for, or
 * a stream of bytes, and what it answers can be told an agent.
 */
export const toolArguments: Rule = () => ({
  PathItem(item, context) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!isNode(operation) || operation['x-mcp-tool'] === undefined) continue
      const location = context.location.child([method, 'x-mcp-tool']).key()
      for (const message of [...argumentFaults(item, operation, context), ...replyFaults(operation, context)])
        context.report({ message, location })
    }
  },
})

function argumentFaults(item: Node, operation: Node, context: Context): string[] {
  const declared = [item, operation].flatMap(({ parameters = [] }) => parameters as unknown[])
  const parameters = declared.map((parameter) => resolveNode(parameter, context))
  const places = new Map<unknown, unknown>()
  const faults: string[] = []
  const body = bodyMembers(operation, context)
  if (body === null) faults.push('A tool cannot send bytes.')
  for (const { in: place, name, required } of [...parameters.map(asArgument), ...(body ?? [])]) {
    if (place === 'header' || place === 'cookie') {
      if (required === true) faults.push(`A tool cannot send the ${place} \`${name}\`.`)
    } else if (places.has(name) && places.get(name) !== place) {
      faults.push(`\`${name}\` stands in the ${places.get(name)} and in the ${place}: as arguments they are one.`)
    } else places.set(name, place)
  }
  return faults
}

/** `If-Match` stands among the arguments, as `etag`. */
function asArgument(parameter: Node): Node {
  const isCondition = parameter.in === 'header' && String(parameter.name).toLowerCase() === 'if-match'
  return isCondition ? { in: '`If-Match`', name: 'etag' } : parameter
}

/** What a body adds to the arguments; null where it is not text at all. */
function bodyMembers({ requestBody }: Node, context: Context): Node[] | null {
  const [media] = members(resolveNode(requestBody, context).content)
  if (media?.[0] === 'application/octet-stream') return null
  if (media === undefined || !isNode(media[1])) return []
  const schema = resolveNode(media[1].schema, context)
  const names = Object.keys(isNode(schema.properties) ? schema.properties : {})
  return [...names, 'body'].map((name) => ({ in: 'body', name }))
}

function replyFaults({ responses }: Node, context: Context): string[] {
  const faults: string[] = []
  for (const [status, response] of members(responses)) {
    if (!status.startsWith('2')) continue
    const [media] = members(resolveNode(response, context).content)
    if (media === undefined || media[0].startsWith('text/')) continue
    const schema = isNode(media[1]) ? resolveNode(media[1].schema, context) : {}
    if (media[0] === 'application/json' && schema.type === 'object') continue
    faults.push(`${status} has to be a JSON object, text or nothing for a tool.`)
  }
  return faults
}
