/** How Homebridge plugins are named, with or without a scope (Homebridge, `PluginManager.PLUGIN_IDENTIFIER_PATTERN`). */
export const homebridgeName = /^((@[\w-]+(\.[\w-]+)*)\/)?(homebridge-[\w-]+)$/

/** What npm's search finds Homebridge plugins by (Homebridge, `PluginManager`). */
export const homebridgeKeyword = 'homebridge-plugin'
