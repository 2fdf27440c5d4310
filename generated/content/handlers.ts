// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { Readable } from 'node:stream'
import type { ContractReply } from '../../src/replies.ts'
import type { FileBody, Filled, SerializedJson, StreamedBody } from '../../src/payload.ts'
import type { components as filled } from './filled.ts'
import type { components, operations } from './types.ts'

export interface GetRootDocumentRequest {
  readonly path: NonNullable<operations['getRootDocument']['parameters']['path']>
  readonly query: NonNullable<operations['getRootDocument']['parameters']['query']>
  readonly headers: NonNullable<operations['getRootDocument']['parameters']['header']>
}

export interface GetRootDocument200 extends ContractReply<'getRootDocument', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['Document'] | SerializedJson<components['schemas']['Document']>> {}

export interface GetRootDocument304 extends ContractReply<'getRootDocument', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetRootDocument400 extends ContractReply<'getRootDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetRootDocument403 extends ContractReply<'getRootDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface GetRootDocument404 extends ContractReply<'getRootDocument', 404, {
  readonly 'Cache-Control'?: string | undefined
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetRootDocument412 extends ContractReply<'getRootDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetRootDocument500 extends ContractReply<'getRootDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetRootDocument503 extends ContractReply<'getRootDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetRootDocumentReply =
  | GetRootDocument200
  | GetRootDocument304
  | GetRootDocument400
  | GetRootDocument403
  | GetRootDocument404
  | GetRootDocument412
  | GetRootDocument500
  | GetRootDocument503

export interface GetDocumentRequest {
  readonly path: NonNullable<operations['getDocument']['parameters']['path']>
  readonly query: NonNullable<operations['getDocument']['parameters']['query']>
  readonly headers: NonNullable<operations['getDocument']['parameters']['header']>
}

export interface GetDocument200 extends ContractReply<'getDocument', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['Document'] | SerializedJson<components['schemas']['Document']>> {}

export interface GetDocument304 extends ContractReply<'getDocument', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetDocument400 extends ContractReply<'getDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetDocument403 extends ContractReply<'getDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface GetDocument404 extends ContractReply<'getDocument', 404, {
  readonly 'Cache-Control'?: string | undefined
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetDocument412 extends ContractReply<'getDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetDocument500 extends ContractReply<'getDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetDocument503 extends ContractReply<'getDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetDocumentReply =
  | GetDocument200
  | GetDocument304
  | GetDocument400
  | GetDocument403
  | GetDocument404
  | GetDocument412
  | GetDocument500
  | GetDocument503

export interface ListPagesRequest {
  readonly path: NonNullable<operations['listPages']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listPages']['parameters']['query']>, 'type' | 'sort' | 'limit'>
  readonly headers: NonNullable<operations['listPages']['parameters']['header']>
}

export interface ListPages200 extends ContractReply<'listPages', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly Link?: string | undefined
}, components['schemas']['PageList'] | SerializedJson<components['schemas']['PageList']>> {}

export interface ListPages304 extends ContractReply<'listPages', 304, Readonly<Record<never, never>>, undefined> {}

export interface ListPages400 extends ContractReply<'listPages', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListPages403 extends ContractReply<'listPages', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface ListPages404 extends ContractReply<'listPages', 404, {
  readonly 'Cache-Control'?: string | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListPages412 extends ContractReply<'listPages', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface ListPages500 extends ContractReply<'listPages', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListPages503 extends ContractReply<'listPages', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListPagesReply =
  | ListPages200
  | ListPages304
  | ListPages400
  | ListPages403
  | ListPages404
  | ListPages412
  | ListPages500
  | ListPages503

export interface GetPageRequest {
  readonly path: NonNullable<operations['getPage']['parameters']['path']>
  readonly query: NonNullable<operations['getPage']['parameters']['query']>
  readonly headers: NonNullable<operations['getPage']['parameters']['header']>
}

export interface GetPage200 extends ContractReply<'getPage', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['PageDocument'] | SerializedJson<components['schemas']['PageDocument']>> {}

export interface GetPage304 extends ContractReply<'getPage', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetPage400 extends ContractReply<'getPage', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetPage403 extends ContractReply<'getPage', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface GetPage404 extends ContractReply<'getPage', 404, {
  readonly 'Cache-Control'?: string | undefined
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPage412 extends ContractReply<'getPage', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetPage500 extends ContractReply<'getPage', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPage503 extends ContractReply<'getPage', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPageReply =
  | GetPage200
  | GetPage304
  | GetPage400
  | GetPage403
  | GetPage404
  | GetPage412
  | GetPage500
  | GetPage503

export interface SearchPagesRequest {
  readonly path: NonNullable<operations['searchPages']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['searchPages']['parameters']['query']>, 'limit'>
  readonly headers: NonNullable<operations['searchPages']['parameters']['header']>
}

export interface SearchPages200 extends ContractReply<'searchPages', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly Link?: string | undefined
}, components['schemas']['FoundPages'] | SerializedJson<components['schemas']['FoundPages']>> {}

export interface SearchPages304 extends ContractReply<'searchPages', 304, Readonly<Record<never, never>>, undefined> {}

export interface SearchPages400 extends ContractReply<'searchPages', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface SearchPages403 extends ContractReply<'searchPages', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface SearchPages404 extends ContractReply<'searchPages', 404, {
  readonly 'Cache-Control'?: string | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface SearchPages412 extends ContractReply<'searchPages', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface SearchPages500 extends ContractReply<'searchPages', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SearchPages503 extends ContractReply<'searchPages', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SearchPagesReply =
  | SearchPages200
  | SearchPages304
  | SearchPages400
  | SearchPages403
  | SearchPages404
  | SearchPages412
  | SearchPages500
  | SearchPages503

export interface GetPartialRequest {
  readonly path: NonNullable<operations['getPartial']['parameters']['path']>
  readonly query: NonNullable<operations['getPartial']['parameters']['query']>
  readonly headers: NonNullable<operations['getPartial']['parameters']['header']>
}

export interface GetPartial200 extends ContractReply<'getPartial', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['Partial'] | SerializedJson<components['schemas']['Partial']>> {}

export interface GetPartial304 extends ContractReply<'getPartial', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetPartial400 extends ContractReply<'getPartial', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetPartial403 extends ContractReply<'getPartial', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface GetPartial404 extends ContractReply<'getPartial', 404, {
  readonly 'Cache-Control'?: string | undefined
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPartial412 extends ContractReply<'getPartial', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetPartial500 extends ContractReply<'getPartial', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPartial503 extends ContractReply<'getPartial', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPartialReply =
  | GetPartial200
  | GetPartial304
  | GetPartial400
  | GetPartial403
  | GetPartial404
  | GetPartial412
  | GetPartial500
  | GetPartial503

export interface ListRoutesRequest {
  readonly path: NonNullable<operations['listRoutes']['parameters']['path']>
  readonly query: NonNullable<operations['listRoutes']['parameters']['query']>
  readonly headers: NonNullable<operations['listRoutes']['parameters']['header']>
}

export interface ListRoutes200 extends ContractReply<'listRoutes', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly Link?: string | undefined
}, components['schemas']['RouteList'] | SerializedJson<components['schemas']['RouteList']>> {}

export interface ListRoutes304 extends ContractReply<'listRoutes', 304, Readonly<Record<never, never>>, undefined> {}

export interface ListRoutes400 extends ContractReply<'listRoutes', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListRoutes403 extends ContractReply<'listRoutes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface ListRoutes404 extends ContractReply<'listRoutes', 404, {
  readonly 'Cache-Control'?: string | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListRoutes412 extends ContractReply<'listRoutes', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface ListRoutes500 extends ContractReply<'listRoutes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListRoutes503 extends ContractReply<'listRoutes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListRoutesReply =
  | ListRoutes200
  | ListRoutes304
  | ListRoutes400
  | ListRoutes403
  | ListRoutes404
  | ListRoutes412
  | ListRoutes500
  | ListRoutes503

export interface ListRedirectsRequest {
  readonly path: NonNullable<operations['listRedirects']['parameters']['path']>
  readonly query: NonNullable<operations['listRedirects']['parameters']['query']>
  readonly headers: NonNullable<operations['listRedirects']['parameters']['header']>
}

export interface ListRedirects200 extends ContractReply<'listRedirects', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly Link?: string | undefined
}, components['schemas']['RedirectList'] | SerializedJson<components['schemas']['RedirectList']>> {}

export interface ListRedirects304 extends ContractReply<'listRedirects', 304, Readonly<Record<never, never>>, undefined> {}

export interface ListRedirects400 extends ContractReply<'listRedirects', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListRedirects403 extends ContractReply<'listRedirects', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface ListRedirects404 extends ContractReply<'listRedirects', 404, {
  readonly 'Cache-Control'?: string | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListRedirects412 extends ContractReply<'listRedirects', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface ListRedirects500 extends ContractReply<'listRedirects', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListRedirects503 extends ContractReply<'listRedirects', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListRedirectsReply =
  | ListRedirects200
  | ListRedirects304
  | ListRedirects400
  | ListRedirects403
  | ListRedirects404
  | ListRedirects412
  | ListRedirects500
  | ListRedirects503

export interface GetStringsRequest {
  readonly path: NonNullable<operations['getStrings']['parameters']['path']>
  readonly query: NonNullable<operations['getStrings']['parameters']['query']>
  readonly headers: NonNullable<operations['getStrings']['parameters']['header']>
}

export interface GetStrings200 extends ContractReply<'getStrings', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['Strings'] | SerializedJson<components['schemas']['Strings']>> {}

export interface GetStrings304 extends ContractReply<'getStrings', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetStrings400 extends ContractReply<'getStrings', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetStrings403 extends ContractReply<'getStrings', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreviewTokenInvalidProblem']> {}

export interface GetStrings404 extends ContractReply<'getStrings', 404, {
  readonly 'Cache-Control'?: string | undefined
  readonly 'X-CMS-Preview'?: 'granted' | 'granted; release' | 'denied; no-token' | 'denied; no-release' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetStrings412 extends ContractReply<'getStrings', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetStrings500 extends ContractReply<'getStrings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetStrings503 extends ContractReply<'getStrings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetStringsReply =
  | GetStrings200
  | GetStrings304
  | GetStrings400
  | GetStrings403
  | GetStrings404
  | GetStrings412
  | GetStrings500
  | GetStrings503

export interface GetMediaRequest {
  readonly path: NonNullable<operations['getMedia']['parameters']['path']>
  readonly headers: NonNullable<operations['getMedia']['parameters']['header']>
}

export interface GetMedia200 extends ContractReply<'getMedia', 200, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'Last-Modified': string
  readonly 'Content-Security-Policy': 'sandbox; default-src \'none\''
  readonly 'X-Content-Type-Options': 'nosniff'
  readonly 'Content-Disposition'?: string | undefined
}, FileBody | StreamedBody | Uint8Array> {}

export interface GetMedia206 extends ContractReply<'getMedia', 206, {
  readonly 'Cache-Control': 'public, max-age=0, s-maxage=60' | 'private, no-store'
  readonly ETag: string
  readonly 'Last-Modified': string
  readonly 'Content-Security-Policy': 'sandbox; default-src \'none\''
  readonly 'X-Content-Type-Options': 'nosniff'
  readonly 'Content-Disposition'?: string | undefined
}, FileBody | StreamedBody | Uint8Array> {}

export interface GetMedia304 extends ContractReply<'getMedia', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetMedia400 extends ContractReply<'getMedia', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetMedia404 extends ContractReply<'getMedia', 404, {
  readonly 'Cache-Control'?: string | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetMedia412 extends ContractReply<'getMedia', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetMedia416 extends ContractReply<'getMedia', 416, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RangeNotSatisfiableProblem']> {}

export interface GetMedia500 extends ContractReply<'getMedia', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMedia503 extends ContractReply<'getMedia', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMediaReply =
  | GetMedia200
  | GetMedia206
  | GetMedia304
  | GetMedia400
  | GetMedia404
  | GetMedia412
  | GetMedia416
  | GetMedia500
  | GetMedia503

export interface CreatePreviewTokenRequest {
  readonly body: NonNullable<operations['createPreviewToken']['requestBody']>['content']['application/json']
}

export interface CreatePreviewToken200 extends ContractReply<'createPreviewToken', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PreviewToken'] | SerializedJson<components['schemas']['PreviewToken']>> {}

export interface CreatePreviewToken400 extends ContractReply<'createPreviewToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreatePreviewToken401 extends ContractReply<'createPreviewToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreatePreviewToken403 extends ContractReply<'createPreviewToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredProblem']> {}

export interface CreatePreviewToken404 extends ContractReply<'createPreviewToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreatePreviewToken413 extends ContractReply<'createPreviewToken', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreatePreviewToken415 extends ContractReply<'createPreviewToken', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreatePreviewToken421 extends ContractReply<'createPreviewToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreatePreviewToken500 extends ContractReply<'createPreviewToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreatePreviewToken503 extends ContractReply<'createPreviewToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listSites']['parameters']['query']>, 'limit'>
}

export interface ListSites200 extends ContractReply<'listSites', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['SiteList'] | SerializedJson<components['schemas']['SiteList']>> {}

export interface ListSites400 extends ContractReply<'listSites', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListSites401 extends ContractReply<'listSites', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListSites403 extends ContractReply<'listSites', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListSites421 extends ContractReply<'listSites', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListSites500 extends ContractReply<'listSites', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListSites503 extends ContractReply<'listSites', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateSite201 extends ContractReply<'createSite', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['Site'] | SerializedJson<components['schemas']['Site']>> {}

export interface CreateSite400 extends ContractReply<'createSite', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreateSite401 extends ContractReply<'createSite', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateSite403 extends ContractReply<'createSite', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface CreateSite409 extends ContractReply<'createSite', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AlreadyExistsProblem']> {}

export interface CreateSite413 extends ContractReply<'createSite', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateSite415 extends ContractReply<'createSite', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateSite421 extends ContractReply<'createSite', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateSite500 extends ContractReply<'createSite', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateSite503 extends ContractReply<'createSite', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetSite200 extends ContractReply<'getSite', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['Site'] | SerializedJson<components['schemas']['Site']>> {}

export interface GetSite304 extends ContractReply<'getSite', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetSite400 extends ContractReply<'getSite', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetSite401 extends ContractReply<'getSite', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetSite403 extends ContractReply<'getSite', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetSite404 extends ContractReply<'getSite', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetSite412 extends ContractReply<'getSite', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetSite421 extends ContractReply<'getSite', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSite500 extends ContractReply<'getSite', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSite503 extends ContractReply<'getSite', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSiteReply =
  | GetSite200
  | GetSite304
  | GetSite400
  | GetSite401
  | GetSite403
  | GetSite404
  | GetSite412
  | GetSite421
  | GetSite500
  | GetSite503

export interface DeleteSiteRequest {
  readonly path: NonNullable<operations['deleteSite']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteSite']['parameters']['header']>
}

export interface DeleteSite204 extends ContractReply<'deleteSite', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteSite400 extends ContractReply<'deleteSite', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteSite401 extends ContractReply<'deleteSite', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteSite403 extends ContractReply<'deleteSite', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface DeleteSite404 extends ContractReply<'deleteSite', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteSite409 extends ContractReply<'deleteSite', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotEmptyProblem']> {}

export interface DeleteSite412 extends ContractReply<'deleteSite', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteSite421 extends ContractReply<'deleteSite', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteSite428 extends ContractReply<'deleteSite', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteSite500 extends ContractReply<'deleteSite', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteSite503 extends ContractReply<'deleteSite', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RevokePreviewTokens204 extends ContractReply<'revokePreviewTokens', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokePreviewTokens400 extends ContractReply<'revokePreviewTokens', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokePreviewTokens401 extends ContractReply<'revokePreviewTokens', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokePreviewTokens403 extends ContractReply<'revokePreviewTokens', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface RevokePreviewTokens404 extends ContractReply<'revokePreviewTokens', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokePreviewTokens421 extends ContractReply<'revokePreviewTokens', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokePreviewTokens500 extends ContractReply<'revokePreviewTokens', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokePreviewTokens503 extends ContractReply<'revokePreviewTokens', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RevokePreviewTokensReply =
  | RevokePreviewTokens204
  | RevokePreviewTokens400
  | RevokePreviewTokens401
  | RevokePreviewTokens403
  | RevokePreviewTokens404
  | RevokePreviewTokens421
  | RevokePreviewTokens500
  | RevokePreviewTokens503

export interface GetLinkPolicyRequest {
  readonly path: NonNullable<operations['getLinkPolicy']['parameters']['path']>
  readonly headers: NonNullable<operations['getLinkPolicy']['parameters']['header']>
}

export interface GetLinkPolicy200 extends ContractReply<'getLinkPolicy', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['LinkPolicy'] | SerializedJson<components['schemas']['LinkPolicy']>> {}

export interface GetLinkPolicy304 extends ContractReply<'getLinkPolicy', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetLinkPolicy400 extends ContractReply<'getLinkPolicy', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetLinkPolicy401 extends ContractReply<'getLinkPolicy', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetLinkPolicy403 extends ContractReply<'getLinkPolicy', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetLinkPolicy404 extends ContractReply<'getLinkPolicy', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetLinkPolicy412 extends ContractReply<'getLinkPolicy', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetLinkPolicy421 extends ContractReply<'getLinkPolicy', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetLinkPolicy500 extends ContractReply<'getLinkPolicy', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetLinkPolicy503 extends ContractReply<'getLinkPolicy', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetLinkPolicyReply =
  | GetLinkPolicy200
  | GetLinkPolicy304
  | GetLinkPolicy400
  | GetLinkPolicy401
  | GetLinkPolicy403
  | GetLinkPolicy404
  | GetLinkPolicy412
  | GetLinkPolicy421
  | GetLinkPolicy500
  | GetLinkPolicy503

export interface PutLinkPolicyRequest {
  readonly path: NonNullable<operations['putLinkPolicy']['parameters']['path']>
  readonly headers: NonNullable<operations['putLinkPolicy']['parameters']['header']>
  readonly body: NonNullable<operations['putLinkPolicy']['requestBody']>['content']['application/json']
}

export interface PutLinkPolicy200 extends ContractReply<'putLinkPolicy', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['LinkPolicy'] | SerializedJson<components['schemas']['LinkPolicy']>> {}

export interface PutLinkPolicy400 extends ContractReply<'putLinkPolicy', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutLinkPolicy401 extends ContractReply<'putLinkPolicy', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutLinkPolicy403 extends ContractReply<'putLinkPolicy', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface PutLinkPolicy404 extends ContractReply<'putLinkPolicy', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutLinkPolicy412 extends ContractReply<'putLinkPolicy', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutLinkPolicy413 extends ContractReply<'putLinkPolicy', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutLinkPolicy415 extends ContractReply<'putLinkPolicy', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutLinkPolicy421 extends ContractReply<'putLinkPolicy', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutLinkPolicy428 extends ContractReply<'putLinkPolicy', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutLinkPolicy500 extends ContractReply<'putLinkPolicy', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutLinkPolicy503 extends ContractReply<'putLinkPolicy', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutLinkPolicyReply =
  | PutLinkPolicy200
  | PutLinkPolicy400
  | PutLinkPolicy401
  | PutLinkPolicy403
  | PutLinkPolicy404
  | PutLinkPolicy412
  | PutLinkPolicy413
  | PutLinkPolicy415
  | PutLinkPolicy421
  | PutLinkPolicy428
  | PutLinkPolicy500
  | PutLinkPolicy503

export interface GetPublicSearchRequest {
  readonly path: NonNullable<operations['getPublicSearch']['parameters']['path']>
  readonly headers: NonNullable<operations['getPublicSearch']['parameters']['header']>
}

export interface GetPublicSearch200 extends ContractReply<'getPublicSearch', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['PublicSearch'] | SerializedJson<components['schemas']['PublicSearch']>> {}

export interface GetPublicSearch304 extends ContractReply<'getPublicSearch', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetPublicSearch400 extends ContractReply<'getPublicSearch', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetPublicSearch401 extends ContractReply<'getPublicSearch', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPublicSearch403 extends ContractReply<'getPublicSearch', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetPublicSearch404 extends ContractReply<'getPublicSearch', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPublicSearch412 extends ContractReply<'getPublicSearch', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetPublicSearch421 extends ContractReply<'getPublicSearch', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPublicSearch500 extends ContractReply<'getPublicSearch', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPublicSearch503 extends ContractReply<'getPublicSearch', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPublicSearchReply =
  | GetPublicSearch200
  | GetPublicSearch304
  | GetPublicSearch400
  | GetPublicSearch401
  | GetPublicSearch403
  | GetPublicSearch404
  | GetPublicSearch412
  | GetPublicSearch421
  | GetPublicSearch500
  | GetPublicSearch503

export interface PutPublicSearchRequest {
  readonly path: NonNullable<operations['putPublicSearch']['parameters']['path']>
  readonly headers: NonNullable<operations['putPublicSearch']['parameters']['header']>
  readonly body: NonNullable<operations['putPublicSearch']['requestBody']>['content']['application/json']
}

export interface PutPublicSearch200 extends ContractReply<'putPublicSearch', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['PublicSearch'] | SerializedJson<components['schemas']['PublicSearch']>> {}

export interface PutPublicSearch400 extends ContractReply<'putPublicSearch', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutPublicSearch401 extends ContractReply<'putPublicSearch', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutPublicSearch403 extends ContractReply<'putPublicSearch', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface PutPublicSearch404 extends ContractReply<'putPublicSearch', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutPublicSearch412 extends ContractReply<'putPublicSearch', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutPublicSearch413 extends ContractReply<'putPublicSearch', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutPublicSearch415 extends ContractReply<'putPublicSearch', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutPublicSearch421 extends ContractReply<'putPublicSearch', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutPublicSearch428 extends ContractReply<'putPublicSearch', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutPublicSearch500 extends ContractReply<'putPublicSearch', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutPublicSearch503 extends ContractReply<'putPublicSearch', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutPublicSearchReply =
  | PutPublicSearch200
  | PutPublicSearch400
  | PutPublicSearch401
  | PutPublicSearch403
  | PutPublicSearch404
  | PutPublicSearch412
  | PutPublicSearch413
  | PutPublicSearch415
  | PutPublicSearch421
  | PutPublicSearch428
  | PutPublicSearch500
  | PutPublicSearch503

export interface GetLanguagesRequest {
  readonly path: NonNullable<operations['getLanguages']['parameters']['path']>
  readonly headers: NonNullable<operations['getLanguages']['parameters']['header']>
}

export interface GetLanguages200 extends ContractReply<'getLanguages', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['SiteLanguages'] | SerializedJson<components['schemas']['SiteLanguages']>> {}

export interface GetLanguages304 extends ContractReply<'getLanguages', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetLanguages400 extends ContractReply<'getLanguages', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetLanguages401 extends ContractReply<'getLanguages', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetLanguages403 extends ContractReply<'getLanguages', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetLanguages404 extends ContractReply<'getLanguages', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetLanguages412 extends ContractReply<'getLanguages', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetLanguages421 extends ContractReply<'getLanguages', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetLanguages500 extends ContractReply<'getLanguages', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetLanguages503 extends ContractReply<'getLanguages', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetLanguagesReply =
  | GetLanguages200
  | GetLanguages304
  | GetLanguages400
  | GetLanguages401
  | GetLanguages403
  | GetLanguages404
  | GetLanguages412
  | GetLanguages421
  | GetLanguages500
  | GetLanguages503

export interface PutLanguagesRequest {
  readonly path: NonNullable<operations['putLanguages']['parameters']['path']>
  readonly headers: NonNullable<operations['putLanguages']['parameters']['header']>
  readonly body: NonNullable<operations['putLanguages']['requestBody']>['content']['application/json']
}

export interface PutLanguages200 extends ContractReply<'putLanguages', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['SiteLanguages'] | SerializedJson<components['schemas']['SiteLanguages']>> {}

export interface PutLanguages400 extends ContractReply<'putLanguages', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutLanguages401 extends ContractReply<'putLanguages', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutLanguages403 extends ContractReply<'putLanguages', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface PutLanguages404 extends ContractReply<'putLanguages', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutLanguages409 extends ContractReply<'putLanguages', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InUseProblem']> {}

export interface PutLanguages412 extends ContractReply<'putLanguages', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutLanguages413 extends ContractReply<'putLanguages', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutLanguages415 extends ContractReply<'putLanguages', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutLanguages421 extends ContractReply<'putLanguages', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutLanguages428 extends ContractReply<'putLanguages', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutLanguages500 extends ContractReply<'putLanguages', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutLanguages503 extends ContractReply<'putLanguages', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutLanguagesReply =
  | PutLanguages200
  | PutLanguages400
  | PutLanguages401
  | PutLanguages403
  | PutLanguages404
  | PutLanguages409
  | PutLanguages412
  | PutLanguages413
  | PutLanguages415
  | PutLanguages421
  | PutLanguages428
  | PutLanguages500
  | PutLanguages503

export interface ListEnvironmentsRequest {
  readonly path: NonNullable<operations['listEnvironments']['parameters']['path']>
}

export interface ListEnvironments200 extends ContractReply<'listEnvironments', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['EnvironmentList'] | SerializedJson<components['schemas']['EnvironmentList']>> {}

export interface ListEnvironments400 extends ContractReply<'listEnvironments', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListEnvironments401 extends ContractReply<'listEnvironments', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListEnvironments403 extends ContractReply<'listEnvironments', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListEnvironments404 extends ContractReply<'listEnvironments', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListEnvironments421 extends ContractReply<'listEnvironments', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListEnvironments500 extends ContractReply<'listEnvironments', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListEnvironments503 extends ContractReply<'listEnvironments', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateEnvironment201 extends ContractReply<'createEnvironment', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['Environment'] | SerializedJson<components['schemas']['Environment']>> {}

export interface CreateEnvironment400 extends ContractReply<'createEnvironment', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateEnvironment401 extends ContractReply<'createEnvironment', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateEnvironment403 extends ContractReply<'createEnvironment', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface CreateEnvironment404 extends ContractReply<'createEnvironment', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateEnvironment409 extends ContractReply<'createEnvironment', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['CreateEnvironment409Problem']> {}

export interface CreateEnvironment413 extends ContractReply<'createEnvironment', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateEnvironment415 extends ContractReply<'createEnvironment', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateEnvironment421 extends ContractReply<'createEnvironment', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateEnvironment500 extends ContractReply<'createEnvironment', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateEnvironment503 extends ContractReply<'createEnvironment', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetEnvironment200 extends ContractReply<'getEnvironment', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['Environment'] | SerializedJson<components['schemas']['Environment']>> {}

export interface GetEnvironment304 extends ContractReply<'getEnvironment', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetEnvironment400 extends ContractReply<'getEnvironment', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetEnvironment401 extends ContractReply<'getEnvironment', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetEnvironment403 extends ContractReply<'getEnvironment', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetEnvironment404 extends ContractReply<'getEnvironment', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetEnvironment412 extends ContractReply<'getEnvironment', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetEnvironment421 extends ContractReply<'getEnvironment', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetEnvironment500 extends ContractReply<'getEnvironment', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetEnvironment503 extends ContractReply<'getEnvironment', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetEnvironmentReply =
  | GetEnvironment200
  | GetEnvironment304
  | GetEnvironment400
  | GetEnvironment401
  | GetEnvironment403
  | GetEnvironment404
  | GetEnvironment412
  | GetEnvironment421
  | GetEnvironment500
  | GetEnvironment503

export interface DeleteEnvironmentRequest {
  readonly path: NonNullable<operations['deleteEnvironment']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteEnvironment']['parameters']['header']>
}

export interface DeleteEnvironment204 extends ContractReply<'deleteEnvironment', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteEnvironment400 extends ContractReply<'deleteEnvironment', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteEnvironment401 extends ContractReply<'deleteEnvironment', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteEnvironment403 extends ContractReply<'deleteEnvironment', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface DeleteEnvironment404 extends ContractReply<'deleteEnvironment', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteEnvironment409 extends ContractReply<'deleteEnvironment', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotEmptyProblem']> {}

export interface DeleteEnvironment412 extends ContractReply<'deleteEnvironment', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteEnvironment421 extends ContractReply<'deleteEnvironment', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteEnvironment428 extends ContractReply<'deleteEnvironment', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteEnvironment500 extends ContractReply<'deleteEnvironment', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteEnvironment503 extends ContractReply<'deleteEnvironment', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listDocuments']['parameters']['query']>, 'pending' | 'limit'>
}

export interface ListDocuments200 extends ContractReply<'listDocuments', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['DocumentList'] | SerializedJson<components['schemas']['DocumentList']>> {}

export interface ListDocuments400 extends ContractReply<'listDocuments', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListDocuments401 extends ContractReply<'listDocuments', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListDocuments403 extends ContractReply<'listDocuments', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListDocuments404 extends ContractReply<'listDocuments', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListDocuments421 extends ContractReply<'listDocuments', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListDocuments500 extends ContractReply<'listDocuments', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListDocuments503 extends ContractReply<'listDocuments', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateDocument201 extends ContractReply<'createDocument', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface CreateDocument400 extends ContractReply<'createDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateDocument401 extends ContractReply<'createDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateDocument403 extends ContractReply<'createDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface CreateDocument404 extends ContractReply<'createDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateDocument409 extends ContractReply<'createDocument', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['CreateDocument409Problem']> {}

export interface CreateDocument413 extends ContractReply<'createDocument', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateDocument415 extends ContractReply<'createDocument', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateDocument421 extends ContractReply<'createDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateDocument500 extends ContractReply<'createDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateDocument503 extends ContractReply<'createDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ChangeDocumentsRequest {
  readonly path: NonNullable<operations['changeDocuments']['parameters']['path']>
  readonly body: NonNullable<operations['changeDocuments']['requestBody']>['content']['application/json']
}

