import { validatorModule, validatorTypes } from './emit-validators.ts'
import type { Model } from './model.ts'
import { type OperationObject, type ParameterObject, resolve, type Schema, schemaName } from './openapi.ts'
import { banner, commentText, quote, typeName } from './source-text.ts'

/** One message that leaves (OpenAPI 3.1, `webhooks`). */
interface Webhook {
  /** Its key in the contract, `contentPublished`. */
  readonly name: string
  readonly summary: string
  /** The `type` of its payloads: receivers tell messages apart by it. */
  readonly type: string
  /** The payload's name under `components/schemas`. */
  readonly schema: string
  readonly headers: readonly { readonly name: string; readonly description: string }[]
}

/**
 * What is generated for the messages of a surface, by file name; nothing where it sends none: `webhooks.ts`, types for
 * the sender and for receivers, and `webhook-validators.js`, one function for each.
 *
 * @param model of a contract that breaks no rule: `tools/lint/webhooks.ts` has those of webhooks
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

function readWebhooks({ document }: Model): Webhook[] {
  return Object.entries(document.webhooks ?? {}).map(([name, item]) => {
    const { summary = '', parameters = [], requestBody } = item.post as OperationObject
    const media = requestBody && resolve(document, requestBody).content['application/json']
    const payload = media?.schema ?? {}
    const properties = resolve(document, payload).properties as Readonly<Record<string, Schema>>
    const headers = parameters.map((parameter) => {
      const { name: header, description = '' } = resolve<ParameterObject>(document, parameter)
      return { name: header, description }
    })
    const type = String(resolve(document, properties.type ?? {}).const)
    return { name, summary, type, schema: schemaName(payload) ?? '', headers }
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
      `/** ${commentText(summary)}. */\nexport type ${typeName(schema)} = components['schemas'][${quote(schema)}]`,
  )
  .join('\n\n')}

/** Every message; its \`type\` tells which. */
export type WebhookEvent =
${webhooks.map(({ schema }) => `  | ${typeName(schema)}`).join('\n')}

export type WebhookEventType = WebhookEvent['type']

/** The headers of a message, as text. */
export interface WebhookHeaders {
${[...headers].map(([name, description]) => `  /** ${commentText(description)} */\n  readonly ${quote(name ?? '')}: string`).join('\n')}
}

/** By type: the name of the message in the contract, and of its validator. */
export const webhookNames = {
${webhooks.map(({ type, name }) => `  ${quote(type)}: ${quote(name)},`).join('\n')}
} as const satisfies Readonly<Record<WebhookEventType, string>>
`
}
