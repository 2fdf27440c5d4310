import { type Context, type Fault, isNode, members, type Node, resolveNode } from './context.ts'

/** Members of an operation that describe a message: its receiver answers it, and none of our code. */
const SENT = ['operationId', 'summary', 'description', 'tags', 'security', 'parameters', 'requestBody', 'responses']

/**
 * What the generator does not read of the messages that leave (OpenAPI 3.1, `webhooks`).
 *
 * @param webhooks the whole map
 */
export function webhookFaults(webhooks: Node, context: Context): Fault[] {
  return members(webhooks).flatMap(([name, declared]) => {
    const item = resolveNode(declared, context)
    const post = resolveNode(item.post, context)
    const not = (at: readonly string[]): Fault => ({
      at: [name, ...at],
      message: `\`${at.at(-1)}\` of a webhook is not supported.`,
    })
    return [
      ...Object.keys(item).flatMap((key) => (key === 'post' ? [] : [not([key])])),
      ...Object.keys(post).flatMap((key) => (SENT.includes(key) ? [] : [not(['post', key])])),
      ...(Array.isArray(post.security) && post.security.length > 0
        ? [{ at: [name, 'post', 'security'], message: '`security` of a webhook is `[]`: its signature is a header.' }]
        : []),
      ...headerFaults(post, context).map(({ at, message }) => ({ at: [name, 'post', ...at], message })),
      ...payloadFaults(post, context).map((message) => ({ at: [name, 'post', 'requestBody'], message })),
    ]
  })
}

function headerFaults(post: Node, context: Context): Fault[] {
  return members(post.parameters).flatMap(([i, declared]) => {
    const { in: place, required, schema } = resolveNode(declared, context)
    const { type } = resolveNode(schema, context)
    return place === 'header' && required === true && (type === 'string' || type === 'integer')
      ? []
      : [{ at: ['parameters', Number(i)], message: 'A parameter of a webhook is a required header of one value.' }]
  })
}

function payloadFaults(post: Node, context: Context): string[] {
  const { required, content } = resolveNode(post.requestBody, context)
  const types = members(content)
  const [type, media] = types[0] ?? []
  if (required !== true || types.length !== 1 || type !== 'application/json' || !isNode(media) || !isNode(media.schema))
    return ['A webhook needs a required body of JSON alone.']
  const schema = resolveNode(media.schema, context)
  const named = isNode(schema.properties) ? resolveNode(schema.properties.type, context).const : undefined
  return typeof named === 'string' && Array.isArray(schema.required) && schema.required.includes('type')
    ? []
    : ['The payload of a webhook needs a required `type` with a `const`: receivers tell messages apart by it.']
}
