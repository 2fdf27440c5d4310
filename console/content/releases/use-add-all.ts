import { notifyDone } from '../../shared/notify.ts'
import { putItem } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, TaggedRelease } from './release-data.ts'
import { countWords } from './words.ts'

interface Ids {
  /** At least one. */
  readonly ids: readonly string[]
}

/** Puts the drafts of several documents into a release, each on top of the one before. */
export function useAddAll(place: Place, releaseId: string) {
  return useReleaseChange<Ids>(place, releaseId, async (target, { ids }) => {
    let changed: TaggedRelease | undefined
    for (const id of ids) changed = await putItem({ ...target, etag: changed?.etag ?? target.etag }, id, publish)
    if (changed === undefined) throw new Error('No documents to add')
    notifyDone(`${countWords(ids.length, 'document')} added`)
    return changed
  })
}

const publish = { action: 'publish' } as const
