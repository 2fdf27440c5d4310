import type { components } from '../../../generated/content/types.ts'
import { listDocuments } from '../documents/list.ts'
import type { DocumentKind } from '../schema.ts'
import { DatabaseSearch } from '../search/database-search.ts'
import type { Scope } from '../sites.ts'
import { type ContentAccess, type Printing, requireScope } from './access.ts'
import { moment, printList } from './listing.ts'

interface Filter {
  readonly kind?: DocumentKind
  readonly under?: string
  readonly pending?: boolean
}

const table = {
  heading: ['KIND', 'STATE', 'CHANGED', 'KEY', 'TITLE'],
  rowOf: ({ kind, state, updatedAt, key, title }: components['schemas']['DocumentSummary']) => [
    kind,
    state,
    moment(updatedAt),
    key,
    title,
  ],
}

/** Lists documents by kind and key. */
export async function showDocuments(
  access: ContentAccess,
  { json = false, kind, under, pending, ...place }: Scope & Printing & Filter,
): Promise<void> {
  const scope = await requireScope(access, place)
  await printList((page) => listDocuments(access.db.reader, scope, { ...page, kind, under, pending }), {
    ...table,
    json,
    none: pending ? 'Every draft is public as it is.' : 'No document is there.',
  })
}

/** Lists what a search finds, the best first. */
export async function searchDocuments(
  access: ContentAccess,
  q: string,
  { json = false, kind, under, pending, ...place }: Scope & Printing & Filter,
): Promise<void> {
  const scope = await requireScope(access, place)
  const search = new DatabaseSearch(access.db)
  await printList((page) => search.find(scope, { ...page, q, kind, under, pending }), {
    ...table,
    json,
    none: 'Nothing was found.',
  })
}