export interface ChangeDocuments200 extends ContractReply<'changeDocuments', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BulkResult'] | SerializedJson<components['schemas']['BulkResult']>> {}

export interface ChangeDocuments400 extends ContractReply<'changeDocuments', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ChangeDocuments401 extends ContractReply<'changeDocuments', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ChangeDocuments403 extends ContractReply<'changeDocuments', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BulkRightsProblem']> {}

export interface ChangeDocuments404 extends ContractReply<'changeDocuments', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ChangeDocuments409 extends ContractReply<'changeDocuments', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ChangesRefusedProblem']> {}

export interface ChangeDocuments413 extends ContractReply<'changeDocuments', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ChangeDocuments415 extends ContractReply<'changeDocuments', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ChangeDocuments421 extends ContractReply<'changeDocuments', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ChangeDocuments500 extends ContractReply<'changeDocuments', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ChangeDocuments503 extends ContractReply<'changeDocuments', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ChangeDocumentsReply =
  | ChangeDocuments200
  | ChangeDocuments400
  | ChangeDocuments401
  | ChangeDocuments403
  | ChangeDocuments404
  | ChangeDocuments409
  | ChangeDocuments413
  | ChangeDocuments415
  | ChangeDocuments421
  | ChangeDocuments500
  | ChangeDocuments503

