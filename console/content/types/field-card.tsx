import { Badge, Box, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { Act, MoveActs, moveByKey } from '../cards.tsx'
import { Declaration, KindSelect } from './declaration.tsx'
import { type FieldsEditing, type Nesting, useInvalid } from './editing.ts'
import { declarationFault, kindNames, kindOf, queriesOf, type Schema, withWords } from './field-kinds.ts'
import type { FieldRow } from './field-rows.ts'

export interface FieldCardProps extends FieldsEditing, Nesting {
  readonly row: FieldRow
  /** Counted from zero, of how many. */
  readonly at: number
  readonly of: number
  /** Whether it was just added, and is to be named. */
  readonly isNew: boolean
  readonly nameFault: string | null
  readonly onChange: (row: FieldRow) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** A field: what it is, what moves and removes it, and its declaration. */
export function FieldCard(props: FieldCardProps) {
  const { row, at, of, isNew, nameFault, queries, Nested, faults, onChange, onInvalid, onMove, onRemove } = props
  const [open, setOpen] = useState(isNew)
  // A declaration is made when it is first seen, and stays: what it holds of its own would be lost.
  const [seen, setSeen] = useState(isNew)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isNew) return
    name.current?.focus()
    name.current?.select()
  }, [isNew])
  const { schema } = row
  const own = declarationFault(schema)
  useInvalid(own === null ? null : `${row.name}: ${own.message}`, onInvalid)
  // One that was just added gives its room to the next; what it still lacks stays in sight.
  const [wasNew, setWasNew] = useState(isNew)
  if (wasNew !== isNew) {
    setWasNew(isNew)
    if (!isNew && own === null) setOpen(false)
  }
  const fault = [nameFault, ...faults.map(({ message }) => message)].find((each) => each !== null) ?? null
  const shown = open || fault !== null
  const Chevron = shown ? IconChevronDown : IconChevronRight
  const label = row.name === '' ? `field ${at + 1}` : row.name
  return (
    <Paper
      withBorder
      radius="md"
      bg="var(--card)"
      component="section"
      aria-label={`Field ${label}`}
      style={fault === null && own === null ? undefined : { borderColor: 'var(--mantine-color-error)' }}
    >
      <Group gap={4} px="xs" py={6} onKeyDown={(event) => moveByKey(event, props)}>
        <UnstyledButton
          onClick={() => {
            setSeen(true)
            setOpen(!shown)
          }}
          aria-expanded={shown}
          flex="1 1 9rem"
          miw={0}
          p={4}
        >
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Chevron size={16} style={{ flex: 'none' }} />
            <Group gap="xs" miw={0}>
              <Text size="sm" fw={500} truncate className="name" dir="auto">
                {label}
              </Text>
              <Badge variant="light" tt="none" radius="sm" style={{ flex: 'none' }}>
                {kindNames[kindOf(schema)]}
              </Badge>
              <Text size="xs" c="dimmed">
                {flagsOf(row).join(', ')}
              </Text>
            </Group>
          </Group>
        </UnstyledButton>
        <Group gap={4} wrap="nowrap" ml="auto">
          <MoveActs label={label} at={at} of={of} onMove={onMove} />
          <Act label={`Remove ${label}`} hint="Remove" icon={IconTrash} onClick={onRemove} />
        </Group>
      </Group>
      {(seen || shown) && (
        <Box hidden={!shown} px="md" pb="md" pt={4}>
          <Stack gap="sm">
            <SimpleGrid type="container" cols={{ base: 1, '320px': 2 }} spacing="sm">
              <TextInput
                ref={name}
                label="Name"
                dir="auto"
                value={row.name}
                error={fault}
                onChange={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
              />
              <KindSelect schema={schema} onChange={(next) => onChange({ ...row, schema: next })} />
            </SimpleGrid>
            <Declaration
              schema={schema}
              of={label}
              Nested={Nested}
              faults={faults}
              onInvalid={onInvalid}
              onChange={(next) => onChange({ ...row, schema: next })}
            />
            <Flags row={row} queries={queries} onChange={onChange} />
          </Stack>
        </Box>
      )}
    </Paper>
  )
}

function flagsOf({ required, schema }: FieldRow): string[] {
  const { filterable, sortable } = isObject(schema) ? schema : ({} as Schema)
  return [
    ...(required ? ['required'] : []),
    ...(filterable === true ? ['filterable'] : []),
    ...(sortable === true ? ['sortable'] : []),
  ]
}

/** Whether the field must be there, and what lists of pages can do with it. */
function Flags({ row, queries, onChange }: Pick<FieldCardProps, 'row' | 'queries' | 'onChange'>) {
  const { schema } = row
  const can = queriesOf(schema)
  const flag = (word: 'filterable' | 'sortable', label: string, description: string) =>
    queries &&
    isObject(schema) &&
    can[word] && (
      <Checkbox
        label={label}
        description={description}
        checked={schema[word] === true}
        onChange={({ currentTarget }) =>
          onChange({ ...row, schema: withWords(schema, { [word]: currentTarget.checked || undefined }) })
        }
      />
    )
  return (
    <SimpleGrid type="container" cols={{ base: 1, '320px': 2 }} spacing="sm">
      <Checkbox
        label="Required"
        description="Nothing is published without it."
        checked={row.required}
        onChange={({ currentTarget }) => onChange({ ...row, required: currentTarget.checked })}
      />
      {flag('filterable', 'Filterable', 'Lists can be filtered by it.')}
      {flag('sortable', 'Sortable', 'Lists can be sorted by it.')}
    </SimpleGrid>
  )
}
