// Generated from specs/bridge.openapi.yaml by `make generate`.
// Change the contract, not this file.

export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** `errors` is that of the last call. */
export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

export const getDaemonHealthParameters: Validate
export const getBackupsParameters: Validate
export const getSystemParameters: Validate
export const getSetupCodeParameters: Validate
export const listPluginsParameters: Validate
export const refreshPluginsParameters: Validate
export const getPluginParameters: Validate
export const restartPluginParameters: Validate
export const disablePluginParameters: Validate
export const enablePluginParameters: Validate
export const resetPluginAccessoriesParameters: Validate
export const getPluginStatsParameters: Validate
export const listAccessoriesParameters: Validate
export const debugAccessoriesParameters: Validate
export const listExternalAccessoriesParameters: Validate
export const resetExternalPairingsParameters: Validate
export const getAccessoryParameters: Validate
export const removeAccessoryParameters: Validate
export const writeCharacteristicParameters: Validate
export const writeCharacteristicBody: Validate
export const getConfigParameters: Validate
export const replaceConfigParameters: Validate
export const replaceConfigBody: Validate
export const listConfigOverridesParameters: Validate
export const listConfigBackupsParameters: Validate
export const getConfigBackupParameters: Validate
export const restoreConfigBackupParameters: Validate
export const putPlatformParameters: Validate
export const putPlatformBody: Validate
export const getPlatformParameters: Validate
export const getBridgeParameters: Validate
export const changeBridgeParameters: Validate
export const changeBridgeBody: Validate
export const searchPluginsParameters: Validate
export const installPluginParameters: Validate
export const installPluginBody: Validate
export const uninstallPluginParameters: Validate
export const rollBackPluginParameters: Validate
export const listPluginUpdatesParameters: Validate
export const listInstalledPluginsParameters: Validate
export const listLocalPluginsParameters: Validate
export const getPluginSignatureParameters: Validate
export const getPluginInfoParameters: Validate
export const getPluginSchemaParameters: Validate
export const getPluginFormParameters: Validate
export const listLogsParameters: Validate
export const downloadLogsParameters: Validate
export const restartDaemonParameters: Validate
export const listPairingsParameters: Validate
export const resetPairingsParameters: Validate
export const removePairingParameters: Validate
export const listBridgesParameters: Validate
export const resetBridgePairingsParameters: Validate
export const removeBridgePairingParameters: Validate
export const listTokensParameters: Validate
export const createTokenParameters: Validate
export const createTokenBody: Validate
export const revokeTokenParameters: Validate
export const getConsoleParameters: Validate
export const getConsoleStartParameters: Validate
export const getConsolePageParameters: Validate
export const getVisitorParameters: Validate
export const startSignInParameters: Validate
export const finishSignInParameters: Validate
export const getTokenSignInParameters: Validate
export const submitTokenSignInParameters: Validate
export const submitTokenSignInBody: Validate
export const signOutParameters: Validate
export const getHealthParameters: Validate
export const getMetricsParameters: Validate
export const getDocsParameters: Validate
export const getManualParameters: Validate
export const getOpenApiParameters: Validate
export const getAsyncApiParameters: Validate
export const getApiCatalogParameters: Validate
export const getAssetParameters: Validate
export const getStreamsDocsParameters: Validate
