// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { ContractReply } from '../../src/replies.ts'
import type { FileBody, Filled, SerializedJson, StreamedBody } from '../../src/payload.ts'
import type { components as filled } from './filled.ts'
import type { components, operations } from './types.ts'

export type GetDaemonHealthRequest = Readonly<Record<never, never>>

export interface GetDaemonHealth200 extends ContractReply<'getDaemonHealth', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['DaemonHealth'] | SerializedJson<components['schemas']['DaemonHealth']>> {}

export interface GetDaemonHealth401 extends ContractReply<'getDaemonHealth', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetDaemonHealth403 extends ContractReply<'getDaemonHealth', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetDaemonHealth421 extends ContractReply<'getDaemonHealth', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetDaemonHealth500 extends ContractReply<'getDaemonHealth', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetDaemonHealth503 extends ContractReply<'getDaemonHealth', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetDaemonHealthReply =
  | GetDaemonHealth200
  | GetDaemonHealth401
  | GetDaemonHealth403
  | GetDaemonHealth421
  | GetDaemonHealth500
  | GetDaemonHealth503

export type GetBackupsRequest = Readonly<Record<never, never>>

export interface GetBackups200 extends ContractReply<'getBackups', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BackupStatus'] | SerializedJson<components['schemas']['BackupStatus']>> {}

export interface GetBackups401 extends ContractReply<'getBackups', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetBackups403 extends ContractReply<'getBackups', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

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

export type GetSystemRequest = Readonly<Record<never, never>>

export interface GetSystem200 extends ContractReply<'getSystem', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['SystemInfo'] | SerializedJson<components['schemas']['SystemInfo']>> {}

export interface GetSystem401 extends ContractReply<'getSystem', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetSystem403 extends ContractReply<'getSystem', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetSystem421 extends ContractReply<'getSystem', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSystem500 extends ContractReply<'getSystem', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSystem503 extends ContractReply<'getSystem', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSystemReply =
  | GetSystem200
  | GetSystem401
  | GetSystem403
  | GetSystem421
  | GetSystem500
  | GetSystem503

export type GetSetupCodeRequest = Readonly<Record<never, never>>

export interface GetSetupCode200 extends ContractReply<'getSetupCode', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['SetupCode'] | SerializedJson<components['schemas']['SetupCode']>> {}

export interface GetSetupCode401 extends ContractReply<'getSetupCode', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetSetupCode403 extends ContractReply<'getSetupCode', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetSetupCode421 extends ContractReply<'getSetupCode', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetSetupCode500 extends ContractReply<'getSetupCode', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetSetupCode503 extends ContractReply<'getSetupCode', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetSetupCodeReply =
  | GetSetupCode200
  | GetSetupCode401
  | GetSetupCode403
  | GetSetupCode421
  | GetSetupCode500
  | GetSetupCode503

export type ListPluginsRequest = Readonly<Record<never, never>>

export interface ListPlugins200 extends ContractReply<'listPlugins', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginList'] | SerializedJson<components['schemas']['PluginList']>> {}

export interface ListPlugins401 extends ContractReply<'listPlugins', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListPlugins403 extends ContractReply<'listPlugins', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListPlugins421 extends ContractReply<'listPlugins', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListPlugins500 extends ContractReply<'listPlugins', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListPlugins503 extends ContractReply<'listPlugins', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListPluginsReply =
  | ListPlugins200
  | ListPlugins401
  | ListPlugins403
  | ListPlugins421
  | ListPlugins500
  | ListPlugins503

export type RefreshPluginsRequest = Readonly<Record<never, never>>

export interface RefreshPlugins200 extends ContractReply<'refreshPlugins', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RefreshPlugins401 extends ContractReply<'refreshPlugins', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RefreshPlugins403 extends ContractReply<'refreshPlugins', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RefreshPlugins421 extends ContractReply<'refreshPlugins', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RefreshPlugins500 extends ContractReply<'refreshPlugins', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RefreshPlugins503 extends ContractReply<'refreshPlugins', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RefreshPluginsReply =
  | RefreshPlugins200
  | RefreshPlugins401
  | RefreshPlugins403
  | RefreshPlugins421
  | RefreshPlugins500
  | RefreshPlugins503

export interface GetPluginRequest {
  readonly path: NonNullable<operations['getPlugin']['parameters']['path']>
}

export interface GetPlugin200 extends ContractReply<'getPlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginInstance'] | SerializedJson<components['schemas']['PluginInstance']>> {}

export interface GetPlugin400 extends ContractReply<'getPlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPlugin401 extends ContractReply<'getPlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPlugin403 extends ContractReply<'getPlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPlugin404 extends ContractReply<'getPlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPlugin421 extends ContractReply<'getPlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPlugin500 extends ContractReply<'getPlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPlugin503 extends ContractReply<'getPlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginReply =
  | GetPlugin200
  | GetPlugin400
  | GetPlugin401
  | GetPlugin403
  | GetPlugin404
  | GetPlugin421
  | GetPlugin500
  | GetPlugin503

export interface RestartPluginRequest {
  readonly path: NonNullable<operations['restartPlugin']['parameters']['path']>
}

export interface RestartPlugin200 extends ContractReply<'restartPlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RestartPlugin400 extends ContractReply<'restartPlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RestartPlugin401 extends ContractReply<'restartPlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RestartPlugin403 extends ContractReply<'restartPlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RestartPlugin404 extends ContractReply<'restartPlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RestartPlugin421 extends ContractReply<'restartPlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RestartPlugin500 extends ContractReply<'restartPlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RestartPlugin503 extends ContractReply<'restartPlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RestartPluginReply =
  | RestartPlugin200
  | RestartPlugin400
  | RestartPlugin401
  | RestartPlugin403
  | RestartPlugin404
  | RestartPlugin421
  | RestartPlugin500
  | RestartPlugin503

export interface DisablePluginRequest {
  readonly path: NonNullable<operations['disablePlugin']['parameters']['path']>
}

export interface DisablePlugin200 extends ContractReply<'disablePlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface DisablePlugin400 extends ContractReply<'disablePlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface DisablePlugin401 extends ContractReply<'disablePlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DisablePlugin403 extends ContractReply<'disablePlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface DisablePlugin404 extends ContractReply<'disablePlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface DisablePlugin421 extends ContractReply<'disablePlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DisablePlugin422 extends ContractReply<'disablePlugin', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigInvalidProblem']> {}

export interface DisablePlugin500 extends ContractReply<'disablePlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DisablePlugin503 extends ContractReply<'disablePlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DisablePluginReply =
  | DisablePlugin200
  | DisablePlugin400
  | DisablePlugin401
  | DisablePlugin403
  | DisablePlugin404
  | DisablePlugin421
  | DisablePlugin422
  | DisablePlugin500
  | DisablePlugin503

export interface EnablePluginRequest {
  readonly path: NonNullable<operations['enablePlugin']['parameters']['path']>
}

export interface EnablePlugin200 extends ContractReply<'enablePlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface EnablePlugin400 extends ContractReply<'enablePlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface EnablePlugin401 extends ContractReply<'enablePlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface EnablePlugin403 extends ContractReply<'enablePlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface EnablePlugin404 extends ContractReply<'enablePlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface EnablePlugin421 extends ContractReply<'enablePlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface EnablePlugin500 extends ContractReply<'enablePlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface EnablePlugin503 extends ContractReply<'enablePlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type EnablePluginReply =
  | EnablePlugin200
  | EnablePlugin400
  | EnablePlugin401
  | EnablePlugin403
  | EnablePlugin404
  | EnablePlugin421
  | EnablePlugin500
  | EnablePlugin503

export interface ResetPluginAccessoriesRequest {
  readonly path: NonNullable<operations['resetPluginAccessories']['parameters']['path']>
}

