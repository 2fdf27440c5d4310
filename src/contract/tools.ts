import type { Principal } from '../access/principal.ts'
import type { ObjectSchema, ToolAnnotations, ToolOutcome, ToolProblem, ToolSource } from '../access/tool-source.ts'
import { TriptychError } from '../errors.ts'
import { SerializedJson } from '../payload.ts'
import { problems } from '../problems.ts'
import { parseSerialized } from './check-reply.ts'
import type { RefusalLog } from './problem-writer.ts'
import type { HandlerInput } from './read-request.ts'
import type { Reply } from './reply.ts'
import type { Route } from './route.ts'

/** One tool, as `generated/<surface>/tools.ts` holds it. */
export interface ToolRow {
  readonly name: string
  readonly operationId: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema | null
  readonly annotations: ToolAnnotations
  /** Where each argument goes. */
  readonly places: Readonly<Record<string, Place>>
}

/** `If-Match or If-None-Match`: the write makes something new where the argument is left out. */
type Place = 'path' | 'query' | 'body' | 'whole body' | 'If-Match' | 'If-Match or If-None-Match'

export interface ToolsOptions {
  readonly tools: readonly ToolRow[]
  readonly routes: readonly Route[]
  /** The entrance of the surface beside HTTP: `Surface.call`. */
  readonly call: (
    operationId: string,
    input: HandlerInput,
    principal: Principal | null,
    requestId: string,
  ) => Promise<Reply>
  readonly log: RefusalLog
}

type Values = Record<string, unknown>

interface Tool {
  readonly row: ToolRow
  readonly route: Route
}

/**
 * The operations of a contract as tools: the same security, validation, handler and reply check as HTTP's, with the
 * rights of the caller.
 *
 * @throws Error for a tool whose operation is not among the routes
 */
export function toolsOf(options: ToolsOptions): ToolSource {
  const byName = new Map(options.tools.map((row) => [row.name, { row, route: routeOf(row, options.routes) }]))
  return {
    tools: [...byName.values()].map(({ row, route }) => {
      const { name, title, description, inputSchema, outputSchema, annotations } = row
      return { name, title, description, inputSchema, outputSchema, annotations, scope: route.scope }
    }),
    async call(name, args, principal, requestId) {
      const tool = byName.get(name)
      try {
        if (tool === undefined) throw new TriptychError('not_found', `no tool ${name}`)
        const input = inputOf(tool, args)
        const outcome = outcomeOf(tool, await options.call(tool.route.operationId, input, principal, requestId))
        if (outcome.problem !== null) logRefusal(options.log, tool, requestId, outcome.problem.code, null)
        return outcome
      } catch (error) {
        const problem = problemOf(error)
        logRefusal(options.log, tool, requestId, problem.code, error)
        return { problem }
      }
    },
  }
}

function routeOf({ name, operationId }: ToolRow, routes: readonly Route[]): Route {
  const route = routes.find((each) => each.operationId === operationId)
  if (route === undefined) throw new Error(`${name}: there is no operation ${operationId}`)
  return route
}

/**
 * What the handler is given. Every part that the operation declares is there, as it is behind HTTP.
 *
 * @throws TriptychError `invalid_request` for arguments that the tool does not have
 */
function inputOf({ row, route }: Tool, args: Readonly<Values>): HandlerInput {
  const declared = new Set(route.parameters.map((parameter) => parameter.in))
  const parts: Record<'path' | 'query' | 'headers' | 'body', Values> = { path: {}, query: {}, headers: {}, body: {} }
  let body: unknown
  if (row.places.etag === 'If-Match or If-None-Match' && args.etag === undefined) parts.headers['If-None-Match'] = '*'
  for (const [name, value] of Object.entries(args)) {
    const place = Object.hasOwn(row.places, name) ? row.places[name] : undefined
    if (place === undefined) throw unknownArguments(row, args)
    if (place === 'whole body') body = value
    else if (place === 'If-Match' || place === 'If-Match or If-None-Match') parts.headers['If-Match'] = quote(value)
    else parts[place][name] = value
    if (place === 'body') body = parts.body
  }
  const spread = Object.values(row.places).includes('body')
  if (route.body?.required && spread) body ??= {}
  return {
    ...(declared.has('path') ? { path: parts.path } : {}),
    ...(declared.has('query') ? { query: parts.query } : {}),
    ...(declared.has('header') ? { headers: parts.headers } : {}),
    ...(declared.has('cookie') ? { cookies: {} } : {}),
    ...(body === undefined ? {} : { body: alternative(route, body) }),
  }
}

