// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { Readable } from 'node:stream'
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

export interface ListSitesRequest {
  readonly query: NonNullable<operations['listSites']['parameters']['query']>
}

export interface ListSites200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['SiteList'] | Encoded<components['schemas']['SiteList']>
}

export interface ListSites400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListSites401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListSites403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListSites421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListSites500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListSites503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListSitesReply =
  | ListSites200
  | ListSites400
  | ListSites401
  | ListSites403
  | ListSites421
  | ListSites500
  | ListSites503

export interface CreateSiteRequest {
  readonly body: NonNullable<operations['createSite']['requestBody']>['content']['application/json']
}

export interface CreateSite201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['Site'] | Encoded<components['schemas']['Site']>
}

export interface CreateSite400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateSite503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateSiteReply =
  | CreateSite201
  | CreateSite400
  | CreateSite401
  | CreateSite403
  | CreateSite409
  | CreateSite413
  | CreateSite415
  | CreateSite421
  | CreateSite500
  | CreateSite503

export interface GetSiteRequest {
  readonly path: NonNullable<operations['getSite']['parameters']['path']>
  readonly headers: NonNullable<operations['getSite']['parameters']['header']>
}

export interface GetSite200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['Site'] | Encoded<components['schemas']['Site']>
}

export interface GetSite304 {
  readonly status: 304
}

export interface GetSite400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSite503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetSiteReply =
  | GetSite200
  | GetSite304
  | GetSite400
  | GetSite401
  | GetSite403
  | GetSite404
  | GetSite421
  | GetSite500
  | GetSite503

export interface DeleteSiteRequest {
  readonly path: NonNullable<operations['deleteSite']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteSite']['parameters']['header']>
}

export interface DeleteSite204 {
  readonly status: 204
}

export interface DeleteSite400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteSite503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteSiteReply =
  | DeleteSite204
  | DeleteSite400
  | DeleteSite401
  | DeleteSite403
  | DeleteSite404
  | DeleteSite409
  | DeleteSite412
  | DeleteSite421
  | DeleteSite428
  | DeleteSite500
  | DeleteSite503

export interface RevokePreviewTokensRequest {
  readonly path: NonNullable<operations['revokePreviewTokens']['parameters']['path']>
}

export interface RevokePreviewTokens204 {
  readonly status: 204
}

export interface RevokePreviewTokens400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokePreviewTokens503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RevokePreviewTokensReply =
  | RevokePreviewTokens204
  | RevokePreviewTokens400
  | RevokePreviewTokens401
  | RevokePreviewTokens403
  | RevokePreviewTokens404
  | RevokePreviewTokens421
  | RevokePreviewTokens500
  | RevokePreviewTokens503

export interface ListEnvironmentsRequest {
  readonly path: NonNullable<operations['listEnvironments']['parameters']['path']>
}

export interface ListEnvironments200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['EnvironmentList'] | Encoded<components['schemas']['EnvironmentList']>
}

export interface ListEnvironments400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListEnvironments503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListEnvironmentsReply =
  | ListEnvironments200
  | ListEnvironments400
  | ListEnvironments401
  | ListEnvironments403
  | ListEnvironments404
  | ListEnvironments421
  | ListEnvironments500
  | ListEnvironments503

export interface CreateEnvironmentRequest {
  readonly path: NonNullable<operations['createEnvironment']['parameters']['path']>
  readonly body: NonNullable<operations['createEnvironment']['requestBody']>['content']['application/json']
}

export interface CreateEnvironment201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['Environment'] | Encoded<components['schemas']['Environment']>
}

export interface CreateEnvironment400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateEnvironment503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateEnvironmentReply =
  | CreateEnvironment201
  | CreateEnvironment400
  | CreateEnvironment401
  | CreateEnvironment403
  | CreateEnvironment404
  | CreateEnvironment409
  | CreateEnvironment413
  | CreateEnvironment415
  | CreateEnvironment421
  | CreateEnvironment500
  | CreateEnvironment503

export interface GetEnvironmentRequest {
  readonly path: NonNullable<operations['getEnvironment']['parameters']['path']>
  readonly headers: NonNullable<operations['getEnvironment']['parameters']['header']>
}

export interface GetEnvironment200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['Environment'] | Encoded<components['schemas']['Environment']>
}

export interface GetEnvironment304 {
  readonly status: 304
}

export interface GetEnvironment400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetEnvironment503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetEnvironmentReply =
  | GetEnvironment200
  | GetEnvironment304
  | GetEnvironment400
  | GetEnvironment401
  | GetEnvironment403
  | GetEnvironment404
  | GetEnvironment421
  | GetEnvironment500
  | GetEnvironment503

export interface DeleteEnvironmentRequest {
  readonly path: NonNullable<operations['deleteEnvironment']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteEnvironment']['parameters']['header']>
}

export interface DeleteEnvironment204 {
  readonly status: 204
}

export interface DeleteEnvironment400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteEnvironment503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteEnvironmentReply =
  | DeleteEnvironment204
  | DeleteEnvironment400
  | DeleteEnvironment401
  | DeleteEnvironment403
  | DeleteEnvironment404
  | DeleteEnvironment409
  | DeleteEnvironment412
  | DeleteEnvironment421
  | DeleteEnvironment428
  | DeleteEnvironment500
  | DeleteEnvironment503

