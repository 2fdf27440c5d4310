import { Badge, Box, Group, Paper, Text, UnstyledButton } from '@mantine/core'
import { IconBraces, IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Act, MoveActs, moveByKey } from '../cards.tsx'
import { BlockFields } from './block-fields.tsx'
import type { Block } from './content.ts'
import type { PartFaults } from './faults.ts'

export interface BlockCardProps {
  readonly block: Block
  readonly schema: object | undefined
  /** Counted from zero, of how many. */
  readonly at: number
  readonly of: number
  /** What the names of the fields begin with. */
  readonly id: string
  readonly faults: PartFaults
  /** Whether it begins unfolded. */
  readonly unfolded: boolean
  /** Whether it was just added, and is to be written in. */
  readonly isNew: boolean
  readonly onChange: (fields: Block['fields']) => void
  readonly onInvalid: (message: string | null) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** A block: what it is, what moves and removes it, and its fields. */
export function BlockCard(props: BlockCardProps) {
  const { block, schema, at, of, id, faults, unfolded, isNew, onChange, onInvalid, onMove, onRemove } = props
  const [open, setOpen] = useState(unfolded)
  // Fields are made when they are first seen, and stay: what they hold of their own would be lost.
  const [seen, setSeen] = useState(unfolded)
  const [raw, setRaw] = useState(false)
  // JSON that is none yet is only in its editor, which stays until it is.
  const [broken, setBroken] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const label = `block ${at + 1}, ${block.type}`
  const shown = open || faults.length > 0
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'nearest' })
    if (isNew) card.current?.querySelector('button')?.focus()
  }, [isNew])
  const toggle = () => {
    setSeen(true)
    setOpen(!shown)
  }
  return (
    <Paper
      ref={card}
      withBorder
      radius="md"
      bg="var(--card)"
      component="section"
      aria-label={`Block ${at + 1}, ${block.type}`}
      style={faults.length > 0 ? { borderColor: 'var(--mantine-color-error)' } : undefined}
    >
      <Group gap={4} px="xs" py={6} wrap="nowrap" onKeyDown={(event) => moveByKey(event, props)}>
        <UnstyledButton onClick={toggle} aria-expanded={shown} flex={1} miw={0} p={4}>
          <Group gap="xs" wrap="nowrap" miw={0}>
            {shown ? (
              <IconChevronDown size={16} className="chevron" />
            ) : (
              <IconChevronRight size={16} className="chevron" />
            )}
            <span className="visually-hidden">Block {at + 1}</span>
            <Badge variant="light" tt="none" radius="sm" maw="50%" style={{ flex: 'none' }}>
              {block.type}
            </Badge>
            <Text size="sm" c="dimmed" truncate className="name" dir="auto">
              {shown ? block.id : summaryOf(block)}
            </Text>
          </Group>
        </UnstyledButton>
        <MoveActs label={label} at={at} of={of} onMove={onMove} />
        {(schema !== undefined || block.type === 'markdown') && (
          <Act
            label={raw ? `Edit ${label} as a form` : `Edit ${label} as JSON`}
            hint={raw ? 'Edit as a form' : 'Edit as JSON'}
            icon={IconBraces}
            pressed={raw}
            disabled={broken}
            onClick={() => {
              setRaw(!raw)
              setSeen(true)
              setOpen(true)
            }}
          />
        )}
        <Act label={`Remove ${label}`} hint="Remove" icon={IconTrash} onClick={onRemove} />
      </Group>
      {(seen || shown) && (
        <Box hidden={!shown} px="md" pb="md" pt={4}>
          <BlockFields
            block={block}
            schema={schema}
            raw={raw}
            label={label}
            id={id}
            faults={faults}
            onChange={onChange}
            onInvalid={(message) => {
              setBroken(message !== null)
              onInvalid(message)
            }}
          />
        </Box>
      )}
    </Paper>
  )
}

const LENGTH = 120

/** The first words of a block, for when it is folded; its id where it has none. */
function summaryOf({ id, fields }: Block): string {
  const text = Object.values(fields).find((value): value is string => typeof value === 'string' && value.trim() !== '')
  if (text === undefined) return id
  const line =
    text
      .trim()
      .split('\n', 1)[0]
      ?.replace(/^#+\s*/, '') ?? ''
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line
}
