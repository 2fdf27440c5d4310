/**
 * A `fetch` for one request that tells how much of a file was sent. Fetch itself has no word for that (only for what
 * comes back), so XMLHttpRequest sends the bytes; the generated client still says where to, and reads the answer.
 *
 * @param body what is sent in place of the request's own body, which is the same
 * @param onSent how many bytes have left
 */
export function progressFetch(body: Blob, onSent: (bytes: number) => void, signal: AbortSignal) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      sending.responseType = 'blob'
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.onprogress = ({ loaded }) => onSent(loaded)
      sending.onload = () => resolve(responseOf(sending))
      // As fetch rejects (Fetch, 5.6).
      sending.onerror = () => reject(new TypeError('the connection failed'))
      sending.onabort = () => reject(signal.reason)
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', () => sending.abort(), { once: true })
      sending.send(body)
    })
}

function responseOf(sent: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(sent.response as Blob, { status: sent.status, statusText: sent.statusText, headers })
}