export interface ListDocumentsRequest {
  readonly path: NonNullable<operations['listDocuments']['parameters']['path']>
  readonly query: NonNullable<operations['listDocuments']['parameters']['query']>
}

export interface ListDocuments200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['DocumentList'] | Encoded<components['schemas']['DocumentList']>
}

export interface ListDocuments400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListDocuments503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListDocumentsReply =
  | ListDocuments200
  | ListDocuments400
  | ListDocuments401
  | ListDocuments403
  | ListDocuments404
  | ListDocuments421
  | ListDocuments500
  | ListDocuments503

export interface CreateDocumentRequest {
  readonly path: NonNullable<operations['createDocument']['parameters']['path']>
  readonly body: NonNullable<operations['createDocument']['requestBody']>['content']['application/json']
}

export interface CreateDocument201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface CreateDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateDocumentReply =
  | CreateDocument201
  | CreateDocument400
  | CreateDocument401
  | CreateDocument403
  | CreateDocument404
  | CreateDocument409
  | CreateDocument413
  | CreateDocument415
  | CreateDocument421
  | CreateDocument500
  | CreateDocument503

export interface GetConsoleDocumentRequest {
  readonly path: NonNullable<operations['getConsoleDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['getConsoleDocument']['parameters']['header']>
}

export interface GetConsoleDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface GetConsoleDocument304 {
  readonly status: 304
}

export interface GetConsoleDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetConsoleDocumentReply =
  | GetConsoleDocument200
  | GetConsoleDocument304
  | GetConsoleDocument400
  | GetConsoleDocument401
  | GetConsoleDocument403
  | GetConsoleDocument404
  | GetConsoleDocument421
  | GetConsoleDocument500
  | GetConsoleDocument503

export interface SaveDraftRequest {
  readonly path: NonNullable<operations['saveDraft']['parameters']['path']>
  readonly headers: NonNullable<operations['saveDraft']['parameters']['header']>
  readonly body: NonNullable<operations['saveDraft']['requestBody']>['content']['application/json']
}

export interface SaveDraft200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface SaveDraft400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SaveDraft503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type SaveDraftReply =
  | SaveDraft200
  | SaveDraft400
  | SaveDraft401
  | SaveDraft403
  | SaveDraft404
  | SaveDraft409
  | SaveDraft412
  | SaveDraft413
  | SaveDraft415
  | SaveDraft421
  | SaveDraft428
  | SaveDraft500
  | SaveDraft503

export interface DeleteDocumentRequest {
  readonly path: NonNullable<operations['deleteDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteDocument']['parameters']['header']>
}

export interface DeleteDocument204 {
  readonly status: 204
}

export interface DeleteDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteDocumentReply =
  | DeleteDocument204
  | DeleteDocument400
  | DeleteDocument401
  | DeleteDocument403
  | DeleteDocument404
  | DeleteDocument409
  | DeleteDocument412
  | DeleteDocument421
  | DeleteDocument428
  | DeleteDocument500
  | DeleteDocument503

export interface MoveDocumentRequest {
  readonly path: NonNullable<operations['moveDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['moveDocument']['parameters']['header']>
  readonly body: NonNullable<operations['moveDocument']['requestBody']>['content']['application/json']
}

export interface MoveDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface MoveDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface MoveDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type MoveDocumentReply =
  | MoveDocument200
  | MoveDocument400
  | MoveDocument401
  | MoveDocument403
  | MoveDocument404
  | MoveDocument409
  | MoveDocument412
  | MoveDocument413
  | MoveDocument415
  | MoveDocument421
  | MoveDocument428
  | MoveDocument500
  | MoveDocument503

export interface RestoreRevisionRequest {
  readonly path: NonNullable<operations['restoreRevision']['parameters']['path']>
  readonly headers: NonNullable<operations['restoreRevision']['parameters']['header']>
  readonly body: NonNullable<operations['restoreRevision']['requestBody']>['content']['application/json']
}

export interface RestoreRevision200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface RestoreRevision400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreRevision503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RestoreRevisionReply =
  | RestoreRevision200
  | RestoreRevision400
  | RestoreRevision401
  | RestoreRevision403
  | RestoreRevision404
  | RestoreRevision409
  | RestoreRevision412
  | RestoreRevision413
  | RestoreRevision415
  | RestoreRevision421
  | RestoreRevision428
  | RestoreRevision500
  | RestoreRevision503

export interface PublishDocumentRequest {
  readonly path: NonNullable<operations['publishDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['publishDocument']['parameters']['header']>
}

export interface PublishDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface PublishDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type PublishDocumentReply =
  | PublishDocument200
  | PublishDocument400
  | PublishDocument401
  | PublishDocument403
  | PublishDocument404
  | PublishDocument409
  | PublishDocument412
  | PublishDocument421
  | PublishDocument428
  | PublishDocument500
  | PublishDocument503

export interface UnpublishDocumentRequest {
  readonly path: NonNullable<operations['unpublishDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['unpublishDocument']['parameters']['header']>
}

export interface UnpublishDocument200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['ConsoleDocument'] | Encoded<components['schemas']['ConsoleDocument']>
}

export interface UnpublishDocument400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnpublishDocument503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type UnpublishDocumentReply =
  | UnpublishDocument200
  | UnpublishDocument400
  | UnpublishDocument401
  | UnpublishDocument403
  | UnpublishDocument404
  | UnpublishDocument409
  | UnpublishDocument412
  | UnpublishDocument421
  | UnpublishDocument428
  | UnpublishDocument500
  | UnpublishDocument503

export interface ListRevisionsRequest {
  readonly path: NonNullable<operations['listRevisions']['parameters']['path']>
  readonly query: NonNullable<operations['listRevisions']['parameters']['query']>
}

export interface ListRevisions200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['RevisionList'] | Encoded<components['schemas']['RevisionList']>
}

export interface ListRevisions400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRevisions503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListRevisionsReply =
  | ListRevisions200
  | ListRevisions400
  | ListRevisions401
  | ListRevisions403
  | ListRevisions404
  | ListRevisions421
  | ListRevisions500
  | ListRevisions503

export interface GetRevisionRequest {
  readonly path: NonNullable<operations['getRevision']['parameters']['path']>
}

export interface GetRevision200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Revision'] | Encoded<components['schemas']['Revision']>
}

export interface GetRevision400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRevision503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetRevisionReply =
  | GetRevision200
  | GetRevision400
  | GetRevision401
  | GetRevision403
  | GetRevision404
  | GetRevision421
  | GetRevision500
  | GetRevision503

export interface DiffRevisionsRequest {
  readonly path: NonNullable<operations['diffRevisions']['parameters']['path']>
  readonly query: NonNullable<operations['diffRevisions']['parameters']['query']>
}

export interface DiffRevisions200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Diff'] | Encoded<components['schemas']['Diff']>
}