export interface GetConsoleDocumentRequest {
  readonly path: NonNullable<operations['getConsoleDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['getConsoleDocument']['parameters']['header']>
}

export interface GetConsoleDocument200 extends ContractReply<'getConsoleDocument', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface GetConsoleDocument304 extends ContractReply<'getConsoleDocument', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetConsoleDocument400 extends ContractReply<'getConsoleDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetConsoleDocument401 extends ContractReply<'getConsoleDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetConsoleDocument403 extends ContractReply<'getConsoleDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetConsoleDocument404 extends ContractReply<'getConsoleDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetConsoleDocument412 extends ContractReply<'getConsoleDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetConsoleDocument421 extends ContractReply<'getConsoleDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConsoleDocument500 extends ContractReply<'getConsoleDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConsoleDocument503 extends ContractReply<'getConsoleDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetConsoleDocumentReply =
  | GetConsoleDocument200
  | GetConsoleDocument304
  | GetConsoleDocument400
  | GetConsoleDocument401
  | GetConsoleDocument403
  | GetConsoleDocument404
  | GetConsoleDocument412
  | GetConsoleDocument421
  | GetConsoleDocument500
  | GetConsoleDocument503

export interface SaveDraftRequest {
  readonly path: NonNullable<operations['saveDraft']['parameters']['path']>
  readonly headers: NonNullable<operations['saveDraft']['parameters']['header']>
  readonly body: NonNullable<operations['saveDraft']['requestBody']>['content']['application/json']
}

export interface SaveDraft200 extends ContractReply<'saveDraft', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface SaveDraft400 extends ContractReply<'saveDraft', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface SaveDraft401 extends ContractReply<'saveDraft', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface SaveDraft403 extends ContractReply<'saveDraft', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface SaveDraft404 extends ContractReply<'saveDraft', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface SaveDraft409 extends ContractReply<'saveDraft', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SaveDraft409Problem']> {}

export interface SaveDraft412 extends ContractReply<'saveDraft', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface SaveDraft413 extends ContractReply<'saveDraft', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface SaveDraft415 extends ContractReply<'saveDraft', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface SaveDraft421 extends ContractReply<'saveDraft', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SaveDraft428 extends ContractReply<'saveDraft', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface SaveDraft500 extends ContractReply<'saveDraft', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SaveDraft503 extends ContractReply<'saveDraft', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteDocument204 extends ContractReply<'deleteDocument', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteDocument400 extends ContractReply<'deleteDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteDocument401 extends ContractReply<'deleteDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteDocument403 extends ContractReply<'deleteDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface DeleteDocument404 extends ContractReply<'deleteDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteDocument409 extends ContractReply<'deleteDocument', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['DeleteDocument409Problem']> {}

export interface DeleteDocument412 extends ContractReply<'deleteDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteDocument421 extends ContractReply<'deleteDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteDocument428 extends ContractReply<'deleteDocument', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteDocument500 extends ContractReply<'deleteDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteDocument503 extends ContractReply<'deleteDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly body: filled['schemas']['Move']
}

export interface MoveDocument200 extends ContractReply<'moveDocument', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface MoveDocument400 extends ContractReply<'moveDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface MoveDocument401 extends ContractReply<'moveDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface MoveDocument403 extends ContractReply<'moveDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface MoveDocument404 extends ContractReply<'moveDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface MoveDocument409 extends ContractReply<'moveDocument', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MoveDocument409Problem']> {}

export interface MoveDocument412 extends ContractReply<'moveDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface MoveDocument413 extends ContractReply<'moveDocument', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface MoveDocument415 extends ContractReply<'moveDocument', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface MoveDocument421 extends ContractReply<'moveDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface MoveDocument428 extends ContractReply<'moveDocument', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface MoveDocument500 extends ContractReply<'moveDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface MoveDocument503 extends ContractReply<'moveDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RestoreRevision200 extends ContractReply<'restoreRevision', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface RestoreRevision400 extends ContractReply<'restoreRevision', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface RestoreRevision401 extends ContractReply<'restoreRevision', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RestoreRevision403 extends ContractReply<'restoreRevision', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface RestoreRevision404 extends ContractReply<'restoreRevision', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RestoreRevision409 extends ContractReply<'restoreRevision', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RouteTakenProblem']> {}

export interface RestoreRevision412 extends ContractReply<'restoreRevision', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface RestoreRevision413 extends ContractReply<'restoreRevision', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface RestoreRevision415 extends ContractReply<'restoreRevision', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface RestoreRevision421 extends ContractReply<'restoreRevision', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RestoreRevision428 extends ContractReply<'restoreRevision', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface RestoreRevision500 extends ContractReply<'restoreRevision', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RestoreRevision503 extends ContractReply<'restoreRevision', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface PublishDocument200 extends ContractReply<'publishDocument', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface PublishDocument400 extends ContractReply<'publishDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PublishDocument401 extends ContractReply<'publishDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PublishDocument403 extends ContractReply<'publishDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PublishDocument404 extends ContractReply<'publishDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PublishDocument409 extends ContractReply<'publishDocument', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PublishDocument409Problem']> {}

export interface PublishDocument412 extends ContractReply<'publishDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PublishDocument421 extends ContractReply<'publishDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PublishDocument428 extends ContractReply<'publishDocument', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PublishDocument500 extends ContractReply<'publishDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PublishDocument503 extends ContractReply<'publishDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface UnpublishDocument200 extends ContractReply<'unpublishDocument', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface UnpublishDocument400 extends ContractReply<'unpublishDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UnpublishDocument401 extends ContractReply<'unpublishDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UnpublishDocument403 extends ContractReply<'unpublishDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface UnpublishDocument404 extends ContractReply<'unpublishDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UnpublishDocument409 extends ContractReply<'unpublishDocument', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['LinksBrokenProblem']> {}

export interface UnpublishDocument412 extends ContractReply<'unpublishDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface UnpublishDocument421 extends ContractReply<'unpublishDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UnpublishDocument428 extends ContractReply<'unpublishDocument', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface UnpublishDocument500 extends ContractReply<'unpublishDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UnpublishDocument503 extends ContractReply<'unpublishDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ListDocumentLinksRequest {
  readonly path: NonNullable<operations['listDocumentLinks']['parameters']['path']>
}

export interface ListDocumentLinks200 extends ContractReply<'listDocumentLinks', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['DocumentLinkList'] | SerializedJson<components['schemas']['DocumentLinkList']>> {}

export interface ListDocumentLinks400 extends ContractReply<'listDocumentLinks', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListDocumentLinks401 extends ContractReply<'listDocumentLinks', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListDocumentLinks403 extends ContractReply<'listDocumentLinks', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListDocumentLinks404 extends ContractReply<'listDocumentLinks', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListDocumentLinks421 extends ContractReply<'listDocumentLinks', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListDocumentLinks500 extends ContractReply<'listDocumentLinks', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListDocumentLinks503 extends ContractReply<'listDocumentLinks', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListDocumentLinksReply =
  | ListDocumentLinks200
  | ListDocumentLinks400
  | ListDocumentLinks401
  | ListDocumentLinks403
  | ListDocumentLinks404
  | ListDocumentLinks421
  | ListDocumentLinks500
  | ListDocumentLinks503

export interface ListDocumentUsesRequest {
  readonly path: NonNullable<operations['listDocumentUses']['parameters']['path']>
}

export interface ListDocumentUses200 extends ContractReply<'listDocumentUses', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['UseList'] | SerializedJson<components['schemas']['UseList']>> {}

export interface ListDocumentUses400 extends ContractReply<'listDocumentUses', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListDocumentUses401 extends ContractReply<'listDocumentUses', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListDocumentUses403 extends ContractReply<'listDocumentUses', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListDocumentUses404 extends ContractReply<'listDocumentUses', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListDocumentUses421 extends ContractReply<'listDocumentUses', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListDocumentUses500 extends ContractReply<'listDocumentUses', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListDocumentUses503 extends ContractReply<'listDocumentUses', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListDocumentUsesReply =
  | ListDocumentUses200
  | ListDocumentUses400
  | ListDocumentUses401
  | ListDocumentUses403
  | ListDocumentUses404
  | ListDocumentUses421
  | ListDocumentUses500
  | ListDocumentUses503

export interface ListRevisionsRequest {
  readonly path: NonNullable<operations['listRevisions']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listRevisions']['parameters']['query']>, 'limit'>
}

export interface ListRevisions200 extends ContractReply<'listRevisions', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['RevisionList'] | SerializedJson<components['schemas']['RevisionList']>> {}

export interface ListRevisions400 extends ContractReply<'listRevisions', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListRevisions401 extends ContractReply<'listRevisions', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListRevisions403 extends ContractReply<'listRevisions', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListRevisions404 extends ContractReply<'listRevisions', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListRevisions421 extends ContractReply<'listRevisions', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListRevisions500 extends ContractReply<'listRevisions', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListRevisions503 extends ContractReply<'listRevisions', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetRevision200 extends ContractReply<'getRevision', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Revision'] | SerializedJson<components['schemas']['Revision']>> {}

export interface GetRevision400 extends ContractReply<'getRevision', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetRevision401 extends ContractReply<'getRevision', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetRevision403 extends ContractReply<'getRevision', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetRevision404 extends ContractReply<'getRevision', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetRevision421 extends ContractReply<'getRevision', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetRevision500 extends ContractReply<'getRevision', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetRevision503 extends ContractReply<'getRevision', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DiffRevisions200 extends ContractReply<'diffRevisions', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Diff'] | SerializedJson<components['schemas']['Diff']>> {}

export interface DiffRevisions400 extends ContractReply<'diffRevisions', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DiffRevisions401 extends ContractReply<'diffRevisions', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DiffRevisions403 extends ContractReply<'diffRevisions', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface DiffRevisions404 extends ContractReply<'diffRevisions', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DiffRevisions421 extends ContractReply<'diffRevisions', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DiffRevisions500 extends ContractReply<'diffRevisions', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DiffRevisions503 extends ContractReply<'diffRevisions', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DiffRevisionsReply =
  | DiffRevisions200
  | DiffRevisions400
  | DiffRevisions401
  | DiffRevisions403
  | DiffRevisions404
  | DiffRevisions421
  | DiffRevisions500
  | DiffRevisions503

export interface ListTranslationsRequest {
  readonly path: NonNullable<operations['listTranslations']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listTranslations']['parameters']['query']>, 'limit'>
}

export interface ListTranslations200 extends ContractReply<'listTranslations', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['TranslationList'] | SerializedJson<components['schemas']['TranslationList']>> {}

export interface ListTranslations400 extends ContractReply<'listTranslations', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListTranslations401 extends ContractReply<'listTranslations', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListTranslations403 extends ContractReply<'listTranslations', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListTranslations404 extends ContractReply<'listTranslations', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListTranslations421 extends ContractReply<'listTranslations', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListTranslations500 extends ContractReply<'listTranslations', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListTranslations503 extends ContractReply<'listTranslations', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListTranslationsReply =
  | ListTranslations200
  | ListTranslations400
  | ListTranslations401
  | ListTranslations403
  | ListTranslations404
  | ListTranslations421
  | ListTranslations500
  | ListTranslations503

export interface GetTranslationsRequest {
  readonly path: NonNullable<operations['getTranslations']['parameters']['path']>
  readonly headers: NonNullable<operations['getTranslations']['parameters']['header']>
}

export interface GetTranslations200 extends ContractReply<'getTranslations', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['Translations'] | SerializedJson<components['schemas']['Translations']>> {}

export interface GetTranslations304 extends ContractReply<'getTranslations', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetTranslations400 extends ContractReply<'getTranslations', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetTranslations401 extends ContractReply<'getTranslations', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetTranslations403 extends ContractReply<'getTranslations', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetTranslations404 extends ContractReply<'getTranslations', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetTranslations412 extends ContractReply<'getTranslations', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetTranslations421 extends ContractReply<'getTranslations', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetTranslations500 extends ContractReply<'getTranslations', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetTranslations503 extends ContractReply<'getTranslations', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetTranslationsReply =
  | GetTranslations200
  | GetTranslations304
  | GetTranslations400
  | GetTranslations401
  | GetTranslations403
  | GetTranslations404
  | GetTranslations412
  | GetTranslations421
  | GetTranslations500
  | GetTranslations503

export interface CreateTranslationRequest {
  readonly path: NonNullable<operations['createTranslation']['parameters']['path']>
  readonly body: NonNullable<operations['createTranslation']['requestBody']>['content']['application/json']
}

export interface CreateTranslation201 extends ContractReply<'createTranslation', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['ConsoleDocument'] | SerializedJson<components['schemas']['ConsoleDocument']>> {}

export interface CreateTranslation400 extends ContractReply<'createTranslation', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateTranslation401 extends ContractReply<'createTranslation', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateTranslation403 extends ContractReply<'createTranslation', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface CreateTranslation404 extends ContractReply<'createTranslation', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateTranslation409 extends ContractReply<'createTranslation', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['CreateTranslation409Problem']> {}

export interface CreateTranslation413 extends ContractReply<'createTranslation', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateTranslation415 extends ContractReply<'createTranslation', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateTranslation421 extends ContractReply<'createTranslation', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateTranslation500 extends ContractReply<'createTranslation', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateTranslation503 extends ContractReply<'createTranslation', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type CreateTranslationReply =
  | CreateTranslation201
  | CreateTranslation400
  | CreateTranslation401
  | CreateTranslation403
  | CreateTranslation404
  | CreateTranslation409
  | CreateTranslation413
  | CreateTranslation415
  | CreateTranslation421
  | CreateTranslation500
  | CreateTranslation503

export interface PutTranslationRequest {
  readonly path: NonNullable<operations['putTranslation']['parameters']['path']>
  readonly headers: NonNullable<operations['putTranslation']['parameters']['header']>
  readonly body: NonNullable<operations['putTranslation']['requestBody']>['content']['application/json']
}

export interface PutTranslation200 extends ContractReply<'putTranslation', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Translations'] | SerializedJson<components['schemas']['Translations']>> {}

export interface PutTranslation400 extends ContractReply<'putTranslation', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutTranslation401 extends ContractReply<'putTranslation', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutTranslation403 extends ContractReply<'putTranslation', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PublicTranslationProblem']> {}

export interface PutTranslation404 extends ContractReply<'putTranslation', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutTranslation409 extends ContractReply<'putTranslation', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutTranslation409Problem']> {}

export interface PutTranslation412 extends ContractReply<'putTranslation', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutTranslation413 extends ContractReply<'putTranslation', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutTranslation415 extends ContractReply<'putTranslation', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutTranslation421 extends ContractReply<'putTranslation', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutTranslation428 extends ContractReply<'putTranslation', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutTranslation500 extends ContractReply<'putTranslation', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutTranslation503 extends ContractReply<'putTranslation', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutTranslationReply =
  | PutTranslation200
  | PutTranslation400
  | PutTranslation401
  | PutTranslation403
  | PutTranslation404
  | PutTranslation409
  | PutTranslation412
  | PutTranslation413
  | PutTranslation415
  | PutTranslation421
  | PutTranslation428
  | PutTranslation500
  | PutTranslation503

export interface PublishTranslationsRequest {
  readonly path: NonNullable<operations['publishTranslations']['parameters']['path']>
  readonly headers: NonNullable<operations['publishTranslations']['parameters']['header']>
  readonly body: NonNullable<operations['publishTranslations']['requestBody']>['content']['application/json']
}

