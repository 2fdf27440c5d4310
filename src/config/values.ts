import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError } from './environment.ts'

/** The levels of pino, the quietest last. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What is done about replies that are not what the contract promises. */
const replyChecks = ['off', 'strip', 'fail'] as const
export type ReplyCheck = (typeof replyChecks)[number]

const hostName = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/i

export function parsePort(variable: string, value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) {
    throw new ConfigError(variable, `must be a port from 0 to 65535, not ${JSON.stringify(value)}`)
  }
  return Number(value)
}

/** Readers and writers have half of a pool each, so it has two places at least. */
export function parsePoolSize(variable: string, value: string): number {
  if (!/^\d{1,4}$/.test(value) || Number(value) < 2 || Number(value) > 1000) {
    throw new ConfigError(variable, `must be a number from 2 to 1000, not ${JSON.stringify(value)}`)
  }
  return Number(value)
}

export function parseBoolean(variable: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') {
    throw new ConfigError(variable, `must be true or false, not ${JSON.stringify(value)}`)
  }
  return value === 'true'
}

export function parseLogLevel(variable: string, value: string): LogLevel {
  const level = logLevels.find((name) => name === value)
  if (level === undefined) {
    throw new ConfigError(variable, `must be one of ${logLevels.join(', ')}, not ${JSON.stringify(value)}`)
  }
  return level
}

export function parseReplyCheck(variable: string, value: string): ReplyCheck {
  const check = replyChecks.find((name) => name === value)
  if (check === undefined) {
    throw new ConfigError(variable, `must be one of ${replyChecks.join(', ')}, not ${JSON.stringify(value)}`)
  }
  return check
}

/** An address or a host name to listen on. */
export function parseListenHost(variable: string, value: string): string {
  if (isIP(value) === 0 && !isHostName(value)) {
    throw new ConfigError(variable, `must be an address or a host name, not ${JSON.stringify(value)}`)
  }
  return value
}

/** An origin: `http` or `https`, a host, perhaps a port, and nothing after. */
export function parsePublicUrl(variable: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url !== undefined && `${url.origin}/` === url.href && /^https?:\/\/[^/]+\/?$/i.test(value)
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(
      variable,
      `must be http:// or https://, a host and perhaps a port, not ${JSON.stringify(value)}`,
    )
  }
  return url
}

/** Host names, comma separated; an IPv6 address stands in brackets as it does in `Host`. */
export function parseHostNames(variable: string, value: string): string[] {
  return parseList(variable, value).map((name) => {
    if (!isHost(name))
      throw new ConfigError(variable, `must hold host names without ports, not ${JSON.stringify(name)}`)
    return name.toLowerCase()
  })
}

/** Addresses and CIDR ranges, comma separated. */
export function parseAddressRanges(variable: string, value: string): string[] {
  return parseList(variable, value).map((range) => {
    const [address = '', prefix, ...rest] = range.split('/')
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    const validPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
    if (bits < 0 || !validPrefix || rest.length > 0) {
      throw new ConfigError(variable, `must hold addresses or CIDR ranges, not ${JSON.stringify(range)}`)
    }
    return range
  })
}

/** A PostgreSQL address. The error leaves the value out: it may hold a password. */
export function parsePostgresUrl(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new ConfigError(variable, 'must be a postgres:// address; leave it out for SQLite')
  }
  return value
}

/** Key material. The error leaves the value out. */
export function parseSecretKey(variable: string, value: string): string {
  if (value.trim() === '') throw new ConfigError(variable, 'must not be blank')
  if (value.length < 32) throw new ConfigError(variable, `must have at least 32 characters, not ${value.length}`)
  return value
}

/** The path of a folder; a relative one counts from where the process was started. */
export function parseFolder(_variable: string, value: string): string {
  return resolve(value)
}

/** Comma-separated parts, without the blanks around them. */
export function parseList(variable: string, value: string): string[] {
  const parts = value.split(',').map((part) => part.trim())
  if (parts.includes('')) throw new ConfigError(variable, 'must be a comma-separated list without empty parts')
  return parts
}

/** Whether a text is a host name, an IPv4 address, or an IPv6 address in brackets. */
function isHost(text: string): boolean {
  const bare = /^\[(.+)\]$/.exec(text)?.[1]
  return bare === undefined ? isIP(text) === 4 || isHostName(text) : isIP(bare) === 6
}

/** Host names of RFC 1123. Digits and dots alone are an address gone wrong. */
function isHostName(value: string): boolean {
  return value.length <= 253 && hostName.test(value) && !/^[\d.]+$/.test(value)
}

const LEAST = 1024
const MOST = 10 * 1024 ** 3

/** The largest media file that may be uploaded, in bytes: from 1 KiB to 10 GiB. */
export function parseMediaLimit(variable: string, value: string): number {
  const bytes = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (!(bytes >= LEAST && bytes <= MOST)) {
    throw new ConfigError(variable, `must be a number of bytes from ${LEAST} to ${MOST}, not ${JSON.stringify(value)}`)
  }
  return bytes
}

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