export interface ResetPluginAccessories200 extends ContractReply<'resetPluginAccessories', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ResetPluginAccessories400 extends ContractReply<'resetPluginAccessories', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResetPluginAccessories401 extends ContractReply<'resetPluginAccessories', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetPluginAccessories403 extends ContractReply<'resetPluginAccessories', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ResetPluginAccessories404 extends ContractReply<'resetPluginAccessories', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResetPluginAccessories421 extends ContractReply<'resetPluginAccessories', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetPluginAccessories500 extends ContractReply<'resetPluginAccessories', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetPluginAccessories503 extends ContractReply<'resetPluginAccessories', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResetPluginAccessoriesReply =
  | ResetPluginAccessories200
  | ResetPluginAccessories400
  | ResetPluginAccessories401
  | ResetPluginAccessories403
  | ResetPluginAccessories404
  | ResetPluginAccessories421
  | ResetPluginAccessories500
  | ResetPluginAccessories503

export interface GetPluginStatsRequest {
  readonly path: NonNullable<operations['getPluginStats']['parameters']['path']>
}

export interface GetPluginStats200 extends ContractReply<'getPluginStats', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginStats'] | SerializedJson<components['schemas']['PluginStats']>> {}

export interface GetPluginStats400 extends ContractReply<'getPluginStats', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPluginStats401 extends ContractReply<'getPluginStats', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPluginStats403 extends ContractReply<'getPluginStats', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPluginStats404 extends ContractReply<'getPluginStats', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPluginStats421 extends ContractReply<'getPluginStats', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPluginStats500 extends ContractReply<'getPluginStats', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPluginStats503 extends ContractReply<'getPluginStats', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginStatsReply =
  | GetPluginStats200
  | GetPluginStats400
  | GetPluginStats401
  | GetPluginStats403
  | GetPluginStats404
  | GetPluginStats421
  | GetPluginStats500
  | GetPluginStats503

export interface ListAccessoriesRequest {
  readonly query: Filled<NonNullable<operations['listAccessories']['parameters']['query']>, 'fresh'>
}

export interface ListAccessories200 extends ContractReply<'listAccessories', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['AccessoryList'] | SerializedJson<components['schemas']['AccessoryList']>> {}

export interface ListAccessories400 extends ContractReply<'listAccessories', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListAccessories401 extends ContractReply<'listAccessories', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListAccessories403 extends ContractReply<'listAccessories', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotYoursProblem']> {}

export interface ListAccessories421 extends ContractReply<'listAccessories', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListAccessories500 extends ContractReply<'listAccessories', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListAccessories503 extends ContractReply<'listAccessories', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListAccessoriesReply =
  | ListAccessories200
  | ListAccessories400
  | ListAccessories401
  | ListAccessories403
  | ListAccessories421
  | ListAccessories500
  | ListAccessories503

export type DebugAccessoriesRequest = Readonly<Record<never, never>>

export interface DebugAccessories200 extends ContractReply<'debugAccessories', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['AccessoryNames'] | SerializedJson<components['schemas']['AccessoryNames']>> {}

export interface DebugAccessories401 extends ContractReply<'debugAccessories', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DebugAccessories403 extends ContractReply<'debugAccessories', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotYoursProblem']> {}

export interface DebugAccessories421 extends ContractReply<'debugAccessories', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DebugAccessories500 extends ContractReply<'debugAccessories', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DebugAccessories503 extends ContractReply<'debugAccessories', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DebugAccessoriesReply =
  | DebugAccessories200
  | DebugAccessories401
  | DebugAccessories403
  | DebugAccessories421
  | DebugAccessories500
  | DebugAccessories503

export type ListExternalAccessoriesRequest = Readonly<Record<never, never>>

export interface ListExternalAccessories200 extends ContractReply<'listExternalAccessories', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ExternalAccessoryList'] | SerializedJson<components['schemas']['ExternalAccessoryList']>> {}

export interface ListExternalAccessories401 extends ContractReply<'listExternalAccessories', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListExternalAccessories403 extends ContractReply<'listExternalAccessories', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListExternalAccessories421 extends ContractReply<'listExternalAccessories', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListExternalAccessories500 extends ContractReply<'listExternalAccessories', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListExternalAccessories503 extends ContractReply<'listExternalAccessories', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListExternalAccessoriesReply =
  | ListExternalAccessories200
  | ListExternalAccessories401
  | ListExternalAccessories403
  | ListExternalAccessories421
  | ListExternalAccessories500
  | ListExternalAccessories503

export interface ResetExternalPairingsRequest {
  readonly path: NonNullable<operations['resetExternalPairings']['parameters']['path']>
}

export interface ResetExternalPairings200 extends ContractReply<'resetExternalPairings', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ResetExternalPairings400 extends ContractReply<'resetExternalPairings', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResetExternalPairings401 extends ContractReply<'resetExternalPairings', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetExternalPairings403 extends ContractReply<'resetExternalPairings', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ResetExternalPairings404 extends ContractReply<'resetExternalPairings', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResetExternalPairings421 extends ContractReply<'resetExternalPairings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetExternalPairings500 extends ContractReply<'resetExternalPairings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetExternalPairings503 extends ContractReply<'resetExternalPairings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PluginUnavailableProblem']> {}

export type ResetExternalPairingsReply =
  | ResetExternalPairings200
  | ResetExternalPairings400
  | ResetExternalPairings401
  | ResetExternalPairings403
  | ResetExternalPairings404
  | ResetExternalPairings421
  | ResetExternalPairings500
  | ResetExternalPairings503

export interface GetAccessoryRequest {
  readonly path: NonNullable<operations['getAccessory']['parameters']['path']>
  readonly query: Filled<NonNullable<operations['getAccessory']['parameters']['query']>, 'fresh'>
}

export interface GetAccessory200 extends ContractReply<'getAccessory', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Accessory'] | SerializedJson<components['schemas']['Accessory']>> {}

export interface GetAccessory400 extends ContractReply<'getAccessory', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface GetAccessory401 extends ContractReply<'getAccessory', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetAccessory403 extends ContractReply<'getAccessory', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotYoursProblem']> {}

export interface GetAccessory404 extends ContractReply<'getAccessory', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetAccessory421 extends ContractReply<'getAccessory', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetAccessory500 extends ContractReply<'getAccessory', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetAccessory503 extends ContractReply<'getAccessory', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetAccessoryReply =
  | GetAccessory200
  | GetAccessory400
  | GetAccessory401
  | GetAccessory403
  | GetAccessory404
  | GetAccessory421
  | GetAccessory500
  | GetAccessory503

export interface RemoveAccessoryRequest {
  readonly path: NonNullable<operations['removeAccessory']['parameters']['path']>
}

export interface RemoveAccessory200 extends ContractReply<'removeAccessory', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RemoveAccessory400 extends ContractReply<'removeAccessory', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemoveAccessory401 extends ContractReply<'removeAccessory', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveAccessory403 extends ContractReply<'removeAccessory', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RemoveAccessory404 extends ContractReply<'removeAccessory', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveAccessory421 extends ContractReply<'removeAccessory', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveAccessory500 extends ContractReply<'removeAccessory', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveAccessory503 extends ContractReply<'removeAccessory', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemoveAccessoryReply =
  | RemoveAccessory200
  | RemoveAccessory400
  | RemoveAccessory401
  | RemoveAccessory403
  | RemoveAccessory404
  | RemoveAccessory421
  | RemoveAccessory500
  | RemoveAccessory503

export interface WriteCharacteristicRequest {
  readonly path: NonNullable<operations['writeCharacteristic']['parameters']['path']>
  readonly body: NonNullable<operations['writeCharacteristic']['requestBody']>['content']['application/json']
}

export interface WriteCharacteristic200 extends ContractReply<'writeCharacteristic', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['CharacteristicWrite'] | SerializedJson<components['schemas']['CharacteristicWrite']>> {}

export interface WriteCharacteristic400 extends ContractReply<'writeCharacteristic', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface WriteCharacteristic401 extends ContractReply<'writeCharacteristic', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface WriteCharacteristic403 extends ContractReply<'writeCharacteristic', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotYoursProblem']> {}

export interface WriteCharacteristic404 extends ContractReply<'writeCharacteristic', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface WriteCharacteristic409 extends ContractReply<'writeCharacteristic', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotWritableProblem']> {}

export interface WriteCharacteristic413 extends ContractReply<'writeCharacteristic', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface WriteCharacteristic415 extends ContractReply<'writeCharacteristic', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface WriteCharacteristic421 extends ContractReply<'writeCharacteristic', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface WriteCharacteristic422 extends ContractReply<'writeCharacteristic', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ValueInvalidProblem']> {}

