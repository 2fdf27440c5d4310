import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { isProblem } from '../../shared/problem.ts'
import { isStale } from '../../shared/refusal.tsx'
import { warnOfLinks } from '../links/uses.tsx'
import { publishRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, ReleaseItem, TaggedRelease } from './release-data.ts'
import { warnOfSchedules } from './warn-of-schedules.ts'
import { countWords } from './words.ts'

interface PublishRequest {
  readonly force: boolean
  readonly etag: string
  /** Of the release, which conflicts leave as it is. */
  readonly version: number
}

/** Publishes a release as its reader sees it, once they say so. `ask(true)` goes over what was published since. */
export function usePublish(place: Place, { release, etag }: TaggedRelease) {
  const publish = useReleaseChange<PublishRequest>(place, release.id, (target, { force }) =>
    publishRelease(target, force),
  )
  const ask = async (force: boolean) => {
    const what = `${countWords(release.items, 'item takes', 'items take')} effect in ${place.env} now`
    const sure = await confirm({
      title: force ? 'Overwrite newer published content?' : 'Publish this release?',
      body: force
        ? `${what}, overwriting what others have published since.`
        : `${what}${release.items === 1 ? '' : ': all of them, or none'}.`,
      action: force ? 'Overwrite and publish' : 'Publish',
      destructive: force,
    })
    if (!sure) return
    const asked = { force, etag, version: release.version }
    publish.mutate(asked, {
      onSuccess: ({ release: published }) => {
        notifyDone('The release was published')
        warnOfSchedules(published)
        warnOfLinks(published)
      },
    })
  }
  // Once the release is another one, what was in the way may be settled.
  const isOfNow = publish.variables?.version === release.version || isStale(publish.error)
  return { ask, busy: publish.isPending, error: isOfNow ? (publish.error as unknown) : null }
}

/** The items that are in the way of publishing, as a refusal lists them; empty where something else is. */
export function conflictsOf(error: unknown): readonly ReleaseItem[] {
  if (!isProblem(error) || error.code !== 'release_conflict' || !('conflicts' in error)) return []
  return Array.isArray(error.conflicts) ? (error.conflicts as ReleaseItem[]) : []
}
