// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { Encoded, FileBody } from '../../src/payload.ts'
import type { components, operations } from './types.ts'

export type GetAuthConfigRequest = Readonly<Record<never, never>>

export interface GetAuthConfig200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['AuthConfig'] | Encoded<components['schemas']['AuthConfig']>
}

export interface GetAuthConfig421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAuthConfig500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAuthConfig503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetAuthConfigReply =
  | GetAuthConfig200
  | GetAuthConfig421
  | GetAuthConfig500
  | GetAuthConfig503

export interface RequestCodeRequest {
  readonly body: NonNullable<operations['requestCode']['requestBody']>['content']['application/json']
}

export interface RequestCode202 {
  readonly status: 202
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
  readonly body: components['schemas']['CodeSent'] | Encoded<components['schemas']['CodeSent']>
}

export interface RequestCode400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode429 {
  readonly status: 429
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RequestCode503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RequestCodeReply =
  | RequestCode202
  | RequestCode400
  | RequestCode403
  | RequestCode404
  | RequestCode413
  | RequestCode415
  | RequestCode421
  | RequestCode429
  | RequestCode500
  | RequestCode503

export interface VerifyCodeRequest {
  readonly body: NonNullable<operations['verifyCode']['requestBody']>['content']['application/json']
}

export interface VerifyCode200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
  readonly body: components['schemas']['SignedIn'] | Encoded<components['schemas']['SignedIn']>
}

export interface VerifyCode400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface VerifyCode503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type VerifyCodeReply =
  | VerifyCode200
  | VerifyCode400
  | VerifyCode401
  | VerifyCode403
  | VerifyCode404
  | VerifyCode413
  | VerifyCode415
  | VerifyCode421
  | VerifyCode500
  | VerifyCode503

export interface StartSsoRequest {
  readonly query: NonNullable<operations['startSso']['parameters']['query']>
}

export interface StartSso302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface StartSso400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSso404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSso421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSso500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface StartSso503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type StartSsoReply =
  | StartSso302
  | StartSso400
  | StartSso404
  | StartSso421
  | StartSso500
  | StartSso503

export interface FinishSsoRequest {
  readonly query: NonNullable<operations['finishSso']['parameters']['query']>
}

export interface FinishSso302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface FinishSso400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSso421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSso500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface FinishSso503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type FinishSsoReply =
  | FinishSso302
  | FinishSso400
  | FinishSso421
  | FinishSso500
  | FinishSso503

export interface HandOverRequest {
  readonly query: NonNullable<operations['handOver']['parameters']['query']>
}

export interface HandOver302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface HandOver400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface HandOver421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface HandOver500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface HandOver503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type HandOverReply =
  | HandOver302
  | HandOver400
  | HandOver421
  | HandOver500
  | HandOver503

export type GetSessionRequest = Readonly<Record<never, never>>

export interface GetSession200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['CurrentSession'] | Encoded<components['schemas']['CurrentSession']>
}

export interface GetSession401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetSessionReply =
  | GetSession200
  | GetSession401
  | GetSession403
  | GetSession421
  | GetSession500
  | GetSession503

export type EndSessionRequest = Readonly<Record<never, never>>

export interface EndSession204 {
  readonly status: 204
  readonly headers?: {
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface EndSession401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndSession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndSession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndSession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndSession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type EndSessionReply =
  | EndSession204
  | EndSession401
  | EndSession403
  | EndSession421
  | EndSession500
  | EndSession503

export interface CreateConsoleSessionRequest {
  readonly body: NonNullable<operations['createConsoleSession']['requestBody']>['content']['application/json']
}

export interface CreateConsoleSession201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ConsoleSession'] | Encoded<components['schemas']['ConsoleSession']>
}

export interface CreateConsoleSession400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateConsoleSession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateConsoleSessionReply =
  | CreateConsoleSession201
  | CreateConsoleSession400
  | CreateConsoleSession401
  | CreateConsoleSession403
  | CreateConsoleSession413
  | CreateConsoleSession415
  | CreateConsoleSession421
  | CreateConsoleSession500
  | CreateConsoleSession503

export interface IntrospectConsoleSessionRequest {
  readonly body: NonNullable<operations['introspectConsoleSession']['requestBody']>['content']['application/json']
}

export interface IntrospectConsoleSession200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Introspection'] | Encoded<components['schemas']['Introspection']>
}

