import type { paths } from '../../generated/bridge/client.ts'
import type { routes } from '../../generated/bridge/routes.ts'
import type { Call } from './every-operation.ts'

type OperationId = (typeof routes)[number]['operationId']

/** What the paths and the bodies of the bridge contract name. */
export interface BridgeIds {
  /** A plugin, the name of its platform, and where its entry file is. */
  readonly pluginId: string
  readonly platform: string
  readonly pluginPath: string
  /** A characteristic that takes `true`. */
  readonly accessoryUuid: string
  readonly serviceUuid: string
  readonly charUuid: string
  /** An installed third-party plugin, and an accessory that one of those publishes on its own. */
  readonly installed: string
  readonly externalUuid: string
  /** A version of the config file. */
  readonly backupId: string
  /** A config file, as text. */
  readonly config: string
}

/** A call of each operation of the bridge contract with the values of its examples. */
export const bridgeCalls: Readonly<Record<OperationId, Call<paths, BridgeIds>>> = {
  getDaemonHealth: (client) => client.GET('/api/health'),
  getBackups: (client) => client.GET('/api/backups'),
  getSystem: (client) => client.GET('/api/system'),
  getSetupCode: (client) => client.GET('/api/qr'),

  listPlugins: (client) => client.GET('/api/plugins'),
  refreshPlugins: (client) => client.POST('/api/plugins/refresh'),
  getPlugin: (client, { pluginId: id }) => client.GET('/api/plugins/{id}', { params: { path: { id } } }),
  restartPlugin: (client, { pluginId: id }) => client.POST('/api/plugins/{id}/restart', { params: { path: { id } } }),
  disablePlugin: (client, { pluginId: id }) => client.POST('/api/plugins/{id}/disable', { params: { path: { id } } }),
  enablePlugin: (client, { pluginId: id }) => client.POST('/api/plugins/{id}/enable', { params: { path: { id } } }),
  resetPluginAccessories: (client, { pluginId: id }) =>
    client.DELETE('/api/plugins/{id}/accessories', { params: { path: { id } } }),
  getPluginStats: (client, { pluginId: id }) => client.GET('/api/plugins/{id}/stats', { params: { path: { id } } }),

  listAccessories: (client) => client.GET('/api/accessories'),
  getAccessory: (client, { accessoryUuid: uuid }) =>
    client.GET('/api/accessories/{uuid}', { params: { path: { uuid }, query: { fresh: true } } }),
  removeAccessory: (client, { accessoryUuid: uuid }) =>
    client.DELETE('/api/accessories/{uuid}', { params: { path: { uuid } } }),
  debugAccessories: (client) => client.GET('/api/accessories/debug'),
  writeCharacteristic: (client, { accessoryUuid: uuid, serviceUuid, charUuid }) =>
    client.POST('/api/accessories/{uuid}/characteristics', {
      params: { path: { uuid } },
      body: { serviceUuid, charUuid, value: true },
    }),

  listExternalAccessories: (client) => client.GET('/api/accessories/external'),
  resetExternalPairings: (client, { externalUuid: uuid }) =>
    client.DELETE('/api/accessories/external/{uuid}/pairings', { params: { path: { uuid } } }),

  getConfig: (client) => client.GET('/api/config'),
  replaceConfig: (client, { config }) => client.POST('/api/config', { body: { content: config } }),
  listConfigOverrides: (client) => client.GET('/api/config/overrides'),
  listConfigBackups: (client) => client.GET('/api/config/backups'),
  getConfigBackup: (client, { backupId: id }) => client.GET('/api/config/backups/{id}', { params: { path: { id } } }),
  restoreConfigBackup: (client, { backupId: id }) =>
    client.POST('/api/config/backups/{id}/restore', { params: { path: { id } } }),
  putPlatform: (client, { platform, pluginPath: plugin }) =>
    client.POST('/api/config/platform', {
      body: { platform, plugin, accessories: [{ id: 'lamp', type: 'dimmable-light', name: 'Lamp' }] },
    }),
  getPlatform: (client, { platform: name }) =>
    client.GET('/api/config/platform/{name}', { params: { path: { name } } }),
  getBridge: (client) => client.GET('/api/bridge'),
  changeBridge: (client) => client.POST('/api/bridge', { body: { logLevel: 'debug' } }),

  searchPlugins: (client) => client.GET('/api/marketplace/search', { params: { query: { q: 'dummy' } } }),
  installPlugin: (client, { installed }) => client.POST('/api/marketplace/install', { body: { package: installed } }),
  getPluginSignature: (client, { installed: name }) =>
    client.GET('/api/marketplace/signature/{name}', { params: { path: { name } } }),
  rollBackPlugin: (client, { installed: name }) =>
    client.POST('/api/marketplace/rollback/{name}', { params: { path: { name } } }),
  uninstallPlugin: (client, { installed: name }) =>
    client.DELETE('/api/marketplace/uninstall/{name}', { params: { path: { name } } }),
  listPluginUpdates: (client) => client.GET('/api/marketplace/updates'),
  listInstalledPlugins: (client) => client.GET('/api/marketplace/installed'),
  listLocalPlugins: (client) => client.GET('/api/marketplace/local'),
  getPluginInfo: (client, { pluginId: name }) =>
    client.GET('/api/marketplace/plugin-info/{name}', { params: { path: { name } } }),
  getPluginSchema: (client, { pluginId: name }) =>
    client.GET('/api/marketplace/plugin-schema/{name}', { params: { path: { name } } }),
  getPluginForm: (client, { pluginId: name }) =>
    client.GET('/api/marketplace/plugin-form/{name}', { params: { path: { name } } }),

  listLogs: (client) => client.GET('/api/logs', { params: { query: { plugin: 'bridge', limit: 50 } } }),
  downloadLogs: (client) => client.GET('/api/logs/download', { parseAs: 'text' }),
  restartDaemon: (client) => client.POST('/api/daemon/restart'),
  listPairings: (client) => client.GET('/api/hap/pairings'),
  resetPairings: (client) => client.DELETE('/api/hap/pairings'),
  removePairing: (client) =>
    client.DELETE('/api/hap/pairings/{id}', { params: { path: { id: '5A1E6D0B-7C42-4C53-9E0C-0C7F6C7C2A11' } } }),
  listBridges: (client) => client.GET('/api/bridges'),
  resetBridgePairings: (client) =>
    client.DELETE('/api/bridges/{username}/pairings', { params: { path: { username: '0E:5B:22:90:4C:1F' } } }),
  removeBridgePairing: (client) =>
    client.DELETE('/api/bridges/{username}/pairings/{id}', {
      params: { path: { username: '0E:5B:22:90:4C:1F', id: '5A1E6D0B-7C42-4C53-9E0C-0C7F6C7C2A11' } },
    }),

  listTokens: (client) => client.GET('/api/tokens'),
  createToken: (client) => client.POST('/api/tokens', { body: { name: 'wall tablet' } }),
  revokeToken: (client) =>
    client.DELETE('/api/tokens/{id}', { params: { path: { id: '019aa9f0-5c1e-7bb2-8f6e-1d2c3b4a5968' } } }),
  getTokenSignIn: (client) =>
    client.GET('/sign-in/token', { params: { query: { token: 'wsf_x', next: '/' } }, parseAs: 'text' }),
  submitTokenSignIn: (client) =>
    client.POST('/sign-in/token', {
      body: { token: 'wsf_x', next: '/' },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),

  getConsole: (client) => client.GET('/', { parseAs: 'text' }),
  getConsoleStart: (client) => client.GET('/console'),
  getConsolePage: (client) => client.GET('/console/{page}', { params: { path: { page: 'a/b' } }, parseAs: 'text' }),
  getVisitor: (client) => client.GET('/visitor'),
  startSignIn: (client) => client.GET('/sign-in', { params: { query: { next: '/' } } }),
  finishSignIn: (client) => client.GET('/sign-in/callback', { params: { query: { code: 'dGhlIGNvZGU', next: '/' } } }),
  signOut: (client) => client.POST('/sign-out'),
  getHealth: (client) => client.GET('/health'),
  getMetrics: (client) => client.GET('/metrics', { parseAs: 'text' }),
  getOpenApi: (client) => client.GET('/openapi.json'),
  getAsyncApi: (client) => client.GET('/asyncapi.json'),
  getApiCatalog: (client) => client.GET('/.well-known/api-catalog'),
  getDocs: (client) => client.GET('/docs', { parseAs: 'text' }),
  getManual: (client) => client.GET('/manual', { parseAs: 'text' }),
  getAsset: (client) => client.GET('/assets/{file}', { params: { path: { file: 'main-1a2b.js' } }, parseAs: 'text' }),
  getStreamsDocs: (client) => client.GET('/docs/streams', { parseAs: 'text' }),
}
