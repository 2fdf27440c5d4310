import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import type { CallContext } from '../../src/access/principal.ts'
import type { RefusalLog } from '../../src/contract/problem-writer.ts'
import type { HandlerInput } from '../../src/contract/read-request.ts'
import type { Reply } from '../../src/contract/reply.ts'
import type { Route } from '../../src/contract/route.ts'
import { Surface } from '../../src/contract/surface.ts'
import { emitClient } from '../../tools/codegen/emit-client.ts'
import { emitHandlers } from '../../tools/codegen/emit-handlers.ts'
import { emitReplies } from '../../tools/codegen/emit-replies.ts'
import { emitRoutes } from '../../tools/codegen/emit-routes.ts'
import { emitFilledTypes, emitTypes } from '../../tools/codegen/emit-types.ts'
import { emitValidators } from '../../tools/codegen/emit-validators.ts'
import { readModel } from '../../tools/codegen/model.ts'
import type { OpenApiDocument } from '../../tools/codegen/openapi.ts'
import { root } from '../../tools/codegen/redocly.ts'

/** A contract with one of everything that those of the three surfaces do not use. */
export const wideSpec = join(root, 'test/contract/fixtures/wide.openapi.yaml')

type WideHandlers = Readonly<Record<string, (input: HandlerInput) => Reply | Promise<Reply>>>

/** A constructor of `replies.ts`: that file is made when the surface starts, so its types are of the `types` tests. */
type Constructor = (...parts: readonly unknown[]) => Reply
type OfTwoTypes<Second extends string> = Readonly<Record<'application/json' | Second, Constructor>>

/** Those of the generated constructors that the handlers use. */
interface WideReplies {
  readonly listItems: { readonly ok: Constructor }
  readonly createItem: { readonly created: OfTwoTypes<'text/csv'> }
  readonly exportItems: { readonly ok: OfTwoTypes<'text/markdown'>; readonly notAcceptable: Constructor }
  readonly sendPhotos: { readonly ok: Constructor }
  readonly sendNote: { readonly ok: Constructor }
  readonly sendForm: { readonly ok: Constructor }
}

type Send = (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** The wide contract, generated as those of the surfaces are, and served by the same runtime. */
export interface WideSurface {
  /** Where its generated files are. */
  readonly folder: string
  readonly routes: readonly Route[]
  readonly surface: Surface<CallContext>
  readonly url: string
  readonly client: Readonly<Record<'GET' | 'POST', Send>>
  /** The errors behind what was refused. */
  readonly errors: unknown[]
  close(): Promise<void>
}

/** What every operation answers with, unless a test has something else in mind: mostly what it was given. */
function handlersWith(reply: WideReplies) {
  return {
    listItems: (input) => reply.listItems.ok(input),
    sendForm: (input) => reply.sendForm.ok(input),
    createItem({ body, accept }) {
      const headers = { 'X-Count': 2, 'X-Ratio': 0.5, 'X-Fresh': true, 'X-Tags': ['a', 'b'] }
      if (accept === 'text/csv') return reply.createItem.created['text/csv']('cup,1', headers)
      return reply.createItem.created['application/json']({ body, accept }, headers)
    },
    exportItems({ accept }) {
      if (accept === null) return reply.exportItems.notAcceptable(notAcceptable)
      const headers = { 'X-Page': 1 }
      if (accept === 'text/markdown') return reply.exportItems.ok['text/markdown']('# é', headers)
      return reply.exportItems.ok['application/json']({ accept }, headers)
    },
    sendPhotos: async ({ body }) => reply.sendPhotos.ok(await describeFiles(body)),
    sendNote: ({ body }) => reply.sendNote.ok(body),
  } satisfies WideHandlers
}

const notAcceptable = { type: 'about:blank', title: 'No', status: 406, code: 'not_found' }

/** The fields of a form, each file as its name, type and text. */
async function describeFiles(body: unknown): Promise<object> {
  const one = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(one))
    return value instanceof File ? [value.name, value.type, await value.text()] : value
  }
  const fields = Object.entries(body as object).map(async ([name, value]) => [name, await one(value)] as const)
  return Object.fromEntries(await Promise.all(fields))
}

/** @param replace a reply in the place of the usual one, where there is one */
export async function startWideSurface(replace: () => Reply | null = () => null): Promise<WideSurface> {
  const document = parse(await readFile(wideSpec, 'utf8')) as OpenApiDocument
  const model = readModel('wide', document)
  // As deep in the checkout as the generated files of a surface, so that what they import is found.
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data/wide-'))
  const files = {
    'types.ts': await emitTypes(model),
    'filled.ts': (await emitFilledTypes(model)) ?? '',
    'handlers.ts': emitHandlers(model),
    'replies.ts': emitReplies(model),
    'routes.ts': emitRoutes(model),
    'client.ts': emitClient(model),
    ...Object.fromEntries(emitValidators(model)),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const load = async (name: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(folder, name)).href)
  const routes = (await load('routes.ts')).routes as readonly Route[]
  const errors: unknown[] = []
  const log: RefusalLog = ({ error }) => void errors.push(error)
  const surface = Surface.create<CallContext, WideHandlers>({
    routes,
    validators: await load('request-validators.js'),
    handlers: replacing(handlersWith((await load('replies.ts')).reply as WideReplies), replace),
    security: {},
    context: (call) => call,
    callerOf: () => ({ address: '127.0.0.1', loopback: true, host: '' }),
    log,
    replies: { check: 'fail', validators: await load('reply-validators.js') },
  })
  const server = createServer((req, res) => void surface.handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const create = (await load('client.ts')).createWideClient as (options: object) => WideSurface['client']
  return {
    ...{ folder, routes, surface, url, errors, client: create({ baseUrl: url }) },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function replacing(handlers: WideHandlers, replace: () => Reply | null): WideHandlers {
  const entries = Object.entries(handlers)
  return Object.fromEntries(
    entries.map(([name, handle]) => [name, (input: HandlerInput) => replace() ?? handle(input)]),
  )
}

/** What the answer to a request is, its body parsed where it is JSON. */
export async function ask(
  address: string,
  init?: RequestInit,
): Promise<{ status: number; body: unknown; response: Response }> {
  const response = await fetch(address, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, response }
}
