import { type QueryClient, useQuery } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { forgetUnseen } from '../editor/document-changes.ts'
import { keyOfDocuments, readDocument, type StoredDocument } from '../editor/document-data.ts'
import type { Place } from '../place.ts'
import type { Language } from './sheet.ts'

const keyOfStrings = (place: Place) => [...keyOfDocuments(place), 'strings'] as const

/** Every language of an environment, with all of its texts. */
export function useLanguages(place: Place) {
  return useQuery({ queryKey: keyOfStrings(place), queryFn: () => readLanguages(place) })
}

async function readLanguages({ site, env }: Place): Promise<Language[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const query = { kind: 'strings', limit: 200, ...(cursor !== undefined && { cursor }) } as const
    const call = client.GET('/api/console/sites/{site}/environments/{env}/documents', {
      params: { path: { site, env }, query },
    })
    const { data, response } = await answer(call)
    ids.push(...data.documents.map(({ id }) => id))
    cursor = nextCursor(response) ?? undefined
  } while (cursor !== undefined)
  const read = await Promise.all(ids.map((documentId) => readDocument({ site, env, documentId })))
  return read.map(languageOf)
}

/** A document of kind `strings`, for the sheet. */
export function languageOf({ document, etag }: StoredDocument): Language {
  const { strings = {} } = document.content as { readonly strings?: Readonly<Record<string, string>> }
  return {
    locale: document.key,
    documentId: document.id,
    state: document.state,
    etag,
    strings: new Map(Object.entries(strings)),
  }
}

/** Takes up what a change of one language answered. */
export async function takeUpLanguage(queries: QueryClient, place: Place, stored: StoredDocument): Promise<void> {
  // An answer that is under way may be older than this one.
  await queries.cancelQueries({ queryKey: keyOfStrings(place), exact: true })
  const language = languageOf(stored)
  queries.setQueryData<Language[]>(keyOfStrings(place), (all = []) =>
    [...all.filter(({ documentId }) => documentId !== language.documentId), language].sort((a, b) =>
      a.locale < b.locale ? -1 : 1,
    ),
  )
  forgetUnseen(queries, place)
}

/** Has every language read again. */
export function readAgain(queries: QueryClient, place: Place): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfStrings(place) })
}
