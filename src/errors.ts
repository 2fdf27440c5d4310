import type { ErrorCode } from '../generated/problems.ts'

/** Every code that a refusal can carry: `specs/problems.yaml` has them all, with status and title. */
export type { ErrorCode }

/** What a refusal may carry beside its code. */
export interface RefusalOptions {
  readonly cause?: unknown
  readonly errors?: readonly FieldError[]
  /** Whole seconds after which trying again may help (RFC 9110, 10.2.3). */
  readonly retryAfter?: number
  /** Members of the problem beside those that every problem has (RFC 9457, 3.2). */
  readonly extensions?: object | undefined
}

/** What is wrong with which part of a request; `name` is a parameter, or a JSON Pointer into the body. */
export interface FieldError {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body'
  readonly name: string
  readonly message: string
}

/**
 * A refusal with a code that the caller may see. The message and the `cause` are for the log: neither leaves
 * the process, so both may name what went wrong.
 */
export class TriptychError extends Error {
  override readonly name = 'TriptychError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly extensions: object | undefined

  constructor(code: ErrorCode, message: string = code, options: RefusalOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.extensions = options.extensions
  }
}
