import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from '../place.ts'

/** The partials of an environment, or those with certain words in them. */
export function usePartials({ site, env }: Place, words: string) {
  return usePages({
    key: [...keyOfDocuments({ site, env }), 'partial', words],
    load: async (cursor) => {
      const query = {
        kind: 'partial',
        ...(words !== '' && { q: words }),
        ...(cursor !== undefined && { cursor }),
      } as const
      const call = client.GET('/api/console/sites/{site}/environments/{env}/documents', {
        params: { path: { site, env }, query },
      })
      const { data, response } = await answer(call)
      return { entries: data.documents, next: nextCursor(response) }
    },
  })
}
