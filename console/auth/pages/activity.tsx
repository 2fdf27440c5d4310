import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Page } from '../../shared/page.tsx'
import { ActivityList } from '../activity/activity-list.tsx'
import { useActivity } from '../activity/entries.ts'
import { administers, useMe } from '../me.ts'

/** Who did what: everybody for administrators, otherwise oneself. */
export function Component() {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const allowed = me.data !== undefined && administers(me.data)
  const mine = search.get('whose') === 'mine'
  const whose = allowed && !mine ? 'all' : 'mine'
  const activity = useActivity(me.data === undefined ? null : whose)
  return (
    <Page
      title="Activity"
      about={
        allowed
          ? 'Who did what to people, agents, tokens and applications. Nothing is ever taken off this list.'
          : 'What you did to your sign-ins, tokens and applications. Nothing is ever taken off this list.'
      }
      actions={
        allowed && (
          <SegmentedControl
            aria-label="Whose activity"
            value={whose}
            onChange={(value) => setSearch(value === 'mine' ? { whose: value } : {}, { replace: true })}
            data={[
              { value: 'all', label: 'Everybody' },
              { value: 'mine', label: 'You' },
            ]}
          />
        )
      }
    >
      <Loaded query={me}>
        {() => (
          <Loaded query={activity}>
            {(entries) => (
              <>
                <ActivityList entries={entries} />
                <MoreButton query={activity} what="activity" />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
