import type { ErrorCode, FieldError, Position } from './errors.ts'

/** The status (RFC 9110, 15) and the title for people that stand for a code. */
export interface Problem {
  readonly status: number
  readonly title: string
}

/** Each code's one status and title, in the words of the contracts' examples. */
export const problems: Readonly<Record<ErrorCode, Problem>> = {
  malformed_path: { status: 400, title: 'The path is malformed' },
  malformed_request: { status: 400, title: 'The request is malformed' },
  invalid_request: { status: 400, title: 'The request is not what the contract says' },
  config_not_json: { status: 400, title: 'The config is not JSON' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  otp_invalid: { status: 401, title: 'The code is not valid' },
  handover_invalid: { status: 401, title: 'The handover is not valid' },
  session_required: { status: 403, title: 'Only a person who is signed in may do this' },
  admin_required: { status: 403, title: 'Only an administrator may do this' },
  insufficient_scope: { status: 403, title: 'The application was not let do this' },
  preview_token_invalid: { status: 403, title: 'The preview token is not valid here' },
  foreign_origin: { status: 403, title: 'Another site made this request' },
  loopback_only: { status: 403, title: 'Only answered on loopback' },
  not_found: { status: 404, title: 'Not found' },
  package_not_found: { status: 404, title: 'The registry has no such package or version' },
  otp_disabled: { status: 404, title: 'Codes by email are turned off' },
  sso_disabled: { status: 404, title: 'No provider is configured' },
  sign_in_disabled: { status: 404, title: 'Nobody can sign in here' },
  method_not_allowed: { status: 405, title: 'This path does not take that method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  already_member: { status: 409, title: 'Somebody has this email already' },
  last_admin: { status: 409, title: 'The last administrator has to stay' },
  too_many_tokens: { status: 409, title: 'Revoke a token first' },
  not_writable: { status: 409, title: 'This characteristic cannot be written' },
  not_a_plugin: { status: 409, title: 'This package is no Homebridge plugin' },
  install_busy: { status: 409, title: 'Another package is being installed or removed' },
  already_exists: { status: 409, title: 'That is there already' },
  not_empty: { status: 409, title: 'Something is still in it' },
  limit_reached: { status: 409, title: 'There are as many as there may be' },
  kind_fixed: { status: 409, title: 'A document keeps its kind' },
  invalid_route: { status: 409, title: 'Nothing can be there' },
  route_taken: { status: 409, title: 'Another document is there' },
  document_public: { status: 409, title: 'Take it off the site first' },
  content_invalid: { status: 409, title: 'The content is not what its block types say' },
  schema_invalid: { status: 409, title: 'The schema cannot be used' },
  key_taken: { status: 409, title: 'Another site has this key' },
  media_type_refused: { status: 409, title: 'This kind of file is not taken' },
  webhook_url_refused: { status: 409, title: 'This address cannot be told' },
  release_conflict: { status: 409, title: 'Something else was published meanwhile' },
  release_not_open: { status: 409, title: 'The release takes no changes now' },
  release_empty: { status: 409, title: 'The release has no items' },
  stale: { status: 412, title: 'Somebody changed this since you read it' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'This kind of body is not taken' },
  range_not_satisfiable: { status: 416, title: 'The range lies outside the file' },
  expectation_failed: { status: 417, title: 'The expectation cannot be met' },
  foreign_host: { status: 421, title: 'Not a name of this service' },
  value_invalid: { status: 422, title: 'The characteristic does not take this value' },
  config_invalid: { status: 422, title: 'The config is not what its schema says' },
  upgrade_required: { status: 426, title: 'This is a WebSocket stream' },
  precondition_required: { status: 428, title: 'Say which state you change' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The header fields are too large' },
  internal_error: { status: 500, title: 'Something broke here' },
  install_failed: { status: 502, title: 'The package could not be installed' },
  registry_unavailable: { status: 502, title: 'The package registry does not answer' },
  unavailable: { status: 503, title: 'Not ready to serve' },
  plugin_unavailable: { status: 503, title: 'The plugin does not answer' },
  storage_full: { status: 507, title: 'No space is left' },
}

/**
 * The `application/problem+json` text that tells a code (RFC 9457), members in the order of the contracts' examples.
 * `errors` says what is wrong with which part, `position` where in a text; an empty list is left out.
 */
export function problemJson(code: ErrorCode, errors?: readonly FieldError[], position?: Position): string {
  return JSON.stringify({ ...problemBody(code), ...(errors?.length ? { errors } : {}), ...position })
}

/** The same as a value, without `errors`. */
export function problemBody(code: ErrorCode): { type: string; title: string; status: number; code: ErrorCode } {
  const { title, status } = problems[code]
  return { type: 'about:blank', title, status, code }
}