export interface WriteCharacteristic500 extends ContractReply<'writeCharacteristic', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface WriteCharacteristic503 extends ContractReply<'writeCharacteristic', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PluginUnavailableProblem']> {}

export type WriteCharacteristicReply =
  | WriteCharacteristic200
  | WriteCharacteristic400
  | WriteCharacteristic401
  | WriteCharacteristic403
  | WriteCharacteristic404
  | WriteCharacteristic409
  | WriteCharacteristic413
  | WriteCharacteristic415
  | WriteCharacteristic421
  | WriteCharacteristic422
  | WriteCharacteristic500
  | WriteCharacteristic503

export type GetConfigRequest = Readonly<Record<never, never>>

export interface GetConfig200 extends ContractReply<'getConfig', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ConfigText'] | SerializedJson<components['schemas']['ConfigText']>> {}

export interface GetConfig401 extends ContractReply<'getConfig', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetConfig403 extends ContractReply<'getConfig', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetConfig421 extends ContractReply<'getConfig', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConfig500 extends ContractReply<'getConfig', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConfig503 extends ContractReply<'getConfig', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetConfigReply =
  | GetConfig200
  | GetConfig401
  | GetConfig403
  | GetConfig421
  | GetConfig500
  | GetConfig503

export interface ReplaceConfigRequest {
  readonly body: NonNullable<operations['replaceConfig']['requestBody']>['content']['application/json']
}

export interface ReplaceConfig200 extends ContractReply<'replaceConfig', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ReplaceConfig400 extends ContractReply<'replaceConfig', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigNotJsonProblem']> {}

export interface ReplaceConfig401 extends ContractReply<'replaceConfig', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ReplaceConfig403 extends ContractReply<'replaceConfig', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ReplaceConfig413 extends ContractReply<'replaceConfig', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ReplaceConfig415 extends ContractReply<'replaceConfig', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ReplaceConfig421 extends ContractReply<'replaceConfig', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ReplaceConfig422 extends ContractReply<'replaceConfig', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigInvalidProblem']> {}

export interface ReplaceConfig500 extends ContractReply<'replaceConfig', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ReplaceConfig503 extends ContractReply<'replaceConfig', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ReplaceConfigReply =
  | ReplaceConfig200
  | ReplaceConfig400
  | ReplaceConfig401
  | ReplaceConfig403
  | ReplaceConfig413
  | ReplaceConfig415
  | ReplaceConfig421
  | ReplaceConfig422
  | ReplaceConfig500
  | ReplaceConfig503

export type ListConfigOverridesRequest = Readonly<Record<never, never>>

export interface ListConfigOverrides200 extends ContractReply<'listConfigOverrides', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ConfigOverrides'] | SerializedJson<components['schemas']['ConfigOverrides']>> {}

export interface ListConfigOverrides401 extends ContractReply<'listConfigOverrides', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListConfigOverrides403 extends ContractReply<'listConfigOverrides', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListConfigOverrides421 extends ContractReply<'listConfigOverrides', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListConfigOverrides500 extends ContractReply<'listConfigOverrides', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListConfigOverrides503 extends ContractReply<'listConfigOverrides', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListConfigOverridesReply =
  | ListConfigOverrides200
  | ListConfigOverrides401
  | ListConfigOverrides403
  | ListConfigOverrides421
  | ListConfigOverrides500
  | ListConfigOverrides503

export type ListConfigBackupsRequest = Readonly<Record<never, never>>

export interface ListConfigBackups200 extends ContractReply<'listConfigBackups', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ConfigBackups'] | SerializedJson<components['schemas']['ConfigBackups']>> {}

export interface ListConfigBackups401 extends ContractReply<'listConfigBackups', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListConfigBackups403 extends ContractReply<'listConfigBackups', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListConfigBackups421 extends ContractReply<'listConfigBackups', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListConfigBackups500 extends ContractReply<'listConfigBackups', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListConfigBackups503 extends ContractReply<'listConfigBackups', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListConfigBackupsReply =
  | ListConfigBackups200
  | ListConfigBackups401
  | ListConfigBackups403
  | ListConfigBackups421
  | ListConfigBackups500
  | ListConfigBackups503

export interface GetConfigBackupRequest {
  readonly path: NonNullable<operations['getConfigBackup']['parameters']['path']>
}

export interface GetConfigBackup200 extends ContractReply<'getConfigBackup', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['ConfigText'] | SerializedJson<components['schemas']['ConfigText']>> {}

export interface GetConfigBackup400 extends ContractReply<'getConfigBackup', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetConfigBackup401 extends ContractReply<'getConfigBackup', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetConfigBackup403 extends ContractReply<'getConfigBackup', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetConfigBackup404 extends ContractReply<'getConfigBackup', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetConfigBackup421 extends ContractReply<'getConfigBackup', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetConfigBackup500 extends ContractReply<'getConfigBackup', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetConfigBackup503 extends ContractReply<'getConfigBackup', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetConfigBackupReply =
  | GetConfigBackup200
  | GetConfigBackup400
  | GetConfigBackup401
  | GetConfigBackup403
  | GetConfigBackup404
  | GetConfigBackup421
  | GetConfigBackup500
  | GetConfigBackup503

export interface RestoreConfigBackupRequest {
  readonly path: NonNullable<operations['restoreConfigBackup']['parameters']['path']>
}

export interface RestoreConfigBackup200 extends ContractReply<'restoreConfigBackup', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RestoreConfigBackup400 extends ContractReply<'restoreConfigBackup', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RestoreConfigBackup401 extends ContractReply<'restoreConfigBackup', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RestoreConfigBackup403 extends ContractReply<'restoreConfigBackup', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RestoreConfigBackup404 extends ContractReply<'restoreConfigBackup', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RestoreConfigBackup421 extends ContractReply<'restoreConfigBackup', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RestoreConfigBackup422 extends ContractReply<'restoreConfigBackup', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigInvalidProblem']> {}

export interface RestoreConfigBackup500 extends ContractReply<'restoreConfigBackup', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RestoreConfigBackup503 extends ContractReply<'restoreConfigBackup', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RestoreConfigBackupReply =
  | RestoreConfigBackup200
  | RestoreConfigBackup400
  | RestoreConfigBackup401
  | RestoreConfigBackup403
  | RestoreConfigBackup404
  | RestoreConfigBackup421
  | RestoreConfigBackup422
  | RestoreConfigBackup500
  | RestoreConfigBackup503

export interface PutPlatformRequest {
  readonly body: NonNullable<operations['putPlatform']['requestBody']>['content']['application/json']
}

export interface PutPlatform200 extends ContractReply<'putPlatform', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface PutPlatform400 extends ContractReply<'putPlatform', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface PutPlatform401 extends ContractReply<'putPlatform', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface PutPlatform403 extends ContractReply<'putPlatform', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface PutPlatform413 extends ContractReply<'putPlatform', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface PutPlatform415 extends ContractReply<'putPlatform', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface PutPlatform421 extends ContractReply<'putPlatform', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface PutPlatform422 extends ContractReply<'putPlatform', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigInvalidProblem']> {}

export interface PutPlatform500 extends ContractReply<'putPlatform', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface PutPlatform503 extends ContractReply<'putPlatform', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type PutPlatformReply =
  | PutPlatform200
  | PutPlatform400
  | PutPlatform401
  | PutPlatform403
  | PutPlatform413
  | PutPlatform415
  | PutPlatform421
  | PutPlatform422
  | PutPlatform500
  | PutPlatform503

export interface GetPlatformRequest {
  readonly path: NonNullable<operations['getPlatform']['parameters']['path']>
}

export interface GetPlatform200 extends ContractReply<'getPlatform', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PlatformConfig'] | SerializedJson<components['schemas']['PlatformConfig']>> {}

