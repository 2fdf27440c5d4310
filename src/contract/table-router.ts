import FindMyWay from 'find-my-way'
import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend'
import { TriptychError } from '../errors.ts'
import { checkRawPath } from './raw-path.ts'
import { Refusal } from './refusal.ts'
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

/**
 * openapi-backend's own router lists all operations and compiles an expression for each on every request; this one
 * looks the path up in a radix tree built once from the generated table.
 */
export class TableRouter extends OpenAPIRouter {
  readonly #tree = FindMyWay<FindMyWay.HTTPVersion.V1>({ caseSensitive: true, maxParamLength: 2048 })
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
      security: route.security.map((names) => Object.fromEntries(names.map((name) => [name, []]))),
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

  /** As openapi-backend asks; throws as `match` does. */
  override matchOperation({ method, path }: Request): Operation {
    const { operationId } = this.match(method, path).route
    const operation = this.#byId.get(operationId)
    if (operation === undefined) throw new TriptychError('not_found', `no operation ${operationId}`)
    return operation
  }

  /** A call is parsed where its operation runs, once, so nothing is left to do here. */
  override parseRequest({ method, path }: Request): ParsedRequest {
    return { method, path, params: {}, query: {}, headers: {}, cookies: {}, requestBody: undefined }
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