export interface DiffRevisions400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DiffRevisions503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DiffRevisionsReply =
  | DiffRevisions200
  | DiffRevisions400
  | DiffRevisions401
  | DiffRevisions403
  | DiffRevisions404
  | DiffRevisions421
  | DiffRevisions500
  | DiffRevisions503

export interface ListRedirectRulesRequest {
  readonly path: NonNullable<operations['listRedirectRules']['parameters']['path']>
  readonly query: NonNullable<operations['listRedirectRules']['parameters']['query']>
}

export interface ListRedirectRules200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['RedirectRuleList'] | Encoded<components['schemas']['RedirectRuleList']>
}

export interface ListRedirectRules400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListRedirectRules503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListRedirectRulesReply =
  | ListRedirectRules200
  | ListRedirectRules400
  | ListRedirectRules401
  | ListRedirectRules403
  | ListRedirectRules404
  | ListRedirectRules421
  | ListRedirectRules500
  | ListRedirectRules503

export interface ListMediaRequest {
  readonly path: NonNullable<operations['listMedia']['parameters']['path']>
  readonly query: NonNullable<operations['listMedia']['parameters']['query']>
}

export interface ListMedia200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['MediaList'] | Encoded<components['schemas']['MediaList']>
}

export interface ListMedia400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMedia503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMediaReply =
  | ListMedia200
  | ListMedia400
  | ListMedia401
  | ListMedia403
  | ListMedia404
  | ListMedia421
  | ListMedia500
  | ListMedia503

export interface GetMediaFileRequest {
  readonly path: NonNullable<operations['getMediaFile']['parameters']['path']>
  readonly headers: NonNullable<operations['getMediaFile']['parameters']['header']>
}

export interface GetMediaFile200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['MediaFile'] | Encoded<components['schemas']['MediaFile']>
}

export interface GetMediaFile304 {
  readonly status: 304
}

export interface GetMediaFile400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMediaFile503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMediaFileReply =
  | GetMediaFile200
  | GetMediaFile304
  | GetMediaFile400
  | GetMediaFile401
  | GetMediaFile403
  | GetMediaFile404
  | GetMediaFile421
  | GetMediaFile500
  | GetMediaFile503

export interface PutMediaRequest {
  readonly path: NonNullable<operations['putMedia']['parameters']['path']>
  readonly headers: NonNullable<operations['putMedia']['parameters']['header']>
  readonly body: Readable
}

export interface PutMedia200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['MediaFile'] | Encoded<components['schemas']['MediaFile']>
}

export interface PutMedia201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['MediaFile'] | Encoded<components['schemas']['MediaFile']>
}

export interface PutMedia400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutMedia507 {
  readonly status: 507
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type PutMediaReply =
  | PutMedia200
  | PutMedia201
  | PutMedia400
  | PutMedia401
  | PutMedia403
  | PutMedia404
  | PutMedia409
  | PutMedia412
  | PutMedia413
  | PutMedia415
  | PutMedia421
  | PutMedia428
  | PutMedia500
  | PutMedia503
  | PutMedia507

export interface DeleteMediaRequest {
  readonly path: NonNullable<operations['deleteMedia']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteMedia']['parameters']['header']>
}

export interface DeleteMedia204 {
  readonly status: 204
}

export interface DeleteMedia400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteMedia503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteMediaReply =
  | DeleteMedia204
  | DeleteMedia400
  | DeleteMedia401
  | DeleteMedia403
  | DeleteMedia404
  | DeleteMedia412
  | DeleteMedia421
  | DeleteMedia428
  | DeleteMedia500
  | DeleteMedia503

export interface ListBlockTypesRequest {
  readonly path: NonNullable<operations['listBlockTypes']['parameters']['path']>
}

export interface ListBlockTypes200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['BlockTypeList'] | Encoded<components['schemas']['BlockTypeList']>
}

export interface ListBlockTypes400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListBlockTypes503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListBlockTypesReply =
  | ListBlockTypes200
  | ListBlockTypes400
  | ListBlockTypes401
  | ListBlockTypes403
  | ListBlockTypes404
  | ListBlockTypes421
  | ListBlockTypes500
  | ListBlockTypes503

