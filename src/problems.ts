import { type ErrorCode, problems } from '../generated/problems.ts'
import type { FieldError } from './errors.ts'
import { MAX_ERRORS } from './lib/limit-errors.ts'

export { problems }

/**
 * The `application/problem+json` text of a code (RFC 9457), members in the order of the contracts' examples. An empty
 * list of errors is left out, and a long one cut off.
 */
export function problemJson(code: ErrorCode, errors?: readonly FieldError[], extensions?: object): string {
  const first = errors?.slice(0, MAX_ERRORS) ?? []
  return JSON.stringify({ ...problemBody(code), ...(first.length > 0 ? { errors: first } : {}), ...extensions })
}

/** What every problem of a code says. */
export interface ProblemBody<C extends ErrorCode> {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: (typeof problems)[C]['status']
  readonly code: C
}

/** The same as a value, without `errors`. */
export function problemBody<C extends ErrorCode>(code: C): ProblemBody<C> {
  const { title, status } = problems[code]
  return { type: 'about:blank', title, status, code }
}
