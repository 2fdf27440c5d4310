import { SegmentedControl } from '@mantine/core'
import { answer } from '../../shared/answer.ts'
import { BACKUPS_EVERY, BackupsCard } from '../../shared/backups-card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { ActivityList } from '../activity/activity-list.tsx'
import { type Filter, isNarrowed, toQuery, useFilter } from '../activity/filter.ts'
import { FilterBar } from '../activity/filter-bar.tsx'
import { api, client } from '../api.ts'
import { administers, useMe } from '../me.ts'

/** Who did what: all members for administrators, otherwise one's own activity. */
export function Component() {
  const me = useMe()
  const { isMine, filter, show, narrow } = useFilter()
  const allowed = me.data !== undefined && administers(me.data)
  const whose = allowed && !isMine ? 'all' : 'mine'
  const activity = useActivity(me.data === undefined ? null : whose, filter)
  return (
    <Page
      title="Activity"
      about={
        allowed
          ? 'Changes to members, agents, tokens and applications.'
          : 'Your sign-ins and changes to your tokens and applications.'
      }
      actions={
        allowed && (
          <SegmentedControl
            aria-label="Show activity of"
            value={whose}
            onChange={show}
            data={[
              { value: 'all', label: 'Everyone' },
              { value: 'mine', label: 'You' },
            ]}
          />
        )
      }
    >
      <Loaded query={me}>
        {() => (
          <>
            {whose === 'all' && <Backups />}
            {whose === 'all' && <FilterBar filter={filter} onChange={narrow} />}
            <Loaded query={activity}>
              {(entries) => (
                <>
                  <ActivityList entries={entries} narrowed={whose === 'all' && isNarrowed(filter)} />
                  <MoreButton query={activity} what="activity" />
                </>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Backups() {
  return <BackupsCard query={api.useQuery('get', '/api/v1/backups', undefined, { refetchInterval: BACKUPS_EVERY })} />
}

/** Whose activity: that of all members, for administrators, or one's own. */
type Whose = 'all' | 'mine'

/**
 * What was done, the newest first.
 *
 * @param whose null while it is not known yet
 * @param filter of all activity; one's own is not narrowed
 */
function useActivity(whose: Whose | null, filter: Filter) {
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
