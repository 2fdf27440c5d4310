// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { ContractReply } from '../../src/replies.ts'
import type { FileBody, Filled, SerializedJson, StreamedBody } from '../../src/payload.ts'
import type { components as filled } from './filled.ts'
import type { components, operations } from './types.ts'

export type GetAuthConfigRequest = Readonly<Record<never, never>>

export interface GetAuthConfig200 extends ContractReply<'getAuthConfig', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['AuthConfig'] | SerializedJson<components['schemas']['AuthConfig']>> {}

export interface GetAuthConfig421 extends ContractReply<'getAuthConfig', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetAuthConfig500 extends ContractReply<'getAuthConfig', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetAuthConfig503 extends ContractReply<'getAuthConfig', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetAuthConfigReply =
  | GetAuthConfig200
  | GetAuthConfig421
  | GetAuthConfig500
  | GetAuthConfig503

export interface RequestCodeRequest {
  readonly body: NonNullable<operations['requestCode']['requestBody']>['content']['application/json']
}

export interface RequestCode202 extends ContractReply<'requestCode', 202, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['CodeSent'] | SerializedJson<components['schemas']['CodeSent']>> {}

export interface RequestCode400 extends ContractReply<'requestCode', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface RequestCode403 extends ContractReply<'requestCode', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface RequestCode404 extends ContractReply<'requestCode', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['OtpDisabledProblem']> {}

export interface RequestCode413 extends ContractReply<'requestCode', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface RequestCode415 extends ContractReply<'requestCode', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface RequestCode421 extends ContractReply<'requestCode', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RequestCode429 extends ContractReply<'requestCode', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface RequestCode500 extends ContractReply<'requestCode', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RequestCode503 extends ContractReply<'requestCode', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface VerifyCode200 extends ContractReply<'verifyCode', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['SignedIn'] | SerializedJson<components['schemas']['SignedIn']>> {}

export interface VerifyCode400 extends ContractReply<'verifyCode', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface VerifyCode401 extends ContractReply<'verifyCode', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['OtpInvalidProblem']> {}

export interface VerifyCode403 extends ContractReply<'verifyCode', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface VerifyCode404 extends ContractReply<'verifyCode', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['OtpDisabledProblem']> {}

export interface VerifyCode413 extends ContractReply<'verifyCode', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface VerifyCode415 extends ContractReply<'verifyCode', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface VerifyCode421 extends ContractReply<'verifyCode', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface VerifyCode429 extends ContractReply<'verifyCode', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface VerifyCode500 extends ContractReply<'verifyCode', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface VerifyCode503 extends ContractReply<'verifyCode', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type VerifyCodeReply =
  | VerifyCode200
  | VerifyCode400
  | VerifyCode401
  | VerifyCode403
  | VerifyCode404
  | VerifyCode413
  | VerifyCode415
  | VerifyCode421
  | VerifyCode429
  | VerifyCode500
  | VerifyCode503

export type BeginPasskeySignInRequest = Readonly<Record<never, never>>

export interface BeginPasskeySignIn200 extends ContractReply<'beginPasskeySignIn', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['PasskeyRequestOptions'] | SerializedJson<components['schemas']['PasskeyRequestOptions']>> {}

export interface BeginPasskeySignIn403 extends ContractReply<'beginPasskeySignIn', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface BeginPasskeySignIn404 extends ContractReply<'beginPasskeySignIn', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PasskeysDisabledProblem']> {}

export interface BeginPasskeySignIn421 extends ContractReply<'beginPasskeySignIn', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface BeginPasskeySignIn500 extends ContractReply<'beginPasskeySignIn', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface BeginPasskeySignIn503 extends ContractReply<'beginPasskeySignIn', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type BeginPasskeySignInReply =
  | BeginPasskeySignIn200
  | BeginPasskeySignIn403
  | BeginPasskeySignIn404
  | BeginPasskeySignIn421
  | BeginPasskeySignIn500
  | BeginPasskeySignIn503

export interface SignInWithPasskeyRequest {
  readonly body: NonNullable<operations['signInWithPasskey']['requestBody']>['content']['application/json']
}

export interface SignInWithPasskey200 extends ContractReply<'signInWithPasskey', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['SignedIn'] | SerializedJson<components['schemas']['SignedIn']>> {}

export interface SignInWithPasskey400 extends ContractReply<'signInWithPasskey', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface SignInWithPasskey401 extends ContractReply<'signInWithPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PasskeyInvalidProblem']> {}

export interface SignInWithPasskey403 extends ContractReply<'signInWithPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface SignInWithPasskey404 extends ContractReply<'signInWithPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PasskeysDisabledProblem']> {}

export interface SignInWithPasskey413 extends ContractReply<'signInWithPasskey', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface SignInWithPasskey415 extends ContractReply<'signInWithPasskey', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface SignInWithPasskey421 extends ContractReply<'signInWithPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SignInWithPasskey429 extends ContractReply<'signInWithPasskey', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface SignInWithPasskey500 extends ContractReply<'signInWithPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SignInWithPasskey503 extends ContractReply<'signInWithPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SignInWithPasskeyReply =
  | SignInWithPasskey200
  | SignInWithPasskey400
  | SignInWithPasskey401
  | SignInWithPasskey403
  | SignInWithPasskey404
  | SignInWithPasskey413
  | SignInWithPasskey415
  | SignInWithPasskey421
  | SignInWithPasskey429
  | SignInWithPasskey500
  | SignInWithPasskey503

export interface StartSsoRequest {
  readonly query: NonNullable<operations['startSso']['parameters']['query']>
}

export interface StartSso302 extends ContractReply<'startSso', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface StartSso400 extends ContractReply<'startSso', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface StartSso404 extends ContractReply<'startSso', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SsoDisabledProblem']> {}

export interface StartSso421 extends ContractReply<'startSso', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface StartSso500 extends ContractReply<'startSso', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface StartSso503 extends ContractReply<'startSso', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface FinishSso302 extends ContractReply<'finishSso', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface FinishSso400 extends ContractReply<'finishSso', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface FinishSso421 extends ContractReply<'finishSso', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface FinishSso500 extends ContractReply<'finishSso', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface FinishSso503 extends ContractReply<'finishSso', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type FinishSsoReply =
  | FinishSso302
  | FinishSso400
  | FinishSso421
  | FinishSso500
  | FinishSso503

export interface EndProviderSessionsRequest {
  readonly body: NonNullable<operations['endProviderSessions']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface EndProviderSessions200 extends ContractReply<'endProviderSessions', 200, {
  readonly 'Cache-Control': 'no-store'
}, undefined> {}

export interface EndProviderSessions400 extends ContractReply<'endProviderSessions', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['EndProviderSessions400Problem']> {}

export interface EndProviderSessions403 extends ContractReply<'endProviderSessions', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface EndProviderSessions404 extends ContractReply<'endProviderSessions', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SsoDisabledProblem']> {}

export interface EndProviderSessions413 extends ContractReply<'endProviderSessions', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface EndProviderSessions415 extends ContractReply<'endProviderSessions', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface EndProviderSessions421 extends ContractReply<'endProviderSessions', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndProviderSessions500 extends ContractReply<'endProviderSessions', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndProviderSessions503 extends ContractReply<'endProviderSessions', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EndProviderSessionsReply =
  | EndProviderSessions200
  | EndProviderSessions400
  | EndProviderSessions403
  | EndProviderSessions404
  | EndProviderSessions413
  | EndProviderSessions415
  | EndProviderSessions421
  | EndProviderSessions500
  | EndProviderSessions503

export interface HandOverRequest {
  readonly query: NonNullable<operations['handOver']['parameters']['query']>
}

export interface HandOver302 extends ContractReply<'handOver', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface HandOver400 extends ContractReply<'handOver', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface HandOver421 extends ContractReply<'handOver', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface HandOver500 extends ContractReply<'handOver', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface HandOver503 extends ContractReply<'handOver', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type HandOverReply =
  | HandOver302
  | HandOver400
  | HandOver421
  | HandOver500
  | HandOver503

export type GetSessionRequest = Readonly<Record<never, never>>

export interface GetSession200 extends ContractReply<'getSession', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['CurrentSession'] | SerializedJson<components['schemas']['CurrentSession']>> {}

export interface GetSession401 extends ContractReply<'getSession', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetSession403 extends ContractReply<'getSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface GetSession421 extends ContractReply<'getSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSession500 extends ContractReply<'getSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSession503 extends ContractReply<'getSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSessionReply =
  | GetSession200
  | GetSession401
  | GetSession403
  | GetSession421
  | GetSession500
  | GetSession503

export type EndSessionRequest = Readonly<Record<never, never>>

export interface EndSession204 extends ContractReply<'endSession', 204, {
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface EndSession401 extends ContractReply<'endSession', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EndSession403 extends ContractReply<'endSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnProblem']> {}

export interface EndSession421 extends ContractReply<'endSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndSession500 extends ContractReply<'endSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndSession503 extends ContractReply<'endSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateConsoleSession201 extends ContractReply<'createConsoleSession', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ConsoleSession'] | SerializedJson<components['schemas']['ConsoleSession']>> {}

export interface CreateConsoleSession400 extends ContractReply<'createConsoleSession', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreateConsoleSession401 extends ContractReply<'createConsoleSession', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['HandoverInvalidProblem']> {}

export interface CreateConsoleSession403 extends ContractReply<'createConsoleSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface CreateConsoleSession413 extends ContractReply<'createConsoleSession', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateConsoleSession415 extends ContractReply<'createConsoleSession', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateConsoleSession421 extends ContractReply<'createConsoleSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateConsoleSession500 extends ContractReply<'createConsoleSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateConsoleSession503 extends ContractReply<'createConsoleSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface IntrospectConsoleSession200 extends ContractReply<'introspectConsoleSession', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Introspection'] | SerializedJson<components['schemas']['Introspection']>> {}

export interface IntrospectConsoleSession400 extends ContractReply<'introspectConsoleSession', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface IntrospectConsoleSession403 extends ContractReply<'introspectConsoleSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface IntrospectConsoleSession413 extends ContractReply<'introspectConsoleSession', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface IntrospectConsoleSession415 extends ContractReply<'introspectConsoleSession', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface IntrospectConsoleSession421 extends ContractReply<'introspectConsoleSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface IntrospectConsoleSession500 extends ContractReply<'introspectConsoleSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface IntrospectConsoleSession503 extends ContractReply<'introspectConsoleSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface EndConsoleSession204 extends ContractReply<'endConsoleSession', 204, Readonly<Record<never, never>>, undefined> {}

export interface EndConsoleSession400 extends ContractReply<'endConsoleSession', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface EndConsoleSession403 extends ContractReply<'endConsoleSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface EndConsoleSession413 extends ContractReply<'endConsoleSession', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface EndConsoleSession415 extends ContractReply<'endConsoleSession', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface EndConsoleSession421 extends ContractReply<'endConsoleSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndConsoleSession500 extends ContractReply<'endConsoleSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndConsoleSession503 extends ContractReply<'endConsoleSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly body: filled['schemas']['TokenCredential']
}

export interface IntrospectToken200 extends ContractReply<'introspectToken', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['TokenIntrospection'] | SerializedJson<components['schemas']['TokenIntrospection']>> {}

export interface IntrospectToken400 extends ContractReply<'introspectToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface IntrospectToken403 extends ContractReply<'introspectToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface IntrospectToken413 extends ContractReply<'introspectToken', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface IntrospectToken415 extends ContractReply<'introspectToken', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface IntrospectToken421 extends ContractReply<'introspectToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface IntrospectToken500 extends ContractReply<'introspectToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface IntrospectToken503 extends ContractReply<'introspectToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetMembership200 extends ContractReply<'getMembership', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Membership'] | SerializedJson<components['schemas']['Membership']>> {}

export interface GetMembership400 extends ContractReply<'getMembership', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetMembership421 extends ContractReply<'getMembership', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMembership500 extends ContractReply<'getMembership', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMembership503 extends ContractReply<'getMembership', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMembershipReply =
  | GetMembership200
  | GetMembership400
  | GetMembership421
  | GetMembership500
  | GetMembership503

export type GetMeRequest = Readonly<Record<never, never>>