export interface GetPlatform400 extends ContractReply<'getPlatform', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPlatform401 extends ContractReply<'getPlatform', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPlatform403 extends ContractReply<'getPlatform', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPlatform404 extends ContractReply<'getPlatform', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPlatform421 extends ContractReply<'getPlatform', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPlatform500 extends ContractReply<'getPlatform', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPlatform503 extends ContractReply<'getPlatform', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPlatformReply =
  | GetPlatform200
  | GetPlatform400
  | GetPlatform401
  | GetPlatform403
  | GetPlatform404
  | GetPlatform421
  | GetPlatform500
  | GetPlatform503

export type GetBridgeRequest = Readonly<Record<never, never>>

export interface GetBridge200 extends ContractReply<'getBridge', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BridgeConfig'] | SerializedJson<components['schemas']['BridgeConfig']>> {}

export interface GetBridge401 extends ContractReply<'getBridge', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetBridge403 extends ContractReply<'getBridge', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetBridge421 extends ContractReply<'getBridge', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetBridge500 extends ContractReply<'getBridge', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetBridge503 extends ContractReply<'getBridge', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetBridgeReply =
  | GetBridge200
  | GetBridge401
  | GetBridge403
  | GetBridge421
  | GetBridge500
  | GetBridge503

export interface ChangeBridgeRequest {
  readonly body: NonNullable<operations['changeBridge']['requestBody']>['content']['application/json']
}

export interface ChangeBridge200 extends ContractReply<'changeBridge', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ChangeBridge400 extends ContractReply<'changeBridge', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ChangeBridge401 extends ContractReply<'changeBridge', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ChangeBridge403 extends ContractReply<'changeBridge', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ChangeBridge413 extends ContractReply<'changeBridge', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface ChangeBridge415 extends ContractReply<'changeBridge', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface ChangeBridge421 extends ContractReply<'changeBridge', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ChangeBridge422 extends ContractReply<'changeBridge', 422, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ConfigInvalidProblem']> {}

export interface ChangeBridge500 extends ContractReply<'changeBridge', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ChangeBridge503 extends ContractReply<'changeBridge', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ChangeBridgeReply =
  | ChangeBridge200
  | ChangeBridge400
  | ChangeBridge401
  | ChangeBridge403
  | ChangeBridge413
  | ChangeBridge415
  | ChangeBridge421
  | ChangeBridge422
  | ChangeBridge500
  | ChangeBridge503

export interface SearchPluginsRequest {
  readonly query: Filled<NonNullable<operations['searchPlugins']['parameters']['query']>, 'q' | 'from' | 'size'>
}

export interface SearchPlugins200 extends ContractReply<'searchPlugins', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['SearchResults'] | SerializedJson<components['schemas']['SearchResults']>> {}

export interface SearchPlugins400 extends ContractReply<'searchPlugins', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface SearchPlugins401 extends ContractReply<'searchPlugins', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface SearchPlugins403 extends ContractReply<'searchPlugins', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface SearchPlugins421 extends ContractReply<'searchPlugins', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SearchPlugins500 extends ContractReply<'searchPlugins', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SearchPlugins502 extends ContractReply<'searchPlugins', 502, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RegistryUnavailableProblem']> {}

export interface SearchPlugins503 extends ContractReply<'searchPlugins', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SearchPluginsReply =
  | SearchPlugins200
  | SearchPlugins400
  | SearchPlugins401
  | SearchPlugins403
  | SearchPlugins421
  | SearchPlugins500
  | SearchPlugins502
  | SearchPlugins503

export interface InstallPluginRequest {
  readonly body: NonNullable<operations['installPlugin']['requestBody']>['content']['application/json']
}

export interface InstallPlugin200 extends ContractReply<'installPlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['InstallOutcome'] | SerializedJson<components['schemas']['InstallOutcome']>> {}

export interface InstallPlugin400 extends ContractReply<'installPlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface InstallPlugin401 extends ContractReply<'installPlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface InstallPlugin403 extends ContractReply<'installPlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface InstallPlugin404 extends ContractReply<'installPlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['PackageNotFoundProblem']> {}

export interface InstallPlugin409 extends ContractReply<'installPlugin', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotInstallableProblem']> {}

export interface InstallPlugin413 extends ContractReply<'installPlugin', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface InstallPlugin415 extends ContractReply<'installPlugin', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface InstallPlugin421 extends ContractReply<'installPlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface InstallPlugin500 extends ContractReply<'installPlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface InstallPlugin502 extends ContractReply<'installPlugin', 502, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InstallFailedProblem']> {}

export interface InstallPlugin503 extends ContractReply<'installPlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type InstallPluginReply =
  | InstallPlugin200
  | InstallPlugin400
  | InstallPlugin401
  | InstallPlugin403
  | InstallPlugin404
  | InstallPlugin409
  | InstallPlugin413
  | InstallPlugin415
  | InstallPlugin421
  | InstallPlugin500
  | InstallPlugin502
  | InstallPlugin503

export interface UninstallPluginRequest {
  readonly path: NonNullable<operations['uninstallPlugin']['parameters']['path']>
}

export interface UninstallPlugin200 extends ContractReply<'uninstallPlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface UninstallPlugin400 extends ContractReply<'uninstallPlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface UninstallPlugin401 extends ContractReply<'uninstallPlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface UninstallPlugin403 extends ContractReply<'uninstallPlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface UninstallPlugin404 extends ContractReply<'uninstallPlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface UninstallPlugin409 extends ContractReply<'uninstallPlugin', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InstallBusyProblem']> {}

export interface UninstallPlugin421 extends ContractReply<'uninstallPlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface UninstallPlugin500 extends ContractReply<'uninstallPlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface UninstallPlugin503 extends ContractReply<'uninstallPlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type UninstallPluginReply =
  | UninstallPlugin200
  | UninstallPlugin400
  | UninstallPlugin401
  | UninstallPlugin403
  | UninstallPlugin404
  | UninstallPlugin409
  | UninstallPlugin421
  | UninstallPlugin500
  | UninstallPlugin503

export interface RollBackPluginRequest {
  readonly path: NonNullable<operations['rollBackPlugin']['parameters']['path']>
}

export interface RollBackPlugin200 extends ContractReply<'rollBackPlugin', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['InstallOutcome'] | SerializedJson<components['schemas']['InstallOutcome']>> {}

export interface RollBackPlugin400 extends ContractReply<'rollBackPlugin', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RollBackPlugin401 extends ContractReply<'rollBackPlugin', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RollBackPlugin403 extends ContractReply<'rollBackPlugin', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RollBackPlugin404 extends ContractReply<'rollBackPlugin', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RollBackPlugin409 extends ContractReply<'rollBackPlugin', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InstallBusyProblem']> {}

export interface RollBackPlugin421 extends ContractReply<'rollBackPlugin', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RollBackPlugin500 extends ContractReply<'rollBackPlugin', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RollBackPlugin502 extends ContractReply<'rollBackPlugin', 502, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InstallFailedProblem']> {}

export interface RollBackPlugin503 extends ContractReply<'rollBackPlugin', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RollBackPluginReply =
  | RollBackPlugin200
  | RollBackPlugin400
  | RollBackPlugin401
  | RollBackPlugin403
  | RollBackPlugin404
  | RollBackPlugin409
  | RollBackPlugin421
  | RollBackPlugin500
  | RollBackPlugin502
  | RollBackPlugin503

export type ListPluginUpdatesRequest = Readonly<Record<never, never>>

export interface ListPluginUpdates200 extends ContractReply<'listPluginUpdates', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginUpdates'] | SerializedJson<components['schemas']['PluginUpdates']>> {}

export interface ListPluginUpdates401 extends ContractReply<'listPluginUpdates', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListPluginUpdates403 extends ContractReply<'listPluginUpdates', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListPluginUpdates421 extends ContractReply<'listPluginUpdates', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListPluginUpdates500 extends ContractReply<'listPluginUpdates', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListPluginUpdates502 extends ContractReply<'listPluginUpdates', 502, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['RegistryUnavailableProblem']> {}

export interface ListPluginUpdates503 extends ContractReply<'listPluginUpdates', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListPluginUpdatesReply =
  | ListPluginUpdates200
  | ListPluginUpdates401
  | ListPluginUpdates403
  | ListPluginUpdates421
  | ListPluginUpdates500
  | ListPluginUpdates502
  | ListPluginUpdates503

export type ListInstalledPluginsRequest = Readonly<Record<never, never>>

