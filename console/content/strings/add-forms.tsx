import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { errorOf } from '../../shared/problem.ts'
import { createDocument } from '../editor/document-calls.ts'
import type { Place } from '../place.ts'
import { nameOfLocale } from './sheet.ts'
import { takeUpLanguage } from './strings-data.ts'

export interface AddKeyProps {
  readonly taken: (key: string) => boolean
  readonly onAdd: (key: string) => void
  readonly onClose: () => void
}

/** Names a new row. */
export function AddKey({ taken, onAdd, onClose }: AddKeyProps) {
  const [key, setKey] = useState('')
  const fault = taken(key.trim()) ? 'This key already exists' : null
  const add = () => {
    onAdd(key.trim())
    onClose()
  }
  return (
    <FormDialog
      title="New key"
      action="Add key"
      disabled={key.trim() === '' || fault !== null}
      unsaved={key !== ''}
      busy={false}
      error={null}
      failed="The key was not added"
      onClose={onClose}
      onSubmit={add}
    >
      <TextInput
        label="Key"
        description="How programs refer to the text. Dots create groups."
        placeholder="nav.next"
        data-autofocus
        value={key}
        error={fault}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

/** As the contract says it (LocaleTag). */
const tag = /^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$/

/** Makes a language, as a draft without any text. */
export function AddLanguage({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [locale, setLocale] = useState('')
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const add = async () => {
    setWorking(true)
    setProblem(null)
    try {
      const stored = await createDocument(place, { kind: 'strings', locale: locale.trim(), strings: {} })
      await takeUpLanguage(queries, place, stored)
      onClose()
    } catch (error) {
      setProblem(error)
      setWorking(false)
    }
  }
  const name = nameOfLocale(locale.trim())
  return (
    <FormDialog
      title="New language"
      action="Add language"
      disabled={!tag.test(locale.trim())}
      unsaved={locale !== ''}
      busy={working}
      error={problem}
      failed="The language was not added"
      onClose={onClose}
      onSubmit={() => void add()}
    >
      <TextInput
        label="Language tag"
        description={name ?? 'Two letters, with a region where it matters: de, pt-BR.'}
        placeholder="de"
        data-autofocus
        autoComplete="off"
        value={locale}
        error={errorOf(problem, 'locale')}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