export interface IntrospectConsoleSession400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectConsoleSession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type IntrospectConsoleSessionReply =
  | IntrospectConsoleSession200
  | IntrospectConsoleSession400
  | IntrospectConsoleSession403
  | IntrospectConsoleSession413
  | IntrospectConsoleSession415
  | IntrospectConsoleSession421
  | IntrospectConsoleSession500
  | IntrospectConsoleSession503

export interface EndConsoleSessionRequest {
  readonly body: NonNullable<operations['endConsoleSession']['requestBody']>['content']['application/json']
}

export interface EndConsoleSession204 {
  readonly status: 204
}

export interface EndConsoleSession400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndConsoleSession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type EndConsoleSessionReply =
  | EndConsoleSession204
  | EndConsoleSession400
  | EndConsoleSession403
  | EndConsoleSession413
  | EndConsoleSession415
  | EndConsoleSession421
  | EndConsoleSession500
  | EndConsoleSession503

export interface IntrospectTokenRequest {
  readonly body: NonNullable<operations['introspectToken']['requestBody']>['content']['application/json']
}

export interface IntrospectToken200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['TokenIntrospection'] | Encoded<components['schemas']['TokenIntrospection']>
}

export interface IntrospectToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface IntrospectToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type IntrospectTokenReply =
  | IntrospectToken200
  | IntrospectToken400
  | IntrospectToken403
  | IntrospectToken413
  | IntrospectToken415
  | IntrospectToken421
  | IntrospectToken500
  | IntrospectToken503

export interface GetMembershipRequest {
  readonly path: NonNullable<operations['getMembership']['parameters']['path']>
}

export interface GetMembership200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Membership'] | Encoded<components['schemas']['Membership']>
}

export interface GetMembership400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMembership421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMembership500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMembership503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMembershipReply =
  | GetMembership200
  | GetMembership400
  | GetMembership421
  | GetMembership500
  | GetMembership503

export type GetMeRequest = Readonly<Record<never, never>>

export interface GetMe200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Me'] | Encoded<components['schemas']['Me']>
}

export interface GetMe401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMe403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMe421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMe500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMe503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMeReply =
  | GetMe200
  | GetMe401
  | GetMe403
  | GetMe421
  | GetMe500
  | GetMe503

export type ListMySessionsRequest = Readonly<Record<never, never>>

export interface ListMySessions200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['SessionList'] | Encoded<components['schemas']['SessionList']>
}

export interface ListMySessions401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMySessions403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMySessions421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMySessions500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMySessions503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMySessionsReply =
  | ListMySessions200
  | ListMySessions401
  | ListMySessions403
  | ListMySessions421
  | ListMySessions500
  | ListMySessions503

export type EndMyOtherSessionsRequest = Readonly<Record<never, never>>

export interface EndMyOtherSessions204 {
  readonly status: 204
}

export interface EndMyOtherSessions401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMyOtherSessions403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMyOtherSessions421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMyOtherSessions500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMyOtherSessions503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type EndMyOtherSessionsReply =
  | EndMyOtherSessions204
  | EndMyOtherSessions401
  | EndMyOtherSessions403
  | EndMyOtherSessions421
  | EndMyOtherSessions500
  | EndMyOtherSessions503

export interface EndMySessionRequest {
  readonly path: NonNullable<operations['endMySession']['parameters']['path']>
}

export interface EndMySession204 {
  readonly status: 204
}

export interface EndMySession400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EndMySession503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type EndMySessionReply =
  | EndMySession204
  | EndMySession400
  | EndMySession401
  | EndMySession403
  | EndMySession404
  | EndMySession421
  | EndMySession500
  | EndMySession503

