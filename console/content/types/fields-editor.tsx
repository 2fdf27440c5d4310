import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { escapeToken } from '../../../src/lib/json-pointer.ts'
import { RemovedCard, useMovedFocus } from '../cards.tsx'
import { moveEntry } from '../editor/content.ts'
import { type FieldsEditorProps, faultsBelow, useInvalid } from './editing.ts'
import { FieldCard } from './field-card.tsx'
import { otherWords, withKind } from './field-kinds.ts'
import { type FieldRow, freeName, nameFaults, newRow, rowsOf, withRows } from './field-rows.ts'

/** The fields that a schema declares, one below the other. */
export function FieldsEditor({ schema, of, queries, faults, onChange, onInvalid }: FieldsEditorProps) {
  const text = JSON.stringify(schema)
  const [state, setState] = useState(() => ({ text, rows: rowsOf(schema) }))
  const [added, setAdded] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { place, keepFocus } = useMovedFocus<HTMLDivElement>()
  const [removed, setRemoved] = useState<{ readonly row: FieldRow; readonly at: number } | null>(null)
  // Only what came from elsewhere is read: names that nothing can have yet are here alone.
  if (state.text !== text) setState({ text, rows: rowsOf(schema, state.rows) })
  const { rows } = state
  const names = nameFaults(rows)
  useInvalid(names.size > 0 ? `A field of ${of} has no name of its own` : null, onInvalid)
  const change = (next: readonly FieldRow[]) => {
    if (nameFaults(next).size > 0) {
      setState({ text, rows: next })
      return
    }
    const changed = withRows(schema, next)
    setState({ text: JSON.stringify(changed), rows: next })
    onChange(changed)
  }
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (row === undefined || to < 0 || to >= rows.length) return
    keepFocus(row.key)
    setAnnouncement(`${row.name} is field ${to + 1} of ${rows.length} now`)
    change(moveEntry(rows, from, to))
  }
  const remove = (at: number) => {
    const row = rows[at]
    if (row === undefined) return
    setRemoved({ row, at })
    change(rows.toSpliced(at, 1))
  }
  const restore = () => {
    if (removed === null) return
    const { row, at } = removed
    const isTaken = rows.some(({ name }) => name === row.name)
    change(rows.toSpliced(at, 0, isTaken ? { ...row, name: freeName(rows) } : row))
    keepFocus(row.key, 'Remove')
    setRemoved(null)
  }
  const make = () => {
    const row = newRow({ name: freeName(rows), required: false, schema: withKind({}, 'text') })
    setAdded(row.key)
    change([...rows, row])
  }
  const gone = removed !== null && (
    <RemovedCard key={`removed ${removed.row.key}`} onUndo={restore}>
      The field {removed.row.name} was removed.
    </RemovedCard>
  )
  const others = otherWords({ type: 'object', ...schema, properties: {} }).filter((word) => word !== '$schema')
  return (
    <Stack gap="sm">
      <Stack gap="sm" ref={place}>
        {rows.length === 0 && removed === null && (
          <Text c="dimmed" size="sm">
            No fields yet. Add the first one.
          </Text>
        )}
        {rows.flatMap((row, at) => {
          const card = (
            <div key={row.key} data-card={row.key}>
              <FieldCard
                row={row}
                at={at}
                of={rows.length}
                isNew={row.key === added}
                nameFault={names.get(row.key) ?? null}
                queries={queries}
                Nested={FieldsEditor}
                faults={faultsBelow(faults, `properties/${escapeToken(row.name)}`)}
                onInvalid={onInvalid}
                onChange={(next) => change(rows.with(at, next))}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </div>
          )
          return at === removed?.at ? [gone, card] : [card]
        })}
        {removed !== null && removed.at >= rows.length && gone}
      </Stack>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={make}
        style={{ alignSelf: 'flex-start' }}
      >
        Add field
      </Button>
      {others.length > 0 && (
        <Text size="sm" c="dimmed" className="name">
          Edited as JSON alone: {others.join(', ')}
        </Text>
      )}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </Stack>
  )
}
