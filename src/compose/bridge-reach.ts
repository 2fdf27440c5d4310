import { type Config, ConfigError } from '../config.ts'
import { isLoopbackName } from '../lib/addresses.ts'

/**
 * Whether the bridge may start as it is set up. Its shell gives anyone who can reach an open bridge this machine.
 *
 * @param authHere whether the auth surface runs in this process
 * @throws ConfigError naming the setting at fault
 */
export function checkBridgeReach(config: Config, authHere: boolean): void {
  const { bridge, auth, authUrl } = config
  if (authHere && auth.url !== null && !isLoopbackName(auth.url.hostname)) {
    const why = 'is a public address: run the bridge in a process of its own (plugins run as the same user as it does)'
    throw new ConfigError('SVC_BASE_URL', why)
  }
  if (bridge.auth === 'session') {
    if (!authHere && authUrl === null) {
      throw new ConfigError('SVC_BRIDGE_AUTH', 'needs the auth surface: serve it too, or set SVC_AUTH_URL')
    }
    return
  }
  if (bridge.auth === 'token') return
  const reach = reachOf(config)
  if (reach !== null && !bridge.insecure) {
    const way =
      'set SVC_BRIDGE_AUTH=session or token, or SVC_BRIDGE_INSECURE=true to let anyone who can reach it use its shell'
    throw new ConfigError(reach, `makes an open bridge reachable from beyond this machine; ${way}`)
  }
}

/** Whether anyone who can reach the bridge from beyond this machine controls it. */
export function isExposed(config: Config): boolean {
  return config.bridge.auth === 'none' && reachOf(config) !== null
}

/** The setting that lets others than this machine reach the bridge; null when none does. */
function reachOf({ host, bridge, trustedProxies, allowedHosts }: Config): string | null {
  if (!isLoopbackName(host)) return 'SVC_HOST'
  if (bridge.url !== null && !isLoopbackName(bridge.url.hostname)) return 'SVC_BRIDGE_URL'
  if (trustedProxies.length > 0) return 'SVC_TRUSTED_PROXIES'
  if (allowedHosts.some((name) => !isLoopbackName(name))) return 'SVC_ALLOWED_HOSTS'
  return null
}
