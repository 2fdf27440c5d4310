import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'

/** Whose activity: that of all members, for administrators, or one's own. */
export type Whose = 'all' | 'mine'

/** What was done, the newest first. @param whose null while it is not known yet */
export function useActivity(whose: Whose | null) {
  const path = whose === 'all' ? '/api/v1/activity' : '/api/v1/me/activity'
  return usePages({
    key: ['get', path],
    enabled: whose !== null,
    load: async (cursor) => {
      const params = { query: cursor === undefined ? {} : { cursor } }
      const { data, response } = await answer(client.GET(path, { params }))
      return { entries: data.activity, next: nextCursor(response) }
    },
  })
}
