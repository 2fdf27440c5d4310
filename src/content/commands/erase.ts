import { TriptychError } from '../../errors.ts'
import { printableJson } from '../../lib/printable.ts'
import { count } from '../../lib/text-table.ts'
import { type DeletedDocument, DeletedDocuments } from '../documents/deleted.ts'
import { Documents } from '../documents/documents.ts'
import type { DocumentKind } from '../schema.ts'
import { DatabaseSearch } from '../search/database-search.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, print, requireScope } from './access.ts'
import { findDrafts } from './find-documents.ts'
import { moment, printList } from './listing.ts'

interface Naming {
  readonly kind: DocumentKind
}

/** Lists the documents that were deleted and are not erased yet. */
export async function showDeleted(access: ContentAccess, { json = false, ...place }: Scope & Printing): Promise<void> {
  const scope = await requireScope(access, place)
  await printList((page) => openDeleted(access).list(scope, page), {
    json,
    heading: ['KIND', 'DELETED', 'REVISIONS', 'KEY', 'ID'],
    rowOf: ({ kind, deletedAt, revisions, key, id }) => [kind, moment(deletedAt), String(revisions), key, id],
    none: 'No deleted document is stored.',
  })
}

/**
 * Deletes a document that is not public; its history stays.
 *
 * @throws TriptychError `not_found`, `document_public`, `release_not_open`
 */
export async function remove(access: ContentAccess, name: string, { kind, ...place }: Scope & Naming): Promise<void> {
  const scope = await requireScope(access, place)
  const documents = new Documents(access.db, new DatabaseSearch(access.db))
  for (const { id } of await findDrafts(access.db.reader, scope, kind, [name])) {
    const { etag } = await documents.read(scope, id)
    await documents.remove(scope, id, etag)
    print(`Deleted the ${kind} ${name}. Its history stays until it is erased.`)
  }
}

/**
 * Says what erasing a deleted document takes; with `yes`, erases it.
 *
 * @throws TriptychError `not_found` where nothing of that name was deleted
 */
export async function erase(
  access: ContentAccess,
  name: string,
  { json = false, kind, yes = false, ...place }: Scope & Printing & Naming & { readonly yes?: boolean },
): Promise<void> {
  const scope = await requireScope(access, place)
  const deleted = openDeleted(access)
  const found = await deleted.find(scope, kind, name)
  if (found.length === 0) {
    throw new TriptychError('not_found', `there is no deleted ${kind} ${JSON.stringify(name)}: delete it first`)
  }
  if (yes) for (const { value, etag } of found) await deleted.erase(scope, value.id, etag)
  const documents = found.map(({ value }) => value)
  if (json) return print(printableJson({ erased: yes, documents }))
  for (const document of documents) print(`${yes ? 'Erased' : 'Would erase'} ${inWords(document)}.`)
  if (!yes) print('Nothing was erased. It cannot be undone: to do it, add --yes.')
}

function inWords({ id, kind, key, revisions, releases, deletedAt }: DeletedDocument): string {
  const parts = [count(revisions, 'revision', 'revisions'), `its place in ${count(releases, 'release', 'releases')}`]
  return `the ${kind} ${key} (${id}), deleted ${moment(deletedAt)}: ${parts.join(', ')}`
}

function openDeleted({ db }: ContentAccess): DeletedDocuments {
  return new DeletedDocuments(db, new DatabaseSearch(db))
}