/** An agent sends the first media type of several. */
function alternative({ body: shape }: Route, value: unknown): unknown {
  return shape?.alternatives ? { contentType: shape.contentType, value } : value
}

/** An entity tag as HTTP has it (RFC 9110, 8.8.3); what is not text is left for the validation to refuse. */
function quote(etag: unknown): unknown {
  return typeof etag === 'string' ? `"${etag}"` : etag
}

function unknownArguments({ name, places }: ToolRow, args: Readonly<Values>): TriptychError {
  const unknown = Object.keys(args).filter((argument) => !Object.hasOwn(places, argument))
  const errors = unknown.map((argument) => ({
    in: 'body' as const,
    name: argument,
    message: 'is not an argument of this tool',
  }))
  return new TriptychError('invalid_request', `${name} has no such argument`, { errors })
}

function outcomeOf(tool: Tool, { status, headers, body }: Reply): ToolOutcome {
  const value: unknown = body instanceof SerializedJson ? parseSerialized(body) : body
  if (status >= 400) return { problem: problemOfReply(status, value) }
  const next = nextPage(tool, header(headers, 'link'))
  const etag = /^"([^"]*)"$/.exec(header(headers, 'etag'))?.[1]
  const more = { ...(next === null ? {} : { next }), ...(etag === undefined ? {} : { etag }) }
  return { problem: null, result: { ...asObject(value), ...more } }
}

function asObject(body: unknown): object {
  if (typeof body === 'string') return { text: body }
  if (body instanceof Uint8Array) return { text: Buffer.from(body).toString('utf8') }
  return typeof body === 'object' && body !== null ? body : {}
}

/** What a header of a reply says; the empty text where it is not there. */
function header(headers: Reply['headers'], name: string): string {
  return String(Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === name)?.[1] ?? '')
}

/** The arguments that lead to the next page, out of the `Link` that HTTP sends (RFC 8288). */
function nextPage({ row, route }: Tool, link: string): Values | null {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link)?.[1]
  if (target === undefined) return null
  const next: Values = {}
  for (const [name, text] of new URL(target, 'http://localhost').searchParams) {
    if (row.places[name] !== 'query') continue
    const type = route.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)?.type
    next[name] = type === 'integer' || type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text
  }
  return next
}

function problemOf(error: unknown): ToolProblem {
  if (!(error instanceof TriptychError)) return { code: 'internal_error', title: problems.internal_error.title }
  const { code, errors, retryAfter } = error
  return {
    code,
    title: problems[code].title,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(errors?.length ? { errors: errors.map(({ name, message }) => ({ name: argumentOf(name), message })) } : {}),
  }
}

/** A parameter as the tool calls it. */
function argumentOf(name: string): string {
  return name === 'If-Match' ? 'etag' : name
}

/** A refusal that a handler wrote itself. */
function problemOfReply(status: number, body: unknown): ToolProblem {
  const { code, title } = (typeof body === 'object' && body !== null ? body : {}) as Values
  return {
    code: typeof code === 'string' ? code : String(status),
    title: typeof title === 'string' ? title : `HTTP would have answered ${status}`,
  }
}

function logRefusal(log: RefusalLog, tool: Tool | undefined, requestId: string, code: string, error: unknown): void {
  const { method, path } = tool?.route ?? { method: 'POST', path: '' }
  const status = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems].status : 500
  log({ requestId, method, url: path, code, status, error })
}