export type ListMyTokensRequest = Readonly<Record<never, never>>

export interface ListMyTokens200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['TokenList'] | Encoded<components['schemas']['TokenList']>
}

export interface ListMyTokens401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyTokens403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyTokens421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyTokens500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyTokens503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMyTokensReply =
  | ListMyTokens200
  | ListMyTokens401
  | ListMyTokens403
  | ListMyTokens421
  | ListMyTokens500
  | ListMyTokens503

export interface CreateMyTokenRequest {
  readonly body: NonNullable<operations['createMyToken']['requestBody']>['content']['application/json']
}

export interface CreateMyToken201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['NewAccessToken'] | Encoded<components['schemas']['NewAccessToken']>
}

export interface CreateMyToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateMyToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateMyTokenReply =
  | CreateMyToken201
  | CreateMyToken400
  | CreateMyToken401
  | CreateMyToken403
  | CreateMyToken409
  | CreateMyToken413
  | CreateMyToken415
  | CreateMyToken421
  | CreateMyToken500
  | CreateMyToken503

export interface RevokeMyTokenRequest {
  readonly path: NonNullable<operations['revokeMyToken']['parameters']['path']>
}

export interface RevokeMyToken204 {
  readonly status: 204
}

export interface RevokeMyToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RevokeMyTokenReply =
  | RevokeMyToken204
  | RevokeMyToken400
  | RevokeMyToken401
  | RevokeMyToken403
  | RevokeMyToken404
  | RevokeMyToken421
  | RevokeMyToken500
  | RevokeMyToken503

export type ListMyApplicationsRequest = Readonly<Record<never, never>>

export interface ListMyApplications200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ApplicationList'] | Encoded<components['schemas']['ApplicationList']>
}

export interface ListMyApplications401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyApplications403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyApplications421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyApplications500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyApplications503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMyApplicationsReply =
  | ListMyApplications200
  | ListMyApplications401
  | ListMyApplications403
  | ListMyApplications421
  | ListMyApplications500
  | ListMyApplications503

export interface RevokeMyApplicationRequest {
  readonly path: NonNullable<operations['revokeMyApplication']['parameters']['path']>
}

export interface RevokeMyApplication204 {
  readonly status: 204
}

export interface RevokeMyApplication400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeMyApplication503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RevokeMyApplicationReply =
  | RevokeMyApplication204
  | RevokeMyApplication400
  | RevokeMyApplication401
  | RevokeMyApplication403
  | RevokeMyApplication404
  | RevokeMyApplication421
  | RevokeMyApplication500
  | RevokeMyApplication503

export interface ListMyActivityRequest {
  readonly query: NonNullable<operations['listMyActivity']['parameters']['query']>
}

export interface ListMyActivity200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['Activity'] | Encoded<components['schemas']['Activity']>
}

export interface ListMyActivity400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyActivity401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyActivity403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyActivity421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyActivity500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMyActivity503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMyActivityReply =
  | ListMyActivity200
  | ListMyActivity400
  | ListMyActivity401
  | ListMyActivity403
  | ListMyActivity421
  | ListMyActivity500
  | ListMyActivity503

export interface ListMembersRequest {
  readonly query: NonNullable<operations['listMembers']['parameters']['query']>
}

export interface ListMembers200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['MemberList'] | Encoded<components['schemas']['MemberList']>
}

export interface ListMembers400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMembers401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMembers403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMembers421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMembers500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListMembers503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListMembersReply =
  | ListMembers200
  | ListMembers400
  | ListMembers401
  | ListMembers403
  | ListMembers421
  | ListMembers500
  | ListMembers503

export interface InviteMemberRequest {
  readonly body: NonNullable<operations['inviteMember']['requestBody']>['content']['application/json']
}

export interface InviteMember201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Member'] | Encoded<components['schemas']['Member']>
}

