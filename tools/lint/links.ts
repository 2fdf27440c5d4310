import { type Context, followed, isNode, members, type Node, type Rule } from './context.ts'

const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** A link leads to an operation of the contract, and gives it parameters that it has. */
export const linkLeads: Rule = () => {
  const parameters = new Map<unknown, ReadonlySet<string>>()
  return {
    Root(root, context) {
      for (const [, entry] of members(root.paths)) {
        const item = followed(entry, context)
        for (const [method, operation] of members(item)) {
          if (!METHODS.has(method) || !isNode(operation)) continue
          const all = [namesOf(item, context), namesOf(operation, context)].flat()
          parameters.set(operation.operationId, new Set(all))
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

/** What a link may call the parameters of a path or an operation: by name, or by place and name. */
function namesOf(holder: Node, context: Context): string[] {
  return members(holder.parameters).flatMap(([, each]) => {
    const { name, in: place } = followed(each, context)
    return [`${name}`, `${place}.${name}`]
  })
}