export interface GetBlockTypeRequest {
  readonly path: NonNullable<operations['getBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['getBlockType']['parameters']['header']>
}

export interface GetBlockType200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['BlockType'] | Encoded<components['schemas']['BlockType']>
}

export interface GetBlockType304 {
  readonly status: 304
}

export interface GetBlockType400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBlockType503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetBlockTypeReply =
  | GetBlockType200
  | GetBlockType304
  | GetBlockType400
  | GetBlockType401
  | GetBlockType403
  | GetBlockType404
  | GetBlockType421
  | GetBlockType500
  | GetBlockType503

export interface PutBlockTypeRequest {
  readonly path: NonNullable<operations['putBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['putBlockType']['parameters']['header']>
  readonly body: NonNullable<operations['putBlockType']['requestBody']>['content']['application/json']
}

export interface PutBlockType200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['BlockType'] | Encoded<components['schemas']['BlockType']>
}

export interface PutBlockType201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['BlockType'] | Encoded<components['schemas']['BlockType']>
}

export interface PutBlockType400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutBlockType503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type PutBlockTypeReply =
  | PutBlockType200
  | PutBlockType201
  | PutBlockType400
  | PutBlockType401
  | PutBlockType403
  | PutBlockType404
  | PutBlockType409
  | PutBlockType412
  | PutBlockType413
  | PutBlockType415
  | PutBlockType421
  | PutBlockType428
  | PutBlockType500
  | PutBlockType503

export interface DeleteBlockTypeRequest {
  readonly path: NonNullable<operations['deleteBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteBlockType']['parameters']['header']>
}

export interface DeleteBlockType204 {
  readonly status: 204
}

export interface DeleteBlockType400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteBlockType503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteBlockTypeReply =
  | DeleteBlockType204
  | DeleteBlockType400
  | DeleteBlockType401
  | DeleteBlockType403
  | DeleteBlockType404
  | DeleteBlockType412
  | DeleteBlockType421
  | DeleteBlockType428
  | DeleteBlockType500
  | DeleteBlockType503

export interface ListReleasesRequest {
  readonly path: NonNullable<operations['listReleases']['parameters']['path']>
  readonly query: NonNullable<operations['listReleases']['parameters']['query']>
}

export interface ListReleases200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['ReleaseList'] | Encoded<components['schemas']['ReleaseList']>
}

export interface ListReleases400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleases503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListReleasesReply =
  | ListReleases200
  | ListReleases400
  | ListReleases401
  | ListReleases403
  | ListReleases404
  | ListReleases421
  | ListReleases500
  | ListReleases503

export interface CreateReleaseRequest {
  readonly path: NonNullable<operations['createRelease']['parameters']['path']>
  readonly body: NonNullable<operations['createRelease']['requestBody']>['content']['application/json']
}

export interface CreateRelease201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface CreateRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateReleaseReply =
  | CreateRelease201
  | CreateRelease400
  | CreateRelease401
  | CreateRelease403
  | CreateRelease404
  | CreateRelease409
  | CreateRelease413
  | CreateRelease415
  | CreateRelease421
  | CreateRelease500
  | CreateRelease503

