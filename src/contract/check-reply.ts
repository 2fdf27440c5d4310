import { FileBody, SerializedJson, StreamedBody } from '../payload.ts'
import type { Reply } from './reply.ts'
import { contentsOf, type ReplyShape, type Route, type Validate, type Validators } from './route.ts'

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
  const ending = bodyEnding(shape, reply)
  if (ending === undefined) throw new ReplyDrift(`${where}: the content type ${reply.contentType} is not declared`)
  if (reply.body instanceof FileBody || reply.body instanceof StreamedBody || reply.body instanceof Uint8Array) return
  const body: unknown = reply.body instanceof SerializedJson ? parseSerialized(reply.body) : reply.body
  hold(`${where}: body`, validators[`${id}${ending}`], body)
}

/** What holds the body of a reply against the contract; undefined where it is not declared, or not JSON. */
export function bodyValidator(route: Route, validators: Validators, reply: Reply): Validate | undefined {
  const shape = route.replies[reply.status]
  const ending = shape === undefined ? undefined : bodyEnding(shape, reply)
  return ending === undefined ? undefined : validators[`${route.operationId}${reply.status}${ending}`]
}

/** How the name of the body's validator ends, by the media type; undefined where that is not declared. */
function bodyEnding({ contentType: first, alternatives }: ReplyShape, reply: Reply): string | undefined {
  if (first === null) return undefined
  const { contentType = alternatives ? undefined : first } = reply
  return contentsOf(first, alternatives).find(([type]) => type === contentType)?.[1]
}

function hold(what: string, validate: Validate | undefined, value: unknown): void {
  if (validate === undefined || validate(value)) return
  throw new ReplyDrift(`${what}: ${faultsOf(validate)}`)
}

/** What the last call of a validator found, in one line. */
export function faultsOf({ errors }: Validate): string {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}

function withoutUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** What an encoded body stands for. */
export function parseSerialized({ json }: SerializedJson<unknown>): unknown {
  return JSON.parse(typeof json === 'string' ? json : json.unpack())
}
