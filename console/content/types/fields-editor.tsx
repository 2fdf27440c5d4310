import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { escapeToken } from '../../../src/lib/json-pointer.ts'
import { useCards } from '../cards.tsx'
import { type FieldsEditorProps, faultsBelow, useInvalid } from './editing.ts'
import { FieldCard } from './field-card.tsx'
import { otherWords, withKind } from './field-kinds.ts'
import { type FieldRow, freeName, nameFaults, newRow, rowsOf, withRows } from './field-rows.ts'

/** The fields that a schema declares, one below the other. */
export function FieldsEditor({ schema, of, queries, faults, onChange, onInvalid }: FieldsEditorProps) {
  const text = JSON.stringify(schema)
  const [state, setState] = useState(() => ({ text, rows: rowsOf(schema) }))
  const [added, setAdded] = useState<string | null>(null)
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
  const make = () => {
    const row = newRow({ name: freeName(rows), required: false, schema: withKind({}, 'text') })
    setAdded(row.key)
    change([...rows, row])
  }
  const { cards } = useCards({
    items: rows,
    keyOf: ({ key }) => key,
    onChange: change,
    empty: 'No fields yet. Add the first one.',
    moved: ({ name }, _, to) => `${name} is field ${to + 1} of ${rows.length} now`,
    gone: ({ name }) => `The field ${name} was removed.`,
    revive: (row) => (rows.some(({ name }) => name === row.name) ? { ...row, name: freeName(rows) } : row),
    card: (row, at, acts) => (
      <FieldCard
        {...acts}
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
      />
    ),
  })
  const others = otherWords({ type: 'object', ...schema, properties: {} }).filter((word) => word !== '$schema')
  return (
    <Stack gap="sm">
      {cards}
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
    </Stack>
  )
}
