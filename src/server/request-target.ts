import type { IncomingMessage } from 'node:http'

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is
/** `uri-host [ ":" port ]` (RFC 9110, 7.2) as clients write it: a name, an IPv4 address, or a bracketed IPv6 one. */
const hostField = /^(?:[a-z0-9._~!$&'()*+,;=%-]+|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i

/**
 * Brings the target to origin-form and checks `Host` (RFC 9112, 3.2): an absolute-form target replaces `Host`; a
 * second `Host`, a malformed one, or none on HTTP/1.1 is a malformed request.
 * Reads `rawHeaders` only: `headers` costs as much as a cached answer, and is built when first asked for.
 *
 * @returns whether the request is well-formed
 */
export function readTarget(request: IncomingMessage): boolean {
  const host = readHost(request.rawHeaders)
  if (host === undefined ? request.httpVersion === '1.1' : !hostField.test(host)) return false

  const url = request.url ?? ''
  if (url.startsWith('/') || url === '*') return true
  const [, authority = '', rest = ''] = absoluteForm.exec(url) ?? []
  if (!hostField.test(authority)) return false
  request.headers.host = authority
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  return true
}

/** The one `Host`; a list of two, which no `Host` can be, when there are several. */
function readHost(rawHeaders: readonly string[]): string | undefined {
  let host: string | undefined
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    host = host === undefined ? rawHeaders[i + 1] : `${host}, ${rawHeaders[i + 1]}`
  }
  return host
}