export interface GetReleaseRequest {
  readonly path: NonNullable<operations['getRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['getRelease']['parameters']['header']>
}

export interface GetRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface GetRelease304 {
  readonly status: 304
}

export interface GetRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetReleaseReply =
  | GetRelease200
  | GetRelease304
  | GetRelease400
  | GetRelease401
  | GetRelease403
  | GetRelease404
  | GetRelease421
  | GetRelease500
  | GetRelease503

export interface RenameReleaseRequest {
  readonly path: NonNullable<operations['renameRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['renameRelease']['parameters']['header']>
  readonly body: NonNullable<operations['renameRelease']['requestBody']>['content']['application/json']
}

export interface RenameRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface RenameRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RenameRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RenameReleaseReply =
  | RenameRelease200
  | RenameRelease400
  | RenameRelease401
  | RenameRelease403
  | RenameRelease404
  | RenameRelease409
  | RenameRelease412
  | RenameRelease413
  | RenameRelease415
  | RenameRelease421
  | RenameRelease428
  | RenameRelease500
  | RenameRelease503

export interface DeleteReleaseRequest {
  readonly path: NonNullable<operations['deleteRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteRelease']['parameters']['header']>
}

export interface DeleteRelease204 {
  readonly status: 204
}

export interface DeleteRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteReleaseReply =
  | DeleteRelease204
  | DeleteRelease400
  | DeleteRelease401
  | DeleteRelease403
  | DeleteRelease404
  | DeleteRelease409
  | DeleteRelease412
  | DeleteRelease421
  | DeleteRelease428
  | DeleteRelease500
  | DeleteRelease503

export interface ListReleaseItemsRequest {
  readonly path: NonNullable<operations['listReleaseItems']['parameters']['path']>
  readonly query: NonNullable<operations['listReleaseItems']['parameters']['query']>
}

export interface ListReleaseItems200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['ReleaseItemList'] | Encoded<components['schemas']['ReleaseItemList']>
}

export interface ListReleaseItems400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListReleaseItems503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListReleaseItemsReply =
  | ListReleaseItems200
  | ListReleaseItems400
  | ListReleaseItems401
  | ListReleaseItems403
  | ListReleaseItems404
  | ListReleaseItems421
  | ListReleaseItems500
  | ListReleaseItems503

export interface PutReleaseItemRequest {
  readonly path: NonNullable<operations['putReleaseItem']['parameters']['path']>
  readonly headers: NonNullable<operations['putReleaseItem']['parameters']['header']>
  readonly body: NonNullable<operations['putReleaseItem']['requestBody']>['content']['application/json']
}

export interface PutReleaseItem200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface PutReleaseItem400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutReleaseItem503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type PutReleaseItemReply =
  | PutReleaseItem200
  | PutReleaseItem400
  | PutReleaseItem401
  | PutReleaseItem403
  | PutReleaseItem404
  | PutReleaseItem409
  | PutReleaseItem412
  | PutReleaseItem413
  | PutReleaseItem415
  | PutReleaseItem421
  | PutReleaseItem428
  | PutReleaseItem500
  | PutReleaseItem503

export interface DeleteReleaseItemRequest {
  readonly path: NonNullable<operations['deleteReleaseItem']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteReleaseItem']['parameters']['header']>
}

export interface DeleteReleaseItem200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface DeleteReleaseItem400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteReleaseItem503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteReleaseItemReply =
  | DeleteReleaseItem200
  | DeleteReleaseItem400
  | DeleteReleaseItem401
  | DeleteReleaseItem403
  | DeleteReleaseItem404
  | DeleteReleaseItem409
  | DeleteReleaseItem412
  | DeleteReleaseItem421
  | DeleteReleaseItem428
  | DeleteReleaseItem500
  | DeleteReleaseItem503

export interface RebaseReleaseRequest {
  readonly path: NonNullable<operations['rebaseRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['rebaseRelease']['parameters']['header']>
}

export interface RebaseRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface RebaseRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RebaseRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RebaseReleaseReply =
  | RebaseRelease200
  | RebaseRelease400
  | RebaseRelease401
  | RebaseRelease403
  | RebaseRelease404
  | RebaseRelease409
  | RebaseRelease412
  | RebaseRelease421
  | RebaseRelease428
  | RebaseRelease500
  | RebaseRelease503

export interface PublishReleaseRequest {
  readonly path: NonNullable<operations['publishRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['publishRelease']['parameters']['header']>
  readonly body: NonNullable<operations['publishRelease']['requestBody']>['content']['application/json']
}

export interface PublishRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface PublishRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['ReleaseProblem']
}

export interface PublishRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PublishRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type PublishReleaseReply =
  | PublishRelease200
  | PublishRelease400
  | PublishRelease401
  | PublishRelease403
  | PublishRelease404
  | PublishRelease409
  | PublishRelease412
  | PublishRelease413
  | PublishRelease415
  | PublishRelease421
  | PublishRelease428
  | PublishRelease500
  | PublishRelease503

export interface ScheduleReleaseRequest {
  readonly path: NonNullable<operations['scheduleRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['scheduleRelease']['parameters']['header']>
  readonly body: NonNullable<operations['scheduleRelease']['requestBody']>['content']['application/json']
}

export interface ScheduleRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface ScheduleRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ScheduleRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ScheduleReleaseReply =
  | ScheduleRelease200
  | ScheduleRelease400
  | ScheduleRelease401
  | ScheduleRelease403
  | ScheduleRelease404
  | ScheduleRelease409
  | ScheduleRelease412
  | ScheduleRelease413
  | ScheduleRelease415
  | ScheduleRelease421
  | ScheduleRelease428
  | ScheduleRelease500
  | ScheduleRelease503

export interface UnscheduleReleaseRequest {
  readonly path: NonNullable<operations['unscheduleRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['unscheduleRelease']['parameters']['header']>
}

export interface UnscheduleRelease200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface UnscheduleRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UnscheduleRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type UnscheduleReleaseReply =
  | UnscheduleRelease200
  | UnscheduleRelease400
  | UnscheduleRelease401
  | UnscheduleRelease403
  | UnscheduleRelease404
  | UnscheduleRelease409
  | UnscheduleRelease412
  | UnscheduleRelease421
  | UnscheduleRelease428
  | UnscheduleRelease500
  | UnscheduleRelease503

export interface RevertReleaseRequest {
  readonly path: NonNullable<operations['revertRelease']['parameters']['path']>
}

export interface RevertRelease201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['Release'] | Encoded<components['schemas']['Release']>
}

export interface RevertRelease400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevertRelease503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RevertReleaseReply =
  | RevertRelease201
  | RevertRelease400
  | RevertRelease401
  | RevertRelease403
  | RevertRelease404
  | RevertRelease409
  | RevertRelease421
  | RevertRelease500
  | RevertRelease503

export interface ListWebhooksRequest {
  readonly path: NonNullable<operations['listWebhooks']['parameters']['path']>
}

export interface ListWebhooks200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['WebhookList'] | Encoded<components['schemas']['WebhookList']>
}

export interface ListWebhooks400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhooks503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListWebhooksReply =
  | ListWebhooks200
  | ListWebhooks400
  | ListWebhooks401
  | ListWebhooks403
  | ListWebhooks404
  | ListWebhooks421
  | ListWebhooks500
  | ListWebhooks503

export interface CreateWebhookRequest {
  readonly path: NonNullable<operations['createWebhook']['parameters']['path']>
  readonly body: NonNullable<operations['createWebhook']['requestBody']>['content']['application/json']
}

export interface CreateWebhook201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
    readonly Location: string
  }
  readonly body: components['schemas']['WebhookSecret'] | Encoded<components['schemas']['WebhookSecret']>
}

