import type { Query, QueryClient } from '@tanstack/react-query'
import { type DocumentsFilter, keyOfLists } from '../documents/documents-data.ts'
import type { Place } from '../place.ts'
import { keyOfDocument, keyOfDocuments, keyOfRevisions, type StoredDocument, type Target } from './document-data.ts'
import { type DocumentList, withDocument } from './listed.ts'

/** Takes up what a change answered: a user who comes to a list or to the history sees nothing that is out of date. */
export async function takeUp(queries: QueryClient, target: Target, stored: StoredDocument): Promise<void> {
  // Answers that are under way may be older than this one.
  await queries.cancelQueries({ queryKey: keyOfDocument(target), exact: true })
  await queries.cancelQueries({ queryKey: keyOfDocuments(target) })
  queries.setQueryData(keyOfDocument(target), stored)
  const lists = keyOfLists(target)
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: lists })) {
    const { pending } = queryKey[lists.length] as DocumentsFilter
    queries.setQueryData<DocumentList>(queryKey, (list) => list && withDocument(list, stored.document, pending))
  }
  // What else was made of documents follows from them: the redirects that a page names, for one.
  const isOther = ({ queryKey }: Query) => queryKey[lists.length - 1] !== lists.at(-1)
  queries.removeQueries({ queryKey: keyOfDocuments(target), type: 'inactive', predicate: isOther })
  queries.removeQueries({ queryKey: keyOfRevisions(target), type: 'inactive' })
  // It may be at another place in them, and what is shown at the moment is read again.
  void queries.invalidateQueries({ queryKey: keyOfDocuments(target) })
  void queries.invalidateQueries({ queryKey: keyOfRevisions(target) })
}

/** Forgets the lists that no page shows: they say what was before. */
export function forgetUnseen(queries: QueryClient, place: Place): void {
  queries.removeQueries({ queryKey: keyOfDocuments(place), type: 'inactive' })
}

/** After something came or went: the lists that no page shows are forgotten, and the others are read again. */
export function forgetLists(queries: QueryClient, place: Place): void {
  forgetUnseen(queries, place)
  void queries.invalidateQueries({ queryKey: keyOfDocuments(place) })
}

/** Forgets a document that is gone. */
export function forget(queries: QueryClient, target: Target): void {
  queries.removeQueries({ queryKey: keyOfDocument(target) })
  forgetLists(queries, target)
}