export interface GetMe200 extends ContractReply<'getMe', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Me'] | SerializedJson<components['schemas']['Me']>> {}

export interface GetMe401 extends ContractReply<'getMe', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetMe403 extends ContractReply<'getMe', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeSecondFactorRequiredProblem']> {}

export interface GetMe421 extends ContractReply<'getMe', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMe500 extends ContractReply<'getMe', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMe503 extends ContractReply<'getMe', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMeReply =
  | GetMe200
  | GetMe401
  | GetMe403
  | GetMe421
  | GetMe500
  | GetMe503

export interface UpdateMeRequest {
  readonly body: NonNullable<operations['updateMe']['requestBody']>['content']['application/json']
}

export interface UpdateMe200 extends ContractReply<'updateMe', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Member'] | SerializedJson<components['schemas']['Member']>> {}

export interface UpdateMe400 extends ContractReply<'updateMe', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface UpdateMe401 extends ContractReply<'updateMe', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UpdateMe403 extends ContractReply<'updateMe', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface UpdateMe413 extends ContractReply<'updateMe', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface UpdateMe415 extends ContractReply<'updateMe', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface UpdateMe421 extends ContractReply<'updateMe', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UpdateMe500 extends ContractReply<'updateMe', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UpdateMe503 extends ContractReply<'updateMe', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type UpdateMeReply =
  | UpdateMe200
  | UpdateMe400
  | UpdateMe401
  | UpdateMe403
  | UpdateMe413
  | UpdateMe415
  | UpdateMe421
  | UpdateMe500
  | UpdateMe503

export type ExportMeRequest = Readonly<Record<never, never>>

export interface ExportMe200 extends ContractReply<'exportMe', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Disposition': 'attachment; filename="member.json"'
}, components['schemas']['MemberExport'] | SerializedJson<components['schemas']['MemberExport']>> {}

export interface ExportMe401 extends ContractReply<'exportMe', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ExportMe403 extends ContractReply<'exportMe', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface ExportMe421 extends ContractReply<'exportMe', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ExportMe500 extends ContractReply<'exportMe', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ExportMe503 extends ContractReply<'exportMe', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ExportMeReply =
  | ExportMe200
  | ExportMe401
  | ExportMe403
  | ExportMe421
  | ExportMe500
  | ExportMe503

export interface RequestEmailChangeRequest {
  readonly body: NonNullable<operations['requestEmailChange']['requestBody']>['content']['application/json']
}

export interface RequestEmailChange202 extends ContractReply<'requestEmailChange', 202, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['CodeSent'] | SerializedJson<components['schemas']['CodeSent']>> {}

export interface RequestEmailChange400 extends ContractReply<'requestEmailChange', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface RequestEmailChange401 extends ContractReply<'requestEmailChange', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RequestEmailChange403 extends ContractReply<'requestEmailChange', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RequestEmailChange413 extends ContractReply<'requestEmailChange', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface RequestEmailChange415 extends ContractReply<'requestEmailChange', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface RequestEmailChange421 extends ContractReply<'requestEmailChange', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RequestEmailChange429 extends ContractReply<'requestEmailChange', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface RequestEmailChange500 extends ContractReply<'requestEmailChange', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RequestEmailChange503 extends ContractReply<'requestEmailChange', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RequestEmailChangeReply =
  | RequestEmailChange202
  | RequestEmailChange400
  | RequestEmailChange401
  | RequestEmailChange403
  | RequestEmailChange413
  | RequestEmailChange415
  | RequestEmailChange421
  | RequestEmailChange429
  | RequestEmailChange500
  | RequestEmailChange503

export interface ConfirmEmailChangeRequest {
  readonly body: NonNullable<operations['confirmEmailChange']['requestBody']>['content']['application/json']
}

export interface ConfirmEmailChange200 extends ContractReply<'confirmEmailChange', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Member'] | SerializedJson<components['schemas']['Member']>> {}

export interface ConfirmEmailChange400 extends ContractReply<'confirmEmailChange', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ConfirmEmailChange401 extends ContractReply<'confirmEmailChange', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ConfirmEmailChange403 extends ContractReply<'confirmEmailChange', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface ConfirmEmailChange409 extends ContractReply<'confirmEmailChange', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['EmailCodeInvalidProblem']> {}

export interface ConfirmEmailChange413 extends ContractReply<'confirmEmailChange', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ConfirmEmailChange415 extends ContractReply<'confirmEmailChange', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ConfirmEmailChange421 extends ContractReply<'confirmEmailChange', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ConfirmEmailChange500 extends ContractReply<'confirmEmailChange', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ConfirmEmailChange503 extends ContractReply<'confirmEmailChange', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ConfirmEmailChangeReply =
  | ConfirmEmailChange200
  | ConfirmEmailChange400
  | ConfirmEmailChange401
  | ConfirmEmailChange403
  | ConfirmEmailChange409
  | ConfirmEmailChange413
  | ConfirmEmailChange415
  | ConfirmEmailChange421
  | ConfirmEmailChange500
  | ConfirmEmailChange503

export type GetMyProofRequest = Readonly<Record<never, never>>

export interface GetMyProof200 extends ContractReply<'getMyProof', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Proof'] | SerializedJson<components['schemas']['Proof']>> {}

export interface GetMyProof401 extends ContractReply<'getMyProof', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetMyProof403 extends ContractReply<'getMyProof', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredProblem']> {}

export interface GetMyProof421 extends ContractReply<'getMyProof', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMyProof500 extends ContractReply<'getMyProof', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMyProof503 extends ContractReply<'getMyProof', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMyProofReply =
  | GetMyProof200
  | GetMyProof401
  | GetMyProof403
  | GetMyProof421
  | GetMyProof500
  | GetMyProof503

export interface ProveMyselfRequest {
  readonly body: NonNullable<operations['proveMyself']['requestBody']>['content']['application/json']
}

export interface ProveMyself200 extends ContractReply<'proveMyself', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Proof'] | SerializedJson<components['schemas']['Proof']>> {}

export interface ProveMyself400 extends ContractReply<'proveMyself', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ProveMyself401 extends ContractReply<'proveMyself', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ProveMyself403 extends ContractReply<'proveMyself', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnProblem']> {}

export interface ProveMyself409 extends ContractReply<'proveMyself', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ProofInvalidProblem']> {}

export interface ProveMyself413 extends ContractReply<'proveMyself', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ProveMyself415 extends ContractReply<'proveMyself', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ProveMyself421 extends ContractReply<'proveMyself', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ProveMyself429 extends ContractReply<'proveMyself', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface ProveMyself500 extends ContractReply<'proveMyself', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ProveMyself503 extends ContractReply<'proveMyself', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ProveMyselfReply =
  | ProveMyself200
  | ProveMyself400
  | ProveMyself401
  | ProveMyself403
  | ProveMyself409
  | ProveMyself413
  | ProveMyself415
  | ProveMyself421
  | ProveMyself429
  | ProveMyself500
  | ProveMyself503

export type RequestMyProofCodeRequest = Readonly<Record<never, never>>

export interface RequestMyProofCode202 extends ContractReply<'requestMyProofCode', 202, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['CodeSent'] | SerializedJson<components['schemas']['CodeSent']>> {}

export interface RequestMyProofCode401 extends ContractReply<'requestMyProofCode', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RequestMyProofCode403 extends ContractReply<'requestMyProofCode', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnProblem']> {}

export interface RequestMyProofCode404 extends ContractReply<'requestMyProofCode', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['OtpDisabledProblem']> {}

export interface RequestMyProofCode421 extends ContractReply<'requestMyProofCode', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RequestMyProofCode429 extends ContractReply<'requestMyProofCode', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface RequestMyProofCode500 extends ContractReply<'requestMyProofCode', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RequestMyProofCode503 extends ContractReply<'requestMyProofCode', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RequestMyProofCodeReply =
  | RequestMyProofCode202
  | RequestMyProofCode401
  | RequestMyProofCode403
  | RequestMyProofCode404
  | RequestMyProofCode421
  | RequestMyProofCode429
  | RequestMyProofCode500
  | RequestMyProofCode503

export type BeginMyProofRequest = Readonly<Record<never, never>>

export interface BeginMyProof200 extends ContractReply<'beginMyProof', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['PasskeyRequestOptions'] | SerializedJson<components['schemas']['PasskeyRequestOptions']>> {}

export interface BeginMyProof401 extends ContractReply<'beginMyProof', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface BeginMyProof403 extends ContractReply<'beginMyProof', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnProblem']> {}

export interface BeginMyProof421 extends ContractReply<'beginMyProof', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface BeginMyProof500 extends ContractReply<'beginMyProof', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface BeginMyProof503 extends ContractReply<'beginMyProof', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type BeginMyProofReply =
  | BeginMyProof200
  | BeginMyProof401
  | BeginMyProof403
  | BeginMyProof421
  | BeginMyProof500
  | BeginMyProof503

export type ListMySessionsRequest = Readonly<Record<never, never>>

export interface ListMySessions200 extends ContractReply<'listMySessions', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['SessionList'] | SerializedJson<components['schemas']['SessionList']>> {}

export interface ListMySessions401 extends ContractReply<'listMySessions', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMySessions403 extends ContractReply<'listMySessions', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface ListMySessions421 extends ContractReply<'listMySessions', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMySessions500 extends ContractReply<'listMySessions', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMySessions503 extends ContractReply<'listMySessions', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMySessionsReply =
  | ListMySessions200
  | ListMySessions401
  | ListMySessions403
  | ListMySessions421
  | ListMySessions500
  | ListMySessions503

export type EndMyOtherSessionsRequest = Readonly<Record<never, never>>

export interface EndMyOtherSessions204 extends ContractReply<'endMyOtherSessions', 204, Readonly<Record<never, never>>, undefined> {}

export interface EndMyOtherSessions401 extends ContractReply<'endMyOtherSessions', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EndMyOtherSessions403 extends ContractReply<'endMyOtherSessions', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface EndMyOtherSessions421 extends ContractReply<'endMyOtherSessions', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndMyOtherSessions500 extends ContractReply<'endMyOtherSessions', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndMyOtherSessions503 extends ContractReply<'endMyOtherSessions', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface EndMySession204 extends ContractReply<'endMySession', 204, Readonly<Record<never, never>>, undefined> {}

export interface EndMySession400 extends ContractReply<'endMySession', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface EndMySession401 extends ContractReply<'endMySession', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EndMySession403 extends ContractReply<'endMySession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface EndMySession404 extends ContractReply<'endMySession', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EndMySession421 extends ContractReply<'endMySession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndMySession500 extends ContractReply<'endMySession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndMySession503 extends ContractReply<'endMySession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EndMySessionReply =
  | EndMySession204
  | EndMySession400
  | EndMySession401
  | EndMySession403
  | EndMySession404
  | EndMySession421
  | EndMySession500
  | EndMySession503

export type ListMyPasskeysRequest = Readonly<Record<never, never>>

export interface ListMyPasskeys200 extends ContractReply<'listMyPasskeys', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PasskeyList'] | SerializedJson<components['schemas']['PasskeyList']>> {}

export interface ListMyPasskeys401 extends ContractReply<'listMyPasskeys', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMyPasskeys403 extends ContractReply<'listMyPasskeys', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface ListMyPasskeys421 extends ContractReply<'listMyPasskeys', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMyPasskeys500 extends ContractReply<'listMyPasskeys', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMyPasskeys503 extends ContractReply<'listMyPasskeys', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMyPasskeysReply =
  | ListMyPasskeys200
  | ListMyPasskeys401
  | ListMyPasskeys403
  | ListMyPasskeys421
  | ListMyPasskeys500
  | ListMyPasskeys503

export interface AddMyPasskeyRequest {
  readonly body: NonNullable<operations['addMyPasskey']['requestBody']>['content']['application/json']
}

export interface AddMyPasskey201 extends ContractReply<'addMyPasskey', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Passkey'] | SerializedJson<components['schemas']['Passkey']>> {}

export interface AddMyPasskey400 extends ContractReply<'addMyPasskey', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface AddMyPasskey401 extends ContractReply<'addMyPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface AddMyPasskey403 extends ContractReply<'addMyPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface AddMyPasskey404 extends ContractReply<'addMyPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PasskeysDisabledProblem']> {}

