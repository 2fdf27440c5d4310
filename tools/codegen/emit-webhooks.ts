import { validatorModule, validatorTypes } from './emit-validators.ts'
import type { Model } from './model.ts'
import {
  type MediaType,
  type OperationObject,
  type ParameterObject,
  resolve,
  type Schema,
  schemaName,
} from './openapi.ts'
import { LintError } from './redocly.ts'
import { banner, quote, typeName } from './source-text.ts'
import { SpecFile } from './spec-file.ts'

/** One message that leaves (OpenAPI 3.1, `webhooks`). */
interface Webhook {
  /** Its key in the contract, `contentPublished`. */
  readonly name: string
  readonly summary: string
  /** The `type` of its payloads: a receiver tells by it what it has got. */
  readonly type: string
  /** The payload's name under `components/schemas`. */
  readonly schema: string
  readonly headers: readonly { readonly name: string; readonly description: string }[]
}

/**
 * What is generated for the messages of a surface, by file name; nothing where it sends none: `webhooks.ts`, types for
 * the sender and for receivers, and `webhook-validators.js`, one function for each.
 *
 * @throws LintError when a message cannot be told by its `type`, or asks for more than is supported
 */
export function emitWebhooks(model: Model): [string, string][] {
  const webhooks = readWebhooks(model)
  if (webhooks.length === 0) return []
  const schemas = new Map(webhooks.map(({ name, schema }): [string, Schema] => [name, { $ref: schema }]))
  return [
    ['webhooks.ts', types(model, webhooks)],
    ['webhook-validators.js', validatorModule(model.source, model.document.components?.schemas ?? {}, schemas)],
    ['webhook-validators.d.ts', validatorTypes(model.source, [...schemas.keys()])],
  ]
}

function readWebhooks({ source, document }: Model): Webhook[] {
  const refuse = (name: string, message: string): never => {
    throw new LintError(`${new SpecFile(source).where(['webhooks', name])} webhooks.${name}: ${message}`)
  }
  return Object.entries(document.webhooks ?? {}).map(([name, item]) => {
    if (Object.keys(item).join() !== 'post') refuse(name, 'a webhook has a `post`, and nothing else')
    const { summary = '', parameters = [], requestBody } = item.post as OperationObject
    const body = requestBody && resolve(document, requestBody)
    const media: MediaType | undefined = body?.content['application/json']
    const schema = media?.schema === undefined ? null : schemaName(media.schema)
    if (schema === null || body?.required !== true || Object.keys(body.content).length > 1) {
      return refuse(name, 'a webhook needs a required body of JSON alone')
    }
    const { properties = {}, required = [] } = document.components?.schemas?.[schema] ?? {}
    const type = (properties as Readonly<Record<string, Schema>>).type?.const
    if (typeof type !== 'string' || !(required as readonly string[]).includes('type')) {
      return refuse(name, `${schema} needs a required \`type\` with a \`const\``)
    }
    const sent = parameters.map((parameter) => resolve<ParameterObject>(document, parameter))
    if (sent.some(({ in: place }) => place !== 'header')) refuse(name, 'the parameters of a webhook are headers')
    const headers = sent.map(({ name: header, description = '' }) => ({ name: header, description }))
    return { name, summary, type, schema, headers }
  })
}

function types({ source }: Model, webhooks: readonly Webhook[]): string {
  const headers = new Map(
    webhooks.flatMap((webhook) => webhook.headers.map(({ name, description }) => [name, description])),
  )
  return `${banner(source)}
import type { components } from './types.ts'

${webhooks
  .map(
    ({ summary, schema }) =>
      `/** ${summary}. */\nexport type ${typeName(schema)} = components['schemas'][${quote(schema)}]`,
  )
  .join('\n\n')}

/** Every message; its \`type\` tells which. */
export type WebhookEvent =
${webhooks.map(({ schema }) => `  | ${typeName(schema)}`).join('\n')}

export type WebhookEventType = WebhookEvent['type']

/** The headers of a message, as text. */
export interface WebhookHeaders {
${[...headers].map(([name, description]) => `  /** ${description} */\n  readonly ${quote(name ?? '')}: string`).join('\n')}
}

/** By type: the name of the message in the contract, and of its validator. */
export const webhookNames = {
${webhooks.map(({ type, name }) => `  ${quote(type)}: ${quote(name)},`).join('\n')}
} as const satisfies Readonly<Record<WebhookEventType, string>>
`
}
