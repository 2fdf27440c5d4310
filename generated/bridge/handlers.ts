// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { Encoded, FileBody } from '../../src/payload.ts'
import type { components, operations } from './types.ts'

export type GetDaemonHealthRequest = Readonly<Record<never, never>>

export interface GetDaemonHealth200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['DaemonHealth'] | Encoded<components['schemas']['DaemonHealth']>
}

export interface GetDaemonHealth401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDaemonHealth403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDaemonHealth421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDaemonHealth500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetDaemonHealth503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetDaemonHealthReply =
  | GetDaemonHealth200
  | GetDaemonHealth401
  | GetDaemonHealth403
  | GetDaemonHealth421
  | GetDaemonHealth500
  | GetDaemonHealth503

export type GetSystemRequest = Readonly<Record<never, never>>

export interface GetSystem200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['SystemInfo'] | Encoded<components['schemas']['SystemInfo']>
}

export interface GetSystem401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSystem403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSystem421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSystem500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSystem503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetSystemReply =
  | GetSystem200
  | GetSystem401
  | GetSystem403
  | GetSystem421
  | GetSystem500
  | GetSystem503

export type GetSetupCodeRequest = Readonly<Record<never, never>>

export interface GetSetupCode200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['SetupCode'] | Encoded<components['schemas']['SetupCode']>
}

export interface GetSetupCode401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSetupCode403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSetupCode421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSetupCode500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetSetupCode503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetSetupCodeReply =
  | GetSetupCode200
  | GetSetupCode401
  | GetSetupCode403
  | GetSetupCode421
  | GetSetupCode500
  | GetSetupCode503

export type ListPluginsRequest = Readonly<Record<never, never>>

export interface ListPlugins200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginList'] | Encoded<components['schemas']['PluginList']>
}

export interface ListPlugins401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPlugins403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPlugins421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPlugins500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPlugins503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListPluginsReply =
  | ListPlugins200
  | ListPlugins401
  | ListPlugins403
  | ListPlugins421
  | ListPlugins500
  | ListPlugins503

export type RefreshPluginsRequest = Readonly<Record<never, never>>

export interface RefreshPlugins200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface RefreshPlugins401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RefreshPlugins403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RefreshPlugins421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RefreshPlugins500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RefreshPlugins503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetPlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginInstance'] | Encoded<components['schemas']['PluginInstance']>
}

export interface GetPlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface RestartPlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface RestartPlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartPlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface DisablePlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface DisablePlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DisablePlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface EnablePlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface EnablePlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface EnablePlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type EnablePluginReply =
  | EnablePlugin200
  | EnablePlugin400
  | EnablePlugin401
  | EnablePlugin403
  | EnablePlugin404
  | EnablePlugin421
  | EnablePlugin422
  | EnablePlugin500
  | EnablePlugin503

export interface GetPluginStatsRequest {
  readonly path: NonNullable<operations['getPluginStats']['parameters']['path']>
}

export interface GetPluginStats200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginStats'] | Encoded<components['schemas']['PluginStats']>
}

export interface GetPluginStats400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginStats503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetPluginStatsReply =
  | GetPluginStats200
  | GetPluginStats400
  | GetPluginStats401
  | GetPluginStats403
  | GetPluginStats404
  | GetPluginStats421
  | GetPluginStats500
  | GetPluginStats503

export type ListAccessoriesRequest = Readonly<Record<never, never>>

export interface ListAccessories200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['AccessoryList'] | Encoded<components['schemas']['AccessoryList']>
}

export interface ListAccessories401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAccessories403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAccessories421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAccessories500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListAccessories503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListAccessoriesReply =
  | ListAccessories200
  | ListAccessories401
  | ListAccessories403
  | ListAccessories421
  | ListAccessories500
  | ListAccessories503

export type DebugAccessoriesRequest = Readonly<Record<never, never>>

export interface DebugAccessories200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['AccessoryNames'] | Encoded<components['schemas']['AccessoryNames']>
}

export interface DebugAccessories401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DebugAccessories403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DebugAccessories421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DebugAccessories500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DebugAccessories503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DebugAccessoriesReply =
  | DebugAccessories200
  | DebugAccessories401
  | DebugAccessories403
  | DebugAccessories421
  | DebugAccessories500
  | DebugAccessories503

export type ListExternalAccessoriesRequest = Readonly<Record<never, never>>

export interface ListExternalAccessories200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ExternalAccessoryList'] | Encoded<components['schemas']['ExternalAccessoryList']>
}