export interface AddMyPasskey409 extends ContractReply<'addMyPasskey', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AddMyPasskey409Problem']> {}

export interface AddMyPasskey413 extends ContractReply<'addMyPasskey', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface AddMyPasskey415 extends ContractReply<'addMyPasskey', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface AddMyPasskey421 extends ContractReply<'addMyPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface AddMyPasskey500 extends ContractReply<'addMyPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface AddMyPasskey503 extends ContractReply<'addMyPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type AddMyPasskeyReply =
  | AddMyPasskey201
  | AddMyPasskey400
  | AddMyPasskey401
  | AddMyPasskey403
  | AddMyPasskey404
  | AddMyPasskey409
  | AddMyPasskey413
  | AddMyPasskey415
  | AddMyPasskey421
  | AddMyPasskey500
  | AddMyPasskey503

export type BeginPasskeyRequest = Readonly<Record<never, never>>

export interface BeginPasskey200 extends ContractReply<'beginPasskey', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['PasskeyCreationOptions'] | SerializedJson<components['schemas']['PasskeyCreationOptions']>> {}

export interface BeginPasskey401 extends ContractReply<'beginPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface BeginPasskey403 extends ContractReply<'beginPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface BeginPasskey404 extends ContractReply<'beginPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PasskeysDisabledProblem']> {}

export interface BeginPasskey421 extends ContractReply<'beginPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface BeginPasskey500 extends ContractReply<'beginPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface BeginPasskey503 extends ContractReply<'beginPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type BeginPasskeyReply =
  | BeginPasskey200
  | BeginPasskey401
  | BeginPasskey403
  | BeginPasskey404
  | BeginPasskey421
  | BeginPasskey500
  | BeginPasskey503

export interface RenameMyPasskeyRequest {
  readonly path: NonNullable<operations['renameMyPasskey']['parameters']['path']>
  readonly body: NonNullable<operations['renameMyPasskey']['requestBody']>['content']['application/json']
}

export interface RenameMyPasskey200 extends ContractReply<'renameMyPasskey', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Passkey'] | SerializedJson<components['schemas']['Passkey']>> {}

export interface RenameMyPasskey400 extends ContractReply<'renameMyPasskey', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface RenameMyPasskey401 extends ContractReply<'renameMyPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RenameMyPasskey403 extends ContractReply<'renameMyPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface RenameMyPasskey404 extends ContractReply<'renameMyPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RenameMyPasskey413 extends ContractReply<'renameMyPasskey', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface RenameMyPasskey415 extends ContractReply<'renameMyPasskey', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface RenameMyPasskey421 extends ContractReply<'renameMyPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RenameMyPasskey500 extends ContractReply<'renameMyPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RenameMyPasskey503 extends ContractReply<'renameMyPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RenameMyPasskeyReply =
  | RenameMyPasskey200
  | RenameMyPasskey400
  | RenameMyPasskey401
  | RenameMyPasskey403
  | RenameMyPasskey404
  | RenameMyPasskey413
  | RenameMyPasskey415
  | RenameMyPasskey421
  | RenameMyPasskey500
  | RenameMyPasskey503

export interface RemoveMyPasskeyRequest {
  readonly path: NonNullable<operations['removeMyPasskey']['parameters']['path']>
}

export interface RemoveMyPasskey204 extends ContractReply<'removeMyPasskey', 204, Readonly<Record<never, never>>, undefined> {}

export interface RemoveMyPasskey400 extends ContractReply<'removeMyPasskey', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemoveMyPasskey401 extends ContractReply<'removeMyPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveMyPasskey403 extends ContractReply<'removeMyPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RemoveMyPasskey404 extends ContractReply<'removeMyPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveMyPasskey421 extends ContractReply<'removeMyPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveMyPasskey500 extends ContractReply<'removeMyPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveMyPasskey503 extends ContractReply<'removeMyPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemoveMyPasskeyReply =
  | RemoveMyPasskey204
  | RemoveMyPasskey400
  | RemoveMyPasskey401
  | RemoveMyPasskey403
  | RemoveMyPasskey404
  | RemoveMyPasskey421
  | RemoveMyPasskey500
  | RemoveMyPasskey503

export type GetMySecondFactorsRequest = Readonly<Record<never, never>>

export interface GetMySecondFactors200 extends ContractReply<'getMySecondFactors', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['SecondFactors'] | SerializedJson<components['schemas']['SecondFactors']>> {}

export interface GetMySecondFactors401 extends ContractReply<'getMySecondFactors', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetMySecondFactors403 extends ContractReply<'getMySecondFactors', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface GetMySecondFactors421 extends ContractReply<'getMySecondFactors', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMySecondFactors500 extends ContractReply<'getMySecondFactors', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMySecondFactors503 extends ContractReply<'getMySecondFactors', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetMySecondFactorsReply =
  | GetMySecondFactors200
  | GetMySecondFactors401
  | GetMySecondFactors403
  | GetMySecondFactors421
  | GetMySecondFactors500
  | GetMySecondFactors503

export type BeginAuthenticatorRequest = Readonly<Record<never, never>>

export interface BeginAuthenticator200 extends ContractReply<'beginAuthenticator', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, components['schemas']['AuthenticatorSecret'] | SerializedJson<components['schemas']['AuthenticatorSecret']>> {}

export interface BeginAuthenticator401 extends ContractReply<'beginAuthenticator', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface BeginAuthenticator403 extends ContractReply<'beginAuthenticator', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface BeginAuthenticator421 extends ContractReply<'beginAuthenticator', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface BeginAuthenticator500 extends ContractReply<'beginAuthenticator', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface BeginAuthenticator503 extends ContractReply<'beginAuthenticator', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type BeginAuthenticatorReply =
  | BeginAuthenticator200
  | BeginAuthenticator401
  | BeginAuthenticator403
  | BeginAuthenticator421
  | BeginAuthenticator500
  | BeginAuthenticator503

export interface AddMyAuthenticatorRequest {
  readonly body: NonNullable<operations['addMyAuthenticator']['requestBody']>['content']['application/json']
}

export interface AddMyAuthenticator201 extends ContractReply<'addMyAuthenticator', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['AddedAuthenticator'] | SerializedJson<components['schemas']['AddedAuthenticator']>> {}

export interface AddMyAuthenticator400 extends ContractReply<'addMyAuthenticator', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface AddMyAuthenticator401 extends ContractReply<'addMyAuthenticator', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface AddMyAuthenticator403 extends ContractReply<'addMyAuthenticator', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface AddMyAuthenticator409 extends ContractReply<'addMyAuthenticator', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AuthenticatorRefusedProblem']> {}

export interface AddMyAuthenticator413 extends ContractReply<'addMyAuthenticator', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface AddMyAuthenticator415 extends ContractReply<'addMyAuthenticator', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface AddMyAuthenticator421 extends ContractReply<'addMyAuthenticator', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface AddMyAuthenticator500 extends ContractReply<'addMyAuthenticator', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface AddMyAuthenticator503 extends ContractReply<'addMyAuthenticator', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type AddMyAuthenticatorReply =
  | AddMyAuthenticator201
  | AddMyAuthenticator400
  | AddMyAuthenticator401
  | AddMyAuthenticator403
  | AddMyAuthenticator409
  | AddMyAuthenticator413
  | AddMyAuthenticator415
  | AddMyAuthenticator421
  | AddMyAuthenticator500
  | AddMyAuthenticator503

export type RemoveMyAuthenticatorRequest = Readonly<Record<never, never>>

export interface RemoveMyAuthenticator204 extends ContractReply<'removeMyAuthenticator', 204, Readonly<Record<never, never>>, undefined> {}

export interface RemoveMyAuthenticator401 extends ContractReply<'removeMyAuthenticator', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveMyAuthenticator403 extends ContractReply<'removeMyAuthenticator', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RemoveMyAuthenticator404 extends ContractReply<'removeMyAuthenticator', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveMyAuthenticator421 extends ContractReply<'removeMyAuthenticator', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveMyAuthenticator500 extends ContractReply<'removeMyAuthenticator', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveMyAuthenticator503 extends ContractReply<'removeMyAuthenticator', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemoveMyAuthenticatorReply =
  | RemoveMyAuthenticator204
  | RemoveMyAuthenticator401
  | RemoveMyAuthenticator403
  | RemoveMyAuthenticator404
  | RemoveMyAuthenticator421
  | RemoveMyAuthenticator500
  | RemoveMyAuthenticator503

export type CreateMyRecoveryCodesRequest = Readonly<Record<never, never>>

export interface CreateMyRecoveryCodes201 extends ContractReply<'createMyRecoveryCodes', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['RecoveryCodes'] | SerializedJson<components['schemas']['RecoveryCodes']>> {}

export interface CreateMyRecoveryCodes401 extends ContractReply<'createMyRecoveryCodes', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateMyRecoveryCodes403 extends ContractReply<'createMyRecoveryCodes', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface CreateMyRecoveryCodes409 extends ContractReply<'createMyRecoveryCodes', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SecondFactorMissingProblem']> {}

export interface CreateMyRecoveryCodes421 extends ContractReply<'createMyRecoveryCodes', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateMyRecoveryCodes500 extends ContractReply<'createMyRecoveryCodes', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateMyRecoveryCodes503 extends ContractReply<'createMyRecoveryCodes', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type CreateMyRecoveryCodesReply =
  | CreateMyRecoveryCodes201
  | CreateMyRecoveryCodes401
  | CreateMyRecoveryCodes403
  | CreateMyRecoveryCodes409
  | CreateMyRecoveryCodes421
  | CreateMyRecoveryCodes500
  | CreateMyRecoveryCodes503

export type ListMyTokensRequest = Readonly<Record<never, never>>

export interface ListMyTokens200 extends ContractReply<'listMyTokens', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['TokenList'] | SerializedJson<components['schemas']['TokenList']>> {}

export interface ListMyTokens401 extends ContractReply<'listMyTokens', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMyTokens403 extends ContractReply<'listMyTokens', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface ListMyTokens421 extends ContractReply<'listMyTokens', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMyTokens500 extends ContractReply<'listMyTokens', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMyTokens503 extends ContractReply<'listMyTokens', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMyTokensReply =
  | ListMyTokens200
  | ListMyTokens401
  | ListMyTokens403
  | ListMyTokens421
  | ListMyTokens500
  | ListMyTokens503

export interface CreateMyTokenRequest {
  readonly body: filled['schemas']['TokenRequest']
}

export interface CreateMyToken201 extends ContractReply<'createMyToken', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['NewAccessToken'] | SerializedJson<components['schemas']['NewAccessToken']>> {}

export interface CreateMyToken400 extends ContractReply<'createMyToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreateMyToken401 extends ContractReply<'createMyToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateMyToken403 extends ContractReply<'createMyToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnStepUpRequiredSecondFactorRequiredProblem']> {}

export interface CreateMyToken409 extends ContractReply<'createMyToken', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyTokensProblem']> {}

export interface CreateMyToken413 extends ContractReply<'createMyToken', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateMyToken415 extends ContractReply<'createMyToken', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateMyToken421 extends ContractReply<'createMyToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateMyToken500 extends ContractReply<'createMyToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateMyToken503 extends ContractReply<'createMyToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RevokeMyToken204 extends ContractReply<'revokeMyToken', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeMyToken400 extends ContractReply<'revokeMyToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeMyToken401 extends ContractReply<'revokeMyToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeMyToken403 extends ContractReply<'revokeMyToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface RevokeMyToken404 extends ContractReply<'revokeMyToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeMyToken421 extends ContractReply<'revokeMyToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeMyToken500 extends ContractReply<'revokeMyToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeMyToken503 extends ContractReply<'revokeMyToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ListMyApplications200 extends ContractReply<'listMyApplications', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ApplicationList'] | SerializedJson<components['schemas']['ApplicationList']>> {}

export interface ListMyApplications401 extends ContractReply<'listMyApplications', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMyApplications403 extends ContractReply<'listMyApplications', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionRequiredSecondFactorRequiredProblem']> {}

