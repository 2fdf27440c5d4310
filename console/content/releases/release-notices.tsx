import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { Moment } from '../../shared/moment.tsx'
import { Refusal } from '../../shared/refusal.tsx'
import { inUtc, inZone, zoneName } from '../../shared/zone-time.ts'
import { partsInWords } from '../part-words.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { keyInWords } from './item-words.ts'
import { conflictsOf, type usePublish } from './publishing.ts'
import type { OnConflict, Place, Release, TaggedRelease } from './release-data.ts'
import { nameOf } from './words.ts'

export interface ReleaseNoticesProps {
  readonly place: Place
  readonly current: TaggedRelease
  readonly publish: ReturnType<typeof usePublish>
}

/** What the user has to know of a release before they do anything with it. */
export function ReleaseNotices({ place, current, publish }: ReleaseNoticesProps) {
  const { release } = current
  const refused = conflictsOf(publish.error)
  return (
    <>
      <DueNotice release={release} />
      <FailureNotice release={release} />
      <SkippedNotice release={release} />
      {refused.length === 0 && release.state !== 'published' && (
        <Refusal what="The release was not published" error={partsInWords(publish.error)} />
      )}
      <ConflictNotice place={place} current={current} refused={refused} publish={publish} />
    </>
  )
}

const onConflictWords: Readonly<Record<OnConflict, string>> = {
  fail: 'If something newer is published before then, it stops.',
  rebase: 'It overwrites what is published before then.',
  skip: 'It leaves out items that something newer is published for before then.',
}

function DueNotice({ release }: { readonly release: Release }) {
  const { state, scheduledAt, scheduledBy, onConflict = 'fail' } = release
  if (state !== 'scheduled' || scheduledAt === null) return null
  const moment = new Date(scheduledAt)
  return (
    <Alert color="violet" icon={<IconClock size={18} />} title={`Due ${inZone(moment)}`}>
      In your time zone, {zoneName()}. In UTC it is <span className="numbers">{inUtc(moment)}</span>,{' '}
      <Moment at={scheduledAt} />. Scheduled by <span className="name">{nameOf(scheduledBy)}</span>. Its items are
      locked until then. Unschedule it to change them. {onConflictWords[onConflict]}
    </Alert>
  )
}

function SkippedNotice({ release: { skipped = [] } }: { readonly release: Release }) {
  if (skipped.length === 0) return null
  return (
    <Alert color="orange" icon={<IconAlertTriangle size={18} />} title="Some items were left out">
      Something newer had been published for them:{' '}
      <span className="name">{skipped.map(({ kind, key }) => keyInWords(kind, key)).join(', ')}</span>
    </Alert>
  )
}

function FailureNotice({ release: { state, failure } }: { readonly release: Release }) {
  if (state !== 'failed' || failure === null) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title="The scheduled release could not be published">
      <span className="name">{failure.message}</span> (<Moment at={failure.at} />
      ). None of it was published. Fix the problem, then publish or reschedule it.
    </Alert>
  )
}
