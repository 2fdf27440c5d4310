import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { errorOf } from '../../shared/problem.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { documentAddress, type Place } from '../place.ts'
import { createTranslation } from './language-data.ts'
import { leadOf, nameOfLanguage, type Translations } from './language-words.ts'

export interface NewTranslationDialogProps {
  readonly place: Place
  readonly row: Translations
  readonly language: string
  readonly onClose: () => void
}

/** Begins a version of a page in another language, and opens it. */
export function NewTranslationDialog({ place, row, language, onClose }: NewTranslationDialogProps) {
  const [route, setRoute] = useState('')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const lead = leadOf(row)
  const name = nameOfLanguage(language)
  const make = useMutation({
    mutationFn: () => {
      const body = route.trim() === '' ? { language } : { language, route: route.trim() }
      return createTranslation({ ...place, documentId: lead?.page?.id ?? row.id }, body)
    },
    onSuccess: async (id) => {
      forgetLists(queries, place)
      onClose()
      await navigate(documentAddress(place, id))
    },
  })
  const atRoute = errorOf(make.error, 'route')
  return (
    <FormDialog
      title={`Add ${name} version`}
      onClose={onClose}
      onSubmit={() => make.mutate()}
      action="Create"
      ready
      unsaved={route !== ''}
      busy={make.isPending}
      error={make.error}
      beside={atRoute === null ? make.error : null}
      failed="The version was not created"
    >
      <Text size="sm" className="name">
        The new version is a draft with the content of the {nameOfLanguage(lead?.language ?? '')} draft.
      </Text>
      <TextInput
        label="Route"
        description="Left empty, it is the same route below the prefix of the language."
        placeholder="/…"
        value={route}
        maxLength={1000}
        error={atRoute}
        onChange={(event) => setRoute(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
