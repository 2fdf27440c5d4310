/** What the bridge takes from the environment; the rest of it stands in its config file. */
export const bridgeSettings = [
  {
    name: 'SVC_BRIDGE_PORT',
    fallback: 'bridge.port of config.json, 8582',
    description: 'Port of the bridge surface; 0 takes a free one.',
  },
  {
    name: 'SVC_BRIDGE_URL',
    fallback: 'http://localhost:<port>',
    description: 'Public address of the bridge surface, when a proxy stands before it.',
  },
  {
    name: 'SVC_BRIDGE_AUTH',
    fallback: 'none',
    description: 'session lets only administrators who are signed in operate the bridge.',
  },
  {
    name: 'SVC_BRIDGE_INSECURE',
    fallback: 'false',
    description: 'true lets an open bridge, with its shell, be reached from beyond this machine.',
  },
  {
    name: 'SVC_HAP_BIND',
    fallback: 'bridge.bind of config.json, all addresses',
    description: 'Address that the HAP server listens on.',
  },
  {
    name: 'SVC_HAP_ADVERTISER',
    fallback: 'bridge.advertiser of config.json, ciao',
    description: 'How the HAP server is made known: ciao, bonjour-hap, avahi, resolved or none.',
  },
] as const
