import { printable, printableJson } from '../../lib/printable.ts'
import { count, tableLines } from '../../lib/text-table.ts'
import { commandActor } from '../actor.ts'
import { type PublishWarnings, warningsOf } from '../publish.ts'
import type { DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, print, requireScope } from './access.ts'
import { findDrafts, findLive, findPending, type NamedDocument } from './find-documents.ts'
import { moment } from './listing.ts'
import { publishDrafts, unpublishLive } from './publish-documents.ts'

const actor = commandActor('command line')

type Flags = Scope & Printing & { readonly kind: DocumentKind }

/** Makes drafts public. */
export async function publish(
  access: ContentAccess,
  names: readonly string[],
  { json = false, kind, allPending = false, ...place }: Flags & { readonly allPending?: boolean },
): Promise<void> {
  const scope = await requireScope(access, place)
  const { db } = access
  const found = allPending ? await findPending(db.reader, scope) : await findDrafts(db.reader, scope, kind, names)
  const drafts = found.filter(({ draftRev, liveRev }) => draftRev !== liveRev)
  const result = await publishDrafts(db, scope, drafts, actor)
  const { contentVersion } = result
  const warnings = warningsOf(result)
  if (json) return print(printableJson({ contentVersion, published: drafts.map(jsonOf), ...warnings }))
  if (allPending && drafts.length === 0) return print('Every draft is public as it is.')
  report('published', drafts, found.length - drafts.length, 'public as it is', 'public as they are')
  warn(warnings)
}

/** Takes documents off the site. */
export async function unpublish(
  access: ContentAccess,
  names: readonly string[],
  { json = false, kind, ...place }: Flags,
): Promise<void> {
  const scope = await requireScope(access, place)
  const found = await findLive(access.db.reader, scope, kind, names)
  const live = found.filter(({ liveRev }) => liveRev !== null)
  const result = await unpublishLive(access.db, scope, live, actor)
  const { contentVersion } = result
  const warnings = warningsOf(result)
  if (json) return print(printableJson({ contentVersion, unpublished: live.map(jsonOf), ...warnings }))
  report('taken down', live, found.length - live.length, 'not public', 'not public')
  warn(warnings)
}

function warn(warnings: PublishWarnings): void {
  for (const line of warningLines(warnings)) print(line)
}

/** What a publication warns of, for people. */
export function warningLines({ brokenLinks = [], scheduledIn = [] }: PublishWarnings): string[] {
  return [
    ...brokenLinks.map(({ kind, key, text, place }) => `A link leads nowhere: ${text} in ${kind} ${key}, at ${place}.`),
    ...scheduledIn.map(({ name, scheduledAt, onConflict }) => {
      const what = { fail: 'it will fail', rebase: 'it will be published over this', skip: 'it will leave this out' }
      return `The release "${name}", due ${moment(scheduledAt)}, holds this too: ${what[onConflict]}.`
    }),
  ].map(printable)
}

function report(
  done: string,
  documents: readonly NamedDocument[],
  others: number,
  oneAlready: string,
  manyAlready: string,
): void {
  const already = others === 0 ? '' : `${others} ${others === 1 ? `is ${oneAlready}` : `are ${manyAlready}`} already`
  if (documents.length === 0) print(`Nothing to do: ${already}.`)
  else print(`${count(documents.length, 'document', 'documents')} ${done}${already === '' ? '' : `; ${already}`}.`)
  process.stdout.write(tableLines(documents.map(({ kind, key }) => [kind, key])).join(''))
}

function jsonOf({ id, kind, key, draftRev, liveRev }: NamedDocument) {
  return { id, kind, key, draftRevision: draftRev, formerLiveRevision: liveRev }
}
