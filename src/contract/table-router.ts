import FindMyWay from 'find-my-way'
import { TriptychError } from '../errors.ts'
import { Refusal } from './reply.ts'
import type { Match, Route } from './route.ts'

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

type Tree = FindMyWay.Instance<FindMyWay.HTTPVersion.V1>

/** Finds operations by their paths, in a radix tree that the first request has built from the generated table. */
export class TableRouter {
  readonly #paths = new Map<string, PathEntry>()
  #tree: Tree | undefined

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.#add(route)
    for (const [path, entry] of this.#paths) {
      const parent = entry.multiSegment === null ? undefined : this.#paths.get(path.slice(0, path.lastIndexOf('/')))
      entry.parent = parent ?? null
    }
  }

  #add(route: Route): void {
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

  /** The operation that `match` would find; null where it would throw. */
  operationAt(method: string, path: string): string | null {
    return this.routesAt(path)?.get(method)?.operationId ?? null
  }

  /** The routes of a path by method, for CORS preflight; null where no operation has the path. */
  routesAt(path: string): ReadonlyMap<string, Route> | null {
    // Outside of the try: paths that conflict are a defect of the table, not a path that it lacks.
    this.#requireTree()
    try {
      return this.#lookUp(path).entry.routes
    } catch {
      return null
    }
  }

  #requireTree(): Tree {
    this.#tree ??= treeOf(this.#paths)
    return this.#tree
  }

  #lookUp(path: string): { entry: PathEntry; params: Record<string, string> } {
    checkRawPath(path)
    const found = this.#requireTree().find('GET', path)
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

function treeOf(paths: ReadonlyMap<string, PathEntry>): Tree {
  const tree = FindMyWay<FindMyWay.HTTPVersion.V1>({ caseSensitive: true, maxParamLength: 16 * 1024 })
  for (const [path, entry] of paths) tree.on('GET', treePath(path, entry.multiSegment), nothing, entry)
  return tree
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