export interface ListMyApplications421 extends ContractReply<'listMyApplications', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMyApplications500 extends ContractReply<'listMyApplications', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMyApplications503 extends ContractReply<'listMyApplications', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RevokeMyApplication204 extends ContractReply<'revokeMyApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeMyApplication400 extends ContractReply<'revokeMyApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeMyApplication401 extends ContractReply<'revokeMyApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeMyApplication403 extends ContractReply<'revokeMyApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SessionOfOurOwnSecondFactorRequiredProblem']> {}

export interface RevokeMyApplication404 extends ContractReply<'revokeMyApplication', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeMyApplication421 extends ContractReply<'revokeMyApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeMyApplication500 extends ContractReply<'revokeMyApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeMyApplication503 extends ContractReply<'revokeMyApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listMyActivity']['parameters']['query']>, 'limit'>
}

export interface ListMyActivity200 extends ContractReply<'listMyActivity', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['Activity'] | SerializedJson<components['schemas']['Activity']>> {}

export interface ListMyActivity400 extends ContractReply<'listMyActivity', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListMyActivity401 extends ContractReply<'listMyActivity', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMyActivity403 extends ContractReply<'listMyActivity', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeSecondFactorRequiredProblem']> {}

export interface ListMyActivity421 extends ContractReply<'listMyActivity', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMyActivity500 extends ContractReply<'listMyActivity', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMyActivity503 extends ContractReply<'listMyActivity', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMyActivityReply =
  | ListMyActivity200
  | ListMyActivity400
  | ListMyActivity401
  | ListMyActivity403
  | ListMyActivity421
  | ListMyActivity500
  | ListMyActivity503

export interface ListMembersRequest {
  readonly query: Filled<NonNullable<operations['listMembers']['parameters']['query']>, 'limit'>
}

export interface ListMembers200 extends ContractReply<'listMembers', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['MemberList'] | SerializedJson<components['schemas']['MemberList']>> {}

export interface ListMembers400 extends ContractReply<'listMembers', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListMembers401 extends ContractReply<'listMembers', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMembers403 extends ContractReply<'listMembers', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeSecondFactorRequiredProblem']> {}

export interface ListMembers421 extends ContractReply<'listMembers', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMembers500 extends ContractReply<'listMembers', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMembers503 extends ContractReply<'listMembers', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface InviteMember201 extends ContractReply<'inviteMember', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['InvitedMember'] | SerializedJson<components['schemas']['InvitedMember']>> {}

export interface InviteMember400 extends ContractReply<'inviteMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface InviteMember401 extends ContractReply<'inviteMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface InviteMember403 extends ContractReply<'inviteMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface InviteMember409 extends ContractReply<'inviteMember', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AlreadyMemberProblem']> {}

export interface InviteMember413 extends ContractReply<'inviteMember', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface InviteMember415 extends ContractReply<'inviteMember', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface InviteMember421 extends ContractReply<'inviteMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface InviteMember500 extends ContractReply<'inviteMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface InviteMember503 extends ContractReply<'inviteMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetMember200 extends ContractReply<'getMember', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Member'] | SerializedJson<components['schemas']['Member']>> {}

export interface GetMember400 extends ContractReply<'getMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetMember401 extends ContractReply<'getMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetMember403 extends ContractReply<'getMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InsufficientScopeSecondFactorRequiredProblem']> {}

export interface GetMember404 extends ContractReply<'getMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetMember421 extends ContractReply<'getMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetMember500 extends ContractReply<'getMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetMember503 extends ContractReply<'getMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface UpdateMember200 extends ContractReply<'updateMember', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Member'] | SerializedJson<components['schemas']['Member']>> {}

export interface UpdateMember400 extends ContractReply<'updateMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UpdateMember401 extends ContractReply<'updateMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UpdateMember403 extends ContractReply<'updateMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface UpdateMember404 extends ContractReply<'updateMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UpdateMember409 extends ContractReply<'updateMember', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['LastAdminProblem']> {}

export interface UpdateMember413 extends ContractReply<'updateMember', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface UpdateMember415 extends ContractReply<'updateMember', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface UpdateMember421 extends ContractReply<'updateMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UpdateMember500 extends ContractReply<'updateMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UpdateMember503 extends ContractReply<'updateMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RemoveMember204 extends ContractReply<'removeMember', 204, Readonly<Record<never, never>>, undefined> {}

export interface RemoveMember400 extends ContractReply<'removeMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemoveMember401 extends ContractReply<'removeMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveMember403 extends ContractReply<'removeMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RemoveMember404 extends ContractReply<'removeMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveMember409 extends ContractReply<'removeMember', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['LastAdminProblem']> {}

export interface RemoveMember421 extends ContractReply<'removeMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveMember500 extends ContractReply<'removeMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveMember503 extends ContractReply<'removeMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ExportMemberRequest {
  readonly path: NonNullable<operations['exportMember']['parameters']['path']>
}

export interface ExportMember200 extends ContractReply<'exportMember', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Disposition': 'attachment; filename="member.json"'
}, components['schemas']['MemberExport'] | SerializedJson<components['schemas']['MemberExport']>> {}

export interface ExportMember400 extends ContractReply<'exportMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ExportMember401 extends ContractReply<'exportMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ExportMember403 extends ContractReply<'exportMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ExportMember404 extends ContractReply<'exportMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ExportMember421 extends ContractReply<'exportMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ExportMember500 extends ContractReply<'exportMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ExportMember503 extends ContractReply<'exportMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ExportMemberReply =
  | ExportMember200
  | ExportMember400
  | ExportMember401
  | ExportMember403
  | ExportMember404
  | ExportMember421
  | ExportMember500
  | ExportMember503

export interface ChangeMemberEmailRequest {
  readonly path: NonNullable<operations['changeMemberEmail']['parameters']['path']>
  readonly body: NonNullable<operations['changeMemberEmail']['requestBody']>['content']['application/json']
}

export interface ChangeMemberEmail200 extends ContractReply<'changeMemberEmail', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Member'] | SerializedJson<components['schemas']['Member']>> {}

export interface ChangeMemberEmail400 extends ContractReply<'changeMemberEmail', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface ChangeMemberEmail401 extends ContractReply<'changeMemberEmail', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ChangeMemberEmail403 extends ContractReply<'changeMemberEmail', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface ChangeMemberEmail404 extends ContractReply<'changeMemberEmail', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ChangeMemberEmail409 extends ContractReply<'changeMemberEmail', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AlreadyMemberProblem']> {}

export interface ChangeMemberEmail413 extends ContractReply<'changeMemberEmail', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ChangeMemberEmail415 extends ContractReply<'changeMemberEmail', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ChangeMemberEmail421 extends ContractReply<'changeMemberEmail', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ChangeMemberEmail500 extends ContractReply<'changeMemberEmail', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ChangeMemberEmail503 extends ContractReply<'changeMemberEmail', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ChangeMemberEmailReply =
  | ChangeMemberEmail200
  | ChangeMemberEmail400
  | ChangeMemberEmail401
  | ChangeMemberEmail403
  | ChangeMemberEmail404
  | ChangeMemberEmail409
  | ChangeMemberEmail413
  | ChangeMemberEmail415
  | ChangeMemberEmail421
  | ChangeMemberEmail500
  | ChangeMemberEmail503

export interface EraseMemberRequest {
  readonly path: NonNullable<operations['eraseMember']['parameters']['path']>
}

export interface EraseMember204 extends ContractReply<'eraseMember', 204, Readonly<Record<never, never>>, undefined> {}

export interface EraseMember400 extends ContractReply<'eraseMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface EraseMember401 extends ContractReply<'eraseMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EraseMember403 extends ContractReply<'eraseMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface EraseMember404 extends ContractReply<'eraseMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EraseMember409 extends ContractReply<'eraseMember', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StillMemberProblem']> {}

export interface EraseMember421 extends ContractReply<'eraseMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EraseMember500 extends ContractReply<'eraseMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EraseMember503 extends ContractReply<'eraseMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EraseMemberReply =
  | EraseMember204
  | EraseMember400
  | EraseMember401
  | EraseMember403
  | EraseMember404
  | EraseMember409
  | EraseMember421
  | EraseMember500
  | EraseMember503

export interface ResendInvitationRequest {
  readonly path: NonNullable<operations['resendInvitation']['parameters']['path']>
}

export interface ResendInvitation202 extends ContractReply<'resendInvitation', 202, Readonly<Record<never, never>>, undefined> {}

export interface ResendInvitation400 extends ContractReply<'resendInvitation', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResendInvitation401 extends ContractReply<'resendInvitation', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResendInvitation403 extends ContractReply<'resendInvitation', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface ResendInvitation404 extends ContractReply<'resendInvitation', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResendInvitation409 extends ContractReply<'resendInvitation', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MemberSuspendedProblem']> {}

export interface ResendInvitation421 extends ContractReply<'resendInvitation', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResendInvitation429 extends ContractReply<'resendInvitation', 429, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyRequestsProblem']> {}

export interface ResendInvitation500 extends ContractReply<'resendInvitation', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResendInvitation503 extends ContractReply<'resendInvitation', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResendInvitationReply =
  | ResendInvitation202
  | ResendInvitation400
  | ResendInvitation401
  | ResendInvitation403
  | ResendInvitation404
  | ResendInvitation409
  | ResendInvitation421
  | ResendInvitation429
  | ResendInvitation500
  | ResendInvitation503

export interface UnlockMemberRequest {
  readonly path: NonNullable<operations['unlockMember']['parameters']['path']>
}

export interface UnlockMember204 extends ContractReply<'unlockMember', 204, Readonly<Record<never, never>>, undefined> {}

export interface UnlockMember400 extends ContractReply<'unlockMember', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface UnlockMember401 extends ContractReply<'unlockMember', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UnlockMember403 extends ContractReply<'unlockMember', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface UnlockMember404 extends ContractReply<'unlockMember', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UnlockMember421 extends ContractReply<'unlockMember', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UnlockMember500 extends ContractReply<'unlockMember', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UnlockMember503 extends ContractReply<'unlockMember', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type UnlockMemberReply =
  | UnlockMember204
  | UnlockMember400
  | UnlockMember401
  | UnlockMember403
  | UnlockMember404
  | UnlockMember421
  | UnlockMember500
  | UnlockMember503

export interface ListMemberCredentialsRequest {
  readonly path: NonNullable<operations['listMemberCredentials']['parameters']['path']>
}

export interface ListMemberCredentials200 extends ContractReply<'listMemberCredentials', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['MemberCredentials'] | SerializedJson<components['schemas']['MemberCredentials']>> {}

export interface ListMemberCredentials400 extends ContractReply<'listMemberCredentials', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListMemberCredentials401 extends ContractReply<'listMemberCredentials', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListMemberCredentials403 extends ContractReply<'listMemberCredentials', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListMemberCredentials404 extends ContractReply<'listMemberCredentials', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListMemberCredentials421 extends ContractReply<'listMemberCredentials', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListMemberCredentials500 extends ContractReply<'listMemberCredentials', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListMemberCredentials503 extends ContractReply<'listMemberCredentials', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListMemberCredentialsReply =
  | ListMemberCredentials200
  | ListMemberCredentials400
  | ListMemberCredentials401
  | ListMemberCredentials403
  | ListMemberCredentials404
  | ListMemberCredentials421
  | ListMemberCredentials500
  | ListMemberCredentials503

export interface EndMemberCredentialsRequest {
  readonly path: NonNullable<operations['endMemberCredentials']['parameters']['path']>
}

export interface EndMemberCredentials204 extends ContractReply<'endMemberCredentials', 204, Readonly<Record<never, never>>, undefined> {}

export interface EndMemberCredentials400 extends ContractReply<'endMemberCredentials', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface EndMemberCredentials401 extends ContractReply<'endMemberCredentials', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EndMemberCredentials403 extends ContractReply<'endMemberCredentials', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface EndMemberCredentials404 extends ContractReply<'endMemberCredentials', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EndMemberCredentials421 extends ContractReply<'endMemberCredentials', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndMemberCredentials500 extends ContractReply<'endMemberCredentials', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndMemberCredentials503 extends ContractReply<'endMemberCredentials', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EndMemberCredentialsReply =
  | EndMemberCredentials204
  | EndMemberCredentials400
  | EndMemberCredentials401
  | EndMemberCredentials403
  | EndMemberCredentials404
  | EndMemberCredentials421
  | EndMemberCredentials500
  | EndMemberCredentials503

