import { type Context, isNode, members, type Node, type Rule, resolveNode } from './context.ts'

const PROBLEM = 'application/problem+json'

/** An operation can be named, found and read about. */
export const operationNamed: Rule = () => ({
  Operation(node, { report, location }) {
    for (const member of ['operationId', 'summary']) {
      if (typeof node[member] !== 'string' || node[member] === '') {
        report({ message: `An operation needs \`${member}\`.`, location: location.key() })
      }
    }
    if (!Array.isArray(node.tags) || node.tags.length === 0) {
      report({ message: 'An operation needs `tags`.', location: location.key() })
    }
  },
})

/** Every status that can be sent is listed by its number; those below 200 are Node's (RFC 9110, 15.2). */
export const statusesListed: Rule = () => ({
  Responses(node, { report, location }) {
    for (const status of Object.keys(node)) {
      if (status.startsWith('x-') || /^[2-5]\d\d$/.test(status)) continue
      report({
        message: `\`${status}\` is not a status: list each that can be sent.`,
        location: location.child([status]).key(),
      })
    }
  },
})

/** Errors are problems (RFC 9457), all of one schema; what a library answers itself (`x-mounted`) says no in its own way. */
export const errorsAreProblems: Rule = () => ({
  Operation(node, context) {
    if (node['x-mounted'] === true) return
    const own = isNode(node['x-codes']) ? node['x-codes'] : {}
    for (const [status, response] of members(node.responses)) {
      if (!(Number(status) >= 400)) continue
      const location = context.location.child(['responses', status]).key()
      if (!isProblem(response, context)) {
        const message = `${status} must be \`${PROBLEM}\` with a schema named \`…Problem\`, and nothing else.`
        context.report({ message, location })
      } else if (own[status] === undefined && resolveNode(response, context)['x-codes'] === undefined) {
        context.report({ message: `${status} needs its \`x-codes\`, on the response or on the operation.`, location })
      }
    }
  },
})

/** What `x-codes` stands for is filled in by the generator; only a schema with members of its own is written out. */
function isProblem(response: unknown, context: Context): boolean {
  const contents = members(resolveNode(response, context).content)
  return contents.every(([type, media]) => {
    const schema = isNode(media) ? media.schema : undefined
    const isNamed = !isNode(schema) || /\/[A-Za-z]*Problem$/.test(String(schema.$ref))
    return type === PROBLEM && isNamed
  })
}

/** A read with an `ETag` honours conditions (RFC 9110, 13): the runtime does where their statuses are declared. */
export const conditionsDeclared: Rule = () => ({
  Operation(operation, context) {
    const { responses, 'x-mounted': mounted } = operation
    if (context.key !== 'get' || mounted === true || !isNode(responses)) return
    const headers = members(resolveNode(responses['200'], context).headers)
    if (!headers.some(([name]) => name.toLowerCase() === 'etag')) return
    for (const status of ['304', '412']) {
      if (status in responses) continue
      const message = `A read with an \`ETag\` needs ${status}, for requests with conditions.`
      context.report({ message, location: context.location.key() })
    }
  },
})

/** A content shows what it looks like. Whether the example is true, Redocly's own rule checks. */
export const contentHasExample: Rule = () => ({
  MediaType(node, { report, location }) {
    if ('example' in node || members(node.examples).length > 0) return
    report({ message: 'A content needs an example.', location: location.key() })
  },
})

/** Schemas have names, so that types and documentation have them too. */
export const contentSchemaNamed: Rule = () => ({
  MediaType(node, { report, location }) {
    if (!isNode(node.schema) || typeof node.schema.$ref === 'string') return
    report({
      message: 'Name the schema under `components` and refer to it.',
      location: location.child(['schema']).key(),
    })
  },
})

const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** What a link takes from the exchange that it is an answer of (OpenAPI 3.1, 4.8.20.3). */
const EXPRESSION =
  /^\$(?:request\.(?<sent>(?:path|query|header)\.[\w-]+)|request\.body#\/.*|response\.(?:header\.[\w-]+|body#\/.*))$/

/** A link leads to an operation of the contract, gives it parameters that it has, and takes their values from what is there. */
export const linkLeads: Rule = () => {
  const parameters = new Map<unknown, ReadonlySet<string>>()
  return {
    Root(root, context) {
      for (const [, entry] of members(root.paths)) {
        const item = resolveNode(entry, context)
        for (const [method, operation] of members(item)) {
          if (!METHODS.has(method) || !isNode(operation)) continue
          const all = [namesOf(item, context), namesOf(operation, context)].flat()
          parameters.set(operation.operationId, new Set(all))
        }
      }
    },
    Operation(operation, context) {
      const sent = parameters.get(operation.operationId) ?? new Set()
      for (const [status, response] of members(operation.responses)) {
        const links = members(resolveNode(response, context).links)
        const values = links.flatMap(([, link]) => Object.values(resolveNode(link, context).parameters ?? {}))
        for (const value of values.filter((each) => !isThere(each, sent))) {
          const message = `A link takes \`${value}\`, which the request or the response does not have.`
          context.report({ message, location: context.location.child(['responses', status]).key() })
        }
      }
    },
    Link(link, { report, location }) {
      const { operationId } = link
      // What has none is refused for that.
      if (operationId === undefined) return
      const known = parameters.get(operationId)
      if (known === undefined) {
        const message = `A link leads to \`${operationId}\`, and no operation has this \`operationId\`.`
        report({ message, location: location.child(['operationId']) })
        return
      }
      for (const [name] of Object.entries(isNode(link.parameters) ? link.parameters : {})) {
        if (known.has(name)) continue
        const message = `A link gives \`${operationId}\` the parameter \`${name}\`, which it does not have.`
        report({ message, location: location.child(['parameters', name]).key() })
      }
    },
  }
}

/** A constant, or an expression that leads to something; only what was sent is known by its name. */
function isThere(value: unknown, sent: ReadonlySet<string>): boolean {
  if (typeof value !== 'string' || !value.startsWith('$')) return true
  const found = EXPRESSION.exec(value)
  return found !== null && (found.groups?.sent === undefined || sent.has(found.groups.sent))
}

/** What a link may call the parameters of a path or an operation: by name, or by place and name. */
function namesOf(holder: Node, context: Context): string[] {
  return members(holder.parameters).flatMap(([, each]) => {
    const { name, in: place } = resolveNode(each, context)
    return [`${name}`, `${place}.${name}`]
  })
}
