import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { client } from '../api.ts'
import type { Target } from '../editor/document-data.ts'

export type LinkPolicy = components['schemas']['LinkPolicy']
export type Uses = components['schemas']['UseList']
export type Use = components['schemas']['Use']

const policyPath = '/api/console/sites/{site}/link-policy'

/** What a site does about links that lead nowhere, with the tag that a change of it is held against. @throws Problem */
export async function readLinkPolicy(site: string) {
  const { data, response } = await answer(client.GET(policyPath, { params: { path: { site } } }))
  return { policy: data, etag: response.headers.get('ETag') ?? '' }
}

/** @throws Problem */
export async function saveLinkPolicy(site: string, etag: string, body: LinkPolicy): Promise<void> {
  const params = { path: { site }, header: { 'If-Match': etag } }
  await answer(client.PUT(policyPath, { params, body }))
}

/** What shows a file. @throws Problem */
export async function readMediaUses(site: string, key: string): Promise<Uses> {
  const params = { path: { site, key } }
  return (await answer(client.GET('/api/console/sites/{site}/media-uses/{key}', { params }))).data
}

/** What links to a document. @throws Problem */
export async function readDocumentUses({ site, env, documentId }: Target): Promise<Uses> {
  const params = { path: { site, env, documentId } }
  const path = '/api/console/sites/{site}/environments/{env}/documents/{documentId}/uses'
  return (await answer(client.GET(path, { params }))).data
}
