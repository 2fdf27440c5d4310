/** As much of OpenAPI 3.1 as the emitters read, after Redocly has bundled and linted it. */

import { unescapeToken, valueAt } from '../../src/lib/json-pointer.ts'

/** The media type of a refusal (RFC 9457). */
export const PROBLEM = 'application/problem+json'

/** A JSON Schema (draft 2020-12) as written in a contract; its keywords are looked at one by one. */
export type Schema = Readonly<Record<string, unknown>>

export interface Reference {
  readonly $ref: string
}

export interface MediaType {
  readonly schema?: Schema
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

export interface HeaderObject {
  readonly required?: boolean
  readonly schema?: Schema
}

export interface ParameterObject {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly description?: string
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema?: Schema
  readonly 'x-multi-segment'?: boolean
}

export interface RequestBodyObject {
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaType>>
}

export interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly 'x-codes'?: readonly string[]
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>

export interface OperationObject {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly (ParameterObject | Reference)[]
  readonly requestBody?: RequestBodyObject | Reference
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
  readonly security?: readonly SecurityRequirement[]
  /** By status: the codes of its problems, where the response does not say so for every operation that has it. */
  readonly 'x-codes'?: Readonly<Record<string, readonly string[]>>
  readonly 'x-cors'?: 'public'
  readonly 'x-answer-cache'?: boolean
  readonly 'x-mounted'?: boolean
  readonly 'x-mcp-tool'?: string
  readonly 'x-rights'?: string
  readonly 'x-step-up'?: true | 'any'
  readonly 'x-second-factor'?: 'prove' | 'enroll'
  /** As it is published, with the surface: `content:read`. */
  readonly 'x-scope'?: string
  readonly deprecated?: boolean
  readonly 'x-deprecated-at'?: string
  readonly 'x-sunset'?: string
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly summary?: string }
  readonly security?: readonly SecurityRequirement[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, { readonly scheme?: string; readonly 'x-second-factor'?: true }>>
  }
}

/** Follows `$ref`s inside one bundled document until something stands there. */
export function resolve<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  let found: unknown = node
  for (let hops = 0; isReference(found); hops++) {
    if (hops > 16) throw new Error(`${found.$ref} leads in a circle`)
    const { $ref } = found
    found = at(document, $ref)
    if (typeof found !== 'object' || found === null) throw new Error(`${$ref} leads nowhere`)
  }
  return found as T
}

/** The name under `components/schemas` that a schema refers to, or null for a schema written in place. */
export function schemaName(schema: Schema): string | null {
  const { $ref } = schema
  const prefix = '#/components/schemas/'
  return typeof $ref === 'string' && $ref.startsWith(prefix)
    ? unescapeToken(decodeURIComponent($ref.slice(prefix.length)))
    : null
}

function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
}

function at(document: unknown, $ref: string): unknown {
  // The URI fragment form of a pointer (RFC 6901, 6).
  return valueAt(document, decodeURIComponent($ref.replace(/^#/, '')))
}
