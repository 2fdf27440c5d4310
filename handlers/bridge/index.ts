import type { Handlers } from '../../generated/bridge/handlers.ts'
import { changeBridge } from './changeBridge.ts'
import type { BridgeContext } from './context.ts'
import { debugAccessories } from './debugAccessories.ts'
import { disablePlugin } from './disablePlugin.ts'
import { downloadLogs } from './downloadLogs.ts'
import { enablePlugin } from './enablePlugin.ts'
import { finishSignIn } from './finishSignIn.ts'
import { getAsset } from './getAsset.ts'
import { getBridge } from './getBridge.ts'
import { getConfig } from './getConfig.ts'
import { getConfigBackup } from './getConfigBackup.ts'
import { getConsole } from './getConsole.ts'
import { getConsolePage } from './getConsolePage.ts'
import { getConsoleStart } from './getConsoleStart.ts'
import { getDaemonHealth } from './getDaemonHealth.ts'
import { getDocs } from './getDocs.ts'
import { getHealth } from './getHealth.ts'
import { getMetrics } from './getMetrics.ts'
import { getPlatform } from './getPlatform.ts'
import { getPlugin } from './getPlugin.ts'
import { getPluginForm } from './getPluginForm.ts'
import { getPluginInfo } from './getPluginInfo.ts'
import { getPluginSchema } from './getPluginSchema.ts'
import { getPluginStats } from './getPluginStats.ts'
import { getSetupCode } from './getSetupCode.ts'
import { getStreamsDocs } from './getStreamsDocs.ts'
import { getSystem } from './getSystem.ts'
import { getVisitor } from './getVisitor.ts'
import { installPlugin } from './installPlugin.ts'
import { listAccessories } from './listAccessories.ts'
import { listConfigBackups } from './listConfigBackups.ts'
import { listExternalAccessories } from './listExternalAccessories.ts'
import { listInstalledPlugins } from './listInstalledPlugins.ts'
import { listLocalPlugins } from './listLocalPlugins.ts'
import { listLogs } from './listLogs.ts'
import { listPairings } from './listPairings.ts'
import { listPlugins } from './listPlugins.ts'
import { listPluginUpdates } from './listPluginUpdates.ts'
import { putPlatform } from './putPlatform.ts'
import { refreshPlugins } from './refreshPlugins.ts'
import { replaceConfig } from './replaceConfig.ts'
import { resetExternalPairings } from './resetExternalPairings.ts'
import { resetPairings } from './resetPairings.ts'
import { restartDaemon } from './restartDaemon.ts'
import { restartPlugin } from './restartPlugin.ts'
import { restoreConfigBackup } from './restoreConfigBackup.ts'
import { searchPlugins } from './searchPlugins.ts'
import { signOut } from './signOut.ts'
import { startSignIn } from './startSignIn.ts'
import { uninstallPlugin } from './uninstallPlugin.ts'
import { writeCharacteristic } from './writeCharacteristic.ts'

/** Every operation of the bridge contract; one that is missing does not compile. */
export const bridgeHandlers: Handlers<BridgeContext> = {
  getDaemonHealth,
  getSystem,
  getSetupCode,
  listPlugins,
  refreshPlugins,
  getPlugin,
  restartPlugin,
  enablePlugin,
  disablePlugin,
  getPluginStats,
  listAccessories,
  debugAccessories,
  listExternalAccessories,
  resetExternalPairings,
  writeCharacteristic,
  getConfig,
  replaceConfig,
  listConfigBackups,
  getConfigBackup,
  restoreConfigBackup,
  putPlatform,
  getPlatform,
  getBridge,
  changeBridge,
  searchPlugins,
  installPlugin,
  uninstallPlugin,
  listPluginUpdates,
  listInstalledPlugins,
  listLocalPlugins,
  getPluginInfo,
  getPluginSchema,
  getPluginForm,
  listLogs,
  downloadLogs,
  restartDaemon,
  listPairings,
  resetPairings,
  getConsole,
  getConsoleStart,
  getConsolePage,
  getVisitor,
  startSignIn,
  finishSignIn,
  signOut,
  getHealth,
  getMetrics,
  getDocs,
  getAsset,
  getStreamsDocs,
}
