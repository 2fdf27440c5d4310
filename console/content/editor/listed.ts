import type { InfiniteData } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import type { ListPage } from '../../shared/pages.ts'

type Schemas = components['schemas']
type Summary = Schemas['DocumentSummary']

/** A list of documents as it was read, in parts. */
export type DocumentList = InfiniteData<ListPage<Summary>>

/**
 * A list that was read before, with what one of its documents is now.
 *
 * @param pending whether the list is of drafts that are not public as they are
 */
export function withDocument(list: DocumentList, document: Schemas['ConsoleDocument'], pending: boolean): DocumentList {
  const { id, state } = document
  const now = pending && state === 'published' ? [] : [entryOf(document)]
  const pages = list.pages.map((page) => ({
    ...page,
    entries: page.entries.flatMap((one) => (one.id === id ? now : [one])),
  }))
  return { ...list, pages }
}

function entryOf({ id, kind, key, state, draft, live, content }: Schemas['ConsoleDocument']): Summary {
  const { meta } = content as { readonly meta?: { readonly title: string } }
  return {
    id,
    kind,
    key,
    title: meta?.title ?? '',
    state,
    draftRevision: draft.revision,
    liveRevision: live?.revision ?? null,
    updatedAt: draft.updatedAt,
  }
}
