import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import type { BulkResult } from '../bulk/bulk-data.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { keyOfDocument, keyOfDocuments, type Target } from '../editor/document-data.ts'
import type { Place } from '../place.ts'
import type { SiteLanguage } from './language-words.ts'

type Schemas = components['schemas']

/** Which rows of the grid are wanted; all for null. */
export interface GridFilter {
  readonly status: 'missing' | 'outdated' | null
  /** Only the version in it counts; any for null. */
  readonly language: string | null
}

const keyOfLanguages = (site: string | null) => ['languages', site] as const

/** Below the key of the documents, whose changes are changes of the grid. */
const keyOfTranslations = (place: Place) => [...keyOfDocuments(place), 'translations'] as const

/** The languages of a site, the one that it is written in first; nothing is read for null. */
export function useSiteLanguages(site: string | null) {
  return useQuery({
    queryKey: keyOfLanguages(site),
    enabled: site !== null,
    queryFn: async () => {
      const params = { path: { site: site ?? '' } }
      const { data, response } = await answer(client.GET('/api/console/sites/{site}/languages', { params }))
      return { languages: data.languages, etag: response.headers.get('ETag') ?? '' }
    },
  })
}

/** Has everything that shows the languages of a site look again. */
export async function refreshLanguages(queries: QueryClient, site: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: keyOfLanguages(site) })
  await queries.invalidateQueries({ queryKey: ['documents', site] })
}

/** @throws Problem */
export async function saveLanguages(site: string, etag: string, languages: SiteLanguage[]): Promise<void> {
  const params = { path: { site }, header: { 'If-Match': etag } }
  await answer(client.PUT('/api/console/sites/{site}/languages', { params, body: { languages } }))
}

/** Parts of a filtered list that are asked for at once, as long as nothing is in them. */
const ROUNDS = 10

/** The grid of an environment: a row for each page, with its versions. */
export function useTranslationRows(place: Place, { status, language }: GridFilter) {
  const load = async (cursor: string | undefined) => {
    const narrowed = { ...(status !== null && { status }), ...(status !== null && language !== null && { language }) }
    const query = { ...narrowed, ...(cursor !== undefined && { cursor }) }
    const path = { site: place.site, env: place.env }
    const call = client.GET('/api/console/sites/{site}/environments/{env}/translations', { params: { path, query } })
    const { data, response } = await answer(call)
    return { entries: data.translations, next: nextCursor(response) }
  }
  return usePages({
    key: [...keyOfTranslations(place), 'grid', { status, language }],
    load: async (cursor) => {
      let page = await load(cursor)
      for (let round = 1; round < ROUNDS && page.entries.length === 0 && page.next !== null; round++) {
        page = await load(page.next)
      }
      return page
    },
  })
}

/** The versions of a page, and the tag that a change of them is held against. */
export function useTranslations(target: Target, enabled = true) {
  const { site, env, documentId } = target
  return useQuery({
    enabled,
    queryKey: [...keyOfTranslations(target), 'of', documentId],
    queryFn: async () => {
      const params = { path: { site, env, documentId } }
      const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations'
      const { data, response } = await answer(client.GET(path, { params }))
      return { translations: data, etag: response.headers.get('ETag') ?? '' }
    },
  })
}

/** Creates a version with the content of a page's draft. @returns the id of the new page @throws Problem */
export async function createTranslation(target: Target, body: Schemas['NewTranslation']): Promise<string> {
  const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations'
  const { site, env, documentId } = target
  return (await answer(client.POST(path, { params: { path: { site, env, documentId } }, body }))).data.id
}

/** Marks a version as in step with the draft of its source. @throws Problem */
export async function markUpToDate(target: Target, etag: string, body: Schemas['Translation']): Promise<void> {
  const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations'
  const { site, env, documentId } = target
  const params = { path: { site, env, documentId }, header: { 'If-Match': etag } }
  await answer(client.PUT(path, { params, body }))
}

/** Publishes versions of a page, all of them or none. @throws Problem */
export async function publishTranslations(target: Target, etag: string, languages: string[]): Promise<BulkResult> {
  const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/translations/publish'
  const { site, env, documentId } = target
  const params = { path: { site, env, documentId }, header: { 'If-Match': etag } }
  return (await answer(client.POST(path, { params, body: { languages } }))).data
}

/** Has what shows these pages, and the lists that they are in, look again. */
export function refreshPages(queries: QueryClient, place: Place, ids: readonly string[]): void {
  for (const documentId of ids) void queries.invalidateQueries({ queryKey: keyOfDocument({ ...place, documentId }) })
  forgetLists(queries, place)
}
