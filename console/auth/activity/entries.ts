import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { type Filter, toQuery } from './filter.ts'

/** Whose activity: that of all members, for administrators, or one's own. */
export type Whose = 'all' | 'mine'

/**
 * What was done, the newest first.
 *
 * @param whose null while it is not known yet
 * @param filter of all activity; one's own is not narrowed
 */
export function useActivity(whose: Whose | null, filter: Filter) {
  const narrowed = whose === 'all' ? toQuery(filter) : {}
  return usePages({
    key: ['get', whose === 'all' ? '/api/v1/activity' : '/api/v1/me/activity', narrowed],
    enabled: whose !== null,
    load: async (cursor) => {
      const place = cursor === undefined ? {} : { cursor }
      const { data, response } = await answer(
        whose === 'all'
          ? client.GET('/api/v1/activity', { params: { query: { ...narrowed, ...place } } })
          : client.GET('/api/v1/me/activity', { params: { query: place } }),
      )
      return { entries: data.activity, next: nextCursor(response) }
    },
  })
}
