import type { PluginInstance } from '../../src/bridge/host/plugin-instance.ts'

/** A plugin as the contract has it: of its platform entry, the settings that are its own. */
export function pluginView({ id, manifest, status, config }: PluginInstance) {
  const { platform: _platform, plugin: _plugin, ...settings } = config
  return { id, manifest, status, config: settings }
}