export interface EndMemberSessionRequest {
  readonly path: NonNullable<operations['endMemberSession']['parameters']['path']>
}

export interface EndMemberSession204 extends ContractReply<'endMemberSession', 204, Readonly<Record<never, never>>, undefined> {}

export interface EndMemberSession400 extends ContractReply<'endMemberSession', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface EndMemberSession401 extends ContractReply<'endMemberSession', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EndMemberSession403 extends ContractReply<'endMemberSession', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface EndMemberSession404 extends ContractReply<'endMemberSession', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EndMemberSession421 extends ContractReply<'endMemberSession', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EndMemberSession500 extends ContractReply<'endMemberSession', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EndMemberSession503 extends ContractReply<'endMemberSession', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EndMemberSessionReply =
  | EndMemberSession204
  | EndMemberSession400
  | EndMemberSession401
  | EndMemberSession403
  | EndMemberSession404
  | EndMemberSession421
  | EndMemberSession500
  | EndMemberSession503

export interface RemoveMemberPasskeyRequest {
  readonly path: NonNullable<operations['removeMemberPasskey']['parameters']['path']>
}

export interface RemoveMemberPasskey204 extends ContractReply<'removeMemberPasskey', 204, Readonly<Record<never, never>>, undefined> {}

export interface RemoveMemberPasskey400 extends ContractReply<'removeMemberPasskey', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemoveMemberPasskey401 extends ContractReply<'removeMemberPasskey', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveMemberPasskey403 extends ContractReply<'removeMemberPasskey', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RemoveMemberPasskey404 extends ContractReply<'removeMemberPasskey', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveMemberPasskey421 extends ContractReply<'removeMemberPasskey', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveMemberPasskey500 extends ContractReply<'removeMemberPasskey', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveMemberPasskey503 extends ContractReply<'removeMemberPasskey', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemoveMemberPasskeyReply =
  | RemoveMemberPasskey204
  | RemoveMemberPasskey400
  | RemoveMemberPasskey401
  | RemoveMemberPasskey403
  | RemoveMemberPasskey404
  | RemoveMemberPasskey421
  | RemoveMemberPasskey500
  | RemoveMemberPasskey503

export interface ResetMemberSecondFactorsRequest {
  readonly path: NonNullable<operations['resetMemberSecondFactors']['parameters']['path']>
}

export interface ResetMemberSecondFactors204 extends ContractReply<'resetMemberSecondFactors', 204, Readonly<Record<never, never>>, undefined> {}

export interface ResetMemberSecondFactors400 extends ContractReply<'resetMemberSecondFactors', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResetMemberSecondFactors401 extends ContractReply<'resetMemberSecondFactors', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetMemberSecondFactors403 extends ContractReply<'resetMemberSecondFactors', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface ResetMemberSecondFactors404 extends ContractReply<'resetMemberSecondFactors', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResetMemberSecondFactors421 extends ContractReply<'resetMemberSecondFactors', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetMemberSecondFactors500 extends ContractReply<'resetMemberSecondFactors', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetMemberSecondFactors503 extends ContractReply<'resetMemberSecondFactors', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResetMemberSecondFactorsReply =
  | ResetMemberSecondFactors204
  | ResetMemberSecondFactors400
  | ResetMemberSecondFactors401
  | ResetMemberSecondFactors403
  | ResetMemberSecondFactors404
  | ResetMemberSecondFactors421
  | ResetMemberSecondFactors500
  | ResetMemberSecondFactors503

export interface RevokeMemberTokenRequest {
  readonly path: NonNullable<operations['revokeMemberToken']['parameters']['path']>
}

export interface RevokeMemberToken204 extends ContractReply<'revokeMemberToken', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeMemberToken400 extends ContractReply<'revokeMemberToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeMemberToken401 extends ContractReply<'revokeMemberToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeMemberToken403 extends ContractReply<'revokeMemberToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RevokeMemberToken404 extends ContractReply<'revokeMemberToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeMemberToken421 extends ContractReply<'revokeMemberToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeMemberToken500 extends ContractReply<'revokeMemberToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeMemberToken503 extends ContractReply<'revokeMemberToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RevokeMemberTokenReply =
  | RevokeMemberToken204
  | RevokeMemberToken400
  | RevokeMemberToken401
  | RevokeMemberToken403
  | RevokeMemberToken404
  | RevokeMemberToken421
  | RevokeMemberToken500
  | RevokeMemberToken503

export interface RevokeMemberApplicationRequest {
  readonly path: NonNullable<operations['revokeMemberApplication']['parameters']['path']>
}

export interface RevokeMemberApplication204 extends ContractReply<'revokeMemberApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeMemberApplication400 extends ContractReply<'revokeMemberApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeMemberApplication401 extends ContractReply<'revokeMemberApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeMemberApplication403 extends ContractReply<'revokeMemberApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RevokeMemberApplication404 extends ContractReply<'revokeMemberApplication', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeMemberApplication421 extends ContractReply<'revokeMemberApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeMemberApplication500 extends ContractReply<'revokeMemberApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeMemberApplication503 extends ContractReply<'revokeMemberApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RevokeMemberApplicationReply =
  | RevokeMemberApplication204
  | RevokeMemberApplication400
  | RevokeMemberApplication401
  | RevokeMemberApplication403
  | RevokeMemberApplication404
  | RevokeMemberApplication421
  | RevokeMemberApplication500
  | RevokeMemberApplication503

export interface ListIdentityRequestsRequest {
  readonly path: NonNullable<operations['listIdentityRequests']['parameters']['path']>
}

export interface ListIdentityRequests200 extends ContractReply<'listIdentityRequests', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['IdentityRequests'] | SerializedJson<components['schemas']['IdentityRequests']>> {}

export interface ListIdentityRequests400 extends ContractReply<'listIdentityRequests', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListIdentityRequests401 extends ContractReply<'listIdentityRequests', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListIdentityRequests403 extends ContractReply<'listIdentityRequests', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListIdentityRequests404 extends ContractReply<'listIdentityRequests', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListIdentityRequests421 extends ContractReply<'listIdentityRequests', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListIdentityRequests500 extends ContractReply<'listIdentityRequests', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListIdentityRequests503 extends ContractReply<'listIdentityRequests', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListIdentityRequestsReply =
  | ListIdentityRequests200
  | ListIdentityRequests400
  | ListIdentityRequests401
  | ListIdentityRequests403
  | ListIdentityRequests404
  | ListIdentityRequests421
  | ListIdentityRequests500
  | ListIdentityRequests503

export interface RefuseIdentityRequest {
  readonly path: NonNullable<operations['refuseIdentity']['parameters']['path']>
}

export interface RefuseIdentity204 extends ContractReply<'refuseIdentity', 204, Readonly<Record<never, never>>, undefined> {}

export interface RefuseIdentity400 extends ContractReply<'refuseIdentity', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RefuseIdentity401 extends ContractReply<'refuseIdentity', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RefuseIdentity403 extends ContractReply<'refuseIdentity', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RefuseIdentity404 extends ContractReply<'refuseIdentity', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RefuseIdentity421 extends ContractReply<'refuseIdentity', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RefuseIdentity500 extends ContractReply<'refuseIdentity', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RefuseIdentity503 extends ContractReply<'refuseIdentity', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RefuseIdentityReply =
  | RefuseIdentity204
  | RefuseIdentity400
  | RefuseIdentity401
  | RefuseIdentity403
  | RefuseIdentity404
  | RefuseIdentity421
  | RefuseIdentity500
  | RefuseIdentity503

export interface ApproveIdentityRequest {
  readonly path: NonNullable<operations['approveIdentity']['parameters']['path']>
}

export interface ApproveIdentity204 extends ContractReply<'approveIdentity', 204, Readonly<Record<never, never>>, undefined> {}

export interface ApproveIdentity400 extends ContractReply<'approveIdentity', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ApproveIdentity401 extends ContractReply<'approveIdentity', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ApproveIdentity403 extends ContractReply<'approveIdentity', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface ApproveIdentity404 extends ContractReply<'approveIdentity', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ApproveIdentity421 extends ContractReply<'approveIdentity', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ApproveIdentity500 extends ContractReply<'approveIdentity', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ApproveIdentity503 extends ContractReply<'approveIdentity', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ApproveIdentityReply =
  | ApproveIdentity204
  | ApproveIdentity400
  | ApproveIdentity401
  | ApproveIdentity403
  | ApproveIdentity404
  | ApproveIdentity421
  | ApproveIdentity500
  | ApproveIdentity503

export type ListApplicationsRequest = Readonly<Record<never, never>>

export interface ListApplications200 extends ContractReply<'listApplications', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WorkspaceApplications'] | SerializedJson<components['schemas']['WorkspaceApplications']>> {}

export interface ListApplications401 extends ContractReply<'listApplications', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListApplications403 extends ContractReply<'listApplications', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListApplications421 extends ContractReply<'listApplications', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListApplications500 extends ContractReply<'listApplications', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListApplications503 extends ContractReply<'listApplications', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListApplicationsReply =
  | ListApplications200
  | ListApplications401
  | ListApplications403
  | ListApplications421
  | ListApplications500
  | ListApplications503

export interface RevokeApplicationRequest {
  readonly path: NonNullable<operations['revokeApplication']['parameters']['path']>
}

export interface RevokeApplication204 extends ContractReply<'revokeApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeApplication400 extends ContractReply<'revokeApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeApplication401 extends ContractReply<'revokeApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeApplication403 extends ContractReply<'revokeApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RevokeApplication404 extends ContractReply<'revokeApplication', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeApplication421 extends ContractReply<'revokeApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeApplication500 extends ContractReply<'revokeApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeApplication503 extends ContractReply<'revokeApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RevokeApplicationReply =
  | RevokeApplication204
  | RevokeApplication400
  | RevokeApplication401
  | RevokeApplication403
  | RevokeApplication404
  | RevokeApplication421
  | RevokeApplication500
  | RevokeApplication503

export interface DecideApplicationRequest {
  readonly path: NonNullable<operations['decideApplication']['parameters']['path']>
  readonly body: NonNullable<operations['decideApplication']['requestBody']>['content']['application/json']
}

export interface DecideApplication204 extends ContractReply<'decideApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface DecideApplication400 extends ContractReply<'decideApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DecideApplication401 extends ContractReply<'decideApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DecideApplication403 extends ContractReply<'decideApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface DecideApplication413 extends ContractReply<'decideApplication', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface DecideApplication415 extends ContractReply<'decideApplication', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface DecideApplication421 extends ContractReply<'decideApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DecideApplication500 extends ContractReply<'decideApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DecideApplication503 extends ContractReply<'decideApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DecideApplicationReply =
  | DecideApplication204
  | DecideApplication400
  | DecideApplication401
  | DecideApplication403
  | DecideApplication413
  | DecideApplication415
  | DecideApplication421
  | DecideApplication500
  | DecideApplication503

export interface ResetApplicationRequest {
  readonly path: NonNullable<operations['resetApplication']['parameters']['path']>
}

export interface ResetApplication204 extends ContractReply<'resetApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface ResetApplication400 extends ContractReply<'resetApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResetApplication401 extends ContractReply<'resetApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetApplication403 extends ContractReply<'resetApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface ResetApplication404 extends ContractReply<'resetApplication', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResetApplication421 extends ContractReply<'resetApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetApplication500 extends ContractReply<'resetApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetApplication503 extends ContractReply<'resetApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResetApplicationReply =
  | ResetApplication204
  | ResetApplication400
  | ResetApplication401
  | ResetApplication403
  | ResetApplication404
  | ResetApplication421
  | ResetApplication500
  | ResetApplication503

export interface DismissApplicationRequest {
  readonly path: NonNullable<operations['dismissApplication']['parameters']['path']>
}

export interface DismissApplication204 extends ContractReply<'dismissApplication', 204, Readonly<Record<never, never>>, undefined> {}

