import { ConfigError } from './config-error.ts'
import { isHost, parseList } from './values.ts'

/** Each `host`, for any port of it, or `host:port`; written as a parsed URL writes them. */
export type WebhookHosts = readonly string[]

/** Hosts, comma separated, each perhaps with a port; an IPv6 address stands in brackets. */
export function parseWebhookHosts(variable: string, value: string): WebhookHosts {
  return parseList(variable, value).map((entry) => {
    const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(entry) ?? []
    const name = isHost(host) ? canonical(host) : null
    const validPort = port === undefined || (Number(port) > 0 && Number(port) <= 65535)
    if (name === null || !validPort) {
      throw new ConfigError(variable, `must hold hosts, perhaps with ports, not ${JSON.stringify(entry)}`)
    }
    return port === undefined ? name : `${name}:${Number(port)}`
  })
}

/** Whether an address is at one of these hosts. */
export function isOfHosts(hosts: WebhookHosts, { hostname, port, protocol }: URL): boolean {
  const effective = port === '' ? { 'http:': '80', 'https:': '443' }[protocol] : port
  return hosts.includes(hostname) || hosts.includes(`${hostname}:${effective}`)
}

/** As a parsed URL writes the host; null for a name that it reads as an address, such as `0x7f.1`. */
function canonical(host: string): string | null {
  const url = `http://${host}`
  if (!URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return host.startsWith('[') || hostname === host.toLowerCase() ? hostname : null
}