export interface InviteMember400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InviteMember503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type InviteMemberReply =
  | InviteMember201
  | InviteMember400
  | InviteMember401
  | InviteMember403
  | InviteMember409
  | InviteMember413
  | InviteMember415
  | InviteMember421
  | InviteMember500
  | InviteMember503

export interface GetMemberRequest {
  readonly path: NonNullable<operations['getMember']['parameters']['path']>
}

export interface GetMember200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Member'] | Encoded<components['schemas']['Member']>
}

export interface GetMember400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetMember503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetMemberReply =
  | GetMember200
  | GetMember400
  | GetMember401
  | GetMember403
  | GetMember404
  | GetMember421
  | GetMember500
  | GetMember503

export interface UpdateMemberRequest {
  readonly path: NonNullable<operations['updateMember']['parameters']['path']>
  readonly body: NonNullable<operations['updateMember']['requestBody']>['content']['application/json']
}

export interface UpdateMember200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Member'] | Encoded<components['schemas']['Member']>
}

export interface UpdateMember400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateMember503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type UpdateMemberReply =
  | UpdateMember200
  | UpdateMember400
  | UpdateMember401
  | UpdateMember403
  | UpdateMember404
  | UpdateMember409
  | UpdateMember413
  | UpdateMember415
  | UpdateMember421
  | UpdateMember500
  | UpdateMember503

export interface RemoveMemberRequest {
  readonly path: NonNullable<operations['removeMember']['parameters']['path']>
}

export interface RemoveMember204 {
  readonly status: 204
}

export interface RemoveMember400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RemoveMember503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RemoveMemberReply =
  | RemoveMember204
  | RemoveMember400
  | RemoveMember401
  | RemoveMember403
  | RemoveMember404
  | RemoveMember409
  | RemoveMember421
  | RemoveMember500
  | RemoveMember503

export interface ResendInvitationRequest {
  readonly path: NonNullable<operations['resendInvitation']['parameters']['path']>
}

export interface ResendInvitation202 {
  readonly status: 202
}

export interface ResendInvitation400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation429 {
  readonly status: 429
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResendInvitation503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ResendInvitationReply =
  | ResendInvitation202
  | ResendInvitation400
  | ResendInvitation401
  | ResendInvitation403
  | ResendInvitation404
  | ResendInvitation421
  | ResendInvitation429
  | ResendInvitation500
  | ResendInvitation503

export interface ListAgentsRequest {
  readonly query: NonNullable<operations['listAgents']['parameters']['query']>
}

export interface ListAgents200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['AgentList'] | Encoded<components['schemas']['AgentList']>
}

export interface ListAgents400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgents401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgents403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgents421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgents500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgents503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListAgentsReply =
  | ListAgents200
  | ListAgents400
  | ListAgents401
  | ListAgents403
  | ListAgents421
  | ListAgents500
  | ListAgents503

export interface CreateAgentRequest {
  readonly body: NonNullable<operations['createAgent']['requestBody']>['content']['application/json']
}

export interface CreateAgent201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Agent'] | Encoded<components['schemas']['Agent']>
}

export interface CreateAgent400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgent503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateAgentReply =
  | CreateAgent201
  | CreateAgent400
  | CreateAgent401
  | CreateAgent403
  | CreateAgent413
  | CreateAgent415
  | CreateAgent421
  | CreateAgent500
  | CreateAgent503

export interface UpdateAgentRequest {
  readonly path: NonNullable<operations['updateAgent']['parameters']['path']>
  readonly body: NonNullable<operations['updateAgent']['requestBody']>['content']['application/json']
}

export interface UpdateAgent200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Agent'] | Encoded<components['schemas']['Agent']>
}

export interface UpdateAgent400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UpdateAgent503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type UpdateAgentReply =
  | UpdateAgent200
  | UpdateAgent400
  | UpdateAgent401
  | UpdateAgent403
  | UpdateAgent404
  | UpdateAgent413
  | UpdateAgent415
  | UpdateAgent421
  | UpdateAgent500
  | UpdateAgent503

