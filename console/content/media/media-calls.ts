import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { progressFetch } from './progress-fetch.ts'

export type MediaFile = components['schemas']['MediaFile']
export type MediaChange = components['schemas']['MediaChange']

const listPath = '/api/console/sites/{site}/media'
const filePath = '/api/console/sites/{site}/media/{key}'

/** What the lists of files are kept under. */
export const mediaQueries = ['get', listPath] as const

/** Files of a page; a picture is worth looking at many at once. */
const PAGE = 60

/** A page of the files whose keys begin with `prefix`. @throws Problem */
export async function listMedia(site: string, prefix: string, cursor: string | undefined) {
  const query = { limit: PAGE, ...(prefix !== '' && { prefix }), ...(cursor !== undefined && { cursor }) }
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
