import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import { client } from '../api.ts'

export type MediaFile = components['schemas']['MediaFile']
export type MediaChange = components['schemas']['MediaChange']

const listPath = '/api/console/sites/{site}/media'
const filePath = '/api/console/sites/{site}/media/{key}'

/** What the lists of files are kept under. */
export const mediaQueries = ['get', listPath] as const

/** Files of a page; a picture is worth looking at many at once. */
const PAGE = 60

/** Which files are listed: all of them, but for those whose keys do not begin so, or have no such part. */
interface MediaFilter {
  readonly prefix?: string
  readonly q?: string
}

/** A page of files, by key. @throws Problem */
export async function listMedia(site: string, { prefix = '', q = '' }: MediaFilter, cursor: string | undefined) {
  const narrowed = { ...(prefix !== '' && { prefix }), ...(q !== '' && { q }) }
  const query = { limit: PAGE, ...narrowed, ...(cursor !== undefined && { cursor }) }
  const { data, response } = await answer(client.GET(listPath, { params: { path: { site }, query } }))
  return { entries: data.media, next: nextCursor(response) }
}

/** Where the history of a site's files is shown; `key` for that of one. */
export function mediaChangesAt(site: string, key?: string): string {
  const of = key === undefined ? '' : `?${new URLSearchParams({ key })}`
  return `/console/sites/${encodeURIComponent(site)}/media/changes${of}`
}

/** A page of what became of files, the newest first; of one where `key` is not empty. @throws Problem */
export async function listMediaChanges(site: string, key: string, cursor: string | undefined) {
  const query = { limit: 50, ...(key !== '' && { key }), ...(cursor !== undefined && { cursor }) }
  const call = client.GET('/api/console/sites/{site}/media-changes', { params: { path: { site }, query } })
  const { data, response } = await answer(call)
  return { entries: data.changes, next: nextCursor(response) }
}

/** What one upload needs. */
export interface Sending {
  readonly site: string
  readonly key: string
  readonly file: File
  /** Whether what is at the key is replaced; nothing may be there otherwise. */
  readonly over: boolean
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

/** Sends a file's bytes. @throws Problem */
export async function sendMedia({ site, key, file, over, signal, onSent }: Sending): Promise<MediaFile> {
  const path = { site, key }
  const header = over ? { 'If-Match': await tagOf(site, key) } : { 'If-None-Match': '*' }
  const call = client.PUT(filePath, {
    params: { path, header },
    body: file,
    fetch: progressFetch(file, onSent, signal),
  })
  return (await answer(call)).data
}

/** @throws Problem */
export async function deleteMedia(site: string, key: string): Promise<void> {
  const header = { 'If-Match': await tagOf(site, key) }
  await answer(client.DELETE(filePath, { params: { path: { site, key }, header } }))
}

async function tagOf(site: string, key: string): Promise<string> {
  const { response } = await answer(client.GET(filePath, { params: { path: { site, key } } }))
  return response.headers.get('ETag') ?? ''
}

/**
 * A `fetch` for one request that tells how much of a file was sent. Fetch itself has no word for that (only for what
 * comes back), so XMLHttpRequest sends the bytes; the generated client still says where to, and reads the answer.
 *
 * @param body what is sent in place of the request's own body, which is the same
 * @param onSent how many bytes have left
 */
function progressFetch(body: Blob, onSent: (bytes: number) => void, signal: AbortSignal) {
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
