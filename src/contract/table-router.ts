import FindMyWay from 'find-my-way'
import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend'
import { TriptychError } from '../errors.ts'
import type { HttpCall } from './call.ts'
import { Refusal } from './reply.ts'
import type { Match, Route } from './route.ts'

/**
 * The name under which openapi-backend knows what a secured operation requires. Requirements and rights are weighed
 * together (`authorize.ts`), so there is one of these for openapi-backend, whatever the contract's own schemes are.
 */
export const CALLER = 'caller'

/** A request as openapi-backend is given it, with the call that takes what the router finds. */
export interface CallRequest extends Request {
  readonly call: HttpCall
}

/** All operations of one path. */
interface PathEntry {
  readonly routes: Map<string, Route>
  readonly allow: string
  /** The path's parameters, but for the multi-segment one. */
  readonly names: readonly string[]
  readonly multiSegment: string | null
  /** The path without its multi-segment parameter, which an empty one means. */
  parent: PathEntry | null
}

/**
 * openapi-backend's own router lists all operations and compiles an expression for each on every request; this one
 * looks the path up in a radix tree built once from the generated table.
 */
export class TableRouter extends OpenAPIRouter {
  readonly #tree = FindMyWay<FindMyWay.HTTPVersion.V1>({ caseSensitive: true, maxParamLength: 16 * 1024 })
  readonly #paths = new Map<string, PathEntry>()
  readonly #operations: Operation[] = []
  readonly #byId = new Map<string, Operation>()

  constructor(routes: readonly Route[]) {
    super({ definition: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } })
    for (const route of routes) this.#add(route)
    for (const [path, entry] of this.#paths) {
      const parent = entry.multiSegment === null ? undefined : this.#paths.get(path.slice(0, path.lastIndexOf('/')))
      entry.parent = parent ?? null
      this.#tree.on('GET', treePath(path, entry.multiSegment), nothing, entry)
    }
  }

  #add(route: Route): void {
    const operation: Operation = {
      operationId: route.operationId,
      path: route.path,
      method: route.method.toLowerCase(),
      // What a library answers, it also refuses.
      security: route.mounted || isOpen(route) ? [] : [{ [CALLER]: [] }],
      responses: {},
    }
    this.#operations.push(operation)
    this.#byId.set(route.operationId, operation)
    let entry = this.#paths.get(route.path)
    if (entry === undefined) {
      const { allow, multiSegment } = route
      const names = [...route.path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) =>
        name && name !== multiSegment ? [name] : [],
      )
      entry = { routes: new Map(), allow, names, multiSegment, parent: null }
      this.#paths.set(route.path, entry)
    }
    for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
      entry.routes.set(method, route)
    }
  }

  override getOperations(): Operation[] {
    return this.#operations
  }

  override getOperation(operationId: string): Operation | undefined {
    return this.#byId.get(operationId)
  }

  /**
   * @param path as sent, without its query
   * @throws TriptychError `malformed_path`, `not_found`
   * @throws Refusal `method_not_allowed`, with `Allow`
   */
  match(method: string, path: string): Match {
    const { entry, params } = this.#lookUp(path)
    const route = entry.routes.get(method)
    if (route === undefined) throw new Refusal('method_not_allowed', { Allow: entry.allow })
    return { route, params }
  }

  /** The one match of a request, which its call keeps; throws as `match` does. */
  override matchOperation({ call }: CallRequest): Operation {
    call.match = this.match(call.method, call.path)
    const { operationId } = call.match.route
    const operation = this.#byId.get(operationId)
    if (operation === undefined) throw new TriptychError('not_found', `no operation ${operationId}`)
    return operation
  }

  /** A request is parsed by its operation's reader, after authorization: openapi-backend does not need the parts. */
  override parseRequest(): ParsedRequest {
    return unparsed
  }

  /** The operation that `match` would find; null where it would throw. */
  operationAt(method: string, path: string): string | null {
    return this.routesAt(path)?.get(method)?.operationId ?? null
  }

  /** The routes of a path by method, for CORS preflight; null where no operation has the path. */
  routesAt(path: string): ReadonlyMap<string, Route> | null {
    try {
      return this.#lookUp(path).entry.routes
    } catch {
      return null
    }
  }

  #lookUp(path: string): { entry: PathEntry; params: Record<string, string> } {
    checkRawPath(path)
    const found = this.#tree.find('GET', path)
    if (found === null) {
      if (path.includes('//')) throw new TriptychError('malformed_path', 'an empty segment')
      throw new TriptychError('not_found', 'no operation has this path')
    }
    const entry = found.store as PathEntry
    const { names, multiSegment, parent } = entry
    const params: Record<string, string> = {}
    for (const name of names) params[name] = present(found.params[name])
    if (multiSegment === null) return { entry, params }
    const value = trimSlashes(found.params['*'] ?? '')
    if (value === '' && parent !== null) return { entry: parent, params }
    if (value === '') throw new TriptychError('not_found', 'nothing after the last slash')
    if (value.startsWith('/') || value.endsWith('/') || value.includes('//')) present('')
    params[multiSegment] = value
    return { entry, params }
  }
}

/** Rights without a requirement contradict each other: such a route admits no caller (`authorize.ts`). */
function isOpen({ security, rights }: Route): boolean {
  return security.length === 0 && rights === null
}

/** find-my-way lets a parameter be empty; a path with an empty segment is malformed. */
function present(value: string | undefined): string {
  if (!value) throw new TriptychError('malformed_path', 'an empty segment')
  return value
}

/** One extra leading and one trailing slash mean the same thing. */
function trimSlashes(value: string): string {
  const start = value.startsWith('/') ? 1 : 0
  const end = value.endsWith('/') && value.length > start ? value.length - 1 : value.length
  return value.slice(start, end)
}

function treePath(path: string, multiSegment: string | null): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => (name === multiSegment ? '*' : `:${name}`))
}

const unparsed: ParsedRequest = {
  ...{ method: '', path: '', params: {}, query: {}, headers: {}, cookies: {}, requestBody: undefined },
}

function nothing(): void {}

/** Longest path taken, in characters once decoded: one that is not Latin is sent as up to nine. */
const MAX_LENGTH = 2048

/** Nothing encoded, no segment that begins with a dot: what nearly every path looks like, passed without decoding. */
const PLAIN = /^(?:\/(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)?)+$/

/** Characters that a path may hold without percent-encoding (RFC 3986, 3.3). */
const SENT = /^[\w.~!$&'()*+,;=:@%/-]*$/

/** What may hide behind an encoding: a backslash, a delimiter, a control character. */
const FORBIDDEN = /[\\?#\p{Cc}]/u

/**
 * Refuses a path that could be read in two ways, before anything tries to match it: the router takes bad encoding
 * for "not found" and cuts at `#`, and proxies resolve dot segments that we would not.
 *
 * @param path as sent, without its query
 * @throws TriptychError `malformed_path`
 */
export function checkRawPath(path: string): void {
  if (path.length <= MAX_LENGTH && PLAIN.test(path)) return
  if (!path.startsWith('/') || !SENT.test(path))
    throw new TriptychError('malformed_path', 'a character that is not encoded')
  const text = decode(path)
  if (text.length > MAX_LENGTH) throw new TriptychError('malformed_path', `longer than ${MAX_LENGTH} characters`)
  if (FORBIDDEN.test(text)) throw new TriptychError('malformed_path', 'a backslash, delimiter or control character')
  if (text.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw new TriptychError('malformed_path', 'a dot segment')
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    throw new TriptychError('malformed_path', 'bad percent-encoding or UTF-8', { cause })
  }
}
