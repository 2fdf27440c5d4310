// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { Encoded, FileBody } from '../../src/payload.ts'
import type { components, operations } from './types.ts'

export interface GetRootDocumentRequest {
  readonly path: NonNullable<operations['getRootDocument']['parameters']['path']>
  readonly query: NonNullable<operations['getRootDocument']['parameters']['query']>
  readonly headers: NonNullable<operations['getRootDocument']['parameters']['header']>
}

export interface GetRootDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Document'] | Encoded<components['schemas']['Document']>
}

export interface GetRootDocument304 {
  readonly status: 304
}

export interface GetRootDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRootDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRootDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRootDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRootDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetRootDocumentReply =
  | GetRootDocument200
  | GetRootDocument304
  | GetRootDocument400
  | GetRootDocument403
  | GetRootDocument404
  | GetRootDocument500
  | GetRootDocument503

export interface GetDocumentRequest {
  readonly path: NonNullable<operations['getDocument']['parameters']['path']>
  readonly query: NonNullable<operations['getDocument']['parameters']['query']>
  readonly headers: NonNullable<operations['getDocument']['parameters']['header']>
}

export interface GetDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Document'] | Encoded<components['schemas']['Document']>
}

export interface GetDocument304 {
  readonly status: 304
}

export interface GetDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetDocumentReply =
  | GetDocument200
  | GetDocument304
  | GetDocument400
  | GetDocument403
  | GetDocument404
  | GetDocument500
  | GetDocument503

export interface GetPartialRequest {
  readonly path: NonNullable<operations['getPartial']['parameters']['path']>
  readonly query: NonNullable<operations['getPartial']['parameters']['query']>
  readonly headers: NonNullable<operations['getPartial']['parameters']['header']>
}

export interface GetPartial200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Partial'] | Encoded<components['schemas']['Partial']>
}

export interface GetPartial304 {
  readonly status: 304
}

export interface GetPartial400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPartial403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPartial404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPartial500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPartial503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetPartialReply =
  | GetPartial200
  | GetPartial304
  | GetPartial400
  | GetPartial403
  | GetPartial404
  | GetPartial500
  | GetPartial503

export interface ListRoutesRequest {
  readonly path: NonNullable<operations['listRoutes']['parameters']['path']>
  readonly query: NonNullable<operations['listRoutes']['parameters']['query']>
  readonly headers: NonNullable<operations['listRoutes']['parameters']['header']>
}

export interface ListRoutes200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['RouteList'] | Encoded<components['schemas']['RouteList']>
}

export interface ListRoutes304 {
  readonly status: 304
}

export interface ListRoutes400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRoutes403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRoutes404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRoutes500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRoutes503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListRoutesReply =
  | ListRoutes200
  | ListRoutes304
  | ListRoutes400
  | ListRoutes403
  | ListRoutes404
  | ListRoutes500
  | ListRoutes503

export interface ListRedirectsRequest {
  readonly path: NonNullable<operations['listRedirects']['parameters']['path']>
  readonly query: NonNullable<operations['listRedirects']['parameters']['query']>
  readonly headers: NonNullable<operations['listRedirects']['parameters']['header']>
}

export interface ListRedirects200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['RedirectList'] | Encoded<components['schemas']['RedirectList']>
}

export interface ListRedirects304 {
  readonly status: 304
}

export interface ListRedirects400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirects403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirects404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirects500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirects503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListRedirectsReply =
  | ListRedirects200
  | ListRedirects304
  | ListRedirects400
  | ListRedirects403
  | ListRedirects404
  | ListRedirects500
  | ListRedirects503

export interface GetStringsRequest {
  readonly path: NonNullable<operations['getStrings']['parameters']['path']>
  readonly query: NonNullable<operations['getStrings']['parameters']['query']>
  readonly headers: NonNullable<operations['getStrings']['parameters']['header']>
}

export interface GetStrings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Strings'] | Encoded<components['schemas']['Strings']>
}

export interface GetStrings304 {
  readonly status: 304
}

export interface GetStrings400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetStrings403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetStrings404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetStrings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetStrings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetStringsReply =
  | GetStrings200
  | GetStrings304
  | GetStrings400
  | GetStrings403
  | GetStrings404
  | GetStrings500
  | GetStrings503

export interface GetMediaRequest {
  readonly path: NonNullable<operations['getMedia']['parameters']['path']>
  readonly headers: NonNullable<operations['getMedia']['parameters']['header']>
}

export interface GetMedia200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'Content-Security-Policy': 'sandbox; default-src \'none\''
    readonly 'X-Content-Type-Options': 'nosniff'
    readonly 'Content-Disposition'?: string | undefined
  }
  readonly contentType: string
  readonly body: FileBody | Uint8Array
}

export interface GetMedia206 {
  readonly status: 206
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
    readonly ETag: string
    readonly 'Content-Security-Policy': 'sandbox; default-src \'none\''
    readonly 'X-Content-Type-Options': 'nosniff'
    readonly 'Content-Disposition'?: string | undefined
  }
  readonly contentType: string
  readonly body: FileBody | Uint8Array
}

export interface GetMedia304 {
  readonly status: 304
}

export interface GetMedia400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMedia404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMedia416 {
  readonly status: 416
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMedia500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMedia503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMediaReply =
  | GetMedia200
  | GetMedia206
  | GetMedia304
  | GetMedia400
  | GetMedia404
  | GetMedia416
  | GetMedia500
  | GetMedia503

export interface CreatePreviewTokenRequest {
  readonly body: NonNullable<operations['createPreviewToken']['requestBody']>['content']['application/json']
}

export interface CreatePreviewToken200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PreviewToken'] | Encoded<components['schemas']['PreviewToken']>
}