export interface ListExternalAccessories401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListExternalAccessories403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListExternalAccessories421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListExternalAccessories500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListExternalAccessories503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface ResetExternalPairings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface ResetExternalPairings400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetExternalPairings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ResetExternalPairingsReply =
  | ResetExternalPairings200
  | ResetExternalPairings400
  | ResetExternalPairings401
  | ResetExternalPairings403
  | ResetExternalPairings404
  | ResetExternalPairings421
  | ResetExternalPairings500
  | ResetExternalPairings503

export interface WriteCharacteristicRequest {
  readonly path: NonNullable<operations['writeCharacteristic']['parameters']['path']>
  readonly body: NonNullable<operations['writeCharacteristic']['requestBody']>['content']['application/json']
}

export interface WriteCharacteristic200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['CharacteristicWrite'] | Encoded<components['schemas']['CharacteristicWrite']>
}

export interface WriteCharacteristic400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface WriteCharacteristic503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetConfig200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ConfigText'] | Encoded<components['schemas']['ConfigText']>
}

export interface GetConfig401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfig403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfig421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfig500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfig503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface ReplaceConfig200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface ReplaceConfig400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['PlacedProblem']
}

export interface ReplaceConfig401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ReplaceConfig503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export type ListConfigBackupsRequest = Readonly<Record<never, never>>

export interface ListConfigBackups200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ConfigBackups'] | Encoded<components['schemas']['ConfigBackups']>
}

export interface ListConfigBackups401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListConfigBackups403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListConfigBackups421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListConfigBackups500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListConfigBackups503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetConfigBackup200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['ConfigText'] | Encoded<components['schemas']['ConfigText']>
}

export interface GetConfigBackup400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetConfigBackup503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface RestoreConfigBackup200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface RestoreConfigBackup400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestoreConfigBackup503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface PutPlatform200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface PutPlatform400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface PutPlatform503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetPlatform200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PlatformConfig'] | Encoded<components['schemas']['PlatformConfig']>
}

export interface GetPlatform400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPlatform503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetBridge200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['BridgeConfig'] | Encoded<components['schemas']['BridgeConfig']>
}

export interface GetBridge401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBridge403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBridge421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBridge500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetBridge503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface ChangeBridge200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface ChangeBridge400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge422 {
  readonly status: 422
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ChangeBridge503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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
  readonly query: NonNullable<operations['searchPlugins']['parameters']['query']>
}

export interface SearchPlugins200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['SearchResults'] | Encoded<components['schemas']['SearchResults']>
}

export interface SearchPlugins400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins502 {
  readonly status: 502
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface SearchPlugins503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface InstallPlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface InstallPlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin413 {
  readonly status: 413
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin415 {
  readonly status: 415
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin502 {
  readonly status: 502
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface InstallPlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface UninstallPlugin200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface UninstallPlugin400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin409 {
  readonly status: 409
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface UninstallPlugin503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export type ListPluginUpdatesRequest = Readonly<Record<never, never>>

export interface ListPluginUpdates200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginUpdates'] | Encoded<components['schemas']['PluginUpdates']>
}

export interface ListPluginUpdates401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPluginUpdates403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPluginUpdates421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPluginUpdates500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPluginUpdates502 {
  readonly status: 502
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPluginUpdates503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListPluginUpdatesReply =
  | ListPluginUpdates200
  | ListPluginUpdates401
  | ListPluginUpdates403
  | ListPluginUpdates421
  | ListPluginUpdates500
  | ListPluginUpdates502
  | ListPluginUpdates503

export type ListInstalledPluginsRequest = Readonly<Record<never, never>>

export interface ListInstalledPlugins200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PackageList'] | Encoded<components['schemas']['PackageList']>
}

export interface ListInstalledPlugins401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListInstalledPlugins403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListInstalledPlugins421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListInstalledPlugins500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListInstalledPlugins503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListInstalledPluginsReply =
  | ListInstalledPlugins200
  | ListInstalledPlugins401
  | ListInstalledPlugins403
  | ListInstalledPlugins421
  | ListInstalledPlugins500
  | ListInstalledPlugins503

export type ListLocalPluginsRequest = Readonly<Record<never, never>>

export interface ListLocalPlugins200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PackageList'] | Encoded<components['schemas']['PackageList']>
}

export interface ListLocalPlugins401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLocalPlugins403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLocalPlugins421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLocalPlugins500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLocalPlugins503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListLocalPluginsReply =
  | ListLocalPlugins200
  | ListLocalPlugins401
  | ListLocalPlugins403
  | ListLocalPlugins421
  | ListLocalPlugins500
  | ListLocalPlugins503

export interface GetPluginInfoRequest {
  readonly path: NonNullable<operations['getPluginInfo']['parameters']['path']>
}

export interface GetPluginInfo200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginInfo'] | Encoded<components['schemas']['PluginInfo']>
}

export interface GetPluginInfo400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginInfo503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetPluginSchema200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginSchema'] | Encoded<components['schemas']['PluginSchema']>
}

export interface GetPluginSchema400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginSchema503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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

export interface GetPluginForm200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['PluginForm'] | Encoded<components['schemas']['PluginForm']>
}

