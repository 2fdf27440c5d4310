/** A device id as hap-nodejs has it in the names of its files: `0E1234567890` of `0E:12:34:56:78:90`. */
export function deviceId(username: string): string {
  return username.replaceAll(':', '').toUpperCase()
}

/**
 * The id of what runs a plugin's entries. Those that ask for a bridge of their own (`_bridge`) run apart from the others.
 *
 * @param name of the package
 * @param username of that bridge; null on the main one
 */
export function pluginId(name: string, username: string | null): string {
  return username === null ? name : `${name}-${deviceId(username)}`
}