export interface PublishTranslations200 extends ContractReply<'publishTranslations', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BulkResult'] | SerializedJson<components['schemas']['BulkResult']>> {}

export interface PublishTranslations400 extends ContractReply<'publishTranslations', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PublishTranslations401 extends ContractReply<'publishTranslations', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PublishTranslations403 extends ContractReply<'publishTranslations', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PublishTranslations404 extends ContractReply<'publishTranslations', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PublishTranslations409 extends ContractReply<'publishTranslations', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ChangesRefusedProblem']> {}

export interface PublishTranslations412 extends ContractReply<'publishTranslations', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PublishTranslations413 extends ContractReply<'publishTranslations', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PublishTranslations415 extends ContractReply<'publishTranslations', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PublishTranslations421 extends ContractReply<'publishTranslations', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PublishTranslations428 extends ContractReply<'publishTranslations', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PublishTranslations500 extends ContractReply<'publishTranslations', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PublishTranslations503 extends ContractReply<'publishTranslations', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PublishTranslationsReply =
  | PublishTranslations200
  | PublishTranslations400
  | PublishTranslations401
  | PublishTranslations403
  | PublishTranslations404
  | PublishTranslations409
  | PublishTranslations412
  | PublishTranslations413
  | PublishTranslations415
  | PublishTranslations421
  | PublishTranslations428
  | PublishTranslations500
  | PublishTranslations503

export interface ListRedirectRulesRequest {
  readonly path: NonNullable<operations['listRedirectRules']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listRedirectRules']['parameters']['query']>, 'leftOut' | 'limit'>
}

export interface ListRedirectRules200 extends ContractReply<'listRedirectRules', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['RedirectRuleList'] | SerializedJson<components['schemas']['RedirectRuleList']>> {}

export interface ListRedirectRules400 extends ContractReply<'listRedirectRules', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListRedirectRules401 extends ContractReply<'listRedirectRules', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListRedirectRules403 extends ContractReply<'listRedirectRules', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListRedirectRules404 extends ContractReply<'listRedirectRules', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListRedirectRules421 extends ContractReply<'listRedirectRules', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListRedirectRules500 extends ContractReply<'listRedirectRules', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListRedirectRules503 extends ContractReply<'listRedirectRules', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listMedia']['parameters']['query']>, 'limit'>
}

export interface ListMedia200 extends ContractReply<'listMedia', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['MediaList'] | SerializedJson<components['schemas']['MediaList']>> {}

export interface ListMedia400 extends ContractReply<'listMedia', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListMedia401 extends ContractReply<'listMedia', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMedia403 extends ContractReply<'listMedia', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListMedia404 extends ContractReply<'listMedia', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListMedia421 extends ContractReply<'listMedia', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMedia500 extends ContractReply<'listMedia', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMedia503 extends ContractReply<'listMedia', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetMediaFile200 extends ContractReply<'getMediaFile', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['MediaFile'] | SerializedJson<components['schemas']['MediaFile']>> {}

export interface GetMediaFile304 extends ContractReply<'getMediaFile', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetMediaFile400 extends ContractReply<'getMediaFile', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetMediaFile401 extends ContractReply<'getMediaFile', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetMediaFile403 extends ContractReply<'getMediaFile', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetMediaFile404 extends ContractReply<'getMediaFile', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetMediaFile412 extends ContractReply<'getMediaFile', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetMediaFile421 extends ContractReply<'getMediaFile', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMediaFile500 extends ContractReply<'getMediaFile', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMediaFile503 extends ContractReply<'getMediaFile', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMediaFileReply =
  | GetMediaFile200
  | GetMediaFile304
  | GetMediaFile400
  | GetMediaFile401
  | GetMediaFile403
  | GetMediaFile404
  | GetMediaFile412
  | GetMediaFile421
  | GetMediaFile500
  | GetMediaFile503

export interface PutMediaRequest {
  readonly path: NonNullable<operations['putMedia']['parameters']['path']>
  readonly headers: NonNullable<operations['putMedia']['parameters']['header']>
  readonly body: Readable
}

export interface PutMedia200 extends ContractReply<'putMedia', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['MediaFile'] | SerializedJson<components['schemas']['MediaFile']>> {}

export interface PutMedia201 extends ContractReply<'putMedia', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['MediaFile'] | SerializedJson<components['schemas']['MediaFile']>> {}

export interface PutMedia400 extends ContractReply<'putMedia', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutMedia401 extends ContractReply<'putMedia', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutMedia403 extends ContractReply<'putMedia', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PublicMediaProblem']> {}

export interface PutMedia404 extends ContractReply<'putMedia', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutMedia408 extends ContractReply<'putMedia', 408, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RequestTimeoutProblem']> {}

export interface PutMedia409 extends ContractReply<'putMedia', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutMedia409Problem']> {}

export interface PutMedia412 extends ContractReply<'putMedia', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutMedia413 extends ContractReply<'putMedia', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutMedia415 extends ContractReply<'putMedia', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutMedia421 extends ContractReply<'putMedia', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutMedia428 extends ContractReply<'putMedia', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutMedia500 extends ContractReply<'putMedia', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutMedia503 extends ContractReply<'putMedia', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export interface PutMedia507 extends ContractReply<'putMedia', 507, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StorageFullProblem']> {}

export type PutMediaReply =
  | PutMedia200
  | PutMedia201
  | PutMedia400
  | PutMedia401
  | PutMedia403
  | PutMedia404
  | PutMedia408
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

export interface DeleteMedia204 extends ContractReply<'deleteMedia', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteMedia400 extends ContractReply<'deleteMedia', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteMedia401 extends ContractReply<'deleteMedia', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteMedia403 extends ContractReply<'deleteMedia', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PublicMediaProblem']> {}

export interface DeleteMedia404 extends ContractReply<'deleteMedia', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteMedia409 extends ContractReply<'deleteMedia', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InUseProblem']> {}

export interface DeleteMedia412 extends ContractReply<'deleteMedia', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteMedia421 extends ContractReply<'deleteMedia', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteMedia428 extends ContractReply<'deleteMedia', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteMedia500 extends ContractReply<'deleteMedia', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteMedia503 extends ContractReply<'deleteMedia', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DeleteMediaReply =
  | DeleteMedia204
  | DeleteMedia400
  | DeleteMedia401
  | DeleteMedia403
  | DeleteMedia404
  | DeleteMedia409
  | DeleteMedia412
  | DeleteMedia421
  | DeleteMedia428
  | DeleteMedia500
  | DeleteMedia503

export interface ListMediaChangesRequest {
  readonly path: NonNullable<operations['listMediaChanges']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listMediaChanges']['parameters']['query']>, 'limit'>
}

export interface ListMediaChanges200 extends ContractReply<'listMediaChanges', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['MediaChangeList'] | SerializedJson<components['schemas']['MediaChangeList']>> {}

export interface ListMediaChanges400 extends ContractReply<'listMediaChanges', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListMediaChanges401 extends ContractReply<'listMediaChanges', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMediaChanges403 extends ContractReply<'listMediaChanges', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListMediaChanges404 extends ContractReply<'listMediaChanges', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListMediaChanges421 extends ContractReply<'listMediaChanges', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMediaChanges500 extends ContractReply<'listMediaChanges', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMediaChanges503 extends ContractReply<'listMediaChanges', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMediaChangesReply =
  | ListMediaChanges200
  | ListMediaChanges400
  | ListMediaChanges401
  | ListMediaChanges403
  | ListMediaChanges404
  | ListMediaChanges421
  | ListMediaChanges500
  | ListMediaChanges503

export interface ListMediaUsesRequest {
  readonly path: NonNullable<operations['listMediaUses']['parameters']['path']>
}

export interface ListMediaUses200 extends ContractReply<'listMediaUses', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['UseList'] | SerializedJson<components['schemas']['UseList']>> {}

export interface ListMediaUses400 extends ContractReply<'listMediaUses', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListMediaUses401 extends ContractReply<'listMediaUses', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMediaUses403 extends ContractReply<'listMediaUses', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListMediaUses404 extends ContractReply<'listMediaUses', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListMediaUses421 extends ContractReply<'listMediaUses', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMediaUses500 extends ContractReply<'listMediaUses', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMediaUses503 extends ContractReply<'listMediaUses', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMediaUsesReply =
  | ListMediaUses200
  | ListMediaUses400
  | ListMediaUses401
  | ListMediaUses403
  | ListMediaUses404
  | ListMediaUses421
  | ListMediaUses500
  | ListMediaUses503

export interface ListBlockTypesRequest {
  readonly path: NonNullable<operations['listBlockTypes']['parameters']['path']>
}

export interface ListBlockTypes200 extends ContractReply<'listBlockTypes', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BlockTypeList'] | SerializedJson<components['schemas']['BlockTypeList']>> {}

export interface ListBlockTypes400 extends ContractReply<'listBlockTypes', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListBlockTypes401 extends ContractReply<'listBlockTypes', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListBlockTypes403 extends ContractReply<'listBlockTypes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListBlockTypes404 extends ContractReply<'listBlockTypes', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListBlockTypes421 extends ContractReply<'listBlockTypes', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListBlockTypes500 extends ContractReply<'listBlockTypes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListBlockTypes503 extends ContractReply<'listBlockTypes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetBlockType200 extends ContractReply<'getBlockType', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['BlockType'] | SerializedJson<components['schemas']['BlockType']>> {}

export interface GetBlockType304 extends ContractReply<'getBlockType', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetBlockType400 extends ContractReply<'getBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetBlockType401 extends ContractReply<'getBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetBlockType403 extends ContractReply<'getBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetBlockType404 extends ContractReply<'getBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetBlockType412 extends ContractReply<'getBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetBlockType421 extends ContractReply<'getBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetBlockType500 extends ContractReply<'getBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetBlockType503 extends ContractReply<'getBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetBlockTypeReply =
  | GetBlockType200
  | GetBlockType304
  | GetBlockType400
  | GetBlockType401
  | GetBlockType403
  | GetBlockType404
  | GetBlockType412
  | GetBlockType421
  | GetBlockType500
  | GetBlockType503