export interface CreateWebhook400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateWebhook503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateWebhookReply =
  | CreateWebhook201
  | CreateWebhook400
  | CreateWebhook401
  | CreateWebhook403
  | CreateWebhook404
  | CreateWebhook409
  | CreateWebhook413
  | CreateWebhook415
  | CreateWebhook421
  | CreateWebhook500
  | CreateWebhook503

export interface GetWebhookRequest {
  readonly path: NonNullable<operations['getWebhook']['parameters']['path']>
  readonly headers: NonNullable<operations['getWebhook']['parameters']['header']>
}

export interface GetWebhook200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
  }
  readonly body: components['schemas']['Webhook'] | Encoded<components['schemas']['Webhook']>
}

export interface GetWebhook304 {
  readonly status: 304
}

export interface GetWebhook400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetWebhook503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetWebhookReply =
  | GetWebhook200
  | GetWebhook304
  | GetWebhook400
  | GetWebhook401
  | GetWebhook403
  | GetWebhook404
  | GetWebhook421
  | GetWebhook500
  | GetWebhook503

export interface UpdateWebhookRequest {
  readonly path: NonNullable<operations['updateWebhook']['parameters']['path']>
  readonly headers: NonNullable<operations['updateWebhook']['parameters']['header']>
  readonly body: NonNullable<operations['updateWebhook']['requestBody']>['content']['application/json']
}

export interface UpdateWebhook200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['Webhook'] | Encoded<components['schemas']['Webhook']>
}

export interface UpdateWebhook400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateWebhook503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type UpdateWebhookReply =
  | UpdateWebhook200
  | UpdateWebhook400
  | UpdateWebhook401
  | UpdateWebhook403
  | UpdateWebhook404
  | UpdateWebhook409
  | UpdateWebhook412
  | UpdateWebhook413
  | UpdateWebhook415
  | UpdateWebhook421
  | UpdateWebhook428
  | UpdateWebhook500
  | UpdateWebhook503

export interface DeleteWebhookRequest {
  readonly path: NonNullable<operations['deleteWebhook']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteWebhook']['parameters']['header']>
}

export interface DeleteWebhook204 {
  readonly status: 204
}

export interface DeleteWebhook400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteWebhook503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteWebhookReply =
  | DeleteWebhook204
  | DeleteWebhook400
  | DeleteWebhook401
  | DeleteWebhook403
  | DeleteWebhook404
  | DeleteWebhook412
  | DeleteWebhook421
  | DeleteWebhook428
  | DeleteWebhook500
  | DeleteWebhook503

export interface RotateWebhookSecretRequest {
  readonly path: NonNullable<operations['rotateWebhookSecret']['parameters']['path']>
  readonly headers: NonNullable<operations['rotateWebhookSecret']['parameters']['header']>
}

export interface RotateWebhookSecret200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly ETag: string
  }
  readonly body: components['schemas']['WebhookSecret'] | Encoded<components['schemas']['WebhookSecret']>
}

export interface RotateWebhookSecret400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret412 {
  readonly status: 412
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret428 {
  readonly status: 428
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RotateWebhookSecret503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RotateWebhookSecretReply =
  | RotateWebhookSecret200
  | RotateWebhookSecret400
  | RotateWebhookSecret401
  | RotateWebhookSecret403
  | RotateWebhookSecret404
  | RotateWebhookSecret412
  | RotateWebhookSecret421
  | RotateWebhookSecret428
  | RotateWebhookSecret500
  | RotateWebhookSecret503

export interface TestWebhookRequest {
  readonly path: NonNullable<operations['testWebhook']['parameters']['path']>
}

export interface TestWebhook202 {
  readonly status: 202
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['WebhookDelivery'] | Encoded<components['schemas']['WebhookDelivery']>
}

export interface TestWebhook400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface TestWebhook503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type TestWebhookReply =
  | TestWebhook202
  | TestWebhook400
  | TestWebhook401
  | TestWebhook403
  | TestWebhook404
  | TestWebhook409
  | TestWebhook421
  | TestWebhook500
  | TestWebhook503

export interface ListWebhookDeliveriesRequest {
  readonly path: NonNullable<operations['listWebhookDeliveries']['parameters']['path']>
  readonly query: NonNullable<operations['listWebhookDeliveries']['parameters']['query']>
}

export interface ListWebhookDeliveries200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['WebhookDeliveryList'] | Encoded<components['schemas']['WebhookDeliveryList']>
}

export interface ListWebhookDeliveries400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListWebhookDeliveries503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListWebhookDeliveriesReply =
  | ListWebhookDeliveries200
  | ListWebhookDeliveries400
  | ListWebhookDeliveries401
  | ListWebhookDeliveries403
  | ListWebhookDeliveries404
  | ListWebhookDeliveries421
  | ListWebhookDeliveries500
  | ListWebhookDeliveries503

export type GetConsoleRequest = Readonly<Record<never, never>>

export interface GetConsole200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
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

export type GetConsoleStartRequest = Readonly<Record<never, never>>

export interface GetConsoleStart302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetConsoleStart421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsoleStart500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetConsoleStartReply =
  | GetConsoleStart302
  | GetConsoleStart421
  | GetConsoleStart500

export interface GetConsolePageRequest {
  readonly path: NonNullable<operations['getConsolePage']['parameters']['path']>
}

export interface GetConsolePage200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly body: string | Uint8Array
}