export interface DeleteAgentRequest {
  readonly path: NonNullable<operations['deleteAgent']['parameters']['path']>
}

export interface DeleteAgent204 {
  readonly status: 204
}

export interface DeleteAgent400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DeleteAgent503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DeleteAgentReply =
  | DeleteAgent204
  | DeleteAgent400
  | DeleteAgent401
  | DeleteAgent403
  | DeleteAgent404
  | DeleteAgent421
  | DeleteAgent500
  | DeleteAgent503

export interface ListAgentTokensRequest {
  readonly path: NonNullable<operations['listAgentTokens']['parameters']['path']>
}

export interface ListAgentTokens200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['TokenList'] | Encoded<components['schemas']['TokenList']>
}

export interface ListAgentTokens400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAgentTokens503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListAgentTokensReply =
  | ListAgentTokens200
  | ListAgentTokens400
  | ListAgentTokens401
  | ListAgentTokens403
  | ListAgentTokens404
  | ListAgentTokens421
  | ListAgentTokens500
  | ListAgentTokens503

export interface CreateAgentTokenRequest {
  readonly path: NonNullable<operations['createAgentToken']['parameters']['path']>
  readonly body: NonNullable<operations['createAgentToken']['requestBody']>['content']['application/json']
}

export interface CreateAgentToken201 {
  readonly status: 201
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['NewAccessToken'] | Encoded<components['schemas']['NewAccessToken']>
}

export interface CreateAgentToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface CreateAgentToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type CreateAgentTokenReply =
  | CreateAgentToken201
  | CreateAgentToken400
  | CreateAgentToken401
  | CreateAgentToken403
  | CreateAgentToken404
  | CreateAgentToken409
  | CreateAgentToken413
  | CreateAgentToken415
  | CreateAgentToken421
  | CreateAgentToken500
  | CreateAgentToken503

export interface RevokeAgentTokenRequest {
  readonly path: NonNullable<operations['revokeAgentToken']['parameters']['path']>
}

export interface RevokeAgentToken204 {
  readonly status: 204
}

export interface RevokeAgentToken400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RevokeAgentToken503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RevokeAgentTokenReply =
  | RevokeAgentToken204
  | RevokeAgentToken400
  | RevokeAgentToken401
  | RevokeAgentToken403
  | RevokeAgentToken404
  | RevokeAgentToken421
  | RevokeAgentToken500
  | RevokeAgentToken503

export interface ListActivityRequest {
  readonly query: NonNullable<operations['listActivity']['parameters']['query']>
}

export interface ListActivity200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Link?: string | undefined
  }
  readonly body: components['schemas']['Activity'] | Encoded<components['schemas']['Activity']>
}

export interface ListActivity400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListActivity401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListActivity403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListActivity421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListActivity500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListActivity503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListActivityReply =
  | ListActivity200
  | ListActivity400
  | ListActivity401
  | ListActivity403
  | ListActivity421
  | ListActivity500
  | ListActivity503

export interface GetConsentRequest {
  readonly path: NonNullable<operations['getConsent']['parameters']['path']>
}

