import type { ErrorCode } from '../../generated/problems.ts'

/** What a page reports itself, in the form of a problem. */
type PageCode = 'unreachable' | 'unexpected' | 'not_loaded' | 'undecided'

/** Why a request was refused, as every surface says it (RFC 9457, with `code` and `errors`). */
export interface Problem {
  readonly title: string
  readonly status: number
  readonly code: ErrorCode | PageCode
  readonly errors?: readonly FieldError[]
}

/** What is wrong with which part of a request. */
export interface FieldError {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body'
  /** The parameter, or the JSON Pointer into the body without its first slash; empty for the whole body. */
  readonly name: string
  readonly message: string
}

/** Whether a thrown value is what a surface answered. */
export function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && 'title' in error && 'status' in error
}

/**
 * What went wrong, as a problem: the surface's own words where it answered, else that it did not. `code` is
 * `unreachable` then.
 */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error
  // What `fetch` throws when no answer came is a TypeError (Fetch, 5.6).
  if (error instanceof TypeError) {
    return {
      title: 'The server is not responding. Check the connection and try again.',
      status: 0,
      code: 'unreachable',
    }
  }
  return { title: error instanceof Error ? error.message : 'Something went wrong', status: 0, code: 'unexpected' }
}

/** The sentence about one field of the body, by its JSON Pointer without the first slash; null where there is none. */
export function errorOf(error: unknown, name: string): string | null {
  if (!isProblem(error)) return null
  return error.errors?.find((one) => one.in === 'body' && one.name.replace(/^\//, '') === name)?.message ?? null
}
