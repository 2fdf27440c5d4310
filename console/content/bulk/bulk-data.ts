import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { isProblem } from '../../shared/problem.ts'
import { client } from '../api.ts'
import type { DocumentSummary } from '../documents/tree.ts'
import type { Place } from '../place.ts'

type Schemas = components['schemas']

export type BulkChange = Schemas['BulkChange']
export type BulkAction = BulkChange['action']
export type BulkResult = Schemas['BulkResult']
export type BulkOutcome = Schemas['BulkOutcome']

/** Most documents of one change. */
export const MOST = 100

/** Does something to several documents. @throws Problem */
export async function changeDocuments(place: Place, body: BulkChange): Promise<BulkResult> {
  const call = client.POST('/api/console/sites/{site}/environments/{env}/bulk-changes', {
    params: { path: place },
    body,
  })
  return (await answer(call)).data
}

/** What became of the documents where none of them was changed; null for another problem. */
export function outcomesIn(error: unknown): readonly BulkOutcome[] | null {
  if (!isProblem(error) || error.code !== 'changes_refused' || !('documents' in error)) return null
  return error.documents as readonly BulkOutcome[]
}

/** A document in the state in which the user saw it. */
export function targetOf({ id, draftRevision }: DocumentSummary) {
  return { id, draftRevision }
}

/** Where a page comes to that is moved into a folder, below which it keeps its name. */
export function routeIn(folder: string, { key }: DocumentSummary): string {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const above = `/${folder
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`
  return above === '/' ? `/${name}` : name === '' ? above : `${above}/${name}`
}
