import type { FieldError } from '../errors.ts'
import type { Principal } from './principal.ts'
import type { Scope } from './scopes.ts'

/** A JSON Schema (2020-12) of an object, with all that it refers to. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly [keyword: string]: unknown
}

/** What effects a tool has, for deciding whether an agent may call it without asking. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

/** A tool as agents see it. */
export interface ToolDescription {
  /** Unique within the process, snake_case. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  /** Null where there is nothing to tell. */
  readonly outputSchema: ObjectSchema | null
  readonly annotations: ToolAnnotations
  /** What a token that is limited must hold for it. */
  readonly scope: Scope
}

/** Why a call came to nothing, in the words of a problem (RFC 9457). */
export interface ToolProblem {
  /** A stable word; most often an `ErrorCode`. */
  readonly code: string
  readonly title: string
  /** Whole seconds after which trying again may help. */
  readonly retryAfter?: number
  /** What is wrong with which argument. */
  readonly errors?: readonly Pick<FieldError, 'name' | 'message'>[]
}

export type ToolOutcome =
  | { readonly problem: null; readonly result: Readonly<Record<string, unknown>> }
  | { readonly problem: ToolProblem }

/** Tools for agents, made of a contract's operations. What a tool refuses is an outcome too: a call throws nothing. */
export interface ToolSource {
  readonly tools: readonly ToolDescription[]
  /** @param name one of `tools` */
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    principal: Principal,
    requestId: string,
  ): Promise<ToolOutcome>
}
