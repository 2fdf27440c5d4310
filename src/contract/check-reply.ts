import { Encoded, FileBody } from '../payload.ts'
import { decoded } from './decoded.ts'
import type { Reply } from './reply.ts'
import type { Route, Validate, Validators } from './route.ts'

/** A reply that is not what the contract promises. Always our fault, never the caller's. */
export class ReplyDrift extends Error {
  override readonly name = 'ReplyDrift'
}

/**
 * Holds a reply against the contract: a declared status, the declared headers, a body of the declared shape. Types
 * catch most of this when a handler is compiled; this catches what they cannot see, an extra column in a row say.
 *
 * @throws ReplyDrift
 */
export function checkReply(route: Route, validators: Validators, reply: Reply): void {
  const where = `${route.operationId} ${reply.status}`
  const shape = route.replies[reply.status]
  if (shape === undefined) throw new ReplyDrift(`${where}: the contract does not declare this status`)
  const id = `${route.operationId}${reply.status}`
  hold(`${where}: headers`, validators[`${id}Headers`], withoutUndefined(reply.headers ?? {}))
  if (shape.contentType === null) {
    if (reply.body !== undefined) throw new ReplyDrift(`${where}: the contract declares no body`)
    return
  }
  if (reply.body === undefined) throw new ReplyDrift(`${where}: the body is missing`)
  if (shape.contentType.includes('*')) {
    if (!reply.contentType) throw new ReplyDrift(`${where}: the content type is missing`)
    return
  }
  if (reply.body instanceof FileBody || reply.body instanceof Uint8Array) return
  const body: unknown = reply.body instanceof Encoded ? decoded(reply.body) : reply.body
  hold(`${where}: body`, validators[`${id}Body`], body)
}

function hold(what: string, validate: Validate | undefined, value: unknown): void {
  if (validate === undefined || validate(value)) return
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  throw new ReplyDrift(`${what}: ${faults.join('; ')}`)
}

function withoutUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
