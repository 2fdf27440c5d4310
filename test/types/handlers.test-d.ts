// Nothing here runs: it is compiled, and each expected error is one that a handler's author would see.
// `test/codegen/handler-types.test.ts` proves that every one of them points at a return statement.

import type {
  CreatePreviewTokenReply,
  CreatePreviewTokenRequest,
  GetDocument404,
  GetDocumentReply,
  GetDocumentRequest,
  GetMediaReply,
  GetMetricsReply,
  Handlers,
  ListReleasesReply,
  ListRoutesRequest,
} from '../../generated/content/handlers.ts'
import { reply } from '../../generated/content/replies.ts'
import type { components } from '../../generated/content/types.ts'
import { FileBody, SerializedJson } from '../../src/payload.ts'

type Document = components['schemas']['Document']
type Release = components['schemas']['Release']

declare const document: Document
declare const problem: GetDocument404['body']
declare const full: { readonly 'Cache-Control': 'private, no-store'; readonly ETag: string }
declare const ofFile: typeof full & { readonly 'Last-Modified': string }
declare const releases: readonly Release[]
declare const row: Release & { readonly row: number }
declare const perhaps: Release & { readonly row?: number }

// What compiles.

export async function getDocument(request: GetDocumentRequest): Promise<GetDocumentReply> {
  const { siteId, env, route } = request.path
  const token: string | undefined = request.headers['X-CMS-Preview-Token'] ?? request.query.previewToken
  if (token === 'released') return reply.getDocument.ok(document, { ...full, 'X-CMS-Preview': 'granted; release' })
  if (token !== undefined) return reply.getDocument.ok(new SerializedJson(`${siteId}${env}`), full)
  return route === 'same' ? reply.getDocument.notModified() : reply.getDocument.notFound(problem)
}

export function absentHeader(_request: GetDocumentRequest): GetDocumentReply {
  return reply.getDocument.ok(document, { ...full, 'X-CMS-Preview': undefined })
}

export async function getMedia(): Promise<GetMediaReply> {
  return reply.getMedia.ok('image/png', new FileBody('/a', 1), ofFile)
}

export function getMetrics(): GetMetricsReply {
  return reply.getMetrics.ok('up 1\n')
}

export const limit = (request: ListRoutesRequest): number | undefined => request.query.limit

export async function createPreviewToken(request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  const { siteId, releaseId } = request.body
  return reply.createPreviewToken.ok({ token: siteId, expiresAt: releaseId ?? '' })
}

export function mappedList(): ListReleasesReply {
  return reply.listReleases.ok({ releases: releases.map((release) => ({ ...release, name: 'b' })) })
}

// What does not: a reply that the operation does not declare.

export async function wrongStatus(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 201 is not declared
  return reply.getDocument.created(document, full)
}

export async function anotherOperation(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error the same shape, but the reply of another operation
  return reply.getRootDocument.ok(document, full)
}

export async function literal(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error an object that no constructor made
  return { status: 200, headers: full, body: document }
}

export async function missingBody(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 200 has a body
  return reply.getDocument.ok()
}

export async function bodyWithoutContent(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 304 has none
  return reply.getDocument.notModified(document)
}

export async function wrongBody(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error no document
  return reply.getDocument.ok({ route: '/a' }, full)
}

export async function bodyOfAnotherStatus(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error a problem is not a document
  return reply.getDocument.ok(problem, full)
}

export async function wrongJson(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error JSON text of something else
  return reply.getDocument.ok(new SerializedJson<{ row: number }>('{}'), full)
}

export async function missingContentType(): Promise<GetMediaReply> {
  // @ts-expect-error a wildcard needs the type that it is
  return reply.getMedia.ok(new FileBody('/a', 1), ofFile)
}

export async function undeclaredParameter(request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error the operation has no `limit`
  return request.query.limit === 1 ? reply.getDocument.notModified() : reply.getDocument.notFound(problem)
}

// A property that the contract does not declare.

export async function extraField(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error the contract has no `row`
  return reply.createPreviewToken.ok({ token: '', expiresAt: '', row: 1 })
}

export async function extraNestedField(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error `meta` has no `row`
  return reply.getDocument.ok({ route: '/', meta: { title: '', description: '', row: 1 }, zones: {} }, full)
}

