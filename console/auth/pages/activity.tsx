import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { BACKUPS_EVERY, BackupsCard } from '../../shared/backups-card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { ActivityList } from '../activity/activity-list.tsx'
import { useActivity } from '../activity/entries.ts'
import { isNarrowed, useFilter } from '../activity/filter.ts'
import { FilterBar } from '../activity/filter-bar.tsx'
import { api } from '../api.ts'
import { administers, useMe } from '../me.ts'

/** Who did what: all members for administrators, otherwise one's own activity. */
export function Component() {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const allowed = me.data !== undefined && administers(me.data)
  const mine = search.get('whose') === 'mine'
  const whose = allowed && !mine ? 'all' : 'mine'
  const [filter, setFilter] = useFilter()
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
            onChange={(value) => setSearch(value === 'mine' ? { whose: value } : {}, { replace: true })}
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
            {whose === 'all' && <FilterBar filter={filter} onChange={setFilter} />}
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