export interface GetConsent200 {
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

export interface GetConsent302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetConsent400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsent421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsent500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConsent503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetConsentReply =
  | GetConsent200
  | GetConsent302
  | GetConsent400
  | GetConsent421
  | GetConsent500
  | GetConsent503

export interface DecideConsentRequest {
  readonly path: NonNullable<operations['decideConsent']['parameters']['path']>
  readonly body: NonNullable<operations['decideConsent']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface DecideConsent303 {
  readonly status: 303
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface DecideConsent400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DecideConsent503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DecideConsentReply =
  | DecideConsent303
  | DecideConsent400
  | DecideConsent403
  | DecideConsent413
  | DecideConsent415
  | DecideConsent421
  | DecideConsent500
  | DecideConsent503

export type GetHomeRequest = Readonly<Record<never, never>>

export interface GetHome302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetHome421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetHome500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetHome503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetHomeReply =
  | GetHome302
  | GetHome421
  | GetHome500
  | GetHome503

export interface GetLoginRequest {
  readonly query: NonNullable<operations['getLogin']['parameters']['query']>
}

export interface GetLogin200 {
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

export interface GetLogin302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetLogin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetLogin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetLogin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetLogin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetLoginReply =
  | GetLogin200
  | GetLogin302
  | GetLogin400
  | GetLogin421
  | GetLogin500
  | GetLogin503

export interface SubmitLoginRequest {
  readonly body: NonNullable<operations['submitLogin']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface SubmitLogin303 {
  readonly status: 303
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface SubmitLogin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SubmitLogin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type SubmitLoginReply =
  | SubmitLogin303
  | SubmitLogin400
  | SubmitLogin403
  | SubmitLogin413
  | SubmitLogin415
  | SubmitLogin421
  | SubmitLogin500
  | SubmitLogin503

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

export type GetSettingsRequest = Readonly<Record<never, never>>

export interface GetSettings302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetSettings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSettings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetSettingsReply =
  | GetSettings302
  | GetSettings421
  | GetSettings500

export type GetPeopleSettingsRequest = Readonly<Record<never, never>>

export interface GetPeopleSettings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly body: string | Uint8Array
}

export interface GetPeopleSettings302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetPeopleSettings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPeopleSettings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPeopleSettings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetPeopleSettingsReply =
  | GetPeopleSettings200
  | GetPeopleSettings302
  | GetPeopleSettings421
  | GetPeopleSettings500
  | GetPeopleSettings503

export type GetAutomationSettingsRequest = Readonly<Record<never, never>>

export interface GetAutomationSettings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly body: string | Uint8Array
}

export interface GetAutomationSettings302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetAutomationSettings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAutomationSettings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAutomationSettings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetAutomationSettingsReply =
  | GetAutomationSettings200
  | GetAutomationSettings302
  | GetAutomationSettings421
  | GetAutomationSettings500
  | GetAutomationSettings503

export type GetAccountSettingsRequest = Readonly<Record<never, never>>

export interface GetAccountSettings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly body: string | Uint8Array
}

export interface GetAccountSettings302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetAccountSettings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAccountSettings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetAccountSettings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetAccountSettingsReply =
  | GetAccountSettings200
  | GetAccountSettings302
  | GetAccountSettings421
  | GetAccountSettings500
  | GetAccountSettings503

export type GetActivitySettingsRequest = Readonly<Record<never, never>>

export interface GetActivitySettings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Security-Policy': string
    readonly 'Referrer-Policy': 'same-origin'
    readonly 'X-Content-Type-Options': 'nosniff'
  }
  readonly body: string | Uint8Array
}

export interface GetActivitySettings302 {
  readonly status: 302
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly Location: string
    readonly 'Set-Cookie'?: readonly string[] | undefined
  }
}

