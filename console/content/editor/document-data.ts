import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import type { Place } from '../place.ts'

type Schemas = components['schemas']
export type ConsoleDocument = Schemas['ConsoleDocument']
export type Content = Schemas['Content']

/** Which document of which environment. */
export interface Target extends Place {
  readonly documentId: string
}

/** A document as it was read, and the tag that a change of it is held against. */
export interface StoredDocument {
  readonly document: ConsoleDocument
  readonly etag: string
}

export const keyOfDocument = ({ site, env, documentId }: Target) => ['document', site, env, documentId] as const

export const keyOfRevisions = (target: Target) => [...keyOfDocument(target), 'revisions'] as const

/** Of everything that is read of an environment's documents as a list. */
export const keyOfDocuments = ({ site, env }: Place) => ['documents', site, env] as const

/** Reads a document as it is now. */
export async function readDocument(target: Target): Promise<StoredDocument> {
  const options = { params: { path: target } }
  const call = client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}', options)
  const { data, response } = await answer(call)
  return { document: data, etag: response.headers.get('ETag') ?? '' }
}

export function useStoredDocument(target: Target) {
  return useQuery({
    queryKey: keyOfDocument(target),
    queryFn: () => readDocument(target),
    // A user who opens it begins with what it says now.
    gcTime: 0,
  })
}

/** What a document said before, the newest first. */
export function useRevisions(target: Target) {
  return usePages({
    key: keyOfRevisions(target),
    load: async (cursor) => {
      const query = { limit: 50, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: target, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions', {
        params,
      })
      const { data, response } = await answer(call)
      return { entries: data.revisions, next: nextCursor(response) }
    },
  })
}

/** One revision, which never changes; nothing is read for null. */
export function useRevision(target: Target, revision: number | null) {
  return useQuery({
    queryKey: [...keyOfDocument(target), 'revision', revision],
    enabled: revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const params = { path: { ...target, revision: revision ?? 0 } }
      const call = client.GET(
        '/api/console/sites/{site}/environments/{env}/documents/{documentId}/revisions/{revision}',
        { params },
      )
      return (await answer(call)).data
    },
  })
}
