import { Box, Button, Group, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { valueAt } from '../../../src/lib/json-pointer.ts'
import { Card } from '../../shared/card.tsx'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { problemOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { isStale } from '../../shared/refusal.tsx'
import { useUnsaved } from '../../shared/unsaved.tsx'
import type { PartFaults } from '../editor/faults.ts'
import { FieldsBoundary } from '../editor/fields-boundary.tsx'
import { ContentForm } from '../fields/content-form.tsx'
import { isNotThere } from '../not-there.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import type { TypesOf } from './kinds-of-types.tsx'
import {
  keyOfType,
  putType,
  readSchema,
  readType,
  refreshLists,
  type StoredType,
  type TypeCalls,
  type TypeSchema,
} from './type-data.ts'

export interface TypeDeskProps {
  readonly of: TypesOf
  /** Of the types of the site, or of those of an environment. */
  readonly calls: TypeCalls
  readonly site: string
  /** Null for one that is being made. */
  readonly stored: StoredType | null
  /** What it is called; of a new one, what it may be called. */
  readonly name: string
  /** Names that are given already. */
  readonly taken: readonly string[]
  /** Names of the types that all environments share. */
  readonly ofSite: readonly string[]
  /** What the schema is edited as. */
  readonly view: 'fields' | 'json'
  readonly onView: (view: 'fields' | 'json') => void
  /** Called with what is there now; null after a deletion. */
  readonly onDone: (type: string | null) => void
}

const first = { type: 'object', properties: {} }
const inLines = (schema: object) => `${JSON.stringify(schema, null, 2)}\n`

/** What was refused, and why. */
interface Refused {
  readonly what: string
  readonly error: unknown
  readonly schema?: TypeSchema
}

/** A type's fields, or its schema as JSON, and beside it the form that it makes. */
export function TypeDesk({ of, calls, site, taken, ofSite, view, onView, onDone, ...props }: TypeDeskProps) {
  const { what } = of
  const { env } = calls
  const queries = useQueryClient()
  const [stored, setStored] = useState(props.stored)
  const [type, setType] = useState(props.name)
  const before = inLines(stored?.declared.schema ?? first)
  const [text, setText] = useState(before)
  const [invalid, setInvalid] = useState<ReadonlyMap<string, string>>(new Map())
  const [working, setWorking] = useState<'save' | 'delete' | 'take away' | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [theirs, setTheirs] = useState<StoredType | null>(null)
  const dirty = text !== before || invalid.size > 0 || (stored === null && type !== '')
  useUnsaved(dirty, true)
  const [settled] = useDebouncedValue(text, 300)
  const read = readSchema(text)
  const shown = readSchema(settled)
  const [preview, setPreview] = useState(first as object)
  if ('schema' in shown && inLines(shown.schema) !== inLines(preview)) setPreview(shown.schema)
  const nameFault = stored === null && type !== '' ? faultOfName(of, type, taken) : null
  const fault = 'fault' in read ? read.fault : ([...invalid.values()][0] ?? null)
  const refuse = (failed: 'saved' | 'deleted', error: unknown, schema?: TypeSchema) =>
    setRefused({ what: `The ${what} was not ${failed}`, error, ...(schema && { schema }) })

  const save = async () => {
    if ('fault' in read) return
    setWorking('save')
    setRefused(null)
    try {
      const saved = await putType(calls, { site, type, etag: (theirs ?? stored)?.etag ?? null }, read.schema)
      queries.setQueryData(keyOfType(calls, site, type), saved)
      setStored(saved)
      setText((now) => (now === text ? inLines(saved.declared.schema ?? first) : now))
      setTheirs(null)
      notifyDone(`${type} was saved`)
      await refreshLists(queries, calls)
      onDone(type)
    } catch (error) {
      refuse('saved', error, read.schema)
      await meanwhile(error, () => {
        setStored(null)
        setRefused({ what: `This ${what} was deleted by someone else. Save again to recreate it.`, error })
      })
    } finally {
      setWorking(null)
    }
  }
  /** Looks at what another user made of it, where that is why a change was refused. */
  const meanwhile = async (refusal: unknown, onGone: () => void) => {
    if (!isStale(refusal) && !(stored !== null && isNotThere(refusal))) return
    try {
      setTheirs(await readType(calls, site, type))
    } catch (error) {
      if (!isNotThere(error)) return
      setTheirs(null)
      onGone()
      await refreshLists(queries, calls)
    }
  }
  const isShared = env !== null && ofSite.includes(type)
  const isOwn = env === null || stored?.declared.origin === 'environment'
  const remove = async () => {
    if (stored === null) return
    setWorking('delete')
    setRefused(null)
    try {
      const [title, body, action] = isShared
        ? [`Use the shared ${what} ${type}?`, `The ${what} of ${env} is deleted. ${of.effect}`, 'Use shared']
        : [`Delete ${type}?`, await of.deletion(site, type, env), 'Delete']
      if (!(await confirm({ title, body, action }))) return
      await calls.remove({ site, type }, (theirs ?? stored).etag)
      notifyDone(isShared ? `${env} uses the shared ${what} again` : `${type} was deleted`)
      setText(before)
      await refreshLists(queries, calls)
      if (!isShared) return onDone(null)
      take(await readType(calls, site, type))
    } catch (error) {
      refuse('deleted', error)
      await meanwhile(error, () => onDone(null))
    } finally {
      setWorking(null)
    }
  }
  /** Has the environment not have a type that the others share. */
  const takeAway = async () => {
    if (stored === null) return
    setWorking('take away')
    setRefused(null)
    try {
      const body = await of.deletion(site, type, env)
      if (!(await confirm({ title: `Remove ${type} from ${env}?`, body, action: 'Remove' }))) return
      const absent = await putType(calls, { site, type, etag: (theirs ?? stored).etag }, null)
      notifyDone(`${type} was removed from ${env}`)
      setText(before)
      await refreshLists(queries, calls)
      queries.setQueryData(keyOfType(calls, site, type), absent)
    } catch (error) {
      refuse('deleted', error)
      await meanwhile(error, () => onDone(null))
    } finally {
      setWorking(null)
    }
  }
  const take = (found: StoredType) => {
    queries.setQueryData(keyOfType(calls, site, type), found)
    setStored(found)
    setText(inLines(found.declared.schema ?? first))
    setTheirs(null)
    setRefused(null)
  }
  return (
    <Card
      title={stored === null ? `New ${what}` : type}
      about={env === null ? of.effect : `${whose(env, isOwn || stored === null, isShared)} ${of.effect}`}
      actions={
        <>
          {stored !== null && isShared && (
            <Button variant="light" color="red" loading={working === 'take away'} onClick={takeAway}>
              Remove from {env}
            </Button>
          )}
          {stored !== null && isOwn && (
            <Button variant="light" color={isShared ? 'gray' : 'red'} loading={working === 'delete'} onClick={remove}>
              {isShared ? 'Use shared' : 'Delete'}
            </Button>
          )}
          <Button
            loading={working === 'save'}
            disabled={!dirty || type === '' || nameFault !== null || fault !== null}
            onClick={save}
          >
            Save
          </Button>
        </>
      }
    >
      {refused !== null && <ProblemAlert what={refused.what} error={refused.error} />}
      {theirs !== null && (
        <Group gap="sm">
          <Text size="sm">Your version is kept. Save again to overwrite theirs, or</Text>
          <Button size="compact-sm" variant="default" onClick={() => take(theirs)}>
            Use theirs
          </Button>
        </Group>
      )}
      {stored === null && (
        <TextInput
          label="Name"
          description={of.naming}
          placeholder={of.example}
          maw={320}
          value={type}
          error={nameFault}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="sm" miw={0}>
          <SegmentedControl
            aria-label="Edit as"
            data={[
              { value: 'fields', label: 'Fields' },
              { value: 'json', label: 'JSON' },
            ]}
            value={view}
            // What cannot be saved yet is in its editor alone.
            disabled={fault !== null}
            onChange={onView}
            style={{ alignSelf: 'flex-start' }}
          />
          {view === 'json' && (
            <CodeEditor
              language="json"
              label="JSON Schema"
              value={text}
              onChange={setText}
              minHeight={320}
              maxHeight={640}
            />
          )}
          {view === 'fields' && 'schema' in read && (
            <FieldsEditor
              schema={read.schema}
              of={`the ${of.of}`}
              queries={of.queries}
              faults={faultsOf(refused, read.schema, calls.schemaAt)}
              onChange={(schema) => setText(inLines(schema))}
              onInvalid={(part, message) => setInvalid((now) => withPart(now, part, message))}
            />
          )}
          <Text size="sm" c="var(--mantine-color-error)" role="status" className="name">
            {fault ?? ''}
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

/** Which environments a type holds in. */
function whose(env: string, isOwn: boolean, isShared: boolean): string {
  if (!isOwn) return `Shared by all environments. Saving makes a type of ${env} alone.`
  return isShared ? `In place of the shared type, in ${env} only.` : `In ${env} only.`
}

/** What is wrong with a new name. */
function faultOfName({ what, rule }: TypesOf, type: string, taken: readonly string[]): string | null {
  if (taken.includes(type)) return `A ${what} with this name already exists`
  return rule.pattern.test(type) ? null : rule.words
}

/** What the surface said is wrong with parts of the schema that have not changed since. */
function faultsOf(refused: Refused | null, now: TypeSchema, schemaAt: TypeCalls['schemaAt']): PartFaults {
  const told = refused?.schema === undefined ? [] : (problemOf(refused.error).errors ?? [])
  const errors = told.flatMap((each) =>
    each.name.startsWith(schemaAt) ? [{ ...each, name: each.name.slice(schemaAt.length) }] : [],
  )
  const same = (name: string) =>
    JSON.stringify(valueAt(refused?.schema, `/${name}`)) === JSON.stringify(valueAt(now, `/${name}`))
  return errors.filter(({ in: place, name }) => place === 'body' && name !== '' && same(name))
}

function withPart(
  parts: ReadonlyMap<string, string>,
  part: string,
  message: string | null,
): ReadonlyMap<string, string> {
  if ((parts.get(part) ?? null) === message) return parts
  const others = [...parts].filter(([each]) => each !== part)
  return new Map(message === null ? others : [...others, [part, message]])
}

/** The form that editors of pages see. What is typed here goes nowhere. */
function FormPreview({ schema }: { readonly schema: TypeSchema }) {
  const [value, setValue] = useState<unknown>({})
  const none = (
    <Text c="dimmed" size="sm">
      This schema cannot be shown as a form. Its fields are edited as JSON.
    </Text>
  )
  if (isObject(schema.properties) && Object.keys(schema.properties).length === 0) {
    return (
      <Text c="dimmed" size="sm">
        The form is shown here once there is a field.
      </Text>
    )
  }
  return (
    <Box aria-label="Preview of the form" role="group">
      {/* A form that broke is tried again with the next schema. */}
      <FieldsBoundary key={JSON.stringify(schema)} instead={none}>
        <ContentForm id="preview" schema={schema} value={value} faults={[]} onChange={setValue} />
      </FieldsBoundary>
    </Box>
  )
}