export interface PutBlockTypeRequest {
  readonly path: NonNullable<operations['putBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['putBlockType']['parameters']['header']>
  readonly body: NonNullable<operations['putBlockType']['requestBody']>['content']['application/json']
}

export interface PutBlockType200 extends ContractReply<'putBlockType', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['BlockType'] | SerializedJson<components['schemas']['BlockType']>> {}

export interface PutBlockType201 extends ContractReply<'putBlockType', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['BlockType'] | SerializedJson<components['schemas']['BlockType']>> {}

export interface PutBlockType400 extends ContractReply<'putBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutBlockType401 extends ContractReply<'putBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutBlockType403 extends ContractReply<'putBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PutBlockType404 extends ContractReply<'putBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutBlockType409 extends ContractReply<'putBlockType', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutBlockType409Problem']> {}

export interface PutBlockType412 extends ContractReply<'putBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutBlockType413 extends ContractReply<'putBlockType', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutBlockType415 extends ContractReply<'putBlockType', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutBlockType421 extends ContractReply<'putBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutBlockType428 extends ContractReply<'putBlockType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutBlockType500 extends ContractReply<'putBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutBlockType503 extends ContractReply<'putBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteBlockType204 extends ContractReply<'deleteBlockType', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteBlockType400 extends ContractReply<'deleteBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteBlockType401 extends ContractReply<'deleteBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteBlockType403 extends ContractReply<'deleteBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface DeleteBlockType404 extends ContractReply<'deleteBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteBlockType412 extends ContractReply<'deleteBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteBlockType421 extends ContractReply<'deleteBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteBlockType428 extends ContractReply<'deleteBlockType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteBlockType500 extends ContractReply<'deleteBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteBlockType503 extends ContractReply<'deleteBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ListPageTypesRequest {
  readonly path: NonNullable<operations['listPageTypes']['parameters']['path']>
}

export interface ListPageTypes200 extends ContractReply<'listPageTypes', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PageTypeList'] | SerializedJson<components['schemas']['PageTypeList']>> {}

export interface ListPageTypes400 extends ContractReply<'listPageTypes', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListPageTypes401 extends ContractReply<'listPageTypes', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListPageTypes403 extends ContractReply<'listPageTypes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListPageTypes404 extends ContractReply<'listPageTypes', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListPageTypes421 extends ContractReply<'listPageTypes', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListPageTypes500 extends ContractReply<'listPageTypes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListPageTypes503 extends ContractReply<'listPageTypes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListPageTypesReply =
  | ListPageTypes200
  | ListPageTypes400
  | ListPageTypes401
  | ListPageTypes403
  | ListPageTypes404
  | ListPageTypes421
  | ListPageTypes500
  | ListPageTypes503

export interface GetPageTypeRequest {
  readonly path: NonNullable<operations['getPageType']['parameters']['path']>
  readonly headers: NonNullable<operations['getPageType']['parameters']['header']>
}

export interface GetPageType200 extends ContractReply<'getPageType', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['PageType'] | SerializedJson<components['schemas']['PageType']>> {}

export interface GetPageType304 extends ContractReply<'getPageType', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetPageType400 extends ContractReply<'getPageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetPageType401 extends ContractReply<'getPageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPageType403 extends ContractReply<'getPageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetPageType404 extends ContractReply<'getPageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPageType412 extends ContractReply<'getPageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetPageType421 extends ContractReply<'getPageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPageType500 extends ContractReply<'getPageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPageType503 extends ContractReply<'getPageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPageTypeReply =
  | GetPageType200
  | GetPageType304
  | GetPageType400
  | GetPageType401
  | GetPageType403
  | GetPageType404
  | GetPageType412
  | GetPageType421
  | GetPageType500
  | GetPageType503

export interface PutPageTypeRequest {
  readonly path: NonNullable<operations['putPageType']['parameters']['path']>
  readonly headers: NonNullable<operations['putPageType']['parameters']['header']>
  readonly body: NonNullable<operations['putPageType']['requestBody']>['content']['application/json']
}

export interface PutPageType200 extends ContractReply<'putPageType', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['PageType'] | SerializedJson<components['schemas']['PageType']>> {}

export interface PutPageType201 extends ContractReply<'putPageType', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['PageType'] | SerializedJson<components['schemas']['PageType']>> {}

export interface PutPageType400 extends ContractReply<'putPageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutPageType401 extends ContractReply<'putPageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutPageType403 extends ContractReply<'putPageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PutPageType404 extends ContractReply<'putPageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutPageType409 extends ContractReply<'putPageType', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutPageType409Problem']> {}

export interface PutPageType412 extends ContractReply<'putPageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutPageType413 extends ContractReply<'putPageType', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutPageType415 extends ContractReply<'putPageType', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutPageType421 extends ContractReply<'putPageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutPageType428 extends ContractReply<'putPageType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutPageType500 extends ContractReply<'putPageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutPageType503 extends ContractReply<'putPageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutPageTypeReply =
  | PutPageType200
  | PutPageType201
  | PutPageType400
  | PutPageType401
  | PutPageType403
  | PutPageType404
  | PutPageType409
  | PutPageType412
  | PutPageType413
  | PutPageType415
  | PutPageType421
  | PutPageType428
  | PutPageType500
  | PutPageType503

export interface DeletePageTypeRequest {
  readonly path: NonNullable<operations['deletePageType']['parameters']['path']>
  readonly headers: NonNullable<operations['deletePageType']['parameters']['header']>
}

export interface DeletePageType204 extends ContractReply<'deletePageType', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeletePageType400 extends ContractReply<'deletePageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeletePageType401 extends ContractReply<'deletePageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeletePageType403 extends ContractReply<'deletePageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface DeletePageType404 extends ContractReply<'deletePageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeletePageType412 extends ContractReply<'deletePageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeletePageType421 extends ContractReply<'deletePageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeletePageType428 extends ContractReply<'deletePageType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeletePageType500 extends ContractReply<'deletePageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeletePageType503 extends ContractReply<'deletePageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DeletePageTypeReply =
  | DeletePageType204
  | DeletePageType400
  | DeletePageType401
  | DeletePageType403
  | DeletePageType404
  | DeletePageType412
  | DeletePageType421
  | DeletePageType428
  | DeletePageType500
  | DeletePageType503

export interface ListEnvironmentBlockTypesRequest {
  readonly path: NonNullable<operations['listEnvironmentBlockTypes']['parameters']['path']>
}

export interface ListEnvironmentBlockTypes200 extends ContractReply<'listEnvironmentBlockTypes', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['EnvironmentBlockTypeList'] | SerializedJson<components['schemas']['EnvironmentBlockTypeList']>> {}

export interface ListEnvironmentBlockTypes400 extends ContractReply<'listEnvironmentBlockTypes', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListEnvironmentBlockTypes401 extends ContractReply<'listEnvironmentBlockTypes', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListEnvironmentBlockTypes403 extends ContractReply<'listEnvironmentBlockTypes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListEnvironmentBlockTypes404 extends ContractReply<'listEnvironmentBlockTypes', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListEnvironmentBlockTypes421 extends ContractReply<'listEnvironmentBlockTypes', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListEnvironmentBlockTypes500 extends ContractReply<'listEnvironmentBlockTypes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListEnvironmentBlockTypes503 extends ContractReply<'listEnvironmentBlockTypes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListEnvironmentBlockTypesReply =
  | ListEnvironmentBlockTypes200
  | ListEnvironmentBlockTypes400
  | ListEnvironmentBlockTypes401
  | ListEnvironmentBlockTypes403
  | ListEnvironmentBlockTypes404
  | ListEnvironmentBlockTypes421
  | ListEnvironmentBlockTypes500
  | ListEnvironmentBlockTypes503

export interface GetEnvironmentBlockTypeRequest {
  readonly path: NonNullable<operations['getEnvironmentBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['getEnvironmentBlockType']['parameters']['header']>
}

export interface GetEnvironmentBlockType200 extends ContractReply<'getEnvironmentBlockType', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['EnvironmentBlockType'] | SerializedJson<components['schemas']['EnvironmentBlockType']>> {}

export interface GetEnvironmentBlockType304 extends ContractReply<'getEnvironmentBlockType', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetEnvironmentBlockType400 extends ContractReply<'getEnvironmentBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetEnvironmentBlockType401 extends ContractReply<'getEnvironmentBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetEnvironmentBlockType403 extends ContractReply<'getEnvironmentBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetEnvironmentBlockType404 extends ContractReply<'getEnvironmentBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetEnvironmentBlockType412 extends ContractReply<'getEnvironmentBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetEnvironmentBlockType421 extends ContractReply<'getEnvironmentBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetEnvironmentBlockType500 extends ContractReply<'getEnvironmentBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetEnvironmentBlockType503 extends ContractReply<'getEnvironmentBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetEnvironmentBlockTypeReply =
  | GetEnvironmentBlockType200
  | GetEnvironmentBlockType304
  | GetEnvironmentBlockType400
  | GetEnvironmentBlockType401
  | GetEnvironmentBlockType403
  | GetEnvironmentBlockType404
  | GetEnvironmentBlockType412
  | GetEnvironmentBlockType421
  | GetEnvironmentBlockType500
  | GetEnvironmentBlockType503

export interface PutEnvironmentBlockTypeRequest {
  readonly path: NonNullable<operations['putEnvironmentBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['putEnvironmentBlockType']['parameters']['header']>
  readonly body: NonNullable<operations['putEnvironmentBlockType']['requestBody']>['content']['application/json']
}

export interface PutEnvironmentBlockType200 extends ContractReply<'putEnvironmentBlockType', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['EnvironmentBlockType'] | SerializedJson<components['schemas']['EnvironmentBlockType']>> {}

export interface PutEnvironmentBlockType201 extends ContractReply<'putEnvironmentBlockType', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['EnvironmentBlockType'] | SerializedJson<components['schemas']['EnvironmentBlockType']>> {}

export interface PutEnvironmentBlockType400 extends ContractReply<'putEnvironmentBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutEnvironmentBlockType401 extends ContractReply<'putEnvironmentBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutEnvironmentBlockType403 extends ContractReply<'putEnvironmentBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PutEnvironmentBlockType404 extends ContractReply<'putEnvironmentBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutEnvironmentBlockType409 extends ContractReply<'putEnvironmentBlockType', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutEnvironmentBlockType409Problem']> {}

export interface PutEnvironmentBlockType412 extends ContractReply<'putEnvironmentBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutEnvironmentBlockType413 extends ContractReply<'putEnvironmentBlockType', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutEnvironmentBlockType415 extends ContractReply<'putEnvironmentBlockType', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutEnvironmentBlockType421 extends ContractReply<'putEnvironmentBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutEnvironmentBlockType428 extends ContractReply<'putEnvironmentBlockType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutEnvironmentBlockType500 extends ContractReply<'putEnvironmentBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutEnvironmentBlockType503 extends ContractReply<'putEnvironmentBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutEnvironmentBlockTypeReply =
  | PutEnvironmentBlockType200
  | PutEnvironmentBlockType201
  | PutEnvironmentBlockType400
  | PutEnvironmentBlockType401
  | PutEnvironmentBlockType403
  | PutEnvironmentBlockType404
  | PutEnvironmentBlockType409
  | PutEnvironmentBlockType412
  | PutEnvironmentBlockType413
  | PutEnvironmentBlockType415
  | PutEnvironmentBlockType421
  | PutEnvironmentBlockType428
  | PutEnvironmentBlockType500
  | PutEnvironmentBlockType503

export interface DeleteEnvironmentBlockTypeRequest {
  readonly path: NonNullable<operations['deleteEnvironmentBlockType']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteEnvironmentBlockType']['parameters']['header']>
}

export interface DeleteEnvironmentBlockType204 extends ContractReply<'deleteEnvironmentBlockType', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteEnvironmentBlockType400 extends ContractReply<'deleteEnvironmentBlockType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteEnvironmentBlockType401 extends ContractReply<'deleteEnvironmentBlockType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteEnvironmentBlockType403 extends ContractReply<'deleteEnvironmentBlockType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface DeleteEnvironmentBlockType404 extends ContractReply<'deleteEnvironmentBlockType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteEnvironmentBlockType412 extends ContractReply<'deleteEnvironmentBlockType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteEnvironmentBlockType421 extends ContractReply<'deleteEnvironmentBlockType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteEnvironmentBlockType428 extends ContractReply<'deleteEnvironmentBlockType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteEnvironmentBlockType500 extends ContractReply<'deleteEnvironmentBlockType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteEnvironmentBlockType503 extends ContractReply<'deleteEnvironmentBlockType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DeleteEnvironmentBlockTypeReply =
  | DeleteEnvironmentBlockType204
  | DeleteEnvironmentBlockType400
  | DeleteEnvironmentBlockType401
  | DeleteEnvironmentBlockType403
  | DeleteEnvironmentBlockType404
  | DeleteEnvironmentBlockType412
  | DeleteEnvironmentBlockType421
  | DeleteEnvironmentBlockType428
  | DeleteEnvironmentBlockType500
  | DeleteEnvironmentBlockType503

export interface ListEnvironmentPageTypesRequest {
  readonly path: NonNullable<operations['listEnvironmentPageTypes']['parameters']['path']>
}

export interface ListEnvironmentPageTypes200 extends ContractReply<'listEnvironmentPageTypes', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['EnvironmentPageTypeList'] | SerializedJson<components['schemas']['EnvironmentPageTypeList']>> {}

export interface ListEnvironmentPageTypes400 extends ContractReply<'listEnvironmentPageTypes', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListEnvironmentPageTypes401 extends ContractReply<'listEnvironmentPageTypes', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListEnvironmentPageTypes403 extends ContractReply<'listEnvironmentPageTypes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListEnvironmentPageTypes404 extends ContractReply<'listEnvironmentPageTypes', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListEnvironmentPageTypes421 extends ContractReply<'listEnvironmentPageTypes', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListEnvironmentPageTypes500 extends ContractReply<'listEnvironmentPageTypes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListEnvironmentPageTypes503 extends ContractReply<'listEnvironmentPageTypes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListEnvironmentPageTypesReply =
  | ListEnvironmentPageTypes200
  | ListEnvironmentPageTypes400
  | ListEnvironmentPageTypes401
  | ListEnvironmentPageTypes403
  | ListEnvironmentPageTypes404
  | ListEnvironmentPageTypes421
  | ListEnvironmentPageTypes500
  | ListEnvironmentPageTypes503

export interface GetEnvironmentPageTypeRequest {
  readonly path: NonNullable<operations['getEnvironmentPageType']['parameters']['path']>
  readonly headers: NonNullable<operations['getEnvironmentPageType']['parameters']['header']>
}

export interface GetEnvironmentPageType200 extends ContractReply<'getEnvironmentPageType', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['EnvironmentPageType'] | SerializedJson<components['schemas']['EnvironmentPageType']>> {}

export interface GetEnvironmentPageType304 extends ContractReply<'getEnvironmentPageType', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetEnvironmentPageType400 extends ContractReply<'getEnvironmentPageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetEnvironmentPageType401 extends ContractReply<'getEnvironmentPageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetEnvironmentPageType403 extends ContractReply<'getEnvironmentPageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetEnvironmentPageType404 extends ContractReply<'getEnvironmentPageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetEnvironmentPageType412 extends ContractReply<'getEnvironmentPageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetEnvironmentPageType421 extends ContractReply<'getEnvironmentPageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetEnvironmentPageType500 extends ContractReply<'getEnvironmentPageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetEnvironmentPageType503 extends ContractReply<'getEnvironmentPageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetEnvironmentPageTypeReply =
  | GetEnvironmentPageType200
  | GetEnvironmentPageType304
  | GetEnvironmentPageType400
  | GetEnvironmentPageType401
  | GetEnvironmentPageType403
  | GetEnvironmentPageType404
  | GetEnvironmentPageType412
  | GetEnvironmentPageType421
  | GetEnvironmentPageType500
  | GetEnvironmentPageType503

export interface PutEnvironmentPageTypeRequest {
  readonly path: NonNullable<operations['putEnvironmentPageType']['parameters']['path']>
  readonly headers: NonNullable<operations['putEnvironmentPageType']['parameters']['header']>
  readonly body: NonNullable<operations['putEnvironmentPageType']['requestBody']>['content']['application/json']
}

export interface PutEnvironmentPageType200 extends ContractReply<'putEnvironmentPageType', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['EnvironmentPageType'] | SerializedJson<components['schemas']['EnvironmentPageType']>> {}

export interface PutEnvironmentPageType201 extends ContractReply<'putEnvironmentPageType', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['EnvironmentPageType'] | SerializedJson<components['schemas']['EnvironmentPageType']>> {}

export interface PutEnvironmentPageType400 extends ContractReply<'putEnvironmentPageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutEnvironmentPageType401 extends ContractReply<'putEnvironmentPageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutEnvironmentPageType403 extends ContractReply<'putEnvironmentPageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PutEnvironmentPageType404 extends ContractReply<'putEnvironmentPageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutEnvironmentPageType409 extends ContractReply<'putEnvironmentPageType', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PutEnvironmentPageType409Problem']> {}

export interface PutEnvironmentPageType412 extends ContractReply<'putEnvironmentPageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutEnvironmentPageType413 extends ContractReply<'putEnvironmentPageType', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutEnvironmentPageType415 extends ContractReply<'putEnvironmentPageType', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutEnvironmentPageType421 extends ContractReply<'putEnvironmentPageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutEnvironmentPageType428 extends ContractReply<'putEnvironmentPageType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutEnvironmentPageType500 extends ContractReply<'putEnvironmentPageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutEnvironmentPageType503 extends ContractReply<'putEnvironmentPageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutEnvironmentPageTypeReply =
  | PutEnvironmentPageType200
  | PutEnvironmentPageType201
  | PutEnvironmentPageType400
  | PutEnvironmentPageType401
  | PutEnvironmentPageType403
  | PutEnvironmentPageType404
  | PutEnvironmentPageType409
  | PutEnvironmentPageType412
  | PutEnvironmentPageType413
  | PutEnvironmentPageType415
  | PutEnvironmentPageType421
  | PutEnvironmentPageType428
  | PutEnvironmentPageType500
  | PutEnvironmentPageType503

export interface DeleteEnvironmentPageTypeRequest {
  readonly path: NonNullable<operations['deleteEnvironmentPageType']['parameters']['path']>
  readonly headers: NonNullable<operations['deleteEnvironmentPageType']['parameters']['header']>
}

export interface DeleteEnvironmentPageType204 extends ContractReply<'deleteEnvironmentPageType', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteEnvironmentPageType400 extends ContractReply<'deleteEnvironmentPageType', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteEnvironmentPageType401 extends ContractReply<'deleteEnvironmentPageType', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteEnvironmentPageType403 extends ContractReply<'deleteEnvironmentPageType', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface DeleteEnvironmentPageType404 extends ContractReply<'deleteEnvironmentPageType', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteEnvironmentPageType412 extends ContractReply<'deleteEnvironmentPageType', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteEnvironmentPageType421 extends ContractReply<'deleteEnvironmentPageType', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteEnvironmentPageType428 extends ContractReply<'deleteEnvironmentPageType', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteEnvironmentPageType500 extends ContractReply<'deleteEnvironmentPageType', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteEnvironmentPageType503 extends ContractReply<'deleteEnvironmentPageType', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DeleteEnvironmentPageTypeReply =
  | DeleteEnvironmentPageType204
  | DeleteEnvironmentPageType400
  | DeleteEnvironmentPageType401
  | DeleteEnvironmentPageType403
  | DeleteEnvironmentPageType404
  | DeleteEnvironmentPageType412
  | DeleteEnvironmentPageType421
  | DeleteEnvironmentPageType428
  | DeleteEnvironmentPageType500
  | DeleteEnvironmentPageType503

export interface ListReleasesRequest {
  readonly path: NonNullable<operations['listReleases']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listReleases']['parameters']['query']>, 'limit'>
}

export interface ListReleases200 extends ContractReply<'listReleases', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['ReleaseList'] | SerializedJson<components['schemas']['ReleaseList']>> {}

export interface ListReleases400 extends ContractReply<'listReleases', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListReleases401 extends ContractReply<'listReleases', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListReleases403 extends ContractReply<'listReleases', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListReleases404 extends ContractReply<'listReleases', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListReleases421 extends ContractReply<'listReleases', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListReleases500 extends ContractReply<'listReleases', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListReleases503 extends ContractReply<'listReleases', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateRelease201 extends ContractReply<'createRelease', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface CreateRelease400 extends ContractReply<'createRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateRelease401 extends ContractReply<'createRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateRelease403 extends ContractReply<'createRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface CreateRelease404 extends ContractReply<'createRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateRelease409 extends ContractReply<'createRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AlreadyExistsProblem']> {}

export interface CreateRelease413 extends ContractReply<'createRelease', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateRelease415 extends ContractReply<'createRelease', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateRelease421 extends ContractReply<'createRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateRelease500 extends ContractReply<'createRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateRelease503 extends ContractReply<'createRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ComparePromotionRequest {
  readonly path: NonNullable<operations['comparePromotion']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['comparePromotion']['parameters']['query']>, 'limit'>
}

export interface ComparePromotion200 extends ContractReply<'comparePromotion', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['Promotion'] | SerializedJson<components['schemas']['Promotion']>> {}

export interface ComparePromotion400 extends ContractReply<'comparePromotion', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ComparePromotion401 extends ContractReply<'comparePromotion', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ComparePromotion403 extends ContractReply<'comparePromotion', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ComparePromotion404 extends ContractReply<'comparePromotion', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ComparePromotion421 extends ContractReply<'comparePromotion', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ComparePromotion500 extends ContractReply<'comparePromotion', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ComparePromotion503 extends ContractReply<'comparePromotion', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ComparePromotionReply =
  | ComparePromotion200
  | ComparePromotion400
  | ComparePromotion401
  | ComparePromotion403
  | ComparePromotion404
  | ComparePromotion421
  | ComparePromotion500
  | ComparePromotion503

export interface PromoteEnvironmentRequest {
  readonly path: NonNullable<operations['promoteEnvironment']['parameters']['path']>
  readonly headers: NonNullable<operations['promoteEnvironment']['parameters']['header']>
  readonly body: filled['schemas']['NewPromotion']
}

export interface PromoteEnvironment201 extends ContractReply<'promoteEnvironment', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface PromoteEnvironment400 extends ContractReply<'promoteEnvironment', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PromoteEnvironment401 extends ContractReply<'promoteEnvironment', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PromoteEnvironment403 extends ContractReply<'promoteEnvironment', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PromotedTypesProblem']> {}

export interface PromoteEnvironment404 extends ContractReply<'promoteEnvironment', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PromoteEnvironment409 extends ContractReply<'promoteEnvironment', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PromoteEnvironment409Problem']> {}

export interface PromoteEnvironment412 extends ContractReply<'promoteEnvironment', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PromoteEnvironment413 extends ContractReply<'promoteEnvironment', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PromoteEnvironment415 extends ContractReply<'promoteEnvironment', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PromoteEnvironment421 extends ContractReply<'promoteEnvironment', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PromoteEnvironment428 extends ContractReply<'promoteEnvironment', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PromoteEnvironment500 extends ContractReply<'promoteEnvironment', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PromoteEnvironment503 extends ContractReply<'promoteEnvironment', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PromoteEnvironmentReply =
  | PromoteEnvironment201
  | PromoteEnvironment400
  | PromoteEnvironment401
  | PromoteEnvironment403
  | PromoteEnvironment404
  | PromoteEnvironment409
  | PromoteEnvironment412
  | PromoteEnvironment413
  | PromoteEnvironment415
  | PromoteEnvironment421
  | PromoteEnvironment428
  | PromoteEnvironment500
  | PromoteEnvironment503

export interface GetReleaseRequest {
  readonly path: NonNullable<operations['getRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['getRelease']['parameters']['header']>
}

export interface GetRelease200 extends ContractReply<'getRelease', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface GetRelease304 extends ContractReply<'getRelease', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetRelease400 extends ContractReply<'getRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetRelease401 extends ContractReply<'getRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetRelease403 extends ContractReply<'getRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface GetRelease404 extends ContractReply<'getRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetRelease412 extends ContractReply<'getRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetRelease421 extends ContractReply<'getRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetRelease500 extends ContractReply<'getRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetRelease503 extends ContractReply<'getRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetReleaseReply =
  | GetRelease200
  | GetRelease304
  | GetRelease400
  | GetRelease401
  | GetRelease403
  | GetRelease404
  | GetRelease412
  | GetRelease421
  | GetRelease500
  | GetRelease503

export interface RenameReleaseRequest {
  readonly path: NonNullable<operations['renameRelease']['parameters']['path']>
  readonly headers: NonNullable<operations['renameRelease']['parameters']['header']>
  readonly body: NonNullable<operations['renameRelease']['requestBody']>['content']['application/json']
}

export interface RenameRelease200 extends ContractReply<'renameRelease', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface RenameRelease400 extends ContractReply<'renameRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface RenameRelease401 extends ContractReply<'renameRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RenameRelease403 extends ContractReply<'renameRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface RenameRelease404 extends ContractReply<'renameRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RenameRelease409 extends ContractReply<'renameRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RenameRelease409Problem']> {}

export interface RenameRelease412 extends ContractReply<'renameRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface RenameRelease413 extends ContractReply<'renameRelease', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface RenameRelease415 extends ContractReply<'renameRelease', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface RenameRelease421 extends ContractReply<'renameRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RenameRelease428 extends ContractReply<'renameRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface RenameRelease500 extends ContractReply<'renameRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RenameRelease503 extends ContractReply<'renameRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteRelease204 extends ContractReply<'deleteRelease', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteRelease400 extends ContractReply<'deleteRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteRelease401 extends ContractReply<'deleteRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteRelease403 extends ContractReply<'deleteRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface DeleteRelease404 extends ContractReply<'deleteRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteRelease409 extends ContractReply<'deleteRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseNotOpenProblem']> {}

export interface DeleteRelease412 extends ContractReply<'deleteRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteRelease421 extends ContractReply<'deleteRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteRelease428 extends ContractReply<'deleteRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteRelease500 extends ContractReply<'deleteRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteRelease503 extends ContractReply<'deleteRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listReleaseItems']['parameters']['query']>, 'conflicts' | 'limit'>
}

