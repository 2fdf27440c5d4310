import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { isStale } from '../../shared/refusal.tsx'
import { useUnsaved } from '../../shared/unsaved.tsx'
import { isNotThere } from '../not-there.tsx'
import { deleteType, keyOfType, listKey, putType, readSchema, readType, type StoredType } from './block-type-data.ts'
import { FormPreview } from './form-preview.tsx'

export interface SchemaDeskProps {
  readonly site: string
  /** Null for one that is being made. */
  readonly stored: StoredType | null
  /** Names that are given already. */
  readonly taken: readonly string[]
  /** Called with what is there now; null after a deletion. */
  readonly onDone: (type: string | null) => void
}

const first = { type: 'object', required: ['text'], properties: { text: { type: 'string', title: 'Text' } } }
const inLines = (schema: object) => `${JSON.stringify(schema, null, 2)}\n`

/** A block type's schema, and beside it the form that it makes. */
export function SchemaDesk({ site, taken, onDone, ...props }: SchemaDeskProps) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(props.stored)
  const [type, setType] = useState(props.stored?.blockType.type ?? '')
  const before = stored === null ? inLines(first) : inLines(stored.blockType.schema)
  const [text, setText] = useState(before)
  const [working, setWorking] = useState<'save' | 'delete' | null>(null)
  const [problem, setProblem] = useState<{ readonly what: string; readonly error: unknown } | null>(null)
  const [theirs, setTheirs] = useState<StoredType | null>(null)
  const dirty = text !== before || (stored === null && type !== '')
  useUnsaved(dirty, true)
  const [settled] = useDebouncedValue(text, 300)
  const read = readSchema(text)
  const shown = readSchema(settled)
  const [preview, setPreview] = useState(first as object)
  if ('schema' in shown && inLines(shown.schema) !== inLines(preview)) setPreview(shown.schema)
  const nameFault = stored === null && type !== '' ? faultOfName(type, taken) : null

  const save = async () => {
    if ('fault' in read) return
    setWorking('save')
    setProblem(null)
    try {
      const saved = await putType(site, type, (theirs ?? stored)?.etag ?? null, read.schema)
      queries.setQueryData(keyOfType(site, type), saved)
      setStored(saved)
      setText((now) => (now === text ? inLines(saved.blockType.schema) : now))
      setTheirs(null)
      notifyDone(`${type} was saved`)
      await queries.invalidateQueries({ queryKey: listKey })
      onDone(type)
    } catch (error) {
      setProblem({ what: 'The block type was not saved', error })
      await meanwhile(error, () => {
        setStored(null)
        setProblem({ what: 'This block type was deleted by someone else. Save again to recreate it.', error })
      })
    } finally {
      setWorking(null)
    }
  }
  /** Looks at what another user made of it, where that is why a change was refused. */
  const meanwhile = async (refusal: unknown, onGone: () => void) => {
    if (!isStale(refusal) && !(stored !== null && isNotThere(refusal))) return
    try {
      setTheirs(await readType(site, type))
    } catch (error) {
      if (!isNotThere(error)) return
      setTheirs(null)
      onGone()
      await queries.invalidateQueries({ queryKey: listKey })
    }
  }
  const remove = async () => {
    if (stored === null) return
    const body = 'Existing blocks are kept but no longer validated.'
    if (!(await confirm({ title: `Delete ${type}?`, body, action: 'Delete' }))) return
    setWorking('delete')
    setProblem(null)
    try {
      await deleteType(site, type, (theirs ?? stored).etag)
      notifyDone(`${type} was deleted`)
      setText(before)
      await queries.invalidateQueries({ queryKey: listKey })
      onDone(null)
    } catch (error) {
      setProblem({ what: 'The block type was not deleted', error })
      await meanwhile(error, () => onDone(null))
      setWorking(null)
    }
  }
  return (
    <Card
      title={stored === null ? 'New block type' : type}
      about="The schema applies to content published from now on. Published content is not changed."
      actions={
        <>
          {stored !== null && (
            <Button variant="light" color="red" loading={working === 'delete'} onClick={remove}>
              Delete
            </Button>
          )}
          <Button
            loading={working === 'save'}
            disabled={!dirty || type === '' || nameFault !== null || 'fault' in read}
            onClick={save}
          >
            Save
          </Button>
        </>
      }
    >
      {problem !== null && <ProblemAlert what={problem.what} error={problem.error} />}
      {theirs !== null && (
        <Group gap="sm">
          <Text size="sm">Your version is kept. Save again to overwrite theirs, or</Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setStored(theirs)
              setText(inLines(theirs.blockType.schema))
              setTheirs(null)
              setProblem(null)
            }}
          >
            Use theirs
          </Button>
        </Group>
      )}
      {stored === null && (
        <TextInput
          label="Name"
          description="The type that blocks refer to."
          placeholder="quote"
          maw={320}
          value={type}
          error={nameFault}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="xs" miw={0}>
          <Text fw={600} size="sm">
            Schema
          </Text>
          <CodeEditor
            language="json"
            label="JSON Schema"
            value={text}
            onChange={setText}
            minHeight={320}
            maxHeight={640}
          />
          <Text size="sm" c="var(--mantine-color-error)" role="status" className="name">
            {'fault' in read ? read.fault : ''}
          </Text>
        </Stack>
        <Stack gap="xs" miw={0}>
          <Text fw={600} size="sm">
            Form preview
          </Text>
          <FormPreview schema={preview as Record<string, unknown>} />
        </Stack>
      </SimpleGrid>
    </Card>
  )
}

/** What is wrong with a new name (BlockTypeName of the contract). */
function faultOfName(type: string, taken: readonly string[]): string | null {
  if (taken.includes(type)) return 'A block type with this name already exists'
  return /^[a-z][a-zA-Z0-9_-]{0,63}$/.test(type)
    ? null
    : 'Start with a lower-case letter, then letters, digits, _ or -; at most 64 characters'
}
