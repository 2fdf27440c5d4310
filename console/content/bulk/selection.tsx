import { Checkbox } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { DocumentSummary } from '../documents/tree.ts'
import { MOST } from './bulk-data.ts'
import { pagesInWords } from './bulk-words.ts'

type Selected = ReadonlyMap<string, DocumentSummary>

/** Documents that the user has chosen from a list. */
export interface Selection {
  readonly selected: Selected
  readonly select: (documents: readonly DocumentSummary[]) => void
  /** Selects a document beside the others, or not any more. */
  readonly toggle: (document: DocumentSummary) => void
  /** Replaces a selected document by a newer version of it. */
  readonly refresh: (document: DocumentSummary) => void
}

const SelectionContext = createContext<Selection | null>(null)

/** Of the list around; null where nothing can be selected. */
export function useSelection(): Selection | null {
  return useContext(SelectionContext)
}

/** Lets the lists within select documents. */
export function Selecting({ children }: { readonly children: ReactNode }) {
  const [selected, setSelected] = useState<Selected>(new Map())
  const selection = useMemo(
    () => ({
      selected,
      select: (documents: readonly DocumentSummary[]) => setSelected(new Map(documents.map((one) => [one.id, one]))),
      toggle: (document: DocumentSummary) =>
        setSelected((now) => {
          const next = new Map(now)
          if (!next.delete(document.id) && next.size < MOST) next.set(document.id, document)
          return next
        }),
      refresh: (document: DocumentSummary) => setSelected((now) => new Map(now).set(document.id, document)),
    }),
    [selected],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

/** Selects a document of a list; nothing where none can be. */
export function SelectDocument({ document }: { readonly document: DocumentSummary }) {
  const selection = useSelection()
  const chosen = selection?.selected.get(document.id)
  const refresh = selection?.refresh
  useEffect(() => {
    if (chosen !== undefined && chosen !== document) refresh?.(document)
  }, [chosen, document, refresh])
  if (selection === null) return null
  const { selected, toggle } = selection
  const checked = chosen !== undefined
  return (
    <Checkbox
      size="xs"
      aria-label={`Select ${document.key}`}
      checked={checked}
      disabled={!checked && selected.size >= MOST}
      onChange={() => toggle(document)}
    />
  )
}

/** Selects what a list shows, or as much of it as can be changed at once. */
export function SelectAll({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  const selection = useSelection()
  if (selection === null) return null
  const { selected, select } = selection
  const first = documents.slice(0, MOST)
  const all = first.every(({ id }) => selected.has(id))
  return (
    <Checkbox
      size="xs"
      label={documents.length > MOST ? `Select the first ${MOST} pages` : `Select ${pagesInWords(documents.length)}`}
      checked={all}
      indeterminate={!all && selected.size > 0}
      onChange={() => select(all ? [] : first)}
    />
  )
}
