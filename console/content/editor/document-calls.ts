import { answer } from '../../shared/answer.ts'
import { client } from '../api.ts'
import type { Place } from '../place.ts'
import type { ConsoleDocument, Content, StoredDocument, Target } from './document-data.ts'

/** What answers with a document answers with its tag. */
async function requireDocument(
  call: Promise<{ data?: ConsoleDocument; error?: unknown; response: Response }>,
): Promise<StoredDocument> {
  const { data, response } = await answer(call)
  return { document: data, etag: response.headers.get('ETag') ?? '' }
}

/** The parameters that name a document, and the state of it that is to be changed. */
function of({ site, env, documentId }: Target, etag: string) {
  return { path: { site, env, documentId }, header: { 'If-Match': etag } }
}

export function createDocument({ site, env }: Place, body: Content): Promise<StoredDocument> {
  const options = { params: { path: { site, env } }, body }
  return requireDocument(client.POST('/api/console/sites/{site}/environments/{env}/documents', options))
}

export function saveDraft(target: Target, etag: string, body: Content): Promise<StoredDocument> {
  const options = { params: of(target, etag), body }
  return requireDocument(client.PUT('/api/console/sites/{site}/environments/{env}/documents/{documentId}', options))
}

export function publishDocument(target: Target, etag: string): Promise<StoredDocument> {
  const options = { params: of(target, etag) }
  return requireDocument(
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/publish', options),
  )
}

export function unpublishDocument(target: Target, etag: string): Promise<StoredDocument> {
  const options = { params: of(target, etag) }
  return requireDocument(
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/unpublish', options),
  )
}

/** @param redirect whether the old route is to lead to the new one */
export function moveDocument(target: Target, etag: string, to: string, redirect: boolean): Promise<StoredDocument> {
  const options = { params: of(target, etag), body: { to, redirect } }
  return requireDocument(
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/move', options),
  )
}

export function restoreRevision(target: Target, etag: string, revision: number): Promise<StoredDocument> {
  const options = { params: of(target, etag), body: { revision } }
  return requireDocument(
    client.POST('/api/console/sites/{site}/environments/{env}/documents/{documentId}/restore', options),
  )
}

export async function deleteDocument(target: Target, etag: string): Promise<void> {
  const options = { params: of(target, etag) }
  await answer(client.DELETE('/api/console/sites/{site}/environments/{env}/documents/{documentId}', options))
}
