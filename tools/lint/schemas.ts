import { followed, isNode, members, type Rule } from './context.ts'

/** Validators, type generators and mocks disagree about tuples. */
export const noPrefixItems: Rule = () => ({
  Schema(node, { report, location }) {
    if ('prefixItems' in node) report({ message: 'No `prefixItems`.', location: location.child(['prefixItems']).key() })
  },
})

/** A discriminator says the same thing twice: by its `mapping`, and by the `const` of each schema mapped to. */
export const discriminatorComplete: Rule = () => ({
  Schema(node, context) {
    const { discriminator } = node
    if (!isNode(discriminator)) return
    const location = context.location.child(['discriminator']).key()
    const mapping = members(discriminator.mapping)
    const branches = [node.oneOf, node.anyOf].find(Array.isArray)
    if (mapping.length === 0 || mapping.length !== branches?.length) {
      context.report({ message: 'A discriminator needs a `mapping` for each of its schemas.', location })
    }
    const property = String(discriminator.propertyName)
    for (const [value, $ref] of mapping) {
      const properties = followed({ $ref }, context).properties
      const own = isNode(properties) ? followed(properties[property], context) : {}
      if (own.const === value) continue
      context.report({
        message: `The schema mapped to by \`${value}\` needs \`${property}\` with that \`const\`.`,
        location,
      })
    }
  },
})
