import type { Schema } from './openapi.ts'

/** As much of AsyncAPI 3.0 as the emitters read; `tools/asyncapi/rules.ts` refuses the rest. */

export interface AsyncReference {
  readonly $ref: string
}

export interface MessageObject {
  readonly title?: string
  readonly summary?: string
  readonly contentType?: string
  readonly payload: Schema
  readonly examples?: readonly { readonly name?: string; readonly summary?: string; readonly payload: unknown }[]
  /** The kind of WebSocket frame that carries it (RFC 6455, 5.6); text where it does not say. */
  readonly 'x-frame'?: 'binary'
  /** The method of a generated client that sends it. */
  readonly 'x-method'?: string
}

export interface ChannelParameterObject {
  readonly description?: string
  readonly enum?: readonly string[]
  /** What AsyncAPI 3 has no member for: a schema of one plain type, in place. */
  readonly 'x-schema'?: Schema
}

export interface ChannelObject {
  readonly address: string
  readonly title?: string
  readonly summary?: string
  readonly description?: string
  readonly messages: Readonly<Record<string, AsyncReference>>
  readonly parameters?: Readonly<Record<string, ChannelParameterObject>>
  readonly bindings?: { readonly ws?: { readonly query?: Schema } }
  /** Who may open it, beyond the requirement of its operations; as on an operation of OpenAPI. */
  readonly 'x-rights'?: string
  /** Connections at a time. */
  readonly 'x-max-connections'?: number
  /** Of one message of a client. */
  readonly 'x-max-message-bytes'?: number
  /** How many bytes may wait for a client before it counts as slow. */
  readonly 'x-max-unsent-bytes'?: number
}

export interface StreamOperationObject {
  readonly action: 'send' | 'receive'
  readonly channel: AsyncReference
  readonly title?: string
  readonly summary?: string
  readonly tags?: readonly { readonly name: string }[]
  /** Any one of them is enough; none at all means open. */
  readonly security?: readonly AsyncReference[]
  readonly messages: readonly AsyncReference[]
}

export interface SecuritySchemeObject {
  readonly description?: string
  /** The setting that makes its credential required, which is optional otherwise: `NAME=value`. */
  readonly 'x-required-by'?: string
}

export interface AsyncApiDocument {
  readonly asyncapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly defaultContentType?: string
  readonly servers?: Readonly<Record<string, { readonly host: string; readonly protocol: string }>>
  readonly channels: Readonly<Record<string, ChannelObject>>
  readonly operations: Readonly<Record<string, StreamOperationObject>>
  readonly components: {
    readonly messages: Readonly<Record<string, MessageObject>>
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, SecuritySchemeObject>>
  }
}

/** The last part of a reference, which is the name of what it leads to. */
export function refName({ $ref }: AsyncReference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}
