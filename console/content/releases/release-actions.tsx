import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCalendarEvent, IconLockOpen, IconRocket } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import type { usePublish } from './publishing.ts'
import { unscheduleRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, TaggedRelease } from './release-data.ts'
import { ReleaseMenu } from './release-menu.tsx'
import { useRevert } from './revert-release.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

export interface ReleaseActionsProps {
  readonly place: Place
  readonly current: TaggedRelease
  readonly publish: ReturnType<typeof usePublish>
}

/** What comes next for a release. */
export function ReleaseActions({ place, current, publish }: ReleaseActionsProps) {
  const { id, state, items } = current.release
  const [asked, setAsked] = useState(false)
  const revert = useRevert(place)
  const open = useReleaseChange(place, id, unscheduleRelease)
  if (state === 'published') {
    return (
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} />}
        loading={revert.isPending}
        onClick={() => revert.mutate(id)}
      >
        Revert
      </Button>
    )
  }
  const reopen = () =>
    open.mutate(
      {},
      {
        onSuccess: () => notifyDone('The release was unscheduled'),
        onError: (error) => notifyProblem('The release was not unscheduled', error),
      },
    )
  const scheduled = state === 'scheduled'
  return (
    <>
      {scheduled && (
        <Button variant="default" leftSection={<IconLockOpen size={18} />} loading={open.isPending} onClick={reopen}>
          Unschedule
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarEvent size={18} />}
        disabled={items === 0}
        onClick={() => setAsked(true)}
      >
        {scheduled ? 'Reschedule' : 'Schedule'}
      </Button>
      <Button
        leftSection={<IconRocket size={18} />}
        disabled={items === 0}
        loading={publish.busy}
        onClick={() => void publish.ask(false)}
      >
        {scheduled ? 'Publish now' : 'Publish'}
      </Button>
      <ReleaseMenu place={place} current={current} />
      {asked && <ScheduleDialog place={place} current={current} onClose={() => setAsked(false)} />}
    </>
  )
}
