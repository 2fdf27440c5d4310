import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { askingToClose } from '../../shared/unsaved.tsx'
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
  const close = askingToClose(key !== '', onClose)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() === '' || fault !== null) return
    onAdd(key.trim())
    onClose()
  }
  return (
    <Modal opened onClose={close} title="New key">
      <Stack component="form" onSubmit={add}>
        <TextInput
          label="Key"
          description="How programs refer to the text. Dots create groups."
          placeholder="nav.next"
          data-autofocus
          value={key}
          error={fault}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={key.trim() === '' || fault !== null}>
            Add key
          </Button>
        </Group>
      </Stack>
    </Modal>
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
  const close = askingToClose(locale !== '', onClose)
  const add = async (event: FormEvent) => {
    event.preventDefault()
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
    <Modal opened onClose={close} title="New language">
      <Stack component="form" onSubmit={add}>
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
        <ProblemAlert error={problem} what="The language was not added" />
        <Group justify="flex-end">
          <Button type="submit" loading={working} disabled={!tag.test(locale.trim())}>
            Add language
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
