import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What came back; headers by their names in lower case. */
export interface SafeResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface SafeFetchOptions {
  /** Every address of a name; the system's resolver when absent. */
  readonly lookup?: (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  /** Lets an address in that is not public: a test's own server. */
  readonly allow?: (address: string) => boolean
  /** Whom else to trust as a certificate authority, PEM. */
  readonly ca?: string
  /** In milliseconds, from the look-up of the name to the last byte; 5,000 when absent. */
  readonly timeout?: number
}

export type SafeFetch = (url: string) => Promise<SafeResponse>

/** Why an address that somebody outside named was not read. */
export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError'
}

/** Bytes of a body. */
const MAX_BODY = 64 * 1024

/**
 * The one way to an address that somebody outside named. https only; a name is looked up once, refused if any of its
 * addresses is not public, and connected to at the address that was looked at; redirects are not followed; 64 KiB,
 * 5 s. Throws {@link SafeFetchError}.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { timeout = 5000 } = options
  return async (text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
      throw new SafeFetchError('not an https address without credentials')
    }
    const signal = AbortSignal.timeout(timeout)
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new SafeFetchError(`no whole answer in ${timeout} ms`)))
    })
    // Whoever comes second fails with nobody listening.
    late.catch(() => undefined)
    const address = await Promise.race([late, publicAddressOf(url.hostname, options)])
    return await Promise.race([late, read(url, address, signal, options.ca)])
  }
}

interface Address {
  readonly address: string
  readonly family: number
}

async function publicAddressOf(hostname: string, { lookup, allow }: SafeFetchOptions): Promise<Address> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const addresses = family === 0 ? await resolve(hostname, lookup) : [{ address: literal, family }]
  const [first] = addresses
  if (first === undefined) throw new SafeFetchError('the name has no address')
  const refused = addresses.find(({ address }) => !isPublicAddress(address) && !allow?.(address))
  if (refused !== undefined) throw new SafeFetchError('the name leads to an address that is not public')
  return first
}

async function resolve(hostname: string, lookup: SafeFetchOptions['lookup']): Promise<readonly Address[]> {
  try {
    return await (lookup ?? ((name: string) => systemLookup(name, { all: true })))(hostname)
  } catch (cause) {
    throw new SafeFetchError('the name cannot be looked up', { cause })
  }
}

function read(url: URL, pinned: Address, signal: AbortSignal, ca: string | undefined): Promise<SafeResponse> {
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    if (all) callback(null, [pinned])
    else callback(null, pinned.address, pinned.family)
  }
  const headers = { Accept: 'application/json', 'Accept-Encoding': 'identity' }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'GET',
        headers,
        lookup,
        signal,
        agent: false,
        maxHeaderSize: 16 * 1024,
        ...(ca === undefined ? {} : { ca }),
      },
      (response) => {
        collect(response).then(resolve, (error: unknown) => {
          outgoing.destroy()
          reject(error)
        })
      },
    )
    outgoing.on('error', (cause) => reject(new SafeFetchError('the address does not answer', { cause })))
    outgoing.end()
  })
}

async function collect(response: IncomingMessage): Promise<SafeResponse> {
  const { statusCode: status = 0, headers } = response
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new SafeFetchError('the answer is compressed')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY) throw new SafeFetchError(`the answer is larger than ${MAX_BODY} bytes`)
    chunks.push(chunk)
  }
  const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { status, headers: Object.fromEntries(texts), body: Buffer.concat(chunks) }
}
