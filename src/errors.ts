/**
 * Every word that a refusal can carry. `problems.ts` gives each its status and title; a program that
 * reads a problem reads this word, so a word never changes its meaning.
 */
export type ErrorCode =
  | 'malformed_path'
  | 'malformed_request'
  | 'invalid_request'
  | 'config_not_json'
  | 'unauthenticated'
  | 'otp_invalid'
  | 'handover_invalid'
  | 'session_required'
  | 'admin_required'
  | 'insufficient_scope'
  | 'preview_token_invalid'
  | 'foreign_origin'
  | 'loopback_only'
  | 'not_found'
  | 'package_not_found'
  | 'otp_disabled'
  | 'sso_disabled'
  | 'sign_in_disabled'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'already_member'
  | 'last_admin'
  | 'too_many_tokens'
  | 'not_writable'
  | 'not_a_plugin'
  | 'install_busy'
  | 'already_exists'
  | 'not_empty'
  | 'limit_reached'
  | 'kind_fixed'
  | 'invalid_route'
  | 'route_taken'
  | 'document_public'
  | 'content_invalid'
  | 'schema_invalid'
  | 'key_taken'
  | 'media_type_refused'
  | 'webhook_url_refused'
  | 'release_conflict'
  | 'release_not_open'
  | 'release_empty'
  | 'stale'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'expectation_failed'
  | 'foreign_host'
  | 'value_invalid'
  | 'config_invalid'
  | 'upgrade_required'
  | 'precondition_required'
  | 'too_many_requests'
  | 'headers_too_large'
  | 'internal_error'
  | 'install_failed'
  | 'registry_unavailable'
  | 'unavailable'
  | 'plugin_unavailable'
  | 'storage_full'

/** What a refusal may carry beside its code. */
export interface RefusalOptions {
  readonly cause?: unknown
  readonly errors?: readonly FieldError[]
  /** Whole seconds after which trying again may help (RFC 9110, 10.2.3). */
  readonly retryAfter?: number
  /** Where in a text that the request brought the fault lies. */
  readonly position?: Position
}

/** A place in a text; both count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** What is wrong with which part of a request; `name` is a parameter, or a JSON Pointer into the body. */
export interface FieldError {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body'
  readonly name: string
  readonly message: string
}

/**
 * A refusal that the caller is told about by its code. The message and the `cause` are for the log: neither leaves
 * the process, so both may name what went wrong.
 */
export class TriptychError extends Error {
  override readonly name = 'TriptychError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly position: Position | undefined

  constructor(code: ErrorCode, message: string = code, options: RefusalOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.position = options.position
  }
}