export interface ListInstalledPlugins200 extends ContractReply<'listInstalledPlugins', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PackageList'] | SerializedJson<components['schemas']['PackageList']>> {}

export interface ListInstalledPlugins401 extends ContractReply<'listInstalledPlugins', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListInstalledPlugins403 extends ContractReply<'listInstalledPlugins', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListInstalledPlugins421 extends ContractReply<'listInstalledPlugins', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListInstalledPlugins500 extends ContractReply<'listInstalledPlugins', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListInstalledPlugins503 extends ContractReply<'listInstalledPlugins', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListInstalledPluginsReply =
  | ListInstalledPlugins200
  | ListInstalledPlugins401
  | ListInstalledPlugins403
  | ListInstalledPlugins421
  | ListInstalledPlugins500
  | ListInstalledPlugins503

export type ListLocalPluginsRequest = Readonly<Record<never, never>>

export interface ListLocalPlugins200 extends ContractReply<'listLocalPlugins', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PackageList'] | SerializedJson<components['schemas']['PackageList']>> {}

export interface ListLocalPlugins401 extends ContractReply<'listLocalPlugins', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListLocalPlugins403 extends ContractReply<'listLocalPlugins', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListLocalPlugins421 extends ContractReply<'listLocalPlugins', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListLocalPlugins500 extends ContractReply<'listLocalPlugins', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListLocalPlugins503 extends ContractReply<'listLocalPlugins', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListLocalPluginsReply =
  | ListLocalPlugins200
  | ListLocalPlugins401
  | ListLocalPlugins403
  | ListLocalPlugins421
  | ListLocalPlugins500
  | ListLocalPlugins503

export interface GetPluginSignatureRequest {
  readonly path: NonNullable<operations['getPluginSignature']['parameters']['path']>
}

export interface GetPluginSignature200 extends ContractReply<'getPluginSignature', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PackageSignature'] | SerializedJson<components['schemas']['PackageSignature']>> {}

export interface GetPluginSignature400 extends ContractReply<'getPluginSignature', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPluginSignature401 extends ContractReply<'getPluginSignature', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPluginSignature403 extends ContractReply<'getPluginSignature', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPluginSignature404 extends ContractReply<'getPluginSignature', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPluginSignature421 extends ContractReply<'getPluginSignature', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPluginSignature500 extends ContractReply<'getPluginSignature', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPluginSignature503 extends ContractReply<'getPluginSignature', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginSignatureReply =
  | GetPluginSignature200
  | GetPluginSignature400
  | GetPluginSignature401
  | GetPluginSignature403
  | GetPluginSignature404
  | GetPluginSignature421
  | GetPluginSignature500
  | GetPluginSignature503

export interface GetPluginInfoRequest {
  readonly path: NonNullable<operations['getPluginInfo']['parameters']['path']>
}

export interface GetPluginInfo200 extends ContractReply<'getPluginInfo', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginInfo'] | SerializedJson<components['schemas']['PluginInfo']>> {}

export interface GetPluginInfo400 extends ContractReply<'getPluginInfo', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPluginInfo401 extends ContractReply<'getPluginInfo', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPluginInfo403 extends ContractReply<'getPluginInfo', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPluginInfo404 extends ContractReply<'getPluginInfo', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPluginInfo421 extends ContractReply<'getPluginInfo', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPluginInfo500 extends ContractReply<'getPluginInfo', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPluginInfo503 extends ContractReply<'getPluginInfo', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginInfoReply =
  | GetPluginInfo200
  | GetPluginInfo400
  | GetPluginInfo401
  | GetPluginInfo403
  | GetPluginInfo404
  | GetPluginInfo421
  | GetPluginInfo500
  | GetPluginInfo503

export interface GetPluginSchemaRequest {
  readonly path: NonNullable<operations['getPluginSchema']['parameters']['path']>
}

export interface GetPluginSchema200 extends ContractReply<'getPluginSchema', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginSchema'] | SerializedJson<components['schemas']['PluginSchema']>> {}

export interface GetPluginSchema400 extends ContractReply<'getPluginSchema', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPluginSchema401 extends ContractReply<'getPluginSchema', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPluginSchema403 extends ContractReply<'getPluginSchema', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPluginSchema404 extends ContractReply<'getPluginSchema', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPluginSchema421 extends ContractReply<'getPluginSchema', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPluginSchema500 extends ContractReply<'getPluginSchema', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPluginSchema503 extends ContractReply<'getPluginSchema', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginSchemaReply =
  | GetPluginSchema200
  | GetPluginSchema400
  | GetPluginSchema401
  | GetPluginSchema403
  | GetPluginSchema404
  | GetPluginSchema421
  | GetPluginSchema500
  | GetPluginSchema503

export interface GetPluginFormRequest {
  readonly path: NonNullable<operations['getPluginForm']['parameters']['path']>
}

export interface GetPluginForm200 extends ContractReply<'getPluginForm', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['PluginForm'] | SerializedJson<components['schemas']['PluginForm']>> {}

export interface GetPluginForm400 extends ContractReply<'getPluginForm', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface GetPluginForm401 extends ContractReply<'getPluginForm', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface GetPluginForm403 extends ContractReply<'getPluginForm', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface GetPluginForm404 extends ContractReply<'getPluginForm', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface GetPluginForm421 extends ContractReply<'getPluginForm', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetPluginForm500 extends ContractReply<'getPluginForm', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface GetPluginForm503 extends ContractReply<'getPluginForm', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type GetPluginFormReply =
  | GetPluginForm200
  | GetPluginForm400
  | GetPluginForm401
  | GetPluginForm403
  | GetPluginForm404
  | GetPluginForm421
  | GetPluginForm500
  | GetPluginForm503

export interface ListLogsRequest {
  readonly query: Filled<NonNullable<operations['listLogs']['parameters']['query']>, 'limit'>
}

export interface ListLogs200 extends ContractReply<'listLogs', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['LogEntries'] | SerializedJson<components['schemas']['LogEntries']>> {}

export interface ListLogs400 extends ContractReply<'listLogs', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface ListLogs401 extends ContractReply<'listLogs', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListLogs403 extends ContractReply<'listLogs', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListLogs421 extends ContractReply<'listLogs', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListLogs500 extends ContractReply<'listLogs', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListLogs503 extends ContractReply<'listLogs', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListLogsReply =
  | ListLogs200
  | ListLogs400
  | ListLogs401
  | ListLogs403
  | ListLogs421
  | ListLogs500
  | ListLogs503

export type DownloadLogsRequest = Readonly<Record<never, never>>

export interface DownloadLogs200 extends ContractReply<'downloadLogs', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Disposition': 'attachment; filename="bridge.log"'
}, string | StreamedBody | Uint8Array> {}

export interface DownloadLogs401 extends ContractReply<'downloadLogs', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface DownloadLogs403 extends ContractReply<'downloadLogs', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface DownloadLogs421 extends ContractReply<'downloadLogs', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface DownloadLogs500 extends ContractReply<'downloadLogs', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface DownloadLogs503 extends ContractReply<'downloadLogs', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type DownloadLogsReply =
  | DownloadLogs200
  | DownloadLogs401
  | DownloadLogs403
  | DownloadLogs421
  | DownloadLogs500
  | DownloadLogs503

export type RestartDaemonRequest = Readonly<Record<never, never>>

export interface RestartDaemon200 extends ContractReply<'restartDaemon', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Restarting'] | SerializedJson<components['schemas']['Restarting']>> {}

export interface RestartDaemon401 extends ContractReply<'restartDaemon', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RestartDaemon403 extends ContractReply<'restartDaemon', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RestartDaemon421 extends ContractReply<'restartDaemon', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RestartDaemon500 extends ContractReply<'restartDaemon', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RestartDaemon503 extends ContractReply<'restartDaemon', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RestartDaemonReply =
  | RestartDaemon200
  | RestartDaemon401
  | RestartDaemon403
  | RestartDaemon421
  | RestartDaemon500
  | RestartDaemon503

export type ListPairingsRequest = Readonly<Record<never, never>>

export interface ListPairings200 extends ContractReply<'listPairings', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Pairings'] | SerializedJson<components['schemas']['Pairings']>> {}