export interface ListReleaseItems200 extends ContractReply<'listReleaseItems', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['ReleaseItemList'] | SerializedJson<components['schemas']['ReleaseItemList']>> {}

export interface ListReleaseItems400 extends ContractReply<'listReleaseItems', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListReleaseItems401 extends ContractReply<'listReleaseItems', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListReleaseItems403 extends ContractReply<'listReleaseItems', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeProblem']> {}

export interface ListReleaseItems404 extends ContractReply<'listReleaseItems', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListReleaseItems421 extends ContractReply<'listReleaseItems', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListReleaseItems500 extends ContractReply<'listReleaseItems', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListReleaseItems503 extends ContractReply<'listReleaseItems', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface PutReleaseItem200 extends ContractReply<'putReleaseItem', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface PutReleaseItem400 extends ContractReply<'putReleaseItem', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PutReleaseItem401 extends ContractReply<'putReleaseItem', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutReleaseItem403 extends ContractReply<'putReleaseItem', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface PutReleaseItem404 extends ContractReply<'putReleaseItem', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PutReleaseItem409 extends ContractReply<'putReleaseItem', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseNotOpenProblem']> {}

export interface PutReleaseItem412 extends ContractReply<'putReleaseItem', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PutReleaseItem413 extends ContractReply<'putReleaseItem', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutReleaseItem415 extends ContractReply<'putReleaseItem', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutReleaseItem421 extends ContractReply<'putReleaseItem', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutReleaseItem428 extends ContractReply<'putReleaseItem', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PutReleaseItem500 extends ContractReply<'putReleaseItem', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutReleaseItem503 extends ContractReply<'putReleaseItem', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteReleaseItem200 extends ContractReply<'deleteReleaseItem', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface DeleteReleaseItem400 extends ContractReply<'deleteReleaseItem', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteReleaseItem401 extends ContractReply<'deleteReleaseItem', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteReleaseItem403 extends ContractReply<'deleteReleaseItem', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WriterOnlyProblem']> {}

export interface DeleteReleaseItem404 extends ContractReply<'deleteReleaseItem', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteReleaseItem409 extends ContractReply<'deleteReleaseItem', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseNotOpenProblem']> {}

export interface DeleteReleaseItem412 extends ContractReply<'deleteReleaseItem', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteReleaseItem421 extends ContractReply<'deleteReleaseItem', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteReleaseItem428 extends ContractReply<'deleteReleaseItem', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteReleaseItem500 extends ContractReply<'deleteReleaseItem', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteReleaseItem503 extends ContractReply<'deleteReleaseItem', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RebaseRelease200 extends ContractReply<'rebaseRelease', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface RebaseRelease400 extends ContractReply<'rebaseRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface RebaseRelease401 extends ContractReply<'rebaseRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RebaseRelease403 extends ContractReply<'rebaseRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface RebaseRelease404 extends ContractReply<'rebaseRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RebaseRelease409 extends ContractReply<'rebaseRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseNotOpenProblem']> {}

export interface RebaseRelease412 extends ContractReply<'rebaseRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface RebaseRelease421 extends ContractReply<'rebaseRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RebaseRelease428 extends ContractReply<'rebaseRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface RebaseRelease500 extends ContractReply<'rebaseRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RebaseRelease503 extends ContractReply<'rebaseRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly body: filled['schemas']['PublishRelease']
}

export interface PublishRelease200 extends ContractReply<'publishRelease', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface PublishRelease400 extends ContractReply<'publishRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface PublishRelease401 extends ContractReply<'publishRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PublishRelease403 extends ContractReply<'publishRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface PublishRelease404 extends ContractReply<'publishRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface PublishRelease409 extends ContractReply<'publishRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseConflictProblem']> {}

export interface PublishRelease412 extends ContractReply<'publishRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface PublishRelease413 extends ContractReply<'publishRelease', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PublishRelease415 extends ContractReply<'publishRelease', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PublishRelease421 extends ContractReply<'publishRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PublishRelease428 extends ContractReply<'publishRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface PublishRelease500 extends ContractReply<'publishRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PublishRelease503 extends ContractReply<'publishRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly body: filled['schemas']['Schedule']
}

export interface ScheduleRelease200 extends ContractReply<'scheduleRelease', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface ScheduleRelease400 extends ContractReply<'scheduleRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ScheduleRelease401 extends ContractReply<'scheduleRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ScheduleRelease403 extends ContractReply<'scheduleRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface ScheduleRelease404 extends ContractReply<'scheduleRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ScheduleRelease409 extends ContractReply<'scheduleRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ScheduleRelease409Problem']> {}

export interface ScheduleRelease412 extends ContractReply<'scheduleRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface ScheduleRelease413 extends ContractReply<'scheduleRelease', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ScheduleRelease415 extends ContractReply<'scheduleRelease', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ScheduleRelease421 extends ContractReply<'scheduleRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ScheduleRelease428 extends ContractReply<'scheduleRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface ScheduleRelease500 extends ContractReply<'scheduleRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ScheduleRelease503 extends ContractReply<'scheduleRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface UnscheduleRelease200 extends ContractReply<'unscheduleRelease', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface UnscheduleRelease400 extends ContractReply<'unscheduleRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UnscheduleRelease401 extends ContractReply<'unscheduleRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UnscheduleRelease403 extends ContractReply<'unscheduleRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface UnscheduleRelease404 extends ContractReply<'unscheduleRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UnscheduleRelease412 extends ContractReply<'unscheduleRelease', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface UnscheduleRelease421 extends ContractReply<'unscheduleRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UnscheduleRelease428 extends ContractReply<'unscheduleRelease', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface UnscheduleRelease500 extends ContractReply<'unscheduleRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UnscheduleRelease503 extends ContractReply<'unscheduleRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type UnscheduleReleaseReply =
  | UnscheduleRelease200
  | UnscheduleRelease400
  | UnscheduleRelease401
  | UnscheduleRelease403
  | UnscheduleRelease404
  | UnscheduleRelease412
  | UnscheduleRelease421
  | UnscheduleRelease428
  | UnscheduleRelease500
  | UnscheduleRelease503

export interface RevertReleaseRequest {
  readonly path: NonNullable<operations['revertRelease']['parameters']['path']>
}

export interface RevertRelease201 extends ContractReply<'revertRelease', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['Release'] | SerializedJson<components['schemas']['Release']>> {}

export interface RevertRelease400 extends ContractReply<'revertRelease', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevertRelease401 extends ContractReply<'revertRelease', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevertRelease403 extends ContractReply<'revertRelease', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PersonOnlyProblem']> {}

export interface RevertRelease404 extends ContractReply<'revertRelease', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevertRelease409 extends ContractReply<'revertRelease', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ReleaseNotOpenProblem']> {}

export interface RevertRelease421 extends ContractReply<'revertRelease', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevertRelease500 extends ContractReply<'revertRelease', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevertRelease503 extends ContractReply<'revertRelease', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ListDeletedDocumentsRequest {
  readonly path: NonNullable<operations['listDeletedDocuments']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['listDeletedDocuments']['parameters']['query']>, 'limit'>
}

export interface ListDeletedDocuments200 extends ContractReply<'listDeletedDocuments', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['DeletedDocumentList'] | SerializedJson<components['schemas']['DeletedDocumentList']>> {}

export interface ListDeletedDocuments400 extends ContractReply<'listDeletedDocuments', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListDeletedDocuments401 extends ContractReply<'listDeletedDocuments', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListDeletedDocuments403 extends ContractReply<'listDeletedDocuments', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlyProblem']> {}

export interface ListDeletedDocuments404 extends ContractReply<'listDeletedDocuments', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListDeletedDocuments421 extends ContractReply<'listDeletedDocuments', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListDeletedDocuments500 extends ContractReply<'listDeletedDocuments', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListDeletedDocuments503 extends ContractReply<'listDeletedDocuments', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListDeletedDocumentsReply =
  | ListDeletedDocuments200
  | ListDeletedDocuments400
  | ListDeletedDocuments401
  | ListDeletedDocuments403
  | ListDeletedDocuments404
  | ListDeletedDocuments421
  | ListDeletedDocuments500
  | ListDeletedDocuments503

export interface GetDeletedDocumentRequest {
  readonly path: NonNullable<operations['getDeletedDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['getDeletedDocument']['parameters']['header']>
}

export interface GetDeletedDocument200 extends ContractReply<'getDeletedDocument', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['DeletedDocument'] | SerializedJson<components['schemas']['DeletedDocument']>> {}

export interface GetDeletedDocument304 extends ContractReply<'getDeletedDocument', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetDeletedDocument400 extends ContractReply<'getDeletedDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetDeletedDocument401 extends ContractReply<'getDeletedDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetDeletedDocument403 extends ContractReply<'getDeletedDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlyProblem']> {}

export interface GetDeletedDocument404 extends ContractReply<'getDeletedDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetDeletedDocument412 extends ContractReply<'getDeletedDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetDeletedDocument421 extends ContractReply<'getDeletedDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetDeletedDocument500 extends ContractReply<'getDeletedDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetDeletedDocument503 extends ContractReply<'getDeletedDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetDeletedDocumentReply =
  | GetDeletedDocument200
  | GetDeletedDocument304
  | GetDeletedDocument400
  | GetDeletedDocument401
  | GetDeletedDocument403
  | GetDeletedDocument404
  | GetDeletedDocument412
  | GetDeletedDocument421
  | GetDeletedDocument500
  | GetDeletedDocument503

export interface EraseDocumentRequest {
  readonly path: NonNullable<operations['eraseDocument']['parameters']['path']>
  readonly headers: NonNullable<operations['eraseDocument']['parameters']['header']>
}

export interface EraseDocument204 extends ContractReply<'eraseDocument', 204, Readonly<Record<never, never>>, undefined> {}

export interface EraseDocument400 extends ContractReply<'eraseDocument', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface EraseDocument401 extends ContractReply<'eraseDocument', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EraseDocument403 extends ContractReply<'eraseDocument', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface EraseDocument404 extends ContractReply<'eraseDocument', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EraseDocument412 extends ContractReply<'eraseDocument', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface EraseDocument421 extends ContractReply<'eraseDocument', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EraseDocument428 extends ContractReply<'eraseDocument', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface EraseDocument500 extends ContractReply<'eraseDocument', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EraseDocument503 extends ContractReply<'eraseDocument', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EraseDocumentReply =
  | EraseDocument204
  | EraseDocument400
  | EraseDocument401
  | EraseDocument403
  | EraseDocument404
  | EraseDocument412
  | EraseDocument421
  | EraseDocument428
  | EraseDocument500
  | EraseDocument503