export interface GetPluginForm400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm404 {
  readonly status: 404
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetPluginForm503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

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
  readonly query: NonNullable<operations['listLogs']['parameters']['query']>
}

export interface ListLogs200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['LogEntries'] | Encoded<components['schemas']['LogEntries']>
}

export interface ListLogs400 {
  readonly status: 400
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLogs401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLogs403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLogs421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLogs500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListLogs503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListLogsReply =
  | ListLogs200
  | ListLogs400
  | ListLogs401
  | ListLogs403
  | ListLogs421
  | ListLogs500
  | ListLogs503

export type DownloadLogsRequest = Readonly<Record<never, never>>

export interface DownloadLogs200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
    readonly 'Content-Disposition': 'attachment; filename="bridge.log"'
  }
  readonly body: string | Uint8Array
}

export interface DownloadLogs401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DownloadLogs403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DownloadLogs421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DownloadLogs500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface DownloadLogs503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type DownloadLogsReply =
  | DownloadLogs200
  | DownloadLogs401
  | DownloadLogs403
  | DownloadLogs421
  | DownloadLogs500
  | DownloadLogs503

export type RestartDaemonRequest = Readonly<Record<never, never>>

export interface RestartDaemon200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Restarting'] | Encoded<components['schemas']['Restarting']>
}

export interface RestartDaemon401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartDaemon403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartDaemon421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartDaemon500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface RestartDaemon503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type RestartDaemonReply =
  | RestartDaemon200
  | RestartDaemon401
  | RestartDaemon403
  | RestartDaemon421
  | RestartDaemon500
  | RestartDaemon503

export type ListPairingsRequest = Readonly<Record<never, never>>

export interface ListPairings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Pairings'] | Encoded<components['schemas']['Pairings']>
}

export interface ListPairings401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPairings403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPairings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPairings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ListPairings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ListPairingsReply =
  | ListPairings200
  | ListPairings401
  | ListPairings403
  | ListPairings421
  | ListPairings500
  | ListPairings503

export type ResetPairingsRequest = Readonly<Record<never, never>>

export interface ResetPairings200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-store'
  }
  readonly body: components['schemas']['Ok'] | Encoded<components['schemas']['Ok']>
}

