import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../lib/addresses.ts'
import { request as plainRequest } from '../lib/node-http.ts'

/** What came back; headers by their names in lower case. */
export interface SafeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What is asked for; a GET of JSON when absent. */
export interface SafeRequest {
  readonly method?: 'GET' | 'POST'
  /** Beside those that the request is made of. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Only the status and headers are waited for: `body` is empty, whatever follows them. */
  readonly headOnly?: boolean
  /** Gives the request up. */
  readonly signal?: AbortSignal
}

export interface SafeFetchOptions {
  /** Every address of a name; the system's resolver when absent. */
  readonly lookup?: (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  /** Lets an address in that is not public: a test's own server. */
  readonly allow?: (address: string) => boolean
  /** Whom the operator trusts: such an address may be http, and lead anywhere. None when absent. */
  readonly trusts?: (url: URL) => boolean
  /** Whom else to trust as a certificate authority, PEM. */
  readonly ca?: string
  /** In milliseconds, from the look-up of the name to the last byte; 5,000 when absent. */
  readonly timeout?: number
}

export type SafeFetch = (url: string, request?: SafeRequest) => Promise<SafeResponse>

/** Why an untrusted address was not reached; the message says nothing of what is there. */
export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError'
}

/** Bytes of a body. */
const MAX_BODY = 64 * 1024

/**
 * The one way to fetch an untrusted address. https only; a name is looked up once, refused if any of its
 * addresses is not public, and connected to at those that were looked at; redirects are not followed; 64 KiB,
 * 5 s. Throws {@link SafeFetchError}. Made on `node:http`, since Node does not export its own undici: an `Agent` of it
 * would be one more package, and its `connect` option needs the same `lookup`.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { timeout = 5000, trusts = () => false } = options
  return async (text, asked = {}) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw refusal()
    const trusted = trusts(url)
    if (url.protocol === 'http:' && !trusted) throw refusal()
    const time = AbortSignal.timeout(timeout)
    const signal = asked.signal === undefined ? time : AbortSignal.any([time, asked.signal])
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(new SafeFetchError(time.aborted ? `no whole answer in ${timeout} ms` : 'given up'))
      if (signal.aborted) giveUp()
      else signal.addEventListener('abort', giveUp)
    })
    // After the race is decided, the rejection has no other listener.
    late.catch(() => undefined)
    const allow = trusted ? () => true : options.allow
    const addresses = await Promise.race([late, addressesOf(url.hostname, options.lookup, allow)])
    return await Promise.race([late, send(url, asked, { addresses, signal, ca: options.ca })])
  }
}

function refusal(): SafeFetchError {
  return new SafeFetchError('not an https address without credentials')
}

interface Address {
  readonly address: string
  readonly family: number
}

async function addressesOf(
  hostname: string,
  lookup: SafeFetchOptions['lookup'],
  allow: SafeFetchOptions['allow'],
): Promise<[Address, ...Address[]]> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const addresses = family === 0 ? await resolve(hostname, lookup) : [{ address: literal, family }]
  const [first, ...others] = addresses
  if (first === undefined) throw new SafeFetchError('the name has no address')
  const refused = addresses.find(({ address }) => !isPublicAddress(address) && !allow?.(address))
  if (refused !== undefined) throw new SafeFetchError('the name leads to an address that is not public')
  return [first, ...others]
}

async function resolve(hostname: string, lookup: SafeFetchOptions['lookup']): Promise<readonly Address[]> {
  try {
    return await (lookup ?? ((name: string) => systemLookup(name, { all: true })))(hostname)
  } catch (cause) {
    throw new SafeFetchError('the name cannot be looked up', { cause })
  }
}

interface Way {
  readonly addresses: readonly [Address, ...Address[]]
  readonly signal: AbortSignal
  readonly ca: string | undefined
}

function send(url: URL, asked: SafeRequest, { addresses, signal, ca }: Way): Promise<SafeResponse> {
  const { method = 'GET', headers, body, headOnly = false } = asked
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    if (all) callback(null, [...addresses])
    else callback(null, addresses[0].address, addresses[0].family)
  }
  const options: RequestOptions = {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Encoding': 'identity',
      ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
    lookup,
    signal,
    agent: false,
    maxHeaderSize: 16 * 1024,
  }
  // Not imported: TLS is 2 % of a start, and most processes fetch nothing.
  const { request: secureRequest } = process.getBuiltinModule('node:https')
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage): void => {
      if (headOnly) {
        resolve({ ...headOf(response), body: Buffer.alloc(0) })
        outgoing.destroy()
        return
      }
      collect(response).then(resolve, (error: unknown) => {
        outgoing.destroy()
        reject(error)
      })
    }
    const outgoing =
      url.protocol === 'http:'
        ? plainRequest(url, options, onResponse)
        : secureRequest(url, ca === undefined ? options : { ...options, ca }, onResponse)
    outgoing.on('error', (cause) => reject(new SafeFetchError('the address does not answer', { cause })))
    outgoing.end(body)
  })
}

async function collect(response: IncomingMessage): Promise<SafeResponse> {
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new SafeFetchError('the answer is compressed')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY) throw new SafeFetchError(`the answer is larger than ${MAX_BODY} bytes`)
    chunks.push(chunk)
  }
  return { ...headOf(response), body: Buffer.concat(chunks) }
}

function headOf({ statusCode: status = 0, headers }: IncomingMessage): Omit<SafeResponse, 'body'> {
  const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { status, headers: Object.fromEntries(texts) }
}