export interface ListPairings401 extends ContractReply<'listPairings', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListPairings403 extends ContractReply<'listPairings', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListPairings421 extends ContractReply<'listPairings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListPairings500 extends ContractReply<'listPairings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListPairings503 extends ContractReply<'listPairings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListPairingsReply =
  | ListPairings200
  | ListPairings401
  | ListPairings403
  | ListPairings421
  | ListPairings500
  | ListPairings503

export type ResetPairingsRequest = Readonly<Record<never, never>>

export interface ResetPairings200 extends ContractReply<'resetPairings', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ResetPairings401 extends ContractReply<'resetPairings', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetPairings403 extends ContractReply<'resetPairings', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ResetPairings421 extends ContractReply<'resetPairings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetPairings500 extends ContractReply<'resetPairings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetPairings503 extends ContractReply<'resetPairings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResetPairingsReply =
  | ResetPairings200
  | ResetPairings401
  | ResetPairings403
  | ResetPairings421
  | ResetPairings500
  | ResetPairings503

export interface RemovePairingRequest {
  readonly path: NonNullable<operations['removePairing']['parameters']['path']>
}

export interface RemovePairing200 extends ContractReply<'removePairing', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RemovePairing400 extends ContractReply<'removePairing', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemovePairing401 extends ContractReply<'removePairing', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemovePairing403 extends ContractReply<'removePairing', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RemovePairing404 extends ContractReply<'removePairing', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemovePairing421 extends ContractReply<'removePairing', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemovePairing500 extends ContractReply<'removePairing', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemovePairing503 extends ContractReply<'removePairing', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemovePairingReply =
  | RemovePairing200
  | RemovePairing400
  | RemovePairing401
  | RemovePairing403
  | RemovePairing404
  | RemovePairing421
  | RemovePairing500
  | RemovePairing503

export type ListBridgesRequest = Readonly<Record<never, never>>

export interface ListBridges200 extends ContractReply<'listBridges', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['BridgeList'] | SerializedJson<components['schemas']['BridgeList']>> {}

export interface ListBridges401 extends ContractReply<'listBridges', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListBridges403 extends ContractReply<'listBridges', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListBridges421 extends ContractReply<'listBridges', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListBridges500 extends ContractReply<'listBridges', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListBridges503 extends ContractReply<'listBridges', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListBridgesReply =
  | ListBridges200
  | ListBridges401
  | ListBridges403
  | ListBridges421
  | ListBridges500
  | ListBridges503

export interface ResetBridgePairingsRequest {
  readonly path: NonNullable<operations['resetBridgePairings']['parameters']['path']>
}

export interface ResetBridgePairings200 extends ContractReply<'resetBridgePairings', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface ResetBridgePairings400 extends ContractReply<'resetBridgePairings', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface ResetBridgePairings401 extends ContractReply<'resetBridgePairings', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ResetBridgePairings403 extends ContractReply<'resetBridgePairings', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface ResetBridgePairings404 extends ContractReply<'resetBridgePairings', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface ResetBridgePairings421 extends ContractReply<'resetBridgePairings', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ResetBridgePairings500 extends ContractReply<'resetBridgePairings', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ResetBridgePairings503 extends ContractReply<'resetBridgePairings', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ResetBridgePairingsReply =
  | ResetBridgePairings200
  | ResetBridgePairings400
  | ResetBridgePairings401
  | ResetBridgePairings403
  | ResetBridgePairings404
  | ResetBridgePairings421
  | ResetBridgePairings500
  | ResetBridgePairings503

export interface RemoveBridgePairingRequest {
  readonly path: NonNullable<operations['removeBridgePairing']['parameters']['path']>
}

export interface RemoveBridgePairing200 extends ContractReply<'removeBridgePairing', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RemoveBridgePairing400 extends ContractReply<'removeBridgePairing', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RemoveBridgePairing401 extends ContractReply<'removeBridgePairing', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RemoveBridgePairing403 extends ContractReply<'removeBridgePairing', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RemoveBridgePairing404 extends ContractReply<'removeBridgePairing', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RemoveBridgePairing421 extends ContractReply<'removeBridgePairing', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RemoveBridgePairing500 extends ContractReply<'removeBridgePairing', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RemoveBridgePairing503 extends ContractReply<'removeBridgePairing', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RemoveBridgePairingReply =
  | RemoveBridgePairing200
  | RemoveBridgePairing400
  | RemoveBridgePairing401
  | RemoveBridgePairing403
  | RemoveBridgePairing404
  | RemoveBridgePairing421
  | RemoveBridgePairing500
  | RemoveBridgePairing503

export type ListTokensRequest = Readonly<Record<never, never>>

export interface ListTokens200 extends ContractReply<'listTokens', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Tokens'] | SerializedJson<components['schemas']['Tokens']>> {}

export interface ListTokens401 extends ContractReply<'listTokens', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface ListTokens403 extends ContractReply<'listTokens', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedProblem']> {}

export interface ListTokens421 extends ContractReply<'listTokens', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface ListTokens500 extends ContractReply<'listTokens', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface ListTokens503 extends ContractReply<'listTokens', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type ListTokensReply =
  | ListTokens200
  | ListTokens401
  | ListTokens403
  | ListTokens421
  | ListTokens500
  | ListTokens503

export interface CreateTokenRequest {
  readonly body: filled['schemas']['TokenRequest']
}

export interface CreateToken201 extends ContractReply<'createToken', 201, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['NewToken'] | SerializedJson<components['schemas']['NewToken']>> {}

export interface CreateToken400 extends ContractReply<'createToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BadRequestProblem']> {}

export interface CreateToken401 extends ContractReply<'createToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface CreateToken403 extends ContractReply<'createToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface CreateToken409 extends ContractReply<'createToken', 409, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['TooManyTokensProblem']> {}

export interface CreateToken413 extends ContractReply<'createToken', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface CreateToken415 extends ContractReply<'createToken', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface CreateToken421 extends ContractReply<'createToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface CreateToken500 extends ContractReply<'createToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface CreateToken503 extends ContractReply<'createToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type CreateTokenReply =
  | CreateToken201
  | CreateToken400
  | CreateToken401
  | CreateToken403
  | CreateToken409
  | CreateToken413
  | CreateToken415
  | CreateToken421
  | CreateToken500
  | CreateToken503

export interface RevokeTokenRequest {
  readonly path: NonNullable<operations['revokeToken']['parameters']['path']>
}

export interface RevokeToken200 extends ContractReply<'revokeToken', 200, {
  readonly 'Cache-Control': 'no-store'
}, components['schemas']['Ok'] | SerializedJson<components['schemas']['Ok']>> {}

export interface RevokeToken400 extends ContractReply<'revokeToken', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['MalformedPathProblem']> {}

export interface RevokeToken401 extends ContractReply<'revokeToken', 401, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnauthenticatedProblem']> {}

export interface RevokeToken403 extends ContractReply<'revokeToken', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotAllowedStepUpRequiredProblem']> {}

export interface RevokeToken404 extends ContractReply<'revokeToken', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['NotFoundProblem']> {}

export interface RevokeToken421 extends ContractReply<'revokeToken', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface RevokeToken500 extends ContractReply<'revokeToken', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface RevokeToken503 extends ContractReply<'revokeToken', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type RevokeTokenReply =
  | RevokeToken200
  | RevokeToken400
  | RevokeToken401
  | RevokeToken403
  | RevokeToken404
  | RevokeToken421
  | RevokeToken500
  | RevokeToken503

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

export interface GetTokenSignInRequest {
  readonly query: NonNullable<operations['getTokenSignIn']['parameters']['query']>
}

export interface GetTokenSignIn200 extends ContractReply<'getTokenSignIn', 200, {
  readonly 'Cache-Control': 'no-store'
  readonly 'Content-Security-Policy': string
  readonly 'Referrer-Policy': 'same-origin'
  readonly 'X-Content-Type-Options': 'nosniff'
}, string | StreamedBody | Uint8Array> {}

