import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from '../place.ts'

export type DeletedDocument = components['schemas']['DeletedDocument']
export type DocumentKind = components['schemas']['DocumentKind']

/** Which deleted documents are listed. */
export interface DeletedFilter {
  /** Null for all kinds. */
  readonly kind: DocumentKind | null
  /** A part of the key; empty for all. */
  readonly q: string
}

/** Behind the key of all documents: a document that is deleted or created anew changes this list too. */
export const keyOfDeleted = (place: Place) => [...keyOfDocuments(place), 'deleted'] as const

/** The deleted documents of an environment that are still stored, the oldest document first. */
export function useDeleted(place: Place, { kind, q }: DeletedFilter) {
  return usePages({
    key: [...keyOfDeleted(place), { kind, q }],
    load: async (cursor) => {
      const narrowed = { ...(q === '' ? {} : { q }), ...(kind === null ? {} : { kind }) }
      const query = { limit: 50, ...narrowed, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: place, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents', { params })
      const { data, response } = await answer(call)
      return { entries: data.documents, next: nextCursor(response) }
    },
  })
}

/** What erasing a document would take, and the tag of that. */
export async function readDeleted(place: Place, documentId: string): Promise<readonly [DeletedDocument, string]> {
  const params = { path: { ...place, documentId } }
  const call = client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}', { params })
  const { data, response } = await answer(call)
  return [data, response.headers.get('ETag') ?? '']
}

/** Erases a document that is still as `etag` says. */
export async function eraseDeleted(place: Place, documentId: string, etag: string): Promise<void> {
  const params = { path: { ...place, documentId }, header: { 'If-Match': etag } }
  await answer(client.DELETE('/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}', { params }))
}
