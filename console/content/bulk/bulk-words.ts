import type { DocumentSummary } from '../documents/tree.ts'
import { type BulkAction, type BulkOutcome, routeIn } from './bulk-data.ts'

/** `1 page`, `12 pages`. */
export function pagesInWords(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`
}

/** What an action is called on a button, and afterwards. */
export const actionWords: Readonly<Record<BulkAction, { readonly verb: string; readonly done: string }>> = {
  publish: { verb: 'Publish', done: 'published' },
  unpublish: { verb: 'Unpublish', done: 'unpublished' },
  tag: { verb: 'Tag', done: 'tagged' },
  move: { verb: 'Move', done: 'moved in their drafts' },
  delete: { verb: 'Delete', done: 'deleted' },
}

/** What an action would do to a page, as far as the list tells. */
export function forecast(action: BulkAction, document: DocumentSummary, folder: string): string {
  const { state } = document
  switch (action) {
    case 'publish':
      return { draft: 'Becomes public', changed: 'Its changes become public', published: 'Is public as it is' }[state]
    case 'unpublish':
      return state === 'draft' ? 'Is not public' : 'Is no longer public; its draft is kept'
    case 'tag':
      return 'Changes in the draft'
    case 'move': {
      const to = routeIn(folder, document)
      return to === document.key ? 'Stays where it is' : `Moves to ${to}`
    }
    case 'delete':
      return state === 'draft' ? 'Is deleted; its history is kept' : 'Stays: unpublish it first'
  }
}

/** What became of a page. */
export function outcomeInWords(action: BulkAction, { outcome, problem }: BulkOutcome): string {
  switch (outcome) {
    case 'changed':
      return 'Done'
    case 'unchanged':
      return 'Nothing to do'
    case 'left':
      return 'Not changed, since another page was refused'
    case 'refused': {
      const details = (problem?.errors ?? []).slice(0, 3).map(({ message }) => message)
      return [`Couldn’t ${actionWords[action].verb.toLowerCase()}: ${problem?.title ?? ''}`, ...details].join('. ')
    }
  }
}
