/**
 * What an entry of the config means by its `platform` or `accessory`: a name that its plugin registers, or that with the
 * plugin's own before it, as `homebridge-x.Name` (Homebridge, `PluginManager`). The name of a scope may have dots in it.
 *
 * @param plugin the package
 * @returns undefined for what the plugin does not register, and so for what has another plugin's name before it
 */
export function registeredName(registered: readonly string[], identifier: string, plugin: string): string | undefined {
  return registered.find((name) => identifier === name || identifier === `${plugin}.${name}`)
}
