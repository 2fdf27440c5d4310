import { Box, Button, Checkbox, Group, Modal, ScrollArea, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormButtons } from '../../shared/form-dialog.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { guardClose } from '../../shared/unsaved.tsx'
import type { DocumentSummary } from '../documents/tree.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { keyOfDocument } from '../editor/document-data.ts'
import { warnOfLinks } from '../links/uses.tsx'
import type { Place } from '../place.ts'
import { warnOfSchedules } from '../releases/warn-of-schedules.ts'
import {
  type BulkAction,
  type BulkChange,
  type BulkOutcome,
  type BulkResult,
  changeDocuments,
  outcomesIn,
  routeIn,
  targetOf,
} from './bulk-data.ts'
import { actionWords, forecast, outcomeInWords, pagesInWords } from './bulk-words.ts'

export interface BulkDialogProps {
  readonly place: Place
  readonly action: BulkAction
  readonly documents: readonly DocumentSummary[]
  /** Selects what is left to be done. */
  readonly onSelect: (documents: readonly DocumentSummary[]) => void
  readonly onClose: () => void
}

/** Says what an action will do to each page, asks, and says afterwards what it did not do and why. */
export function BulkDialog({ place, action, documents, onSelect, onClose }: BulkDialogProps) {
  // What was asked about stays, whatever is selected by then.
  const [shown] = useState(documents)
  const [folder, setFolder] = useState('/')
  const [redirect, setRedirect] = useState(true)
  const [field, setField] = useState('tags')
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [all, setAll] = useState(action === 'publish' || action === 'move')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome> | null>(null)
  const queries = useQueryClient()
  const { verb, done } = actionWords[action]

  const requested = (): BulkChange => {
    const mode = all ? 'all' : 'each'
    const targets = shown.map(targetOf)
    if (action === 'tag') return { action, mode, documents: targets, field: field.trim(), add, remove }
    if (action !== 'move') return { action, mode, documents: targets }
    const moved = shown.map((document) => ({ ...targetOf(document), to: routeIn(folder, document) }))
    return { action, mode, documents: moved, redirect }
  }
  const takeUp = (result: BulkResult) => {
    for (const { id } of result.documents)
      queries.removeQueries({ queryKey: keyOfDocument({ ...place, documentId: id }) })
    forgetLists(queries, place)
    warnOfLinks(result)
    warnOfSchedules(result)
    const byId = new Map(result.documents.map((one) => [one.id, one]))
    const left = shown.filter(({ id }) => ['refused', 'left'].includes(byId.get(id)?.outcome ?? ''))
    onSelect(left)
    if (left.length < shown.length) notifyDone(`${pagesInWords(shown.length - left.length)} ${done}`)
    if (left.length === 0) onClose()
    else setOutcomes(byId)
  }
  const change = useMutation({
    mutationFn: () => changeDocuments(place, requested()),
    onSuccess: takeUp,
    onError: (error) => {
      const refused = outcomesIn(error)
      if (refused === null) return
      setOutcomes(new Map(refused.map((one) => [one.id, one])))
      forgetLists(queries, place)
    },
  })
  const ready = action !== 'tag' || (field.trim() !== '' && add.length + remove.length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !change.isPending) change.mutate()
  }
  const close = guardClose(outcomes === null && (add.length + remove.length > 0 || folder !== '/'), onClose)
  return (
    <Modal opened onClose={close} title={`${verb} ${pagesInWords(shown.length)}?`} size="lg">
      <Stack component="form" onSubmit={submit}>
        {action === 'move' && (
          <>
            <TextInput
              label="Folder"
              description="Each page keeps the last part of its route."
              value={folder}
              maxLength={1000}
              onChange={(event) => setFolder(event.currentTarget.value)}
              disabled={outcomes !== null}
              data-autofocus
            />
            <Checkbox
              label="Redirect from the old routes when the moves are published"
              checked={redirect}
              onChange={(event) => setRedirect(event.currentTarget.checked)}
              disabled={outcomes !== null}
            />
          </>
        )}
        {action === 'tag' && (
          <>
            <TagsInput
              label="Add"
              value={add}
              onChange={setAdd}
              maxTags={50}
              disabled={outcomes !== null}
              data-autofocus
              acceptValueOnBlur
            />
            <TagsInput
              label="Remove"
              value={remove}
              onChange={setRemove}
              maxTags={50}
              disabled={outcomes !== null}
              acceptValueOnBlur
            />
            <TextInput
              label="Field"
              description="A list of texts that pages have."
              value={field}
              maxLength={200}
              onChange={(event) => setField(event.currentTarget.value)}
              disabled={outcomes !== null}
            />
          </>
        )}
        {change.isError && (
          <ProblemAlert
            what={outcomes === null ? `Couldn’t ${verb.toLowerCase()}` : 'Nothing was changed'}
            error={change.error}
          />
        )}
        <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
          <Stack
            gap={4}
            component="ul"
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
            aria-label="What happens to each page"
          >
            {shown.map((document) => (
              <PageLine
                key={document.id}
                document={document}
                refused={['refused', 'left'].includes(outcomes?.get(document.id)?.outcome ?? '')}
                words={wordsOf(document)}
              />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        {outcomes === null && (
          <Checkbox
            label="All of them, or none where one is refused"
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        )}
        {outcomes === null ? (
          <FormButtons
            action={verb}
            destructive={action === 'delete'}
            disabled={!ready}
            busy={change.isPending}
            onCancel={close}
          />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  )

  function wordsOf(document: DocumentSummary): string {
    const outcome = outcomes?.get(document.id)
    return outcome === undefined ? forecast(action, document, folder) : outcomeInWords(action, outcome)
  }
}

interface PageLineProps {
  readonly document: DocumentSummary
  readonly refused: boolean
  readonly words: string
}

function PageLine({ document: { title, key }, refused, words }: PageLineProps) {
  return (
    <Box component="li">
      <Text size="sm" className="name" truncate dir="auto">
        {title === '' ? key : title}
      </Text>
      <Text size="xs" c={refused ? 'red' : 'dimmed'} className="name">
        {words}
      </Text>
    </Box>
  )
}