export interface DismissApplication400 extends ContractReply<'dismissApplication', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface DismissApplication401 extends ContractReply<'dismissApplication', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DismissApplication403 extends ContractReply<'dismissApplication', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface DismissApplication404 extends ContractReply<'dismissApplication', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DismissApplication421 extends ContractReply<'dismissApplication', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DismissApplication500 extends ContractReply<'dismissApplication', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DismissApplication503 extends ContractReply<'dismissApplication', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DismissApplicationReply =
  | DismissApplication204
  | DismissApplication400
  | DismissApplication401
  | DismissApplication403
  | DismissApplication404
  | DismissApplication421
  | DismissApplication500
  | DismissApplication503

export interface ListAgentsRequest {
  readonly query: Filled<NonNullable<operations['listAgents']['parameters']['query']>, 'limit'>
}

export interface ListAgents200 extends ContractReply<'listAgents', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['AgentList'] | SerializedJson<components['schemas']['AgentList']>> {}

export interface ListAgents400 extends ContractReply<'listAgents', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListAgents401 extends ContractReply<'listAgents', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListAgents403 extends ContractReply<'listAgents', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListAgents421 extends ContractReply<'listAgents', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListAgents500 extends ContractReply<'listAgents', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListAgents503 extends ContractReply<'listAgents', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface CreateAgent201 extends ContractReply<'createAgent', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Agent'] | SerializedJson<components['schemas']['Agent']>> {}

export interface CreateAgent400 extends ContractReply<'createAgent', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreateAgent401 extends ContractReply<'createAgent', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateAgent403 extends ContractReply<'createAgent', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface CreateAgent413 extends ContractReply<'createAgent', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateAgent415 extends ContractReply<'createAgent', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateAgent421 extends ContractReply<'createAgent', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateAgent500 extends ContractReply<'createAgent', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateAgent503 extends ContractReply<'createAgent', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface UpdateAgent200 extends ContractReply<'updateAgent', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Agent'] | SerializedJson<components['schemas']['Agent']>> {}

export interface UpdateAgent400 extends ContractReply<'updateAgent', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UpdateAgent401 extends ContractReply<'updateAgent', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UpdateAgent403 extends ContractReply<'updateAgent', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface UpdateAgent404 extends ContractReply<'updateAgent', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UpdateAgent413 extends ContractReply<'updateAgent', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface UpdateAgent415 extends ContractReply<'updateAgent', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface UpdateAgent421 extends ContractReply<'updateAgent', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UpdateAgent500 extends ContractReply<'updateAgent', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UpdateAgent503 extends ContractReply<'updateAgent', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DeleteAgent204 extends ContractReply<'deleteAgent', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteAgent400 extends ContractReply<'deleteAgent', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface DeleteAgent401 extends ContractReply<'deleteAgent', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteAgent403 extends ContractReply<'deleteAgent', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface DeleteAgent404 extends ContractReply<'deleteAgent', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteAgent421 extends ContractReply<'deleteAgent', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DeleteAgent500 extends ContractReply<'deleteAgent', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DeleteAgent503 extends ContractReply<'deleteAgent', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface ListAgentTokens200 extends ContractReply<'listAgentTokens', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['TokenList'] | SerializedJson<components['schemas']['TokenList']>> {}

export interface ListAgentTokens400 extends ContractReply<'listAgentTokens', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ListAgentTokens401 extends ContractReply<'listAgentTokens', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListAgentTokens403 extends ContractReply<'listAgentTokens', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListAgentTokens404 extends ContractReply<'listAgentTokens', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ListAgentTokens421 extends ContractReply<'listAgentTokens', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListAgentTokens500 extends ContractReply<'listAgentTokens', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListAgentTokens503 extends ContractReply<'listAgentTokens', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly body: filled['schemas']['TokenRequest']
}

export interface CreateAgentToken201 extends ContractReply<'createAgentToken', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['NewAccessToken'] | SerializedJson<components['schemas']['NewAccessToken']>> {}

export interface CreateAgentToken400 extends ContractReply<'createAgentToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateAgentToken401 extends ContractReply<'createAgentToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateAgentToken403 extends ContractReply<'createAgentToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface CreateAgentToken404 extends ContractReply<'createAgentToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface CreateAgentToken409 extends ContractReply<'createAgentToken', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyTokensProblem']> {}

export interface CreateAgentToken413 extends ContractReply<'createAgentToken', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateAgentToken415 extends ContractReply<'createAgentToken', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateAgentToken421 extends ContractReply<'createAgentToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateAgentToken500 extends ContractReply<'createAgentToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateAgentToken503 extends ContractReply<'createAgentToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface RevokeAgentToken204 extends ContractReply<'revokeAgentToken', 204, Readonly<Record<never, never>>, undefined> {}

export interface RevokeAgentToken400 extends ContractReply<'revokeAgentToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeAgentToken401 extends ContractReply<'revokeAgentToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeAgentToken403 extends ContractReply<'revokeAgentToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RevokeAgentToken404 extends ContractReply<'revokeAgentToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeAgentToken421 extends ContractReply<'revokeAgentToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeAgentToken500 extends ContractReply<'revokeAgentToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeAgentToken503 extends ContractReply<'revokeAgentToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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
  readonly query: Filled<NonNullable<operations['listActivity']['parameters']['query']>, 'limit'>
}

export interface ListActivity200 extends ContractReply<'listActivity', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly Link?: string | undefined
}, components['schemas']['Activity'] | SerializedJson<components['schemas']['Activity']>> {}

export interface ListActivity400 extends ContractReply<'listActivity', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListActivity401 extends ContractReply<'listActivity', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListActivity403 extends ContractReply<'listActivity', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ListActivity421 extends ContractReply<'listActivity', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListActivity500 extends ContractReply<'listActivity', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListActivity503 extends ContractReply<'listActivity', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListActivityReply =
  | ListActivity200
  | ListActivity400
  | ListActivity401
  | ListActivity403
  | ListActivity421
  | ListActivity500
  | ListActivity503

export interface ExportActivityRequest {
  readonly query: Filled<NonNullable<operations['exportActivity']['parameters']['query']>, 'format'>
  readonly accept: 'application/jsonl' | 'text/csv'
}

export type ExportActivity200 =
  | ContractReply<'exportActivity', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Disposition': 'attachment; filename="activity.jsonl"' | 'attachment; filename="activity.csv"'
}, FileBody | StreamedBody | Uint8Array, 'application/jsonl'>
  | ContractReply<'exportActivity', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Disposition': 'attachment; filename="activity.jsonl"' | 'attachment; filename="activity.csv"'
}, string | StreamedBody | Uint8Array, 'text/csv'>

export interface ExportActivity400 extends ContractReply<'exportActivity', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ExportActivity401 extends ContractReply<'exportActivity', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ExportActivity403 extends ContractReply<'exportActivity', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface ExportActivity421 extends ContractReply<'exportActivity', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ExportActivity500 extends ContractReply<'exportActivity', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ExportActivity503 extends ContractReply<'exportActivity', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ExportActivityReply =
  | ExportActivity200
  | ExportActivity400
  | ExportActivity401
  | ExportActivity403
  | ExportActivity421
  | ExportActivity500
  | ExportActivity503

export type GetBackupsRequest = Readonly<Record<never, never>>

export interface GetBackups200 extends ContractReply<'getBackups', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BackupStatus'] | SerializedJson<components['schemas']['BackupStatus']>> {}

export interface GetBackups401 extends ContractReply<'getBackups', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetBackups403 extends ContractReply<'getBackups', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

export interface GetBackups421 extends ContractReply<'getBackups', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetBackups500 extends ContractReply<'getBackups', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetBackups503 extends ContractReply<'getBackups', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetBackupsReply =
  | GetBackups200
  | GetBackups401
  | GetBackups403
  | GetBackups421
  | GetBackups500
  | GetBackups503

export type ListWebhooksRequest = Readonly<Record<never, never>>

export interface ListWebhooks200 extends ContractReply<'listWebhooks', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookList'] | SerializedJson<components['schemas']['WebhookList']>> {}

export interface ListWebhooks401 extends ContractReply<'listWebhooks', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListWebhooks403 extends ContractReply<'listWebhooks', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

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
  | ListWebhooks401
  | ListWebhooks403
  | ListWebhooks421
  | ListWebhooks500
  | ListWebhooks503

export interface CreateWebhookRequest {
  readonly body: NonNullable<operations['createWebhook']['requestBody']>['content']['application/json']
}

export interface CreateWebhook201 extends ContractReply<'createWebhook', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookSecret'] | SerializedJson<components['schemas']['WebhookSecret']>> {}

export interface CreateWebhook400 extends ContractReply<'createWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface CreateWebhook401 extends ContractReply<'createWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateWebhook403 extends ContractReply<'createWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface CreateWebhook409 extends ContractReply<'createWebhook', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WebhookRefusedProblem']> {}

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
  | CreateWebhook409
  | CreateWebhook413
  | CreateWebhook415
  | CreateWebhook421
  | CreateWebhook500
  | CreateWebhook503

export interface UpdateWebhookRequest {
  readonly path: NonNullable<operations['updateWebhook']['parameters']['path']>
  readonly body: NonNullable<operations['updateWebhook']['requestBody']>['content']['application/json']
}

export interface UpdateWebhook200 extends ContractReply<'updateWebhook', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Webhook'] | SerializedJson<components['schemas']['Webhook']>> {}

export interface UpdateWebhook400 extends ContractReply<'updateWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface UpdateWebhook401 extends ContractReply<'updateWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UpdateWebhook403 extends ContractReply<'updateWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface UpdateWebhook404 extends ContractReply<'updateWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UpdateWebhook409 extends ContractReply<'updateWebhook', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['WebhookUrlRefusedProblem']> {}

export interface UpdateWebhook413 extends ContractReply<'updateWebhook', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface UpdateWebhook415 extends ContractReply<'updateWebhook', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface UpdateWebhook421 extends ContractReply<'updateWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

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
  | UpdateWebhook413
  | UpdateWebhook415
  | UpdateWebhook421
  | UpdateWebhook500
  | UpdateWebhook503

export interface DeleteWebhookRequest {
  readonly path: NonNullable<operations['deleteWebhook']['parameters']['path']>
}

export interface DeleteWebhook204 extends ContractReply<'deleteWebhook', 204, Readonly<Record<never, never>>, undefined> {}

export interface DeleteWebhook400 extends ContractReply<'deleteWebhook', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface DeleteWebhook401 extends ContractReply<'deleteWebhook', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DeleteWebhook403 extends ContractReply<'deleteWebhook', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface DeleteWebhook404 extends ContractReply<'deleteWebhook', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DeleteWebhook421 extends ContractReply<'deleteWebhook', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

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
  | DeleteWebhook421
  | DeleteWebhook500
  | DeleteWebhook503

export interface RotateWebhookSecretRequest {
  readonly path: NonNullable<operations['rotateWebhookSecret']['parameters']['path']>
}

export interface RotateWebhookSecret200 extends ContractReply<'rotateWebhookSecret', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['WebhookSecret'] | SerializedJson<components['schemas']['WebhookSecret']>> {}

export interface RotateWebhookSecret400 extends ContractReply<'rotateWebhookSecret', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RotateWebhookSecret401 extends ContractReply<'rotateWebhookSecret', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RotateWebhookSecret403 extends ContractReply<'rotateWebhookSecret', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

export interface RotateWebhookSecret404 extends ContractReply<'rotateWebhookSecret', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RotateWebhookSecret421 extends ContractReply<'rotateWebhookSecret', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

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
  | RotateWebhookSecret421
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
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

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
}, components['schemas']['AdministratorOnlySecondFactorRequiredProblem']> {}

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
}, components['schemas']['AdministratorChangesOnlyStepUpRequiredSecondFactorRequiredProblem']> {}

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

export interface GetConsentRequest {
  readonly path: NonNullable<operations['getConsent']['parameters']['path']>
}

