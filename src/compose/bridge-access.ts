import type { BridgeAccess } from '../bridge/commands.ts'
import { bridgeMigrations } from '../bridge/migrations/index.ts'
import type { BridgeTables } from '../bridge/schema.ts'
import type { Config } from '../config.ts'
import { makeFolder, openLocalStore } from './store.ts'

/** The data of the bridge that the settings name; nothing is opened or made yet. */
export function bridgeAccess(config: Config): BridgeAccess {
  return {
    dataDir: config.dataDir,
    environment: config.environment,
    makeFolder: () => makeFolder('SVC_DATA_DIR', config.dataDir),
    openStore: () => openLocalStore<BridgeTables>(config, 'bridge', bridgeMigrations),
  }
}