export interface ListWebhooksRequest {
  readonly path: NonNullable<operations['listWebhooks']['parameters']['path']>
}

export interface ListWebhooks200 extends ContractReply<'listWebhooks', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookList'] | SerializedJson<components['schemas']['WebhookList']>> {}

export interface ListWebhooks400 extends ContractReply<'listWebhooks', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListWebhooks401 extends ContractReply<'listWebhooks', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListWebhooks403 extends ContractReply<'listWebhooks', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlyProblem']> {}

export interface ListWebhooks404 extends ContractReply<'listWebhooks', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListWebhooks421 extends ContractReply<'listWebhooks', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListWebhooks500 extends ContractReply<'listWebhooks', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListWebhooks503 extends ContractReply<'listWebhooks', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateWebhook201 extends ContractReply<'createWebhook', 201, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
  readonly Location: string
}, components['schemas']['WebhookSecret'] | SerializedJson<components['schemas']['WebhookSecret']>> {}

export interface CreateWebhook400 extends ContractReply<'createWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateWebhook401 extends ContractReply<'createWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateWebhook403 extends ContractReply<'createWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface CreateWebhook404 extends ContractReply<'createWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateWebhook409 extends ContractReply<'createWebhook', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['CreateWebhook409Problem']> {}

export interface CreateWebhook413 extends ContractReply<'createWebhook', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateWebhook415 extends ContractReply<'createWebhook', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateWebhook421 extends ContractReply<'createWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateWebhook500 extends ContractReply<'createWebhook', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateWebhook503 extends ContractReply<'createWebhook', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetWebhook200 extends ContractReply<'getWebhook', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
}, components['schemas']['Webhook'] | SerializedJson<components['schemas']['Webhook']>> {}

export interface GetWebhook304 extends ContractReply<'getWebhook', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetWebhook400 extends ContractReply<'getWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetWebhook401 extends ContractReply<'getWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetWebhook403 extends ContractReply<'getWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlyProblem']> {}

export interface GetWebhook404 extends ContractReply<'getWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetWebhook412 extends ContractReply<'getWebhook', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetWebhook421 extends ContractReply<'getWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetWebhook500 extends ContractReply<'getWebhook', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetWebhook503 extends ContractReply<'getWebhook', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetWebhookReply =
  | GetWebhook200
  | GetWebhook304
  | GetWebhook400
  | GetWebhook401
  | GetWebhook403
  | GetWebhook404
  | GetWebhook412
  | GetWebhook421
  | GetWebhook500
  | GetWebhook503

export interface UpdateWebhookRequest {
  readonly path: NonNullable<operations['updateWebhook']['parameters']['path']>
  readonly headers: NonNullable<operations['updateWebhook']['parameters']['header']>
  readonly body: NonNullable<operations['updateWebhook']['requestBody']>['content']['application/json']
}

export interface UpdateWebhook200 extends ContractReply<'updateWebhook', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['Webhook'] | SerializedJson<components['schemas']['Webhook']>> {}

export interface UpdateWebhook400 extends ContractReply<'updateWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UpdateWebhook401 extends ContractReply<'updateWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UpdateWebhook403 extends ContractReply<'updateWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface UpdateWebhook404 extends ContractReply<'updateWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UpdateWebhook409 extends ContractReply<'updateWebhook', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WebhookUrlRefusedProblem']> {}

export interface UpdateWebhook412 extends ContractReply<'updateWebhook', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface UpdateWebhook413 extends ContractReply<'updateWebhook', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface UpdateWebhook415 extends ContractReply<'updateWebhook', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface UpdateWebhook421 extends ContractReply<'updateWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UpdateWebhook428 extends ContractReply<'updateWebhook', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface UpdateWebhook500 extends ContractReply<'updateWebhook', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UpdateWebhook503 extends ContractReply<'updateWebhook', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteWebhook204 extends ContractReply<'deleteWebhook', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteWebhook400 extends ContractReply<'deleteWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DeleteWebhook401 extends ContractReply<'deleteWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteWebhook403 extends ContractReply<'deleteWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface DeleteWebhook404 extends ContractReply<'deleteWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteWebhook412 extends ContractReply<'deleteWebhook', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface DeleteWebhook421 extends ContractReply<'deleteWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteWebhook428 extends ContractReply<'deleteWebhook', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface DeleteWebhook500 extends ContractReply<'deleteWebhook', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteWebhook503 extends ContractReply<'deleteWebhook', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RotateWebhookSecret200 extends ContractReply<'rotateWebhookSecret', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly ETag: string
}, components['schemas']['WebhookSecret'] | SerializedJson<components['schemas']['WebhookSecret']>> {}

export interface RotateWebhookSecret400 extends ContractReply<'rotateWebhookSecret', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface RotateWebhookSecret401 extends ContractReply<'rotateWebhookSecret', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RotateWebhookSecret403 extends ContractReply<'rotateWebhookSecret', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface RotateWebhookSecret404 extends ContractReply<'rotateWebhookSecret', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RotateWebhookSecret412 extends ContractReply<'rotateWebhookSecret', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface RotateWebhookSecret421 extends ContractReply<'rotateWebhookSecret', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RotateWebhookSecret428 extends ContractReply<'rotateWebhookSecret', 428, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PreconditionRequiredProblem']> {}

export interface RotateWebhookSecret500 extends ContractReply<'rotateWebhookSecret', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RotateWebhookSecret503 extends ContractReply<'rotateWebhookSecret', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface TestWebhook202 extends ContractReply<'testWebhook', 202, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookDelivery'] | SerializedJson<components['schemas']['WebhookDelivery']>> {}

export interface TestWebhook400 extends ContractReply<'testWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface TestWebhook401 extends ContractReply<'testWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface TestWebhook403 extends ContractReply<'testWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface TestWebhook404 extends ContractReply<'testWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface TestWebhook409 extends ContractReply<'testWebhook', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['LimitReachedProblem']> {}

export interface TestWebhook421 extends ContractReply<'testWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface TestWebhook500 extends ContractReply<'testWebhook', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface TestWebhook503 extends ContractReply<'testWebhook', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listWebhookDeliveries']['parameters']['query']>, 'limit'>
}

export interface ListWebhookDeliveries200 extends ContractReply<'listWebhookDeliveries', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['WebhookDeliveryList'] | SerializedJson<components['schemas']['WebhookDeliveryList']>> {}

export interface ListWebhookDeliveries400 extends ContractReply<'listWebhookDeliveries', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ListWebhookDeliveries401 extends ContractReply<'listWebhookDeliveries', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListWebhookDeliveries403 extends ContractReply<'listWebhookDeliveries', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlyProblem']> {}

export interface ListWebhookDeliveries404 extends ContractReply<'listWebhookDeliveries', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListWebhookDeliveries421 extends ContractReply<'listWebhookDeliveries', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListWebhookDeliveries500 extends ContractReply<'listWebhookDeliveries', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListWebhookDeliveries503 extends ContractReply<'listWebhookDeliveries', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListWebhookDeliveriesReply =
  | ListWebhookDeliveries200
  | ListWebhookDeliveries400
  | ListWebhookDeliveries401
  | ListWebhookDeliveries403
  | ListWebhookDeliveries404
  | ListWebhookDeliveries421
  | ListWebhookDeliveries500
  | ListWebhookDeliveries503

export interface ResendWebhookDeliveriesRequest {
  readonly path: NonNullable<operations['resendWebhookDeliveries']['parameters']['path']>
  readonly body: NonNullable<operations['resendWebhookDeliveries']['requestBody']>['content']['application/json']
}

export interface ResendWebhookDeliveries202 extends ContractReply<'resendWebhookDeliveries', 202, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookResent'] | SerializedJson<components['schemas']['WebhookResent']>> {}

export interface ResendWebhookDeliveries400 extends ContractReply<'resendWebhookDeliveries', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ResendWebhookDeliveries401 extends ContractReply<'resendWebhookDeliveries', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResendWebhookDeliveries403 extends ContractReply<'resendWebhookDeliveries', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredProblem']> {}

export interface ResendWebhookDeliveries404 extends ContractReply<'resendWebhookDeliveries', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResendWebhookDeliveries413 extends ContractReply<'resendWebhookDeliveries', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ResendWebhookDeliveries415 extends ContractReply<'resendWebhookDeliveries', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ResendWebhookDeliveries421 extends ContractReply<'resendWebhookDeliveries', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResendWebhookDeliveries500 extends ContractReply<'resendWebhookDeliveries', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResendWebhookDeliveries503 extends ContractReply<'resendWebhookDeliveries', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResendWebhookDeliveriesReply =
  | ResendWebhookDeliveries202
  | ResendWebhookDeliveries400
  | ResendWebhookDeliveries401
  | ResendWebhookDeliveries403
  | ResendWebhookDeliveries404
  | ResendWebhookDeliveries413
  | ResendWebhookDeliveries415
  | ResendWebhookDeliveries421
  | ResendWebhookDeliveries500
  | ResendWebhookDeliveries503

export type GetConsoleRequest = Readonly<Record<never, never>>

export interface GetConsole200 extends ContractReply<'getConsole', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetConsole302 extends ContractReply<'getConsole', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface GetConsole404 extends ContractReply<'getConsole', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface GetConsole421 extends ContractReply<'getConsole', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConsole500 extends ContractReply<'getConsole', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConsole503 extends ContractReply<'getConsole', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetConsoleReply =
  | GetConsole200
  | GetConsole302
  | GetConsole404
  | GetConsole421
  | GetConsole500
  | GetConsole503

export type GetConsoleStartRequest = Readonly<Record<never, never>>

export interface GetConsoleStart302 extends ContractReply<'getConsoleStart', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface GetConsoleStart421 extends ContractReply<'getConsoleStart', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConsoleStart500 extends ContractReply<'getConsoleStart', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetConsoleStartReply =
  | GetConsoleStart302
  | GetConsoleStart421
  | GetConsoleStart500

export interface GetConsolePageRequest {
  readonly path: NonNullable<operations['getConsolePage']['parameters']['path']>
}

export interface GetConsolePage200 extends ContractReply<'getConsolePage', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetConsolePage302 extends ContractReply<'getConsolePage', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface GetConsolePage400 extends ContractReply<'getConsolePage', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetConsolePage404 extends ContractReply<'getConsolePage', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface GetConsolePage421 extends ContractReply<'getConsolePage', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConsolePage500 extends ContractReply<'getConsolePage', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConsolePage503 extends ContractReply<'getConsolePage', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetConsolePageReply =
  | GetConsolePage200
  | GetConsolePage302
  | GetConsolePage400
  | GetConsolePage404
  | GetConsolePage421
  | GetConsolePage500
  | GetConsolePage503

export type GetVisitorRequest = Readonly<Record<never, never>>

export interface GetVisitor200 extends ContractReply<'getVisitor', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Visitor'] | SerializedJson<components['schemas']['Visitor']>> {}

export interface GetVisitor421 extends ContractReply<'getVisitor', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetVisitor500 extends ContractReply<'getVisitor', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetVisitor503 extends ContractReply<'getVisitor', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetVisitorReply =
  | GetVisitor200
  | GetVisitor421
  | GetVisitor500
  | GetVisitor503

export interface StartSignInRequest {
  readonly query: NonNullable<operations['startSignIn']['parameters']['query']>
}

export interface StartSignIn302 extends ContractReply<'startSignIn', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface StartSignIn400 extends ContractReply<'startSignIn', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface StartSignIn404 extends ContractReply<'startSignIn', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface StartSignIn421 extends ContractReply<'startSignIn', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface StartSignIn500 extends ContractReply<'startSignIn', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type StartSignInReply =
  | StartSignIn302
  | StartSignIn400
  | StartSignIn404
  | StartSignIn421
  | StartSignIn500

export interface FinishSignInRequest {
  readonly query: NonNullable<operations['finishSignIn']['parameters']['query']>
}

export interface FinishSignIn302 extends ContractReply<'finishSignIn', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface FinishSignIn400 extends ContractReply<'finishSignIn', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface FinishSignIn404 extends ContractReply<'finishSignIn', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface FinishSignIn421 extends ContractReply<'finishSignIn', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface FinishSignIn500 extends ContractReply<'finishSignIn', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface FinishSignIn503 extends ContractReply<'finishSignIn', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type FinishSignInReply =
  | FinishSignIn302
  | FinishSignIn400
  | FinishSignIn404
  | FinishSignIn421
  | FinishSignIn500
  | FinishSignIn503

export type SignOutRequest = Readonly<Record<never, never>>

export interface SignOut303 extends ContractReply<'signOut', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface SignOut403 extends ContractReply<'signOut', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface SignOut421 extends ContractReply<'signOut', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SignOut500 extends ContractReply<'signOut', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SignOut503 extends ContractReply<'signOut', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SignOutReply =
  | SignOut303
  | SignOut403
  | SignOut421
  | SignOut500
  | SignOut503

export type GetHealthRequest = Readonly<Record<never, never>>

export interface GetHealth200 extends ContractReply<'getHealth', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Health'] | SerializedJson<components['schemas']['Health']>> {}

export interface GetHealth421 extends ContractReply<'getHealth', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetHealth500 extends ContractReply<'getHealth', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetHealth503 extends ContractReply<'getHealth', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['DegradedProblem']> {}

export type GetHealthReply =
  | GetHealth200
  | GetHealth421
  | GetHealth500
  | GetHealth503

export type GetMetricsRequest = Readonly<Record<never, never>>

export interface GetMetrics200 extends ContractReply<'getMetrics', 200, {
  readonly 'Cache-Control': 'no-store'
}, string | StreamedBody | Uint8Array> {}

export interface GetMetrics403 extends ContractReply<'getMetrics', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['GetMetrics403Problem']> {}

export interface GetMetrics421 extends ContractReply<'getMetrics', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMetrics500 extends ContractReply<'getMetrics', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetMetricsReply =
  | GetMetrics200
  | GetMetrics403
  | GetMetrics421
  | GetMetrics500

export type GetDocsRequest = Readonly<Record<never, never>>

export interface GetDocs200 extends ContractReply<'getDocs', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
  readonly Link: '</.well-known/api-catalog>; rel="api-catalog"'
}, string | StreamedBody | Uint8Array> {}

export interface GetDocs421 extends ContractReply<'getDocs', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetDocs500 extends ContractReply<'getDocs', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetDocsReply =
  | GetDocs200
  | GetDocs421
  | GetDocs500

export interface GetManualRequest {
  readonly query: NonNullable<operations['getManual']['parameters']['query']>
}

export interface GetManual200 extends ContractReply<'getManual', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetManual400 extends ContractReply<'getManual', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetManual421 extends ContractReply<'getManual', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetManual500 extends ContractReply<'getManual', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetManualReply =
  | GetManual200
  | GetManual400
  | GetManual421
  | GetManual500

export interface GetOpenApiRequest {
  readonly headers: NonNullable<operations['getOpenApi']['parameters']['header']>
}

export interface GetOpenApi200 extends ContractReply<'getOpenApi', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
  readonly Link: '</.well-known/api-catalog>; rel="api-catalog"'
}, components['schemas']['ContractDocument'] | SerializedJson<components['schemas']['ContractDocument']>> {}

