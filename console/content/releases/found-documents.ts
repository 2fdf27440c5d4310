import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from './release-data.ts'

export type FoundDocument = components['schemas']['DocumentSummary']

/** The documents with some words, or all of them; `pending` for those whose draft is not public as it is. */
export function useFoundDocuments(place: Place, words: string, pending: boolean) {
  return usePages<FoundDocument>({
    key: [...keyOfDocuments(place), 'to add', words, pending],
    load: async (cursor) => {
      const query = {
        limit: 20,
        ...(pending ? { pending } : {}),
        ...(words === '' ? {} : { q: words }),
        ...(cursor === undefined ? {} : { cursor }),
      }
      const params = { path: place, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/documents', { params })
      const { data, response } = await answer(call)
      return { entries: data.documents, next: nextCursor(response) }
    },
  })
}