export function extraFieldInMap(): ListReleasesReply {
  // @ts-expect-error a release has no `row`
  return reply.listReleases.ok({ releases: releases.map((release) => ({ ...release, row: 1 })) })
}

export function extraFieldBesideSpread(): ListReleasesReply {
  // @ts-expect-error the list has no `row`
  return reply.listReleases.ok({ ...{ releases }, row: 1 })
}

export function extraFieldInSpread(): ListReleasesReply {
  // @ts-expect-error what is spread has a `row`
  return reply.listReleases.ok({ releases: [{ ...row }] })
}

export function extraFieldInVariable(): ListReleasesReply {
  const body = { releases: [row] }
  // @ts-expect-error a release has no `row`
  return reply.listReleases.ok(body)
}

export function extraFieldPerhaps(): ListReleasesReply {
  // @ts-expect-error a `row` that may be absent is one
  return reply.listReleases.ok({ releases: [perhaps] })
}

export function extraFieldInOneOfTwo(): ListReleasesReply {
  const some: readonly (Release | (Release & { readonly row: number }))[] = [row]
  // @ts-expect-error one of the union has a `row`
  return reply.listReleases.ok({ releases: some })
}

// Headers.

export async function missingHeaders(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error 200 has headers
  return reply.getDocument.ok(document)
}

export async function missingHeader(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error `ETag` is required
  return reply.getDocument.ok(document, { 'Cache-Control': 'private, no-store' })
}

export async function misspeltHeader(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error no `Cache-Controll`
  return reply.getDocument.ok(document, { 'Cache-Controll': 'private, no-store', ETag: '"a"' })
}

export async function undeclaredHeader(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error no `X-Row`, though nothing is missing
  return reply.createPreviewToken.ok({ token: '', expiresAt: '' }, { 'X-Row': '1' })
}

export function undeclaredHeaderInVariable(): GetDocumentReply {
  const headers = { ...full, 'X-Row': '1' }
  // @ts-expect-error no `X-Row` by way of a variable
  return reply.getDocument.ok(document, headers)
}

export async function wrongHeaderValue(_request: GetDocumentRequest): Promise<GetDocumentReply> {
  // @ts-expect-error not one of the two that the contract has
  return reply.getDocument.ok(document, { 'Cache-Control': 'public', ETag: '"a"' })
}

export async function constantHeader(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error the contract fixes `Cache-Control`, so it is filled in
  return reply.createPreviewToken.ok({ token: '', expiresAt: '' }, { 'Cache-Control': 'no-store' })
}

export function constantHeaderInVariable(): CreatePreviewTokenReply {
  const headers = { 'Cache-Control': 'no-store' } as const
  // @ts-expect-error by way of a variable too
  return reply.createPreviewToken.ok({ token: '', expiresAt: '' }, headers)
}

export async function writerHeader(_request: CreatePreviewTokenRequest): Promise<CreatePreviewTokenReply> {
  // @ts-expect-error `Vary` is the writer's
  return reply.createPreviewToken.ok({ token: '', expiresAt: '' }, { Vary: '*' })
}

// A problem is a reply like the others.

export function problemWithMore(): GetDocumentReply {
  // @ts-expect-error a problem has no `row`
  return reply.getDocument.notFound({ ...problem, row: 1 })
}

export function problemHeader(): GetDocumentReply {
  // @ts-expect-error not one of those that the contract has
  return reply.getDocument.notFound(problem, { 'X-CMS-Preview': 'maybe' })
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
  // @ts-expect-error media is not a document
  return { ...all, getDocument: getMedia }
}

export function handlerWithAnotherReply(): Handlers<Context> {
  // @ts-expect-error the reply of another operation
  return { ...all, getDocument: async () => reply.getRootDocument.ok(document, full) }
}

export function handlerThatWantsMore(): Handlers<Context> {
  const wantsSecret = (_: GetDocumentRequest, _context: Context & { secret: 1 }): GetDocumentReply =>
    reply.getDocument.notModified()
  // @ts-expect-error a context without `secret` is what it will be given
  return { ...all, getDocument: wantsSecret }
}