export interface GetTokenSignIn400 extends ContractReply<'getTokenSignIn', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetTokenSignIn404 extends ContractReply<'getTokenSignIn', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface GetTokenSignIn421 extends ContractReply<'getTokenSignIn', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetTokenSignIn500 extends ContractReply<'getTokenSignIn', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetTokenSignInReply =
  | GetTokenSignIn200
  | GetTokenSignIn400
  | GetTokenSignIn404
  | GetTokenSignIn421
  | GetTokenSignIn500

export interface SubmitTokenSignInRequest {
  readonly body: NonNullable<operations['submitTokenSignIn']['requestBody']>['content']['application/x-www-form-urlencoded']
}

export interface SubmitTokenSignIn303 extends ContractReply<'submitTokenSignIn', 303, {
  readonly 'Cache-Control': 'no-store'
  readonly Location: string
  readonly 'Set-Cookie'?: readonly string[] | undefined
}, undefined> {}

export interface SubmitTokenSignIn400 extends ContractReply<'submitTokenSignIn', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface SubmitTokenSignIn403 extends ContractReply<'submitTokenSignIn', 403, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignOriginProblem']> {}

export interface SubmitTokenSignIn404 extends ContractReply<'submitTokenSignIn', 404, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['SignInDisabledProblem']> {}

export interface SubmitTokenSignIn413 extends ContractReply<'submitTokenSignIn', 413, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['BodyTooLargeProblem']> {}

export interface SubmitTokenSignIn415 extends ContractReply<'submitTokenSignIn', 415, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnsupportedMediaTypeProblem']> {}

export interface SubmitTokenSignIn421 extends ContractReply<'submitTokenSignIn', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface SubmitTokenSignIn500 extends ContractReply<'submitTokenSignIn', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export interface SubmitTokenSignIn503 extends ContractReply<'submitTokenSignIn', 503, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['UnavailableProblem']> {}

export type SubmitTokenSignInReply =
  | SubmitTokenSignIn303
  | SubmitTokenSignIn400
  | SubmitTokenSignIn403
  | SubmitTokenSignIn404
  | SubmitTokenSignIn413
  | SubmitTokenSignIn415
  | SubmitTokenSignIn421
  | SubmitTokenSignIn500
  | SubmitTokenSignIn503

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

export interface GetAsyncApiRequest {
  readonly headers: NonNullable<operations['getAsyncApi']['parameters']['header']>
}

export interface GetAsyncApi200 extends ContractReply<'getAsyncApi', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
  readonly Link: '</.well-known/api-catalog>; rel="api-catalog"'
}, components['schemas']['ContractDocument'] | SerializedJson<components['schemas']['ContractDocument']>> {}

export interface GetAsyncApi304 extends ContractReply<'getAsyncApi', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetAsyncApi400 extends ContractReply<'getAsyncApi', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetAsyncApi412 extends ContractReply<'getAsyncApi', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetAsyncApi500 extends ContractReply<'getAsyncApi', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetAsyncApiReply =
  | GetAsyncApi200
  | GetAsyncApi304
  | GetAsyncApi400
  | GetAsyncApi412
  | GetAsyncApi500

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

export interface GetStreamsDocsRequest {
  readonly headers: NonNullable<operations['getStreamsDocs']['parameters']['header']>
}

export interface GetStreamsDocs200 extends ContractReply<'getStreamsDocs', 200, {
  readonly 'Cache-Control': 'no-cache'
  readonly ETag: string
  readonly 'Content-Security-Policy': string
  readonly Link: '</.well-known/api-catalog>; rel="api-catalog"'
}, string | StreamedBody | Uint8Array> {}

export interface GetStreamsDocs304 extends ContractReply<'getStreamsDocs', 304, Readonly<Record<never, never>>, undefined> {}

export interface GetStreamsDocs400 extends ContractReply<'getStreamsDocs', 400, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InvalidRequestProblem']> {}

export interface GetStreamsDocs412 extends ContractReply<'getStreamsDocs', 412, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['StaleProblem']> {}

export interface GetStreamsDocs421 extends ContractReply<'getStreamsDocs', 421, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['ForeignHostProblem']> {}

export interface GetStreamsDocs500 extends ContractReply<'getStreamsDocs', 500, {
  readonly 'Cache-Control'?: 'no-store' | undefined
}, components['schemas']['InternalErrorProblem']> {}

export type GetStreamsDocsReply =
  | GetStreamsDocs200
  | GetStreamsDocs304
  | GetStreamsDocs400
  | GetStreamsDocs412
  | GetStreamsDocs421
  | GetStreamsDocs500

/** One handler for each operation of the tag 'System'. */
export interface SystemHandlers<Context> {
  /** Whether the daemon runs */
  readonly getDaemonHealth: (request: GetDaemonHealthRequest, context: Context) => Promise<GetDaemonHealthReply> | GetDaemonHealthReply
  /** How scheduled backups went */
  readonly getBackups: (request: GetBackupsRequest, context: Context) => Promise<GetBackupsReply> | GetBackupsReply
  /** The machine and the daemon */
  readonly getSystem: (request: GetSystemRequest, context: Context) => Promise<GetSystemReply> | GetSystemReply
  /** How a controller pairs with the bridge */
  readonly getSetupCode: (request: GetSetupCodeRequest, context: Context) => Promise<GetSetupCodeReply> | GetSetupCodeReply
  /** Restart the daemon */
  readonly restartDaemon: (request: RestartDaemonRequest, context: Context) => Promise<RestartDaemonReply> | RestartDaemonReply
}

/** One handler for each operation of the tag 'Plugins'. */
export interface PluginsHandlers<Context> {
  /** Every plugin that the config uses */
  readonly listPlugins: (request: ListPluginsRequest, context: Context) => Promise<ListPluginsReply> | ListPluginsReply
  /** Look for plugins again */
  readonly refreshPlugins: (request: RefreshPluginsRequest, context: Context) => Promise<RefreshPluginsReply> | RefreshPluginsReply
  /** One plugin */
  readonly getPlugin: (request: GetPluginRequest, context: Context) => Promise<GetPluginReply> | GetPluginReply
  /** Restart one plugin */
  readonly restartPlugin: (request: RestartPluginRequest, context: Context) => Promise<RestartPluginReply> | RestartPluginReply
  /** Keep a plugin from running */
  readonly disablePlugin: (request: DisablePluginRequest, context: Context) => Promise<DisablePluginReply> | DisablePluginReply
  /** Let a plugin run */
  readonly enablePlugin: (request: EnablePluginRequest, context: Context) => Promise<EnablePluginReply> | EnablePluginReply
  /** Remove every accessory of a plugin */
  readonly resetPluginAccessories: (request: ResetPluginAccessoriesRequest, context: Context) => Promise<ResetPluginAccessoriesReply> | ResetPluginAccessoriesReply
  /** What a plugin costs */
  readonly getPluginStats: (request: GetPluginStatsRequest, context: Context) => Promise<GetPluginStatsReply> | GetPluginStatsReply
}

/** One handler for each operation of the tag 'Accessories'. */
export interface AccessoriesHandlers<Context> {
  /** Every accessory of the bridge */
  readonly listAccessories: (request: ListAccessoriesRequest, context: Context) => Promise<ListAccessoriesReply> | ListAccessoriesReply
  /** Names of the accessories */
  readonly debugAccessories: (request: DebugAccessoriesRequest, context: Context) => Promise<DebugAccessoriesReply> | DebugAccessoriesReply
  /** Accessories with a HAP server of their own */
  readonly listExternalAccessories: (request: ListExternalAccessoriesRequest, context: Context) => Promise<ListExternalAccessoriesReply> | ListExternalAccessoriesReply
  /** Unpair an external accessory */
  readonly resetExternalPairings: (request: ResetExternalPairingsRequest, context: Context) => Promise<ResetExternalPairingsReply> | ResetExternalPairingsReply
  /** One accessory */
  readonly getAccessory: (request: GetAccessoryRequest, context: Context) => Promise<GetAccessoryReply> | GetAccessoryReply
  /** Remove one accessory */
  readonly removeAccessory: (request: RemoveAccessoryRequest, context: Context) => Promise<RemoveAccessoryReply> | RemoveAccessoryReply
  /** Write a characteristic */
  readonly writeCharacteristic: (request: WriteCharacteristicRequest, context: Context) => Promise<WriteCharacteristicReply> | WriteCharacteristicReply
}

