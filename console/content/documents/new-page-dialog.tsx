import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { errorOf, problemOf } from '../../shared/problem.ts'
import { createDocument } from '../editor/document-calls.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { TypeInput } from '../editor/type-input.tsx'
import { documentAddress, type Place } from '../place.ts'
import { namesOfTypes, usePageTypes } from '../types/type-data.ts'
import { slugOf } from './slug.ts'

export interface NewPageDialogProps {
  readonly place: Place
  readonly opened: boolean
  readonly onClose: () => void
}

/** The type of pages that need none. */
const DEFAULT_TYPE = 'page'

/** What is wrong with where the page would be. */
const ofRoute: readonly string[] = ['route_taken', 'invalid_route', 'already_exists']

/** Makes a page as a draft, and opens it. */
export function NewPageDialog({ place, opened, onClose }: NewPageDialogProps) {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [type, setType] = useState(DEFAULT_TYPE)
  const { data } = usePageTypes(place)
  const route = typed ?? `/${slugOf(title)}`
  const queries = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => {
      const meta = { title: title.trim(), description: '' }
      return createDocument(place, { kind: 'page', route, type, meta, zones: { main: { blocks: [] } } })
    },
    onSuccess: async ({ document }) => {
      forgetLists(queries, place)
      await navigate(documentAddress(place, document.id))
    },
  })
  const { code, title: refused } = problemOf(make.error)
  const atRoute = make.isError ? (errorOf(make.error, 'route') ?? (ofRoute.includes(code) ? refused : null)) : null
  return (
    <FormDialog
      opened={opened}
      title="New page"
      onClose={onClose}
      onSubmit={make.mutate}
      action="Create"
      unsaved={title !== '' || typed !== null || type !== DEFAULT_TYPE}
      disabled={(route === '/' && typed === null) || type === ''}
      busy={make.isPending}
      error={make.error}
      beside={atRoute === null ? make.error : null}
      failed="The page was not created"
    >
      <TextInput
        label="Title"
        dir="auto"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label="Route"
        description="The page’s path on the site, for example /guides/start."
        value={route}
        error={atRoute}
        maxLength={1000}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TypeInput
        value={type}
        types={namesOfTypes(data?.pageTypes)}
        error={errorOf(make.error, 'type')}
        onChange={setType}
      />
    </FormDialog>
  )
}
