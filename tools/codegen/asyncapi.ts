import { parse } from 'yaml'
import type { Schema } from './openapi.ts'

/** As much of AsyncAPI 3.0 as the emitters read, after `@asyncapi/parser` has found nothing wrong with it. */

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

export interface ChannelObject {
  readonly address: string
  readonly title?: string
  readonly summary?: string
  readonly description?: string
  readonly messages: Readonly<Record<string, AsyncReference>>
  readonly bindings?: { readonly ws?: { readonly query?: Schema } }
}

export interface StreamOperationObject {
  readonly action: 'send' | 'receive'
  readonly channel: AsyncReference
  readonly title?: string
  readonly summary?: string
  readonly tags?: readonly { readonly name: string }[]
  readonly messages: readonly AsyncReference[]
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
    readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>>
  }
}

/** Reads a contract as it is written; its references stay. */
export function parseAsyncApi(text: string): AsyncApiDocument {
  return parse(text) as AsyncApiDocument
}

/** The last part of a reference, which is the name of what it leads to. */
export function refName({ $ref }: AsyncReference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}