export interface GetConsent200 extends ContractReply<'getConsent', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetConsent302 extends ContractReply<'getConsent', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetConsent400 extends ContractReply<'getConsent', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetConsent421 extends ContractReply<'getConsent', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConsent500 extends ContractReply<'getConsent', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConsent503 extends ContractReply<'getConsent', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface DecideConsent303 extends ContractReply<'decideConsent', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface DecideConsent400 extends ContractReply<'decideConsent', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface DecideConsent403 extends ContractReply<'decideConsent', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface DecideConsent413 extends ContractReply<'decideConsent', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface DecideConsent415 extends ContractReply<'decideConsent', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface DecideConsent421 extends ContractReply<'decideConsent', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DecideConsent500 extends ContractReply<'decideConsent', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DecideConsent503 extends ContractReply<'decideConsent', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface GetHome302 extends ContractReply<'getHome', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetHome421 extends ContractReply<'getHome', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetHome500 extends ContractReply<'getHome', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetHome503 extends ContractReply<'getHome', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetHomeReply =
  | GetHome302
  | GetHome421
  | GetHome500
  | GetHome503

export interface GetLoginRequest {
  readonly query: NonNullable<operations['getLogin']['parameters']['query']>
}

export interface GetLogin200 extends ContractReply<'getLogin', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetLogin302 extends ContractReply<'getLogin', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetLogin400 extends ContractReply<'getLogin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetLogin421 extends ContractReply<'getLogin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetLogin500 extends ContractReply<'getLogin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetLogin503 extends ContractReply<'getLogin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

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

export interface SubmitLogin303 extends ContractReply<'submitLogin', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface SubmitLogin400 extends ContractReply<'submitLogin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface SubmitLogin403 extends ContractReply<'submitLogin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface SubmitLogin413 extends ContractReply<'submitLogin', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface SubmitLogin415 extends ContractReply<'submitLogin', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface SubmitLogin421 extends ContractReply<'submitLogin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SubmitLogin500 extends ContractReply<'submitLogin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SubmitLogin503 extends ContractReply<'submitLogin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SubmitLoginReply =
  | SubmitLogin303
  | SubmitLogin400
  | SubmitLogin403
  | SubmitLogin413
  | SubmitLogin415
  | SubmitLogin421
  | SubmitLogin500
  | SubmitLogin503

export interface GetSetupRequest {
  readonly query: NonNullable<operations['getSetup']['parameters']['query']>
}

export interface GetSetup200 extends ContractReply<'getSetup', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetSetup302 extends ContractReply<'getSetup', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface GetSetup400 extends ContractReply<'getSetup', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetSetup421 extends ContractReply<'getSetup', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSetup500 extends ContractReply<'getSetup', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSetup503 extends ContractReply<'getSetup', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSetupReply =
  | GetSetup200
  | GetSetup302
  | GetSetup400
  | GetSetup421
  | GetSetup500
  | GetSetup503

