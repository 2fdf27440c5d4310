// Nothing here runs: it is compiled, and each expected error is one that a handler's author would be told.
// `test/codegen/handler-types.test.ts` proves that every one of them points at a return statement.

import type {
  CreatePreviewTokenReply,
  CreatePreviewTokenRequest,
  GetDocument200,
  GetDocumentReply,
  GetDocumentRequest,
  GetMediaReply,
  GetMetricsReply,
  Handlers,
  ListRoutesRequest,
} from '../../generated/content/handlers.ts'
import { Encoded, FileBody } from '../../src/payload.ts'

type Document = Exclude<GetDocument200['body'], Encoded<unknown>>

declare const document: Document
declare const problem: Extract<GetDocumentReply, { status: 404 }>['body']
declare const full: GetDocument200['headers']

// What compiles.

export async function getDocument(request: GetDocumentRequest): Promise<GetDocumentReply> {
  const { siteId, env, route } = request.path
  const token: string | undefined = request.headers['X-CMS-Preview-Token'] ?? request.query.previewToken
  if (token === 'released')
    return { status: 200, headers: { ...full, 'X-CMS-Preview': 'granted; release' }, body: document }
  if (token !== undefined) return { status: 200, headers: full, body: new Encoded<Document>(`${siteId}${env}`) }
  return route === 'same' ? { status: 304 } : { status: 404, body: problem }
}

export function absentHeader(_request: GetDocumentRequest): GetDocumentReply {
  const headers = { 'Cache-Control': 'private, no-store', ETag: '"a"', 'X-CMS-Preview': undefined } as const
  return { status: 200, headers, body: document }
}

export async function getMedia(): Promise<GetMediaReply> {
  const headers = { 'Cache-Control': 'private, no-store', ETag: '"a"', 'X-Content-Type-Options': 'nosniff' } as const
  const sandbox = { 'Content-Security-Policy': "sandbox; default-src 'none'" } as const
  return { status: 200, headers: { ...headers, ...sandbox }, contentType: 'image/png', body: new FileBody('/a', 1) }
}

export function getMetrics(): GetMetricsReply {
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: 'up 1\n' }
}

export const limit = (request: ListRoutesRequest): number | undefined => request.query.limit

export async function createPreviewToken(request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  const { siteId, releaseId } = request.body
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { token: siteId, expiresAt: releaseId ?? '' } }
}

// What does not: in a function whose reply type is written out.

export async function wrongStatus(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 201 is not declared
  return { status: 201, headers: full, body: document }
}

export async function missingBody(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 200 has a body
  return { status: 200, headers: full }
}

export async function bodyWithoutContent(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 304 has none
  return { status: 304, body: document }
}

export async function wrongBody(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error no document
  return { status: 200, headers: full, body: { route: '/a' } }
}

export async function bodyOfAnotherStatus(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error a problem is no document
  return { status: 200, headers: full, body: problem }
}

export async function wrongEncoded(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error JSON text of something else
  return { status: 200, headers: full, body: new Encoded<{ row: number }>('{}') }
}

export async function extraField(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error the contract has no `row`
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { token: '', expiresAt: '', row: 1 } }
}

export async function extraNestedField(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error `meta` has no `row`
  return { status: 200, headers: full, body: { route: '/', meta: { title: '', description: '', row: 1 }, zones: {} } }
}

export async function missingHeaders(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 200 has headers
  return { status: 200, body: document }
}

export async function missingHeader(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error `ETag` is required
  return { status: 200, headers: { 'Cache-Control': 'private, no-store' }, body: document }
}

export async function misspeltHeader(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error no `Cache-Controll`
  return { status: 200, headers: { 'Cache-Controll': 'private, no-store', ETag: '"a"' }, body: document }
}

export async function undeclaredHeader(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error no `X-Row`, though nothing is missing
  return { status: 200, headers: { 'Cache-Control': 'no-store', 'X-Row': '1' }, body: { token: '', expiresAt: '' } }
}

export async function wrongHeaderValue(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error not one of the two that the contract has
  return { status: 200, headers: { 'Cache-Control': 'public', ETag: '"a"' }, body: document }
}

export async function writerHeader(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error `Vary` is the writer's
  return { status: 200, headers: { 'Cache-Control': 'no-store', Vary: '*' }, body: { token: '', expiresAt: '' } }
}

export async function missingContentType(): Promise<GetMediaReply> {
  const { headers } = {} as Extract<GetMediaReply, { status: 200 }>
  // @ts-expect-error a wildcard needs the type that it is
  return { status: 200, headers, body: new FileBody('/a', 1) }
}

export async function undeclaredParameter(request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error the operation has no `limit`
  return request.query.limit === 1 ? { status: 304 } : { status: 404, body: problem }
}

// And in the map of all handlers.

interface Context {
  readonly requestId: string
}

declare const all: Handlers<Context>
declare const { getHealth, ...allButHealth }: Handlers<Context>

export function complete(): Handlers<Context> {
  return { ...allButHealth, getHealth, getDocument, getMedia, getMetrics, createPreviewToken }
}

export function missingOperation(): Handlers<Context> {
  // @ts-expect-error `getHealth` is missing
  return allButHealth
}

export function misspeltOperation(): Handlers<Context> {
  // @ts-expect-error no operation is called so
  return { ...all, getHelth: getHealth } satisfies Handlers<Context>
}

export function handlerOfAnotherOperation(): Handlers<Context> {
  // @ts-expect-error media is no document
  return { ...all, getDocument: getMedia }
}

export function handlerWithWrongStatus(): Handlers<Context> {
  // @ts-expect-error 201 is not declared
  return { ...all, getDocument: async () => ({ status: 201, headers: full, body: document }) }
}

export function handlerThatWantsMore(): Handlers<Context> {
  const wantsSecret = (_: GetDocumentRequest, _context: Context & { secret: 1 }): GetDocumentReply => ({ status: 304 })
  // @ts-expect-error a context without `secret` is what it will be given
  return { ...all, getDocument: wantsSecret }
}
