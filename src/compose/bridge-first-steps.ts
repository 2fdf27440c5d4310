import type { Daemon } from '../bridge/daemon.ts'
import type { Config } from '../config.ts'

/** What whoever started the process does next with the bridge. */
export function bridgeFirstSteps(config: Config, daemon: Daemon, url: string): string {
  const { address, port, listening, error } = daemon.hap.state()
  if (!listening) return `no controller can pair yet: ${error ?? 'HAP waits for the accessories of the import'}`
  const { pincode } = daemon.setupCode()
  const look = `open ${url} to see the accessories; pair a controller with ${address}:${port}, code ${pincode}`
  if (config.bridge.hapAdvertiser !== 'none') return look
  return `${look}; for the Home app on your network, set SVC_HAP_BIND=0.0.0.0 and SVC_HAP_ADVERTISER=ciao`
}