export interface ResetPairings401 {
  readonly status: 401
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetPairings403 {
  readonly status: 403
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetPairings421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetPairings500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface ResetPairings503 {
  readonly status: 503
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type ResetPairingsReply =
  | ResetPairings200
  | ResetPairings401
  | ResetPairings403
  | ResetPairings421
  | ResetPairings500
  | ResetPairings503

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

export interface GetStreamsDocsRequest {
  readonly headers: NonNullable<operations['getStreamsDocs']['parameters']['header']>
}

export interface GetStreamsDocs200 {
  readonly status: 200
  readonly headers: {
    readonly 'Cache-Control': 'no-cache'
    readonly ETag: string
    readonly 'Content-Security-Policy': string
  }
  readonly body: string | Uint8Array
}

export interface GetStreamsDocs304 {
  readonly status: 304
}

export interface GetStreamsDocs421 {
  readonly status: 421
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export interface GetStreamsDocs500 {
  readonly status: 500
  readonly headers?: {
    readonly 'Cache-Control'?: 'no-store' | undefined
  }
  readonly body: components['schemas']['Problem']
}

export type GetStreamsDocsReply =
  | GetStreamsDocs200
  | GetStreamsDocs304
  | GetStreamsDocs421
  | GetStreamsDocs500

/** One handler for each operation of the contract. */
export interface Handlers<Context> {
  /** Whether the daemon runs */
  readonly getDaemonHealth: (request: GetDaemonHealthRequest, context: Context) => Promise<GetDaemonHealthReply> | GetDaemonHealthReply
  /** The machine and the daemon */
  readonly getSystem: (request: GetSystemRequest, context: Context) => Promise<GetSystemReply> | GetSystemReply
  /** How a controller pairs with the bridge */
  readonly getSetupCode: (request: GetSetupCodeRequest, context: Context) => Promise<GetSetupCodeReply> | GetSetupCodeReply
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
  /** What a plugin costs */
  readonly getPluginStats: (request: GetPluginStatsRequest, context: Context) => Promise<GetPluginStatsReply> | GetPluginStatsReply
  /** Every accessory of the bridge */
  readonly listAccessories: (request: ListAccessoriesRequest, context: Context) => Promise<ListAccessoriesReply> | ListAccessoriesReply
  /** Names of the accessories */
  readonly debugAccessories: (request: DebugAccessoriesRequest, context: Context) => Promise<DebugAccessoriesReply> | DebugAccessoriesReply
  /** Accessories with a HAP server of their own */
  readonly listExternalAccessories: (request: ListExternalAccessoriesRequest, context: Context) => Promise<ListExternalAccessoriesReply> | ListExternalAccessoriesReply
  /** Unpair an external accessory */
  readonly resetExternalPairings: (request: ResetExternalPairingsRequest, context: Context) => Promise<ResetExternalPairingsReply> | ResetExternalPairingsReply
  /** Write a characteristic */
  readonly writeCharacteristic: (request: WriteCharacteristicRequest, context: Context) => Promise<WriteCharacteristicReply> | WriteCharacteristicReply
  /** The config file, as text */
  readonly getConfig: (request: GetConfigRequest, context: Context) => Promise<GetConfigReply> | GetConfigReply
  /** Overwrite the config file */
  readonly replaceConfig: (request: ReplaceConfigRequest, context: Context) => Promise<ReplaceConfigReply> | ReplaceConfigReply
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
  /** Search the package registry for Homebridge plugins */
  readonly searchPlugins: (request: SearchPluginsRequest, context: Context) => Promise<SearchPluginsReply> | SearchPluginsReply
  /** Install or update a Homebridge plugin */
  readonly installPlugin: (request: InstallPluginRequest, context: Context) => Promise<InstallPluginReply> | InstallPluginReply
  /** Remove an installed plugin */
  readonly uninstallPlugin: (request: UninstallPluginRequest, context: Context) => Promise<UninstallPluginReply> | UninstallPluginReply
  /** Installed plugins and the registry's versions of them */
  readonly listPluginUpdates: (request: ListPluginUpdatesRequest, context: Context) => Promise<ListPluginUpdatesReply> | ListPluginUpdatesReply
  /** Third-party plugins that are installed */
  readonly listInstalledPlugins: (request: ListInstalledPluginsRequest, context: Context) => Promise<ListInstalledPluginsReply> | ListInstalledPluginsReply
  /** Native plugins in the plugin folders */
  readonly listLocalPlugins: (request: ListLocalPluginsRequest, context: Context) => Promise<ListLocalPluginsReply> | ListLocalPluginsReply
  /** Platform names and accessory types that a plugin registers */
  readonly getPluginInfo: (request: GetPluginInfoRequest, context: Context) => Promise<GetPluginInfoReply> | GetPluginInfoReply
  /** The config schema of a plugin */
  readonly getPluginSchema: (request: GetPluginSchemaRequest, context: Context) => Promise<GetPluginSchemaReply> | GetPluginSchemaReply
  /** What a form for a plugin's config needs */
  readonly getPluginForm: (request: GetPluginFormRequest, context: Context) => Promise<GetPluginFormReply> | GetPluginFormReply
  /** The newest log entries */
  readonly listLogs: (request: ListLogsRequest, context: Context) => Promise<ListLogsReply> | ListLogsReply
  /** Every log entry that is kept, as text */
  readonly downloadLogs: (request: DownloadLogsRequest, context: Context) => Promise<DownloadLogsReply> | DownloadLogsReply
  /** Restart the daemon */
  readonly restartDaemon: (request: RestartDaemonRequest, context: Context) => Promise<RestartDaemonReply> | RestartDaemonReply
  /** Controllers that are paired with the bridge */
  readonly listPairings: (request: ListPairingsRequest, context: Context) => Promise<ListPairingsReply> | ListPairingsReply
  /** Unpair every controller */
  readonly resetPairings: (request: ResetPairingsRequest, context: Context) => Promise<ResetPairingsReply> | ResetPairingsReply
  /** Where the browser console begins */
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
  /** The contract of the streams, as a page */
  readonly getStreamsDocs: (request: GetStreamsDocsRequest, context: Context) => Promise<GetStreamsDocsReply> | GetStreamsDocsReply
}