export interface GetOpenApi304 extends ContractReply<'getOpenApi', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetOpenApi400 extends ContractReply<'getOpenApi', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetOpenApi412 extends ContractReply<'getOpenApi', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetOpenApi500 extends ContractReply<'getOpenApi', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetOpenApiReply =
  | GetOpenApi200
  | GetOpenApi304
  | GetOpenApi400
  | GetOpenApi412
  | GetOpenApi500

export type GetApiCatalogRequest = Readonly<Record<never, never>>

export interface GetApiCatalog200 extends ContractReply<'getApiCatalog', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly Link: '<https://www.rfc-editor.org/info/rfc9727>; rel="profile", </.well-known/api-catalog>; rel="api-catalog"'
}, components['schemas']['LinkSet']> {}

export interface GetApiCatalog500 extends ContractReply<'getApiCatalog', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetApiCatalogReply =
  | GetApiCatalog200
  | GetApiCatalog500

export interface GetAssetRequest {
  readonly path: NonNullable<operations['getAsset']['parameters']['path']>
}

export interface GetAsset200 extends ContractReply<'getAsset', 200, {
  readonly 'Cache-Control': 'public, max-age=31536000, immutable'
  readonly 'X-Content-Type-Options': 'nosniff'
}, FileBody | StreamedBody | Uint8Array> {}

export interface GetAsset400 extends ContractReply<'getAsset', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetAsset404 extends ContractReply<'getAsset', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetAsset421 extends ContractReply<'getAsset', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetAsset500 extends ContractReply<'getAsset', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetAssetReply =
  | GetAsset200
  | GetAsset400
  | GetAsset404
  | GetAsset421
  | GetAsset500

/** One handler for each operation of the tag 'Delivery'. */
export interface DeliveryHandlers<Context> {
  /** The document at the root of a site */
  readonly getRootDocument: (request: GetRootDocumentRequest, context: Context) => Promise<GetRootDocumentReply> | GetRootDocumentReply
  /** The document at a route */
  readonly getDocument: (request: GetDocumentRequest, context: Context) => Promise<GetDocumentReply> | GetDocumentReply
  /** Published pages by their fields */
  readonly listPages: (request: ListPagesRequest, context: Context) => Promise<ListPagesReply> | ListPagesReply
  /** A page by its id, with its fields */
  readonly getPage: (request: GetPageRequest, context: Context) => Promise<GetPageReply> | GetPageReply
  /** Published pages by their words */
  readonly searchPages: (request: SearchPagesRequest, context: Context) => Promise<SearchPagesReply> | SearchPagesReply
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
}

/** One handler for each operation of the tag 'Preview'. */
export interface PreviewHandlers<Context> {
  /** A token that previews drafts, or one release */
  readonly createPreviewToken: (request: CreatePreviewTokenRequest, context: Context) => Promise<CreatePreviewTokenReply> | CreatePreviewTokenReply
}

/** One handler for each operation of the tag 'Sites'. */
export interface SitesHandlers<Context> {
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
  /** What a site does about links that lead nowhere */
  readonly getLinkPolicy: (request: GetLinkPolicyRequest, context: Context) => Promise<GetLinkPolicyReply> | GetLinkPolicyReply
  /** Choose what a site does about links that lead nowhere */
  readonly putLinkPolicy: (request: PutLinkPolicyRequest, context: Context) => Promise<PutLinkPolicyReply> | PutLinkPolicyReply
  /** Whether visitors may search a site */
  readonly getPublicSearch: (request: GetPublicSearchRequest, context: Context) => Promise<GetPublicSearchReply> | GetPublicSearchReply
  /** Let visitors search a site, or not */
  readonly putPublicSearch: (request: PutPublicSearchRequest, context: Context) => Promise<PutPublicSearchReply> | PutPublicSearchReply
  /** The environments of a site */
  readonly listEnvironments: (request: ListEnvironmentsRequest, context: Context) => Promise<ListEnvironmentsReply> | ListEnvironmentsReply
  /** A new environment */
  readonly createEnvironment: (request: CreateEnvironmentRequest, context: Context) => Promise<CreateEnvironmentReply> | CreateEnvironmentReply
  /** An environment */
  readonly getEnvironment: (request: GetEnvironmentRequest, context: Context) => Promise<GetEnvironmentReply> | GetEnvironmentReply
  /** Delete an environment */
  readonly deleteEnvironment: (request: DeleteEnvironmentRequest, context: Context) => Promise<DeleteEnvironmentReply> | DeleteEnvironmentReply
}

/** One handler for each operation of the tag 'Languages'. */
export interface LanguagesHandlers<Context> {
  /** The languages of a site */
  readonly getLanguages: (request: GetLanguagesRequest, context: Context) => Promise<GetLanguagesReply> | GetLanguagesReply
  /** Choose the languages of a site */
  readonly putLanguages: (request: PutLanguagesRequest, context: Context) => Promise<PutLanguagesReply> | PutLanguagesReply
  /** Which versions of pages there are */
  readonly listTranslations: (request: ListTranslationsRequest, context: Context) => Promise<ListTranslationsReply> | ListTranslationsReply
  /** The versions of a page */
  readonly getTranslations: (request: GetTranslationsRequest, context: Context) => Promise<GetTranslationsReply> | GetTranslationsReply
  /** Begin a version in another language */
  readonly createTranslation: (request: CreateTranslationRequest, context: Context) => Promise<CreateTranslationReply> | CreateTranslationReply
  /** Say what a page is a version of */
  readonly putTranslation: (request: PutTranslationRequest, context: Context) => Promise<PutTranslationReply> | PutTranslationReply
  /** Publish the versions of a page */
  readonly publishTranslations: (request: PublishTranslationsRequest, context: Context) => Promise<PublishTranslationsReply> | PublishTranslationsReply
}

/** One handler for each operation of the tag 'Documents'. */
export interface DocumentsHandlers<Context> {
  /** Find documents */
  readonly listDocuments: (request: ListDocumentsRequest, context: Context) => Promise<ListDocumentsReply> | ListDocumentsReply
  /** A new document */
  readonly createDocument: (request: CreateDocumentRequest, context: Context) => Promise<CreateDocumentReply> | CreateDocumentReply
  /** Change several documents at once */
  readonly changeDocuments: (request: ChangeDocumentsRequest, context: Context) => Promise<ChangeDocumentsReply> | ChangeDocumentsReply
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
  /** Where the links of a draft lead */
  readonly listDocumentLinks: (request: ListDocumentLinksRequest, context: Context) => Promise<ListDocumentLinksReply> | ListDocumentLinksReply
  /** What links to a document */
  readonly listDocumentUses: (request: ListDocumentUsesRequest, context: Context) => Promise<ListDocumentUsesReply> | ListDocumentUsesReply
  /** The history of a document */
  readonly listRevisions: (request: ListRevisionsRequest, context: Context) => Promise<ListRevisionsReply> | ListRevisionsReply
  /** What a document said */
  readonly getRevision: (request: GetRevisionRequest, context: Context) => Promise<GetRevisionReply> | GetRevisionReply
  /** What changed between two revisions */
  readonly diffRevisions: (request: DiffRevisionsRequest, context: Context) => Promise<DiffRevisionsReply> | DiffRevisionsReply
  /** Every redirect rule, with the reason for each one left out */
  readonly listRedirectRules: (request: ListRedirectRulesRequest, context: Context) => Promise<ListRedirectRulesReply> | ListRedirectRulesReply
  /** List deleted documents */
  readonly listDeletedDocuments: (request: ListDeletedDocumentsRequest, context: Context) => Promise<ListDeletedDocumentsReply> | ListDeletedDocumentsReply
  /** What erasing a deleted document would take */
  readonly getDeletedDocument: (request: GetDeletedDocumentRequest, context: Context) => Promise<GetDeletedDocumentReply> | GetDeletedDocumentReply
  /** Erase a deleted document */
  readonly eraseDocument: (request: EraseDocumentRequest, context: Context) => Promise<EraseDocumentReply> | EraseDocumentReply
}

/** One handler for each operation of the tag 'Media'. */
export interface MediaHandlers<Context> {
  /** The media of a site */
  readonly listMedia: (request: ListMediaRequest, context: Context) => Promise<ListMediaReply> | ListMediaReply
  /** What is known of a media file */
  readonly getMediaFile: (request: GetMediaFileRequest, context: Context) => Promise<GetMediaFileReply> | GetMediaFileReply
  /** Upload a media file */
  readonly putMedia: (request: PutMediaRequest, context: Context) => Promise<PutMediaReply> | PutMediaReply
  /** Delete a media file */
  readonly deleteMedia: (request: DeleteMediaRequest, context: Context) => Promise<DeleteMediaReply> | DeleteMediaReply
  /** What became of the media of a site */
  readonly listMediaChanges: (request: ListMediaChangesRequest, context: Context) => Promise<ListMediaChangesReply> | ListMediaChangesReply
  /** What shows a media file */
  readonly listMediaUses: (request: ListMediaUsesRequest, context: Context) => Promise<ListMediaUsesReply> | ListMediaUsesReply
}

/** One handler for each operation of the tag 'Block types'. */
export interface BlockTypesHandlers<Context> {
  /** The block types of a site */
  readonly listBlockTypes: (request: ListBlockTypesRequest, context: Context) => Promise<ListBlockTypesReply> | ListBlockTypesReply
  /** A block type */
  readonly getBlockType: (request: GetBlockTypeRequest, context: Context) => Promise<GetBlockTypeReply> | GetBlockTypeReply
  /** Make or change a block type */
  readonly putBlockType: (request: PutBlockTypeRequest, context: Context) => Promise<PutBlockTypeReply> | PutBlockTypeReply
  /** Delete a block type */
  readonly deleteBlockType: (request: DeleteBlockTypeRequest, context: Context) => Promise<DeleteBlockTypeReply> | DeleteBlockTypeReply
  /** The block types of an environment */
  readonly listEnvironmentBlockTypes: (request: ListEnvironmentBlockTypesRequest, context: Context) => Promise<ListEnvironmentBlockTypesReply> | ListEnvironmentBlockTypesReply
  /** A block type of an environment */
  readonly getEnvironmentBlockType: (request: GetEnvironmentBlockTypeRequest, context: Context) => Promise<GetEnvironmentBlockTypeReply> | GetEnvironmentBlockTypeReply
  /** Give an environment a block type of its own */
  readonly putEnvironmentBlockType: (request: PutEnvironmentBlockTypeRequest, context: Context) => Promise<PutEnvironmentBlockTypeReply> | PutEnvironmentBlockTypeReply
  /** Take away a block type that an environment has of its own */
  readonly deleteEnvironmentBlockType: (request: DeleteEnvironmentBlockTypeRequest, context: Context) => Promise<DeleteEnvironmentBlockTypeReply> | DeleteEnvironmentBlockTypeReply
}

/** One handler for each operation of the tag 'Page types'. */
export interface PageTypesHandlers<Context> {
  /** The page types of a site */
  readonly listPageTypes: (request: ListPageTypesRequest, context: Context) => Promise<ListPageTypesReply> | ListPageTypesReply
  /** A page type */
  readonly getPageType: (request: GetPageTypeRequest, context: Context) => Promise<GetPageTypeReply> | GetPageTypeReply
  /** Make or change a page type */
  readonly putPageType: (request: PutPageTypeRequest, context: Context) => Promise<PutPageTypeReply> | PutPageTypeReply
  /** Delete a page type */
  readonly deletePageType: (request: DeletePageTypeRequest, context: Context) => Promise<DeletePageTypeReply> | DeletePageTypeReply
  /** The page types of an environment */
  readonly listEnvironmentPageTypes: (request: ListEnvironmentPageTypesRequest, context: Context) => Promise<ListEnvironmentPageTypesReply> | ListEnvironmentPageTypesReply
  /** A page type of an environment */
  readonly getEnvironmentPageType: (request: GetEnvironmentPageTypeRequest, context: Context) => Promise<GetEnvironmentPageTypeReply> | GetEnvironmentPageTypeReply
  /** Give an environment a page type of its own */
  readonly putEnvironmentPageType: (request: PutEnvironmentPageTypeRequest, context: Context) => Promise<PutEnvironmentPageTypeReply> | PutEnvironmentPageTypeReply
  /** Take away a page type that an environment has of its own */
  readonly deleteEnvironmentPageType: (request: DeleteEnvironmentPageTypeRequest, context: Context) => Promise<DeleteEnvironmentPageTypeReply> | DeleteEnvironmentPageTypeReply
}

/** One handler for each operation of the tag 'Releases'. */
export interface ReleasesHandlers<Context> {
  /** The releases */
  readonly listReleases: (request: ListReleasesRequest, context: Context) => Promise<ListReleasesReply> | ListReleasesReply
  /** A new release */
  readonly createRelease: (request: CreateReleaseRequest, context: Context) => Promise<CreateReleaseReply> | CreateReleaseReply
  /** What promoting another environment would change */
  readonly comparePromotion: (request: ComparePromotionRequest, context: Context) => Promise<ComparePromotionReply> | ComparePromotionReply
  /** Promote another environment */
  readonly promoteEnvironment: (request: PromoteEnvironmentRequest, context: Context) => Promise<PromoteEnvironmentReply> | PromoteEnvironmentReply
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
}

/** One handler for each operation of the tag 'Webhooks'. */
export interface WebhooksHandlers<Context> {
  /** List webhooks */
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
  /** Send messages again */
  readonly resendWebhookDeliveries: (request: ResendWebhookDeliveriesRequest, context: Context) => Promise<ResendWebhookDeliveriesReply> | ResendWebhookDeliveriesReply
}

/** One handler for each operation of the tag 'Console'. */
export interface ConsoleHandlers<Context> {
  /** The console's page */
  readonly getConsole: (request: GetConsoleRequest, context: Context) => Promise<GetConsoleReply> | GetConsoleReply
  /** Redirect to the console */
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
}

/** One handler for each operation of the tag 'Service'. */
export interface ServiceHandlers<Context> {
  /** Whether this surface can serve */
  readonly getHealth: (request: GetHealthRequest, context: Context) => Promise<GetHealthReply> | GetHealthReply
  /** Counters and timings for Prometheus */
  readonly getMetrics: (request: GetMetricsRequest, context: Context) => Promise<GetMetricsReply> | GetMetricsReply
  /** This contract, as a page */
  readonly getDocs: (request: GetDocsRequest, context: Context) => Promise<GetDocsReply> | GetDocsReply
  /** The manual, as a page */
  readonly getManual: (request: GetManualRequest, context: Context) => Promise<GetManualReply> | GetManualReply
  /** This contract, as OpenAPI 3.1 */
  readonly getOpenApi: (request: GetOpenApiRequest, context: Context) => Promise<GetOpenApiReply> | GetOpenApiReply
  /** What there is to be found here */
  readonly getApiCatalog: (request: GetApiCatalogRequest, context: Context) => Promise<GetApiCatalogReply> | GetApiCatalogReply
  /** A file that the console's page loads */
  readonly getAsset: (request: GetAssetRequest, context: Context) => Promise<GetAssetReply> | GetAssetReply
}

/** One handler for each operation of the contract. */
export interface Handlers<Context>
  extends DeliveryHandlers<Context>,
    PreviewHandlers<Context>,
    SitesHandlers<Context>,
    LanguagesHandlers<Context>,
    DocumentsHandlers<Context>,
    MediaHandlers<Context>,
    BlockTypesHandlers<Context>,
    PageTypesHandlers<Context>,
    ReleasesHandlers<Context>,
    WebhooksHandlers<Context>,
    ConsoleHandlers<Context>,
    ServiceHandlers<Context> {}