export interface CreatePreviewToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: string | undefined
    readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreatePreviewToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreatePreviewTokenReply =
  | CreatePreviewToken200
  | CreatePreviewToken400
  | CreatePreviewToken401
  | CreatePreviewToken403
  | CreatePreviewToken404
  | CreatePreviewToken413
  | CreatePreviewToken415
  | CreatePreviewToken421
  | CreatePreviewToken500
  | CreatePreviewToken503

export type GetConsoleRequest = Readonly<Record<never, never>>

export interface GetConsole200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
  readonly body: string | Uint8Array
}

export interface GetConsole302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetConsole404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsole421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsole500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsole503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetConsoleReply =
  | GetConsole200
  | GetConsole302
  | GetConsole404
  | GetConsole421
  | GetConsole500
  | GetConsole503

export interface StartSignInRequest {
  readonly query: NonNullable<operations['startSignIn']['parameters']['query']>
}

export interface StartSignIn302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface StartSignIn400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSignIn404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSignIn421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSignIn500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type StartSignInReply =
  | StartSignIn302
  | StartSignIn400
  | StartSignIn404
  | StartSignIn421
  | StartSignIn500

export interface FinishSignInRequest {
  readonly query: NonNullable<operations['finishSignIn']['parameters']['query']>
}

export interface FinishSignIn302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface FinishSignIn400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSignIn404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSignIn421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSignIn500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSignIn503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type FinishSignInReply =
  | FinishSignIn302
  | FinishSignIn400
  | FinishSignIn404
  | FinishSignIn421
  | FinishSignIn500
  | FinishSignIn503

export type SignOutRequest = Readonly<Record<never, never>>

export interface SignOut303 {
  readonly status: 303
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface SignOut403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SignOut421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SignOut500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SignOut503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type SignOutReply =
  | SignOut303
  | SignOut403
  | SignOut421
  | SignOut500
  | SignOut503

export type GetHealthRequest = Readonly<Record<never, never>>

export interface GetHealth200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Health'] | Encoded<components['schemas']['Health']>
}

export interface GetHealth421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetHealth500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetHealth503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetHealthReply =
  | GetHealth200
  | GetHealth421
  | GetHealth500
  | GetHealth503

export type GetMetricsRequest = Readonly<Record<never, never>>

export interface GetMetrics200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: string | Uint8Array
}

export interface GetMetrics403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMetrics421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMetrics500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMetricsReply =
  | GetMetrics200
  | GetMetrics403
  | GetMetrics421
  | GetMetrics500

export interface GetDocsRequest {
  readonly headers: NonNullable<operations['getDocs']['parameters']['header']>
}

export interface GetDocs200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
    readonly 'Content-Security-Policy': string
  }
  readonly body: string | Uint8Array
}

export interface GetDocs304 {
  readonly status: 304
}

export interface GetDocs421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDocs500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetDocsReply =
  | GetDocs200
  | GetDocs304
  | GetDocs421
  | GetDocs500

/** One handler for each operation of the contract. */
export interface Handlers<Context> {
  /** The document at the root of a site */
  readonly getRootDocument: (request: GetRootDocumentRequest, context: Context) => Promise<GetRootDocumentReply> | GetRootDocumentReply
  /** The document at a route */
  readonly getDocument: (request: GetDocumentRequest, context: Context) => Promise<GetDocumentReply> | GetDocumentReply
  /** A partial, the content that several pages share */
  readonly getPartial: (request: GetPartialRequest, context: Context) => Promise<GetPartialReply> | GetPartialReply
  /** Every published route and partial */
  readonly listRoutes: (request: ListRoutesRequest, context: Context) => Promise<ListRoutesReply> | ListRoutesReply
  /** Every redirect of the published site */
  readonly listRedirects: (request: ListRedirectsRequest, context: Context) => Promise<ListRedirectsReply> | ListRedirectsReply
  /** The interface strings of one language */
  readonly getStrings: (request: GetStringsRequest, context: Context) => Promise<GetStringsReply> | GetStringsReply
  /** The bytes of a media file */
  readonly getMedia: (request: GetMediaRequest, context: Context) => Promise<GetMediaReply> | GetMediaReply
  /** A token that previews drafts, or one release */
  readonly createPreviewToken: (request: CreatePreviewTokenRequest, context: Context) => Promise<CreatePreviewTokenReply> | CreatePreviewTokenReply
  /** The console's page */
  readonly getConsole: (request: GetConsoleRequest, context: Context) => Promise<GetConsoleReply> | GetConsoleReply
  /** Sign in to this console */
  readonly startSignIn: (request: StartSignInRequest, context: Context) => Promise<StartSignInReply> | StartSignInReply
  /** Back from the auth surface */
  readonly finishSignIn: (request: FinishSignInRequest, context: Context) => Promise<FinishSignInReply> | FinishSignInReply
  /** Sign out, on every console */
  readonly signOut: (request: SignOutRequest, context: Context) => Promise<SignOutReply> | SignOutReply
  /** Whether this surface can serve */
  readonly getHealth: (request: GetHealthRequest, context: Context) => Promise<GetHealthReply> | GetHealthReply
  /** Counters and timings for Prometheus */
  readonly getMetrics: (request: GetMetricsRequest, context: Context) => Promise<GetMetricsReply> | GetMetricsReply
  /** This contract, as a page */
  readonly getDocs: (request: GetDocsRequest, context: Context) => Promise<GetDocsReply> | GetDocsReply
}
