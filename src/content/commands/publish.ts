import { printableJson } from '../../lib/printable.ts'
import { count, tableLines } from '../../lib/text-table.ts'
import { commandActor } from '../actor.ts'
import type { DocumentKind } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, print, requireScope } from './access.ts'
import { findDrafts, findLive, findPending, type NamedDocument } from './find-documents.ts'
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
  const contentVersion = await publishDrafts(db, scope, drafts, actor)
  if (json) return print(printableJson({ contentVersion, published: drafts.map(jsonOf) }))
  if (allPending && drafts.length === 0) return print('Every draft is public as it is.')
  report('published', drafts, found.length - drafts.length, 'public as it is', 'public as they are')
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
  const contentVersion = await unpublishLive(access.db, scope, live, actor)
  if (json) return print(printableJson({ contentVersion, unpublished: live.map(jsonOf) }))
  report('taken down', live, found.length - live.length, 'not public', 'not public')
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
