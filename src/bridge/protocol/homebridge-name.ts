/** How Homebridge plugins are named, with or without a scope (Homebridge, `PluginManager.PLUGIN_IDENTIFIER_PATTERN`). */
export const homebridgeName = /^((@[\w-]+(\.[\w-]+)*)\/)?(homebridge-[\w-]+)$/

/** What npm's search finds Homebridge plugins by (Homebridge, `PluginManager`). */
export const homebridgeKeyword = 'homebridge-plugin'

/**
 * What an entry of the config means by its `platform` or `accessory`: a name that its plugin registers, or that with the
 * plugin's own before it, as `homebridge-x.Name` (Homebridge, `PluginManager`). The name of a scope may have dots in it.
 *
 * @param plugin the package
 * @returns undefined for what the plugin does not register, and so for what has another plugin's name before it
 */
export function findRegisteredName(
  registered: readonly string[],
  identifier: string,
  plugin: string,
): string | undefined {
  return registered.find((name) => identifier === name || identifier === `${plugin}.${name}`)
}

/** The platform or the type of accessory that an identifier means, without its plugin's name before it. */
export function nameWithoutPlugin(identifier: string, plugin: string): string {
  return identifier.startsWith(`${plugin}.`) ? identifier.slice(plugin.length + 1) : identifier
}
