import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { client } from '../api.ts'
import type { OnConflict, Place, Release, ReleaseItem, TaggedRelease } from './release-data.ts'

/** A release as its reader saw it, and where it is. */
export interface Target {
  readonly place: Place
  readonly id: string
  readonly etag: string
}

/** What answers with a release answers with its tag. */
async function requireRelease(
  call: Promise<{ data?: Release; error?: unknown; response: Response }>,
): Promise<TaggedRelease> {
  const { data, response } = await answer(call)
  return { release: data, etag: response.headers.get('ETag') ?? '' }
}

/** The parameters that name a release, and the state of it that is to be changed. */
function of({ place, id, etag }: Target) {
  return { path: { ...place, releaseId: id }, header: { 'If-Match': etag } }
}

export function createRelease(place: Place, name: string): Promise<TaggedRelease> {
  const options = { params: { path: place }, body: { name } }
  return requireRelease(client.POST('/api/console/sites/{site}/environments/{env}/releases', options))
}

/** Makes a release of what is public in another environment. @param version of the comparison that was shown */
export function promoteEnvironment(
  place: Place,
  version: string,
  body: components['schemas']['NewPromotion'],
): Promise<TaggedRelease> {
  const options = { params: { path: place, header: { 'If-Match': `"${version}"` } }, body }
  return requireRelease(client.POST('/api/console/sites/{site}/environments/{env}/promotion', options))
}

export function renameRelease(target: Target, name: string): Promise<TaggedRelease> {
  const options = { params: of(target), body: { name } }
  return requireRelease(client.PATCH('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', options))
}

export async function deleteRelease(target: Target): Promise<void> {
  const options = { params: of(target) }
  await answer(client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', options))
}

/** What a release is to do with a document; `revision` is the newest draft where it is absent. */
export interface ItemChange {
  readonly action: ReleaseItem['action']
  readonly revision?: number
}

export function putItem(target: Target, documentId: string, body: ItemChange): Promise<TaggedRelease> {
  const { path, header } = of(target)
  return requireRelease(
    client.PUT('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items/{documentId}', {
      params: { path: { ...path, documentId }, header },
      body,
    }),
  )
}

export function removeItem(target: Target, documentId: string): Promise<TaggedRelease> {
  const { path, header } = of(target)
  return requireRelease(
    client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items/{documentId}', {
      params: { path: { ...path, documentId }, header },
    }),
  )
}

export function rebaseRelease(target: Target): Promise<TaggedRelease> {
  const options = { params: of(target) }
  return requireRelease(
    client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/rebase', options),
  )
}

export function publishRelease(target: Target, force: boolean): Promise<TaggedRelease> {
  const options = { params: of(target), body: { force } }
  return requireRelease(
    client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/publish', options),
  )
}

/** When a release is to be published (ISO 8601), and what to do with items that are stale by then. */
export interface Schedule {
  readonly at: string
  readonly onConflict: OnConflict
}

export function scheduleRelease(target: Target, body: Schedule): Promise<TaggedRelease> {
  const options = { params: of(target), body }
  return requireRelease(
    client.PUT('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/schedule', options),
  )
}

export function unscheduleRelease(target: Target): Promise<TaggedRelease> {
  const options = { params: of(target) }
  return requireRelease(
    client.DELETE('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/schedule', options),
  )
}

/** Makes a release that takes a published one back. */
export function revertRelease(place: Place, id: string): Promise<TaggedRelease> {
  const options = { params: { path: { ...place, releaseId: id } } }
  return requireRelease(
    client.POST('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/revert', options),
  )
}
