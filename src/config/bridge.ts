import { isIP } from 'node:net'
import { ConfigError, type SettingReader } from './environment.ts'
import { parseBoolean, parsePort, parsePublicUrl } from './values.ts'

/** The mDNS advertiser of the HAP server. */
export const advertisers = ['ciao', 'bonjour-hap', 'avahi', 'resolved', 'none'] as const
export type Advertiser = (typeof advertisers)[number]

const auths = ['none', 'session', 'token'] as const
export type BridgeAuth = (typeof auths)[number]

/** What the environment says of the bridge; null leaves it to the config file. */
export interface BridgeSettings {
  /** 0 takes a free one. */
  readonly port: number | null
  /** The public address; null where it is the one that it listens on. */
  readonly url: URL | null
  /** Who controls it: anyone who can reach it, a signed-in administrator, or who has the token of its first start. */
  readonly auth: BridgeAuth
  /** Whether an open bridge may be reached from beyond this machine. */
  readonly insecure: boolean
  readonly hapBind: string | null
  readonly hapAdvertiser: Advertiser | null
}

/** @throws ConfigError naming the first variable at fault */
export function readBridge(reader: SettingReader): BridgeSettings {
  return {
    port: reader.read('SVC_BRIDGE_PORT', parsePort, null),
    url: reader.read('SVC_BRIDGE_URL', parsePublicUrl, null),
    auth: reader.read('SVC_BRIDGE_AUTH', parseAuth, 'none'),
    insecure: reader.read('SVC_BRIDGE_INSECURE', parseBoolean, false),
    hapBind: reader.read('SVC_HAP_BIND', parseAddress, null),
    hapAdvertiser: reader.read('SVC_HAP_ADVERTISER', parseAdvertiser, null),
  }
}

function parseAuth(variable: string, value: string): BridgeAuth {
  const auth = auths.find((name) => name === value)
  if (auth === undefined) {
    throw new ConfigError(variable, `must be one of ${auths.join(', ')}, not ${JSON.stringify(value)}`)
  }
  return auth
}

function parseAddress(variable: string, value: string): string {
  if (isIP(value) === 0) throw new ConfigError(variable, `must be an address, not ${JSON.stringify(value)}`)
  return value
}

function parseAdvertiser(variable: string, value: string): Advertiser {
  const advertiser = advertisers.find((name) => name === value)
  if (advertiser === undefined) {
    throw new ConfigError(variable, `must be one of ${advertisers.join(', ')}, not ${JSON.stringify(value)}`)
  }
  return advertiser
}
