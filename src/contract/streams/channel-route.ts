import type { HttpCall } from '../call.ts'
import { RequestReader } from '../read-request.ts'
import type { Route, Validators } from '../route.ts'
import type { Channel } from './channel.ts'

/** A stream's handshake as the operation that it is in HTTP: matched, authorized and read as every other. */
export function channelRoute({ name, path, security, rights, stepUp, scope, parameters }: Channel): Route {
  return {
    ...{ operationId: name, method: 'GET', path, multiSegment: null, allow: 'GET', cors: false, answerCache: false },
    ...{ mounted: false, security, rights, ...(stepUp && { stepUp }), scope, body: null, replies: {}, parameters },
  }
}

/**
 * Whether a path that was matched is spelled as the contract has it, but for its parameters. Percent-encoding makes
 * one name of many (RFC 3986, 6.2.2.2); a stream has one name alone.
 */
export function isSpelledOut(template: string, path: string): boolean {
  const segments = path.split('/')
  return template.split('/').every((segment, i) => segment.startsWith('{') || segment === segments[i])
}

/** The parameters of a stream's address. */
export interface Address {
  readonly path: object
  readonly query: object
}

/**
 * Reads and checks the parameters of a stream's address; the validator fills in defaults, as for an operation.
 *
 * @param validators `<name>Parameters` is of them all
 * @returns a reader, which throws TriptychError `malformed_path`, `invalid_request`
 */
export function addressReader(
  channel: Channel,
  validators: Validators,
): (call: HttpCall, params: Readonly<Record<string, string>>) => Address {
  const { name, parameters } = channel
  if (parameters.length > 0 && validators[`${name}Parameters`] === undefined) {
    throw new Error(`${name}: there is no validator for its parameters`)
  }
  const reader = new RequestReader(channelRoute(channel), validators)
  return (call, params) => {
    const input = reader.read(call, params)
    if (input instanceof Promise) throw new Error(`${name}: a stream has no body`)
    return { path: input.path ?? {}, query: input.query ?? {} }
  }
}
