import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { deleteDocument, publishDocument, unpublishDocument } from '../editor/document-calls.ts'
import { keyOfDocuments, readDocument, type StoredDocument } from '../editor/document-data.ts'
import type { Place } from '../place.ts'
import type { Row } from './redirect-data.ts'
import { redirectOfKey } from './words.ts'

interface Words {
  /** Said once it is done, and where it is not. */
  readonly done: string
  readonly refused: string
}

/** What can be done with a redirect in a list, and which one it is being done with. */
export function useRedirectChanges(place: Place) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)

  const change = async (row: Row, { done, refused }: Words, doIt: (read: StoredDocument) => Promise<unknown>) => {
    setBusy(row.id)
    // The row waits until the lists are read again: it says nothing that is over.
    const readAgain = () => queries.invalidateQueries({ queryKey: keyOfDocuments(place) })
    try {
      await doIt(await readShown(place, row))
      await readAgain()
      notifyDone(done)
    } catch (error) {
      await readAgain()
      notifyProblem(refused, error)
    } finally {
      setBusy(null)
    }
  }
  const target = (row: Row) => ({ ...place, documentId: row.documentId })

  return {
    busy,
    publish: (row: Row) =>
      change(row, { done: 'The redirect was published', refused: 'The redirect was not published' }, ({ etag }) =>
        publishDocument(target(row), etag),
      ),
    takeDown: async (row: Row) => {
      const agreed = await confirm({
        title: 'Unpublish this redirect?',
        body: `${row.from} will no longer redirect to ${row.to}. Its draft is kept and can be published again.`,
        action: 'Unpublish',
      })
      if (!agreed) return
      const words = { done: 'The redirect was unpublished', refused: 'The redirect was not unpublished' }
      await change(row, words, ({ etag }) => unpublishDocument(target(row), etag))
    },
    remove: async (row: Row) => {
      const agreed = await confirm({
        title: 'Delete this redirect?',
        body: `${row.from} to ${row.to} will be ${row.public ? 'unpublished and ' : ''}deleted.`,
        action: 'Delete',
      })
      if (!agreed) return
      const words = { done: 'The redirect was deleted', refused: 'The redirect was not deleted' }
      await change(row, words, async ({ document, etag }) => {
        const hidden = document.live === null ? { etag } : await unpublishDocument(target(row), etag)
        await deleteDocument(target(row), hidden.etag)
      })
    },
  }
}

/**
 * The document of a row, as long as it says what the row shows.
 *
 * @throws Problem `stale` where it has changed since
 */
async function readShown(place: Place, row: Row): Promise<StoredDocument> {
  const read = await readDocument({ ...place, documentId: row.documentId })
  const { key, live } = read.document
  const isShown = (text: string | undefined) => {
    const now = redirectOfKey(text ?? '')
    return now !== null && now.from === row.from && now.to === row.to && now.status === row.status
  }
  if (isShown(key) || isShown(live?.key)) return read
  throw { title: 'This was changed by someone else', status: 412, code: 'stale' }
}