export interface SubmitSetupRequest {
  readonly body: NonNullable<operations['submitSetup']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface SubmitSetup303 extends ContractReply<'submitSetup', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface SubmitSetup400 extends ContractReply<'submitSetup', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface SubmitSetup403 extends ContractReply<'submitSetup', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface SubmitSetup413 extends ContractReply<'submitSetup', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface SubmitSetup415 extends ContractReply<'submitSetup', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface SubmitSetup421 extends ContractReply<'submitSetup', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SubmitSetup500 extends ContractReply<'submitSetup', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SubmitSetup503 extends ContractReply<'submitSetup', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SubmitSetupReply =
  | SubmitSetup303
  | SubmitSetup400
  | SubmitSetup403
  | SubmitSetup413
  | SubmitSetup415
  | SubmitSetup421
  | SubmitSetup500
  | SubmitSetup503

export interface GetEmailChangeRequest {
  readonly query: NonNullable<operations['getEmailChange']['parameters']['query']>
}

export interface GetEmailChange200 extends ContractReply<'getEmailChange', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetEmailChange400 extends ContractReply<'getEmailChange', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetEmailChange421 extends ContractReply<'getEmailChange', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetEmailChange500 extends ContractReply<'getEmailChange', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetEmailChange503 extends ContractReply<'getEmailChange', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetEmailChangeReply =
  | GetEmailChange200
  | GetEmailChange400
  | GetEmailChange421
  | GetEmailChange500
  | GetEmailChange503

export interface TakeEmailBackRequest {
  readonly body: NonNullable<operations['takeEmailBack']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface TakeEmailBack303 extends ContractReply<'takeEmailBack', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface TakeEmailBack400 extends ContractReply<'takeEmailBack', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface TakeEmailBack403 extends ContractReply<'takeEmailBack', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface TakeEmailBack413 extends ContractReply<'takeEmailBack', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface TakeEmailBack415 extends ContractReply<'takeEmailBack', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface TakeEmailBack421 extends ContractReply<'takeEmailBack', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface TakeEmailBack500 extends ContractReply<'takeEmailBack', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface TakeEmailBack503 extends ContractReply<'takeEmailBack', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type TakeEmailBackReply =
  | TakeEmailBack303
  | TakeEmailBack400
  | TakeEmailBack403
  | TakeEmailBack413
  | TakeEmailBack415
  | TakeEmailBack421
  | TakeEmailBack500
  | TakeEmailBack503

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

export type GetSettingsRequest = Readonly<Record<never, never>>

export interface GetSettings302 extends ContractReply<'getSettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
}, undefined> {}

export interface GetSettings421 extends ContractReply<'getSettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSettings500 extends ContractReply<'getSettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetSettingsReply =
  | GetSettings302
  | GetSettings421
  | GetSettings500

export type GetPeopleSettingsRequest = Readonly<Record<never, never>>

export interface GetPeopleSettings200 extends ContractReply<'getPeopleSettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetPeopleSettings302 extends ContractReply<'getPeopleSettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetPeopleSettings421 extends ContractReply<'getPeopleSettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPeopleSettings500 extends ContractReply<'getPeopleSettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPeopleSettings503 extends ContractReply<'getPeopleSettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPeopleSettingsReply =
  | GetPeopleSettings200
  | GetPeopleSettings302
  | GetPeopleSettings421
  | GetPeopleSettings500
  | GetPeopleSettings503

export type GetAutomationSettingsRequest = Readonly<Record<never, never>>

export interface GetAutomationSettings200 extends ContractReply<'getAutomationSettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetAutomationSettings302 extends ContractReply<'getAutomationSettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetAutomationSettings421 extends ContractReply<'getAutomationSettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetAutomationSettings500 extends ContractReply<'getAutomationSettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetAutomationSettings503 extends ContractReply<'getAutomationSettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetAutomationSettingsReply =
  | GetAutomationSettings200
  | GetAutomationSettings302
  | GetAutomationSettings421
  | GetAutomationSettings500
  | GetAutomationSettings503

export type GetAccountSettingsRequest = Readonly<Record<never, never>>

export interface GetAccountSettings200 extends ContractReply<'getAccountSettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetAccountSettings302 extends ContractReply<'getAccountSettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetAccountSettings421 extends ContractReply<'getAccountSettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetAccountSettings500 extends ContractReply<'getAccountSettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetAccountSettings503 extends ContractReply<'getAccountSettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetAccountSettingsReply =
  | GetAccountSettings200
  | GetAccountSettings302
  | GetAccountSettings421
  | GetAccountSettings500
  | GetAccountSettings503

export type GetSecuritySettingsRequest = Readonly<Record<never, never>>

export interface GetSecuritySettings200 extends ContractReply<'getSecuritySettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetSecuritySettings302 extends ContractReply<'getSecuritySettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetSecuritySettings421 extends ContractReply<'getSecuritySettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSecuritySettings500 extends ContractReply<'getSecuritySettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSecuritySettings503 extends ContractReply<'getSecuritySettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSecuritySettingsReply =
  | GetSecuritySettings200
  | GetSecuritySettings302
  | GetSecuritySettings421
  | GetSecuritySettings500
  | GetSecuritySettings503

export type GetWebhookSettingsRequest = Readonly<Record<never, never>>

export interface GetWebhookSettings200 extends ContractReply<'getWebhookSettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetWebhookSettings302 extends ContractReply<'getWebhookSettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetWebhookSettings421 extends ContractReply<'getWebhookSettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetWebhookSettings500 extends ContractReply<'getWebhookSettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetWebhookSettings503 extends ContractReply<'getWebhookSettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetWebhookSettingsReply =
  | GetWebhookSettings200
  | GetWebhookSettings302
  | GetWebhookSettings421
  | GetWebhookSettings500
  | GetWebhookSettings503

export type GetActivitySettingsRequest = Readonly<Record<never, never>>

export interface GetActivitySettings200 extends ContractReply<'getActivitySettings', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetActivitySettings302 extends ContractReply<'getActivitySettings', 302, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface GetActivitySettings421 extends ContractReply<'getActivitySettings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetActivitySettings500 extends ContractReply<'getActivitySettings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetActivitySettings503 extends ContractReply<'getActivitySettings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetActivitySettingsReply =
  | GetActivitySettings200
  | GetActivitySettings302
  | GetActivitySettings421
  | GetActivitySettings500
  | GetActivitySettings503

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

/** One handler for each operation of the tag 'Sign-in'. */
export interface SignInHandlers<Context> {
  /** How people sign in here */
  readonly getAuthConfig: (request: GetAuthConfigRequest, context: Context) => Promise<GetAuthConfigReply> | GetAuthConfigReply
  /** Send a code to an email */
  readonly requestCode: (request: RequestCodeRequest, context: Context) => Promise<RequestCodeReply> | RequestCodeReply
  /** Sign in with a code */
  readonly verifyCode: (request: VerifyCodeRequest, context: Context) => Promise<VerifyCodeReply> | VerifyCodeReply
  /** Begin to sign in with a passkey */
  readonly beginPasskeySignIn: (request: BeginPasskeySignInRequest, context: Context) => Promise<BeginPasskeySignInReply> | BeginPasskeySignInReply
  /** Sign in with a passkey */
  readonly signInWithPasskey: (request: SignInWithPasskeyRequest, context: Context) => Promise<SignInWithPasskeyReply> | SignInWithPasskeyReply
  /** Sign in with the provider */
  readonly startSso: (request: StartSsoRequest, context: Context) => Promise<StartSsoReply> | StartSsoReply
  /** Back from the provider */
  readonly finishSso: (request: FinishSsoRequest, context: Context) => Promise<FinishSsoReply> | FinishSsoReply
  /** The provider signs a person out */
  readonly endProviderSessions: (request: EndProviderSessionsRequest, context: Context) => Promise<EndProviderSessionsReply> | EndProviderSessionsReply
}

/** One handler for each operation of the tag 'Consoles'. */
export interface ConsolesHandlers<Context> {
  /** Take a sign-in to another console */
  readonly handOver: (request: HandOverRequest, context: Context) => Promise<HandOverReply> | HandOverReply
  /** Trade a handover code for a session */
  readonly createConsoleSession: (request: CreateConsoleSessionRequest, context: Context) => Promise<CreateConsoleSessionReply> | CreateConsoleSessionReply
  /** Whose a console session is */
  readonly introspectConsoleSession: (request: IntrospectConsoleSessionRequest, context: Context) => Promise<IntrospectConsoleSessionReply> | IntrospectConsoleSessionReply
  /** Sign out from a console */
  readonly endConsoleSession: (request: EndConsoleSessionRequest, context: Context) => Promise<EndConsoleSessionReply> | EndConsoleSessionReply
  /** Whose a token is */
  readonly introspectToken: (request: IntrospectTokenRequest, context: Context) => Promise<IntrospectTokenReply> | IntrospectTokenReply
  /** Whether a person is still a member */
  readonly getMembership: (request: GetMembershipRequest, context: Context) => Promise<GetMembershipReply> | GetMembershipReply
}

/** One handler for each operation of the tag 'Account'. */
export interface AccountHandlers<Context> {
  /** Who am I */
  readonly getSession: (request: GetSessionRequest, context: Context) => Promise<GetSessionReply> | GetSessionReply
  /** Sign out */
  readonly endSession: (request: EndSessionRequest, context: Context) => Promise<EndSessionReply> | EndSessionReply
  /** Who is calling */
  readonly getMe: (request: GetMeRequest, context: Context) => Promise<GetMeReply> | GetMeReply
  /** Change my name */
  readonly updateMe: (request: UpdateMeRequest, context: Context) => Promise<UpdateMeReply> | UpdateMeReply
  /** Everything that is kept on me */
  readonly exportMe: (request: ExportMeRequest, context: Context) => Promise<ExportMeReply> | ExportMeReply
  /** Send a code to a new email */
  readonly requestEmailChange: (request: RequestEmailChangeRequest, context: Context) => Promise<RequestEmailChangeReply> | RequestEmailChangeReply
  /** Change my email with a code */
  readonly confirmEmailChange: (request: ConfirmEmailChangeRequest, context: Context) => Promise<ConfirmEmailChangeReply> | ConfirmEmailChangeReply
  /** Whether I have to prove that it is me */
  readonly getMyProof: (request: GetMyProofRequest, context: Context) => Promise<GetMyProofReply> | GetMyProofReply
  /** Prove that it is me */
  readonly proveMyself: (request: ProveMyselfRequest, context: Context) => Promise<ProveMyselfReply> | ProveMyselfReply
  /** Send me a code to prove that it is me */
  readonly requestMyProofCode: (request: RequestMyProofCodeRequest, context: Context) => Promise<RequestMyProofCodeReply> | RequestMyProofCodeReply
  /** Begin to prove with a passkey that it is me */
  readonly beginMyProof: (request: BeginMyProofRequest, context: Context) => Promise<BeginMyProofReply> | BeginMyProofReply
  /** My sessions */
  readonly listMySessions: (request: ListMySessionsRequest, context: Context) => Promise<ListMySessionsReply> | ListMySessionsReply
  /** Sign out everywhere else */
  readonly endMyOtherSessions: (request: EndMyOtherSessionsRequest, context: Context) => Promise<EndMyOtherSessionsReply> | EndMyOtherSessionsReply
  /** End one of my sessions */
  readonly endMySession: (request: EndMySessionRequest, context: Context) => Promise<EndMySessionReply> | EndMySessionReply
  /** My passkeys */
  readonly listMyPasskeys: (request: ListMyPasskeysRequest, context: Context) => Promise<ListMyPasskeysReply> | ListMyPasskeysReply
  /** Add a passkey */
  readonly addMyPasskey: (request: AddMyPasskeyRequest, context: Context) => Promise<AddMyPasskeyReply> | AddMyPasskeyReply
  /** Begin to add a passkey */
  readonly beginPasskey: (request: BeginPasskeyRequest, context: Context) => Promise<BeginPasskeyReply> | BeginPasskeyReply
  /** Rename a passkey */
  readonly renameMyPasskey: (request: RenameMyPasskeyRequest, context: Context) => Promise<RenameMyPasskeyReply> | RenameMyPasskeyReply
  /** Remove a passkey */
  readonly removeMyPasskey: (request: RemoveMyPasskeyRequest, context: Context) => Promise<RemoveMyPasskeyReply> | RemoveMyPasskeyReply
  /** My authenticator app and recovery codes */
  readonly getMySecondFactors: (request: GetMySecondFactorsRequest, context: Context) => Promise<GetMySecondFactorsReply> | GetMySecondFactorsReply
  /** Begin to add an authenticator app */
  readonly beginAuthenticator: (request: BeginAuthenticatorRequest, context: Context) => Promise<BeginAuthenticatorReply> | BeginAuthenticatorReply
  /** Add an authenticator app */
  readonly addMyAuthenticator: (request: AddMyAuthenticatorRequest, context: Context) => Promise<AddMyAuthenticatorReply> | AddMyAuthenticatorReply
  /** Remove my authenticator app */
  readonly removeMyAuthenticator: (request: RemoveMyAuthenticatorRequest, context: Context) => Promise<RemoveMyAuthenticatorReply> | RemoveMyAuthenticatorReply
  /** Make new recovery codes */
  readonly createMyRecoveryCodes: (request: CreateMyRecoveryCodesRequest, context: Context) => Promise<CreateMyRecoveryCodesReply> | CreateMyRecoveryCodesReply
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
}

/** One handler for each operation of the tag 'Members'. */
export interface MembersHandlers<Context> {
  /** The members */
  readonly listMembers: (request: ListMembersRequest, context: Context) => Promise<ListMembersReply> | ListMembersReply
  /** Invite a member */
  readonly inviteMember: (request: InviteMemberRequest, context: Context) => Promise<InviteMemberReply> | InviteMemberReply
  /** One member */
  readonly getMember: (request: GetMemberRequest, context: Context) => Promise<GetMemberReply> | GetMemberReply
  /** Rename, promote, demote, suspend or reinstate */
  readonly updateMember: (request: UpdateMemberRequest, context: Context) => Promise<UpdateMemberReply> | UpdateMemberReply
  /** Remove a member */
  readonly removeMember: (request: RemoveMemberRequest, context: Context) => Promise<RemoveMemberReply> | RemoveMemberReply
  /** Everything that is kept on a member */
  readonly exportMember: (request: ExportMemberRequest, context: Context) => Promise<ExportMemberReply> | ExportMemberReply
  /** Change the email of a member */
  readonly changeMemberEmail: (request: ChangeMemberEmailRequest, context: Context) => Promise<ChangeMemberEmailReply> | ChangeMemberEmailReply
  /** Erase a removed member from the activity */
  readonly eraseMember: (request: EraseMemberRequest, context: Context) => Promise<EraseMemberReply> | EraseMemberReply
  /** Send the invitation again */
  readonly resendInvitation: (request: ResendInvitationRequest, context: Context) => Promise<ResendInvitationReply> | ResendInvitationReply
  /** Let a member in again */
  readonly unlockMember: (request: UnlockMemberRequest, context: Context) => Promise<UnlockMemberReply> | UnlockMemberReply
  /** What a member can act with */
  readonly listMemberCredentials: (request: ListMemberCredentialsRequest, context: Context) => Promise<ListMemberCredentialsReply> | ListMemberCredentialsReply
  /** End all that a member can act with */
  readonly endMemberCredentials: (request: EndMemberCredentialsRequest, context: Context) => Promise<EndMemberCredentialsReply> | EndMemberCredentialsReply
  /** Sign a member out of one browser */
  readonly endMemberSession: (request: EndMemberSessionRequest, context: Context) => Promise<EndMemberSessionReply> | EndMemberSessionReply
  /** Remove a passkey of a member */
  readonly removeMemberPasskey: (request: RemoveMemberPasskeyRequest, context: Context) => Promise<RemoveMemberPasskeyReply> | RemoveMemberPasskeyReply
  /** Reset a member's second factors */
  readonly resetMemberSecondFactors: (request: ResetMemberSecondFactorsRequest, context: Context) => Promise<ResetMemberSecondFactorsReply> | ResetMemberSecondFactorsReply
  /** Revoke a personal token of a member */
  readonly revokeMemberToken: (request: RevokeMemberTokenRequest, context: Context) => Promise<RevokeMemberTokenReply> | RevokeMemberTokenReply
  /** Revoke an application of a member */
  readonly revokeMemberApplication: (request: RevokeMemberApplicationRequest, context: Context) => Promise<RevokeMemberApplicationReply> | RevokeMemberApplicationReply
  /** Sign-ins of a provider that wait to be approved */
  readonly listIdentityRequests: (request: ListIdentityRequestsRequest, context: Context) => Promise<ListIdentityRequestsReply> | ListIdentityRequestsReply
  /** Refuse a sign-in of a provider */
  readonly refuseIdentity: (request: RefuseIdentityRequest, context: Context) => Promise<RefuseIdentityReply> | RefuseIdentityReply
  /** Approve a sign-in of a provider */
  readonly approveIdentity: (request: ApproveIdentityRequest, context: Context) => Promise<ApproveIdentityReply> | ApproveIdentityReply
  /** The applications of the workspace */
  readonly listApplications: (request: ListApplicationsRequest, context: Context) => Promise<ListApplicationsReply> | ListApplicationsReply
  /** Revoke an application for every member */
  readonly revokeApplication: (request: RevokeApplicationRequest, context: Context) => Promise<RevokeApplicationReply> | RevokeApplicationReply
  /** Approve or block an application */
  readonly decideApplication: (request: DecideApplicationRequest, context: Context) => Promise<DecideApplicationReply> | DecideApplicationReply
  /** Take a decision about an application back */
  readonly resetApplication: (request: ResetApplicationRequest, context: Context) => Promise<ResetApplicationReply> | ResetApplicationReply
  /** Dismiss the requests to approve an application */
  readonly dismissApplication: (request: DismissApplicationRequest, context: Context) => Promise<DismissApplicationReply> | DismissApplicationReply
}

/** One handler for each operation of the tag 'Agents'. */
export interface AgentsHandlers<Context> {
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
}

/** One handler for each operation of the tag 'Activity'. */
export interface ActivityHandlers<Context> {
  /** The activity of all members */
  readonly listActivity: (request: ListActivityRequest, context: Context) => Promise<ListActivityReply> | ListActivityReply
  /** The activity of all members as a file */
  readonly exportActivity: (request: ExportActivityRequest, context: Context) => Promise<ExportActivityReply> | ExportActivityReply
  /** How scheduled backups went */
  readonly getBackups: (request: GetBackupsRequest, context: Context) => Promise<GetBackupsReply> | GetBackupsReply
}

/** One handler for each operation of the tag 'Webhooks'. */
export interface WebhooksHandlers<Context> {
  /** The webhooks */
  readonly listWebhooks: (request: ListWebhooksRequest, context: Context) => Promise<ListWebhooksReply> | ListWebhooksReply
  /** A new webhook */
  readonly createWebhook: (request: CreateWebhookRequest, context: Context) => Promise<CreateWebhookReply> | CreateWebhookReply
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

/** One handler for each operation of the tag 'Connectors'. */
export interface ConnectorsHandlers<Context> {
  /** The consent page */
  readonly getConsent: (request: GetConsentRequest, context: Context) => Promise<GetConsentReply> | GetConsentReply
  /** What the consent page sends */
  readonly decideConsent: (request: DecideConsentRequest, context: Context) => Promise<DecideConsentReply> | DecideConsentReply
}

/** One handler for each operation of the tag 'Pages'. */
export interface PagesHandlers<Context> {
  /** Where a visit begins */
  readonly getHome: (request: GetHomeRequest, context: Context) => Promise<GetHomeReply> | GetHomeReply
  /** The sign-in page */
  readonly getLogin: (request: GetLoginRequest, context: Context) => Promise<GetLoginReply> | GetLoginReply
  /** What the sign-in page sends */
  readonly submitLogin: (request: SubmitLoginRequest, context: Context) => Promise<SubmitLoginReply> | SubmitLoginReply
  /** The page for the first administrator */
  readonly getSetup: (request: GetSetupRequest, context: Context) => Promise<GetSetupReply> | GetSetupReply
  /** Set the first administrator */
  readonly submitSetup: (request: SubmitSetupRequest, context: Context) => Promise<SubmitSetupReply> | SubmitSetupReply
  /** The page that takes a change of email back */
  readonly getEmailChange: (request: GetEmailChangeRequest, context: Context) => Promise<GetEmailChangeReply> | GetEmailChangeReply
  /** Take a change of email back */
  readonly takeEmailBack: (request: TakeEmailBackRequest, context: Context) => Promise<TakeEmailBackReply> | TakeEmailBackReply
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
  /** The page of passkeys, the authenticator app and recovery codes */
  readonly getSecuritySettings: (request: GetSecuritySettingsRequest, context: Context) => Promise<GetSecuritySettingsReply> | GetSecuritySettingsReply
  /** The page of webhooks */
  readonly getWebhookSettings: (request: GetWebhookSettingsRequest, context: Context) => Promise<GetWebhookSettingsReply> | GetWebhookSettingsReply
  /** The page of what was done, and by whom */
  readonly getActivitySettings: (request: GetActivitySettingsRequest, context: Context) => Promise<GetActivitySettingsReply> | GetActivitySettingsReply
}

/** One handler for each operation of the tag 'Console'. */
export interface ConsoleHandlers<Context> {
  /** Who is signed in to this console */
  readonly getVisitor: (request: GetVisitorRequest, context: Context) => Promise<GetVisitorReply> | GetVisitorReply
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
  extends SignInHandlers<Context>,
    ConsolesHandlers<Context>,
    AccountHandlers<Context>,
    MembersHandlers<Context>,
    AgentsHandlers<Context>,
    ActivityHandlers<Context>,
    WebhooksHandlers<Context>,
    ConnectorsHandlers<Context>,
    PagesHandlers<Context>,
    ConsoleHandlers<Context>,
    ServiceHandlers<Context> {}
