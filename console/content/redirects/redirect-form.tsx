import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { errorOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { isStale } from '../../shared/refusal.tsx'
import { guardClose } from '../../shared/unsaved.tsx'
import { createDocument, publishDocument, saveDraft } from '../editor/document-calls.ts'
import { keyOfDocuments, readDocument, type StoredDocument } from '../editor/document-data.ts'
import { isNotThere } from '../not-there.tsx'
import type { Place } from '../place.ts'
import { faultOfPath, type Redirect, redirectOfKey, statuses } from './words.ts'

export interface RedirectFormProps {
  readonly place: Place
  /** What is changed; null for a new one. */
  readonly stored: StoredDocument | null
  readonly onClose: () => void
  /** Called with whatever is saved, and whether it became public. */
  readonly onSaved: (published: boolean) => void
}

const blank: Redirect = { from: '/', to: '/', status: 301 }

/** Writes a redirect, and publishes it at once if that is wanted. What was typed stays until it is saved. */
export function RedirectForm({ place, onClose, onSaved, ...props }: RedirectFormProps) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(props.stored)
  const before = storedRedirect(stored) ?? blank
  const [typed, setTyped] = useState(before)
  const [tried, setTried] = useState(false)
  const [working, setWorking] = useState<'save' | 'publish' | null>(null)
  const [problem, setProblem] = useState<{ readonly what: string; readonly error: unknown } | null>(null)
  const [theirs, setTheirs] = useState<Redirect | null>(null)
  const [gone, setGone] = useState(false)

  const save = async (): Promise<StoredDocument> => {
    const content = { kind: 'redirect', ...typed, status: typed.status as 301 } as const
    if (stored === null) return createDocument(place, content)
    const target = { ...place, documentId: stored.document.id }
    try {
      return await saveDraft(target, stored.etag, content)
    } catch (error) {
      if (isStale(error)) {
        const now = await readDocument(target)
        setStored(now)
        setTheirs(storedRedirect(now))
      }
      if (isNotThere(error)) {
        setStored(null)
        setGone(true)
      }
      throw error
    }
  }
  const submit = async (publish: boolean) => {
    setTried(true)
    if (faultOfPath(typed.from) !== null || faultOfPath(typed.to) !== null) return
    setWorking(publish ? 'publish' : 'save')
    setProblem(null)
    setTheirs(null)
    setGone(false)
    // Below the form is what is so once it closes.
    const readAgain = () => queries.invalidateQueries({ queryKey: keyOfDocuments(place) })
    let what = 'The redirect was not saved'
    try {
      const saved = await save()
      setStored(saved)
      what = 'The draft was saved but not published'
      if (publish) await publishDocument({ ...place, documentId: saved.document.id }, saved.etag)
      await readAgain()
      notifyDone(publish ? 'The redirect was published' : 'The draft was saved')
      onSaved(publish)
      onClose()
    } catch (error) {
      setProblem({ what, error })
      void readAgain()
    } finally {
      setWorking(null)
    }
  }
  const unsaved = typed.from !== before.from || typed.to !== before.to || typed.status !== before.status
  const close = guardClose(unsaved, onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(false)
  }
  return (
    <Modal opened onClose={close} title={props.stored === null ? 'New redirect' : 'Edit redirect'} size="lg">
      <Stack component="form" onSubmit={onSubmit}>
        <PathField label="From" name="from" typed={typed} onType={setTyped} tried={tried} error={problem?.error} />
        <PathField label="To" name="to" typed={typed} onType={setTyped} tried={tried} error={problem?.error} />
        <Select
          label="Status"
          description="The HTTP status of the redirect."
          data={statuses}
          value={String(typed.status)}
          onChange={(status) => status !== null && setTyped({ ...typed, status: Number(status) })}
          allowDeselect={false}
        />
        <ProblemAlert error={problem?.error} what={problem?.what ?? ''} />
        {theirs !== null && (
          <Text className="name">
            It now redirects from <bdi>{theirs.from}</bdi> to <bdi>{theirs.to}</bdi> with {theirs.status}. Save again to
            overwrite it.
          </Text>
        )}
        {gone && <Text>This redirect was deleted by someone else. Save again to recreate it.</Text>}
        <Group justify="flex-end">
          <Button variant="default" type="submit" loading={working === 'save'} disabled={working === 'publish'}>
            Save draft
          </Button>
          <Button onClick={() => submit(true)} loading={working === 'publish'} disabled={working === 'save'}>
            Save and publish
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface PathFieldProps {
  readonly label: string
  readonly name: 'from' | 'to'
  readonly typed: Redirect
  readonly onType: (typed: Redirect) => void
  /** Whether the user tried to save it as it is. */
  readonly tried: boolean
  readonly error: unknown
}

function PathField({ label, name, typed, onType, tried, error }: PathFieldProps) {
  return (
    <TextInput
      label={label}
      description={name === 'from' ? 'The path to redirect from. It begins with a slash.' : 'The page to redirect to.'}
      value={typed[name]}
      onChange={(event) => onType({ ...typed, [name]: event.currentTarget.value })}
      error={(tried ? faultOfPath(typed[name]) : null) ?? errorOf(error, name)}
      data-autofocus={name === 'from' || undefined}
    />
  )
}

function storedRedirect(stored: StoredDocument | null): Redirect | null {
  return stored === null ? null : redirectOfKey(stored.document.key)
}
