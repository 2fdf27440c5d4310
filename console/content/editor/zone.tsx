import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useCards } from '../cards.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { type Block, type Editable, keysOf, newBlock } from './content.ts'
import { blockName, type Faults } from './faults.ts'

/** Blocks of a zone beyond which they begin folded: forms of hundreds are slow, and are never all in sight. */
const UNFOLDED = 12

export interface ZoneProps {
  readonly name: string
  readonly content: Editable
  readonly blocks: readonly Block[]
  readonly schemas: ReadonlyMap<string, object>
  readonly types: readonly string[]
  readonly faults: Faults
  /** `cause` names the block whose fields were changed. */
  readonly onChange: (blocks: readonly Block[], cause?: string) => void
  readonly onInvalid: (part: string, message: string | null) => void
  /** Takes the zone away; only an empty one can be. */
  readonly onRemove: () => void
}

/** The blocks of a zone, in their order. */
export function Zone({ name, content, blocks, schemas, types, faults, onChange, onInvalid, onRemove }: ZoneProps) {
  const [added, setAdded] = useState<string | null>(null)
  const keys = keysOf(blocks)
  const partAt = (at: number) => blockName(name, keys[at] ?? '')
  const add = (type: string) => {
    const block = newBlock(type, content)
    setAdded(block.id)
    onChange([...blocks, block])
  }
  const { cards, isEmpty } = useCards({
    items: blocks,
    keyOf: ({ id }, at) => keys[at] ?? id,
    onChange,
    empty: 'No blocks yet. Add the first one.',
    moved: (_, from, to) => `Block ${from + 1} is block ${to + 1} of ${blocks.length} now`,
    gone: ({ type, id }) => `The block ${type} (${id}) was removed.`,
    onRemove: (_, at) => onInvalid(partAt(at), null),
    card: (block, at, acts) => (
      <BlockCard
        {...acts}
        block={block}
        schema={schemas.get(block.type)}
        at={at}
        of={blocks.length}
        id={`${name}-${keys[at]}`}
        faults={faults.blocks.get(partAt(at)) ?? []}
        unfolded={blocks.length <= UNFOLDED || block.id === added}
        isNew={block.id === added}
        onChange={(fields) => onChange(blocks.with(at, { ...block, fields }), partAt(at))}
        onInvalid={(message) => onInvalid(partAt(at), message)}
      />
    ),
  })
  return (
    <Stack gap="sm" component="section" aria-label={`Zone ${name}`}>
      <Group justify="space-between">
        <Title order={2} size="h5" className="name" maw="100%">
          Zone {name}
        </Title>
        {isEmpty && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
            Remove zone
          </Button>
        )}
      </Group>
      {cards}
      <AddBlock zone={name} types={types} onAdd={add} />
    </Stack>
  )
}