/** One handler for each operation of the tag 'Configuration'. */
export interface ConfigurationHandlers<Context> {
  /** The config file, as text */
  readonly getConfig: (request: GetConfigRequest, context: Context) => Promise<GetConfigReply> | GetConfigReply
  /** Overwrite the config file */
  readonly replaceConfig: (request: ReplaceConfigRequest, context: Context) => Promise<ReplaceConfigReply> | ReplaceConfigReply
  /** Fields that settings override */
  readonly listConfigOverrides: (request: ListConfigOverridesRequest, context: Context) => Promise<ListConfigOverridesReply> | ListConfigOverridesReply
  /** Versions of the config file */
  readonly listConfigBackups: (request: ListConfigBackupsRequest, context: Context) => Promise<ListConfigBackupsReply> | ListConfigBackupsReply
  /** A version of the config file, as text */
  readonly getConfigBackup: (request: GetConfigBackupRequest, context: Context) => Promise<GetConfigBackupReply> | GetConfigBackupReply
  /** Bring a version of the config file back */
  readonly restoreConfigBackup: (request: RestoreConfigBackupRequest, context: Context) => Promise<RestoreConfigBackupReply> | RestoreConfigBackupReply
  /** Create or replace a platform entry */
  readonly putPlatform: (request: PutPlatformRequest, context: Context) => Promise<PutPlatformReply> | PutPlatformReply
  /** The platform entry of a name */
  readonly getPlatform: (request: GetPlatformRequest, context: Context) => Promise<GetPlatformReply> | GetPlatformReply
  /** The bridge section of the config */
  readonly getBridge: (request: GetBridgeRequest, context: Context) => Promise<GetBridgeReply> | GetBridgeReply
  /** Change fields of the bridge section */
  readonly changeBridge: (request: ChangeBridgeRequest, context: Context) => Promise<ChangeBridgeReply> | ChangeBridgeReply
}

/** One handler for each operation of the tag 'Marketplace'. */
export interface MarketplaceHandlers<Context> {
  /** Search the package registry for Homebridge plugins */
  readonly searchPlugins: (request: SearchPluginsRequest, context: Context) => Promise<SearchPluginsReply> | SearchPluginsReply
  /** Install or update a Homebridge plugin */
  readonly installPlugin: (request: InstallPluginRequest, context: Context) => Promise<InstallPluginReply> | InstallPluginReply
  /** Remove an installed plugin */
  readonly uninstallPlugin: (request: UninstallPluginRequest, context: Context) => Promise<UninstallPluginReply> | UninstallPluginReply
  /** Bring back the version of a plugin that was there before its update */
  readonly rollBackPlugin: (request: RollBackPluginRequest, context: Context) => Promise<RollBackPluginReply> | RollBackPluginReply
  /** Installed plugins and the registry's versions of them */
  readonly listPluginUpdates: (request: ListPluginUpdatesRequest, context: Context) => Promise<ListPluginUpdatesReply> | ListPluginUpdatesReply
  /** Third-party plugins that are installed */
  readonly listInstalledPlugins: (request: ListInstalledPluginsRequest, context: Context) => Promise<ListInstalledPluginsReply> | ListInstalledPluginsReply
  /** Native plugins in the plugin folders */
  readonly listLocalPlugins: (request: ListLocalPluginsRequest, context: Context) => Promise<ListLocalPluginsReply> | ListLocalPluginsReply
  /** Whether the registry's signature is that of an installed plugin, and what the plugin was built from */
  readonly getPluginSignature: (request: GetPluginSignatureRequest, context: Context) => Promise<GetPluginSignatureReply> | GetPluginSignatureReply
  /** Platform names and accessory types that a plugin registers */
  readonly getPluginInfo: (request: GetPluginInfoRequest, context: Context) => Promise<GetPluginInfoReply> | GetPluginInfoReply
  /** The config schema of a plugin */
  readonly getPluginSchema: (request: GetPluginSchemaRequest, context: Context) => Promise<GetPluginSchemaReply> | GetPluginSchemaReply
  /** What a form for a plugin's config needs */
  readonly getPluginForm: (request: GetPluginFormRequest, context: Context) => Promise<GetPluginFormReply> | GetPluginFormReply
}

/** One handler for each operation of the tag 'Logs'. */
export interface LogsHandlers<Context> {
  /** The newest log entries */
  readonly listLogs: (request: ListLogsRequest, context: Context) => Promise<ListLogsReply> | ListLogsReply
  /** Every log entry that is kept, as text */
  readonly downloadLogs: (request: DownloadLogsRequest, context: Context) => Promise<DownloadLogsReply> | DownloadLogsReply
}

/** One handler for each operation of the tag 'HAP'. */
export interface HAPHandlers<Context> {
  /** Controllers that are paired with the bridge */
  readonly listPairings: (request: ListPairingsRequest, context: Context) => Promise<ListPairingsReply> | ListPairingsReply
  /** Unpair every controller */
  readonly resetPairings: (request: ResetPairingsRequest, context: Context) => Promise<ResetPairingsReply> | ResetPairingsReply
  /** Unpair one controller */
  readonly removePairing: (request: RemovePairingRequest, context: Context) => Promise<RemovePairingReply> | RemovePairingReply
  /** Every bridge of the daemon */
  readonly listBridges: (request: ListBridgesRequest, context: Context) => Promise<ListBridgesReply> | ListBridgesReply
  /** Unpair every controller of a bridge */
  readonly resetBridgePairings: (request: ResetBridgePairingsRequest, context: Context) => Promise<ResetBridgePairingsReply> | ResetBridgePairingsReply
  /** Unpair one controller of a bridge */
  readonly removeBridgePairing: (request: RemoveBridgePairingRequest, context: Context) => Promise<RemoveBridgePairingReply> | RemoveBridgePairingReply
}

/** One handler for each operation of the tag 'Tokens'. */
export interface TokensHandlers<Context> {
  /** Access tokens of this bridge */
  readonly listTokens: (request: ListTokensRequest, context: Context) => Promise<ListTokensReply> | ListTokensReply
  /** Make an access token */
  readonly createToken: (request: CreateTokenRequest, context: Context) => Promise<CreateTokenReply> | CreateTokenReply
  /** Revoke an access token */
  readonly revokeToken: (request: RevokeTokenRequest, context: Context) => Promise<RevokeTokenReply> | RevokeTokenReply
}

/** One handler for each operation of the tag 'Console'. */
export interface ConsoleHandlers<Context> {
  /** Where the browser console begins */
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
  /** The page to sign in with the bridge's own token */
  readonly getTokenSignIn: (request: GetTokenSignInRequest, context: Context) => Promise<GetTokenSignInReply> | GetTokenSignInReply
  /** Sign in with the bridge's own token */
  readonly submitTokenSignIn: (request: SubmitTokenSignInRequest, context: Context) => Promise<SubmitTokenSignInReply> | SubmitTokenSignInReply
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
  /** The contract of the streams, as AsyncAPI 3.0 */
  readonly getAsyncApi: (request: GetAsyncApiRequest, context: Context) => Promise<GetAsyncApiReply> | GetAsyncApiReply
  /** What there is to be found here */
  readonly getApiCatalog: (request: GetApiCatalogRequest, context: Context) => Promise<GetApiCatalogReply> | GetApiCatalogReply
  /** A file that the console's page loads */
  readonly getAsset: (request: GetAssetRequest, context: Context) => Promise<GetAssetReply> | GetAssetReply
  /** The contract of the streams, as a page */
  readonly getStreamsDocs: (request: GetStreamsDocsRequest, context: Context) => Promise<GetStreamsDocsReply> | GetStreamsDocsReply
}

/** One handler for each operation of the contract. */
export interface Handlers<Context>
  extends SystemHandlers<Context>,
    PluginsHandlers<Context>,
    AccessoriesHandlers<Context>,
    ConfigurationHandlers<Context>,
    MarketplaceHandlers<Context>,
    LogsHandlers<Context>,
    HAPHandlers<Context>,
    TokensHandlers<Context>,
    ConsoleHandlers<Context>,
    ServiceHandlers<Context> {}