export interface GetConsolePage302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetConsolePage400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsolePage404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsolePage421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsolePage500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsolePage503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetConsolePageReply =
  | GetConsolePage200
  | GetConsolePage302
  | GetConsolePage400
  | GetConsolePage404
  | GetConsolePage421
  | GetConsolePage500
  | GetConsolePage503

export type GetVisitorRequest = Readonly<Record<never, never>>

export interface GetVisitor200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Visitor'] | Encoded<components['schemas']['Visitor']>
}

export interface GetVisitor421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetVisitor500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetVisitor503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetVisitorReply =
  | GetVisitor200
  | GetVisitor421
  | GetVisitor500
  | GetVisitor503

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

export interface GetAssetRequest {
  readonly path: NonNullable<operations['getAsset']['parameters']['path']>
}

export interface GetAsset200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'public, max-age=31536000, immutable'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly contentType: string
  readonly body: FileBody | Uint8Array
}

export interface GetAsset400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAsset404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAsset421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAsset500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetAssetReply =
  | GetAsset200
  | GetAsset400
  | GetAsset404
  | GetAsset421
  | GetAsset500

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
  /** The sites */
  readonly listSites: (request: ListSitesRequest, context: Context) => Promise<ListSitesReply> | ListSitesReply
  /** A new site */
  readonly createSite: (request: CreateSiteRequest, context: Context) => Promise<CreateSiteReply> | CreateSiteReply
  /** A site */
  readonly getSite: (request: GetSiteRequest, context: Context) => Promise<GetSiteReply> | GetSiteReply
  /** Delete a site */
  readonly deleteSite: (request: DeleteSiteRequest, context: Context) => Promise<DeleteSiteReply> | DeleteSiteReply
  /** End every preview token of a site */
  readonly revokePreviewTokens: (request: RevokePreviewTokensRequest, context: Context) => Promise<RevokePreviewTokensReply> | RevokePreviewTokensReply
  /** The environments of a site */
  readonly listEnvironments: (request: ListEnvironmentsRequest, context: Context) => Promise<ListEnvironmentsReply> | ListEnvironmentsReply
  /** A new environment */
  readonly createEnvironment: (request: CreateEnvironmentRequest, context: Context) => Promise<CreateEnvironmentReply> | CreateEnvironmentReply
  /** An environment */
  readonly getEnvironment: (request: GetEnvironmentRequest, context: Context) => Promise<GetEnvironmentReply> | GetEnvironmentReply
  /** Delete an environment */
  readonly deleteEnvironment: (request: DeleteEnvironmentRequest, context: Context) => Promise<DeleteEnvironmentReply> | DeleteEnvironmentReply
  /** Find documents */
  readonly listDocuments: (request: ListDocumentsRequest, context: Context) => Promise<ListDocumentsReply> | ListDocumentsReply
  /** A new document */
  readonly createDocument: (request: CreateDocumentRequest, context: Context) => Promise<CreateDocumentReply> | CreateDocumentReply
  /** A document */
  readonly getConsoleDocument: (request: GetConsoleDocumentRequest, context: Context) => Promise<GetConsoleDocumentReply> | GetConsoleDocumentReply
  /** Save a draft */
  readonly saveDraft: (request: SaveDraftRequest, context: Context) => Promise<SaveDraftReply> | SaveDraftReply
  /** Delete a document */
  readonly deleteDocument: (request: DeleteDocumentRequest, context: Context) => Promise<DeleteDocumentReply> | DeleteDocumentReply
  /** Move a page */
  readonly moveDocument: (request: MoveDocumentRequest, context: Context) => Promise<MoveDocumentReply> | MoveDocumentReply
  /** Go back to an older revision */
  readonly restoreRevision: (request: RestoreRevisionRequest, context: Context) => Promise<RestoreRevisionReply> | RestoreRevisionReply
  /** Make a draft public */
  readonly publishDocument: (request: PublishDocumentRequest, context: Context) => Promise<PublishDocumentReply> | PublishDocumentReply
  /** Take a document off the site */
  readonly unpublishDocument: (request: UnpublishDocumentRequest, context: Context) => Promise<UnpublishDocumentReply> | UnpublishDocumentReply
  /** The history of a document */
  readonly listRevisions: (request: ListRevisionsRequest, context: Context) => Promise<ListRevisionsReply> | ListRevisionsReply
  /** What a document said */
  readonly getRevision: (request: GetRevisionRequest, context: Context) => Promise<GetRevisionReply> | GetRevisionReply
  /** What changed between two revisions */
  readonly diffRevisions: (request: DiffRevisionsRequest, context: Context) => Promise<DiffRevisionsReply> | DiffRevisionsReply
  /** Every redirect rule, with the reason for each one left out */
  readonly listRedirectRules: (request: ListRedirectRulesRequest, context: Context) => Promise<ListRedirectRulesReply> | ListRedirectRulesReply
  /** The media of a site */
  readonly listMedia: (request: ListMediaRequest, context: Context) => Promise<ListMediaReply> | ListMediaReply
  /** What is known of a media file */
  readonly getMediaFile: (request: GetMediaFileRequest, context: Context) => Promise<GetMediaFileReply> | GetMediaFileReply
  /** Upload a media file */
  readonly putMedia: (request: PutMediaRequest, context: Context) => Promise<PutMediaReply> | PutMediaReply
  /** Delete a media file */
  readonly deleteMedia: (request: DeleteMediaRequest, context: Context) => Promise<DeleteMediaReply> | DeleteMediaReply
  /** The block types of a site */
  readonly listBlockTypes: (request: ListBlockTypesRequest, context: Context) => Promise<ListBlockTypesReply> | ListBlockTypesReply
  /** A block type */
  readonly getBlockType: (request: GetBlockTypeRequest, context: Context) => Promise<GetBlockTypeReply> | GetBlockTypeReply
  /** Make or change a block type */
  readonly putBlockType: (request: PutBlockTypeRequest, context: Context) => Promise<PutBlockTypeReply> | PutBlockTypeReply
  /** Delete a block type */
  readonly deleteBlockType: (request: DeleteBlockTypeRequest, context: Context) => Promise<DeleteBlockTypeReply> | DeleteBlockTypeReply
  /** The releases */
  readonly listReleases: (request: ListReleasesRequest, context: Context) => Promise<ListReleasesReply> | ListReleasesReply
  /** A new release */
  readonly createRelease: (request: CreateReleaseRequest, context: Context) => Promise<CreateReleaseReply> | CreateReleaseReply
  /** A release */
  readonly getRelease: (request: GetReleaseRequest, context: Context) => Promise<GetReleaseReply> | GetReleaseReply
  /** Rename a release */
  readonly renameRelease: (request: RenameReleaseRequest, context: Context) => Promise<RenameReleaseReply> | RenameReleaseReply
  /** Delete a release */
  readonly deleteRelease: (request: DeleteReleaseRequest, context: Context) => Promise<DeleteReleaseReply> | DeleteReleaseReply
  /** What is in a release */
  readonly listReleaseItems: (request: ListReleaseItemsRequest, context: Context) => Promise<ListReleaseItemsReply> | ListReleaseItemsReply
  /** Put a document into a release */
  readonly putReleaseItem: (request: PutReleaseItemRequest, context: Context) => Promise<PutReleaseItemReply> | PutReleaseItemReply
  /** Take a document out of a release */
  readonly deleteReleaseItem: (request: DeleteReleaseItemRequest, context: Context) => Promise<DeleteReleaseItemReply> | DeleteReleaseItemReply
  /** Keep the items of a release over what was published since */
  readonly rebaseRelease: (request: RebaseReleaseRequest, context: Context) => Promise<RebaseReleaseReply> | RebaseReleaseReply
  /** Publish a release */
  readonly publishRelease: (request: PublishReleaseRequest, context: Context) => Promise<PublishReleaseReply> | PublishReleaseReply
  /** Publish a release at a time */
  readonly scheduleRelease: (request: ScheduleReleaseRequest, context: Context) => Promise<ScheduleReleaseReply> | ScheduleReleaseReply
  /** Do not publish it then */
  readonly unscheduleRelease: (request: UnscheduleReleaseRequest, context: Context) => Promise<UnscheduleReleaseReply> | UnscheduleReleaseReply
  /** A release that takes another one back */
  readonly revertRelease: (request: RevertReleaseRequest, context: Context) => Promise<RevertReleaseReply> | RevertReleaseReply
  /** Who is told of what is published */
  readonly listWebhooks: (request: ListWebhooksRequest, context: Context) => Promise<ListWebhooksReply> | ListWebhooksReply
  /** A new webhook */
  readonly createWebhook: (request: CreateWebhookRequest, context: Context) => Promise<CreateWebhookReply> | CreateWebhookReply
  /** A webhook */
  readonly getWebhook: (request: GetWebhookRequest, context: Context) => Promise<GetWebhookReply> | GetWebhookReply
  /** Change a webhook */
  readonly updateWebhook: (request: UpdateWebhookRequest, context: Context) => Promise<UpdateWebhookReply> | UpdateWebhookReply
  /** Delete a webhook */
  readonly deleteWebhook: (request: DeleteWebhookRequest, context: Context) => Promise<DeleteWebhookReply> | DeleteWebhookReply
  /** A new secret for a webhook */
  readonly rotateWebhookSecret: (request: RotateWebhookSecretRequest, context: Context) => Promise<RotateWebhookSecretReply> | RotateWebhookSecretReply
  /** Send a webhook a message */
  readonly testWebhook: (request: TestWebhookRequest, context: Context) => Promise<TestWebhookReply> | TestWebhookReply
  /** What a webhook was sent */
  readonly listWebhookDeliveries: (request: ListWebhookDeliveriesRequest, context: Context) => Promise<ListWebhookDeliveriesReply> | ListWebhookDeliveriesReply
  /** The console's page */
  readonly getConsole: (request: GetConsoleRequest, context: Context) => Promise<GetConsoleReply> | GetConsoleReply
  /** Where somebody looks for the console */
  readonly getConsoleStart: (request: GetConsoleStartRequest, context: Context) => Promise<GetConsoleStartReply> | GetConsoleStartReply
  /** A page of the console */
  readonly getConsolePage: (request: GetConsolePageRequest, context: Context) => Promise<GetConsolePageReply> | GetConsolePageReply
  /** Who is signed in to this console */
  readonly getVisitor: (request: GetVisitorRequest, context: Context) => Promise<GetVisitorReply> | GetVisitorReply
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
  /** A file that the console's page loads */
  readonly getAsset: (request: GetAssetRequest, context: Context) => Promise<GetAssetReply> | GetAssetReply
}
