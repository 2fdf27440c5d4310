import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { isStale } from '../../shared/refusal.tsx'
import { fromField, inUtc, inZone, soon, toField, zoneName } from '../../shared/zone-time.ts'
import { partsInWords } from '../part-words.ts'
import { type Schedule, scheduleRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { OnConflict, Place, TaggedRelease } from './release-data.ts'

export interface ScheduleDialogProps {
  readonly place: Place
  readonly current: TaggedRelease
  readonly onClose: () => void
}

/** Asks when a release is to be published, in the reader's zone, and says what that is in UTC. */
export function ScheduleDialog({ place, current, onClose }: ScheduleDialogProps) {
  const { id, scheduledAt, onConflict: chosen = 'fail' } = current.release
  const [before] = useState(() => toField(scheduledAt === null ? soon(new Date()) : new Date(scheduledAt)))
  const [typed, setTyped] = useState(before)
  const [seen, setSeen] = useState<string | undefined>(current.etag)
  const [missing, setMissing] = useState(false)
  const [onConflict, setOnConflict] = useState(chosen)
  const schedule = useReleaseChange<Schedule & { etag: string | undefined }>(place, id, (target, { at, onConflict }) =>
    scheduleRelease(target, { at, onConflict }),
  )
  const moment = fromField(typed)
  const submit = () => {
    setMissing(moment === null)
    if (moment === null) return
    schedule.mutate(
      { at: moment.toISOString(), onConflict, etag: seen },
      {
        onSuccess: () => {
          notifyDone('The release was scheduled')
          onClose()
        },
        onError: (error) => isStale(error) && setSeen(undefined),
      },
    )
  }
  return (
    <FormDialog
      title="Schedule release"
      onClose={onClose}
      onSubmit={submit}
      action="Schedule"
      unsaved={typed !== before || onConflict !== chosen}
      busy={schedule.isPending}
      error={schedule.error}
      beside={partsInWords(schedule.error)}
      failed="The release was not scheduled"
    >
      <Text size="sm" c="dimmed">
        Its items are locked until then. It will be published automatically under your name.
      </Text>
      <TextInput
        type="datetime-local"
        label="Date and time"
        description={`In your time zone, ${zoneName()}`}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={missing && moment === null ? 'Enter a date and time' : null}
        required
        data-autofocus
      />
      <Text size="sm" role="status">
        {moment !== null && <Meaning moment={moment} />}
      </Text>
      <Radio.Group
        label="If something newer is published before then"
        value={onConflict}
        onChange={(value) => setOnConflict(value as OnConflict)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="fail" label="Stop: publish nothing" />
          <Radio value="rebase" label="Overwrite it" />
          <Radio value="skip" label="Leave those items out" />
        </Stack>
      </Radio.Group>
    </FormDialog>
  )
}

function Meaning({ moment }: { readonly moment: Date }) {
  return (
    <>
      {inZone(moment)}, that is <span className="numbers">{inUtc(moment)}</span>.
      {moment.getTime() <= Date.now() && ' This is in the past. The release will be published immediately.'}
    </>
  )
}
