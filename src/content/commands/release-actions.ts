import { printable, printableJson } from '../../lib/printable.ts'
import { count } from '../../lib/text-table.ts'
import { commandActor } from '../actor.ts'
import { ReleaseConflicts } from '../releases/conflicts.ts'
import { Releases } from '../releases/releases.ts'
import type { Release } from '../releases/representation.ts'
import type { ConflictChoice } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, print, requireScope } from './access.ts'
import { moment } from './listing.ts'
import { warningLines } from './publish.ts'
import { findRelease, itemTable } from './show-releases.ts'

/** A release as it was read just now. */
interface Target {
  readonly releases: Releases
  readonly scope: Scope
  readonly id: string
  readonly etag: string
  readonly before: Release
}

/** What a command does with a release. */
export type Action = (target: Target) => Promise<ActionResult>

interface ActionResult {
  /** The release that was changed or made; null for one that is gone. */
  readonly release: Release | null
  /** What was done, for people. */
  readonly said: string
}

const actor = commandActor('command line')

/** Does something with the release of this name, and says what. */
export async function act(
  access: ContentAccess,
  name: string,
  { json = false, ...place }: Scope & Printing,
  action: Action,
): Promise<void> {
  const scope = await requireScope(access, place)
  const releases = new Releases(access.db)
  const id = await findRelease(access.db, scope, name)
  const { value: before, etag } = await releases.read(scope, id)
  try {
    const { release, said } = await action({ releases, scope, id, etag, before })
    print(json ? printableJson(release) : printable(said))
  } catch (error) {
    if (error instanceof ReleaseConflicts) process.stderr.write(itemTable(error.conflicts))
    throw error
  }
}

export function publish(force: boolean): Action {
  return async ({ releases, scope, id, etag }) => {
    const { value: release } = await releases.publish(scope, id, etag, { force }, actor)
    const said = `${releaseTitle(release)} is published: ${count(release.items, 'item', 'items')}.`
    return { release, said: [said, ...warningLines(release)].join('\n') }
  }
}

export function schedule(at: number, onConflict: ConflictChoice): Action {
  return async ({ releases, scope, id, etag }) => {
    const { value: release } = await releases.schedule(scope, id, etag, { at, onConflict }, actor)
    const when = at > Date.now() ? moment(new Date(at).toISOString()) : 'now'
    return { release, said: `${releaseTitle(release)} is due ${when}; a running server publishes it.` }
  }
}

export const unschedule: Action = async ({ releases, scope, id, etag, before }) => {
  const { value: release } = await releases.unschedule(scope, id, etag)
  const wasDue = before.state === 'scheduled'
  return {
    release,
    said: `${releaseTitle(release)} ${wasDue ? 'is open again' : `is ${release.state}: it was not scheduled`}.`,
  }
}

export const rebase: Action = async ({ releases, scope, id, etag, before }) => {
  const { value: release } = await releases.rebase(scope, id, etag)
  const settled = before.conflicts - release.conflicts
  const left =
    release.conflicts === 0 ? '' : ` ${count(release.conflicts, 'item is', 'items are')} of a deleted document.`
  return {
    release,
    said: `${releaseTitle(release)}: ${count(settled, 'item is', 'items are')} stale no longer.${left}`,
  }
}

export const revert: Action = async ({ releases, scope, id, before }) => {
  const { value: release } = await releases.revert(scope, id, actor)
  const what = `${releaseTitle(release)} takes "${before.name}" back: ${count(release.items, 'item', 'items')}.`
  return { release, said: `${what} It is open: publish it when you are ready.` }
}

export const remove: Action = async ({ releases, scope, id, etag, before }) => {
  await releases.remove(scope, id, etag)
  return { release: null, said: `${releaseTitle(before)} is gone; its documents and their drafts are still there.` }
}

function releaseTitle({ name }: Release): string {
  return `The release "${name}"`
}