export interface GetActivitySettings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetActivitySettings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetActivitySettings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetActivitySettingsReply =
  | GetActivitySettings200
  | GetActivitySettings302
  | GetActivitySettings421
  | GetActivitySettings500
  | GetActivitySettings503

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
  /** How people sign in here */
  readonly getAuthConfig: (request: GetAuthConfigRequest, context: Context) => Promise<GetAuthConfigReply> | GetAuthConfigReply
  /** Send a code to an email */
  readonly requestCode: (request: RequestCodeRequest, context: Context) => Promise<RequestCodeReply> | RequestCodeReply
  /** Sign in with a code */
  readonly verifyCode: (request: VerifyCodeRequest, context: Context) => Promise<VerifyCodeReply> | VerifyCodeReply
  /** Sign in with the provider */
  readonly startSso: (request: StartSsoRequest, context: Context) => Promise<StartSsoReply> | StartSsoReply
  /** Back from the provider */
  readonly finishSso: (request: FinishSsoRequest, context: Context) => Promise<FinishSsoReply> | FinishSsoReply
  /** Take a sign-in to another console */
  readonly handOver: (request: HandOverRequest, context: Context) => Promise<HandOverReply> | HandOverReply
  /** Who am I */
  readonly getSession: (request: GetSessionRequest, context: Context) => Promise<GetSessionReply> | GetSessionReply
  /** Sign out */
  readonly endSession: (request: EndSessionRequest, context: Context) => Promise<EndSessionReply> | EndSessionReply
  /** Trade a handover code for a session */
  readonly createConsoleSession: (request: CreateConsoleSessionRequest, context: Context) => Promise<CreateConsoleSessionReply> | CreateConsoleSessionReply
  /** Whose a console session is */
  readonly introspectConsoleSession: (request: IntrospectConsoleSessionRequest, context: Context) => Promise<IntrospectConsoleSessionReply> | IntrospectConsoleSessionReply
  /** Sign out from a console */
  readonly endConsoleSession: (request: EndConsoleSessionRequest, context: Context) => Promise<EndConsoleSessionReply> | EndConsoleSessionReply
  /** Whose a token is */
  readonly introspectToken: (request: IntrospectTokenRequest, context: Context) => Promise<IntrospectTokenReply> | IntrospectTokenReply
  /** Whether somebody is still a member */
  readonly getMembership: (request: GetMembershipRequest, context: Context) => Promise<GetMembershipReply> | GetMembershipReply
  /** Who is calling */
  readonly getMe: (request: GetMeRequest, context: Context) => Promise<GetMeReply> | GetMeReply
  /** My sessions */
  readonly listMySessions: (request: ListMySessionsRequest, context: Context) => Promise<ListMySessionsReply> | ListMySessionsReply
  /** Sign out everywhere else */
  readonly endMyOtherSessions: (request: EndMyOtherSessionsRequest, context: Context) => Promise<EndMyOtherSessionsReply> | EndMyOtherSessionsReply
  /** End one of my sessions */
  readonly endMySession: (request: EndMySessionRequest, context: Context) => Promise<EndMySessionReply> | EndMySessionReply
  /** My personal tokens */
  readonly listMyTokens: (request: ListMyTokensRequest, context: Context) => Promise<ListMyTokensReply> | ListMyTokensReply
  /** Mint a personal token */
  readonly createMyToken: (request: CreateMyTokenRequest, context: Context) => Promise<CreateMyTokenReply> | CreateMyTokenReply
  /** Revoke a personal token */
  readonly revokeMyToken: (request: RevokeMyTokenRequest, context: Context) => Promise<RevokeMyTokenReply> | RevokeMyTokenReply
  /** Applications that act in my name */
  readonly listMyApplications: (request: ListMyApplicationsRequest, context: Context) => Promise<ListMyApplicationsReply> | ListMyApplicationsReply
  /** Revoke an application */
  readonly revokeMyApplication: (request: RevokeMyApplicationRequest, context: Context) => Promise<RevokeMyApplicationReply> | RevokeMyApplicationReply
  /** What I did */
  readonly listMyActivity: (request: ListMyActivityRequest, context: Context) => Promise<ListMyActivityReply> | ListMyActivityReply
  /** The members */
  readonly listMembers: (request: ListMembersRequest, context: Context) => Promise<ListMembersReply> | ListMembersReply
  /** Invite somebody */
  readonly inviteMember: (request: InviteMemberRequest, context: Context) => Promise<InviteMemberReply> | InviteMemberReply
  /** One member */
  readonly getMember: (request: GetMemberRequest, context: Context) => Promise<GetMemberReply> | GetMemberReply
  /** Rename, promote or demote */
  readonly updateMember: (request: UpdateMemberRequest, context: Context) => Promise<UpdateMemberReply> | UpdateMemberReply
  /** Remove a member */
  readonly removeMember: (request: RemoveMemberRequest, context: Context) => Promise<RemoveMemberReply> | RemoveMemberReply
  /** Send the invitation again */
  readonly resendInvitation: (request: ResendInvitationRequest, context: Context) => Promise<ResendInvitationReply> | ResendInvitationReply
  /** The agents */
  readonly listAgents: (request: ListAgentsRequest, context: Context) => Promise<ListAgentsReply> | ListAgentsReply
  /** Create an agent */
  readonly createAgent: (request: CreateAgentRequest, context: Context) => Promise<CreateAgentReply> | CreateAgentReply
  /** Rename an agent */
  readonly updateAgent: (request: UpdateAgentRequest, context: Context) => Promise<UpdateAgentReply> | UpdateAgentReply
  /** Delete an agent */
  readonly deleteAgent: (request: DeleteAgentRequest, context: Context) => Promise<DeleteAgentReply> | DeleteAgentReply
  /** The tokens of an agent */
  readonly listAgentTokens: (request: ListAgentTokensRequest, context: Context) => Promise<ListAgentTokensReply> | ListAgentTokensReply
  /** Mint a token for an agent */
  readonly createAgentToken: (request: CreateAgentTokenRequest, context: Context) => Promise<CreateAgentTokenReply> | CreateAgentTokenReply
  /** Revoke a token of an agent */
  readonly revokeAgentToken: (request: RevokeAgentTokenRequest, context: Context) => Promise<RevokeAgentTokenReply> | RevokeAgentTokenReply
  /** What everybody did */
  readonly listActivity: (request: ListActivityRequest, context: Context) => Promise<ListActivityReply> | ListActivityReply
  /** The consent page */
  readonly getConsent: (request: GetConsentRequest, context: Context) => Promise<GetConsentReply> | GetConsentReply
  /** What the consent page sends */
  readonly decideConsent: (request: DecideConsentRequest, context: Context) => Promise<DecideConsentReply> | DecideConsentReply
  /** Where a visit begins */
  readonly getHome: (request: GetHomeRequest, context: Context) => Promise<GetHomeReply> | GetHomeReply
  /** The sign-in page */
  readonly getLogin: (request: GetLoginRequest, context: Context) => Promise<GetLoginReply> | GetLoginReply
  /** What the sign-in page sends */
  readonly submitLogin: (request: SubmitLoginRequest, context: Context) => Promise<SubmitLoginReply> | SubmitLoginReply
  /** Sign out, from a page */
  readonly signOut: (request: SignOutRequest, context: Context) => Promise<SignOutReply> | SignOutReply
  /** Where the settings begin */
  readonly getSettings: (request: GetSettingsRequest, context: Context) => Promise<GetSettingsReply> | GetSettingsReply
  /** The page of members and invitations */
  readonly getPeopleSettings: (request: GetPeopleSettingsRequest, context: Context) => Promise<GetPeopleSettingsReply> | GetPeopleSettingsReply
  /** The page of agents and their tokens */
  readonly getAutomationSettings: (request: GetAutomationSettingsRequest, context: Context) => Promise<GetAutomationSettingsReply> | GetAutomationSettingsReply
  /** The page of sessions, tokens and applications */
  readonly getAccountSettings: (request: GetAccountSettingsRequest, context: Context) => Promise<GetAccountSettingsReply> | GetAccountSettingsReply
  /** The page of what was done, and by whom */
  readonly getActivitySettings: (request: GetActivitySettingsRequest, context: Context) => Promise<GetActivitySettingsReply> | GetActivitySettingsReply
  /** Whether this surface can serve */
  readonly getHealth: (request: GetHealthRequest, context: Context) => Promise<GetHealthReply> | GetHealthReply
  /** Counters and timings for Prometheus */
  readonly getMetrics: (request: GetMetricsRequest, context: Context) => Promise<GetMetricsReply> | GetMetricsReply
  /** This contract, as a page */
  readonly getDocs: (request: GetDocsRequest, context: Context) => Promise<GetDocsReply> | GetDocsReply
  /** A file that the console's page loads */
  readonly getAsset: (request: GetAssetRequest, context: Context) => Promise<GetAssetReply> | GetAssetReply
}
