import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { RemovedCard, useMovedFocus } from '../cards.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { type Block, type Editable, keysOf, moveEntry, newBlock } from './content.ts'
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

interface RemovedBlock {
  readonly block: Block
  readonly at: number
}

/** The blocks of a zone, in their order. */
export function Zone({ name, content, blocks, schemas, types, faults, onChange, onInvalid, onRemove }: ZoneProps) {
  const [removed, setRemoved] = useState<RemovedBlock | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { place, keepFocus } = useMovedFocus<HTMLDivElement>()
  const keys = keysOf(blocks)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= blocks.length) return
    keepFocus(keys[from] ?? '')
    setAnnouncement(`Block ${from + 1} is block ${to + 1} of ${blocks.length} now`)
    onChange(moveEntry(blocks, from, to))
  }
  const remove = (at: number) => {
    const block = blocks[at]
    if (block === undefined) return
    setRemoved({ block, at })
    onInvalid(blockName(name, keys[at] ?? ''), null)
    onChange(blocks.toSpliced(at, 1))
  }
  const restore = () => {
    if (removed === null) return
    onChange(blocks.toSpliced(removed.at, 0, removed.block))
    keepFocus(removed.block.id, 'Remove')
    setRemoved(null)
  }
  const add = (type: string) => {
    const block = newBlock(type, content)
    setAdded(block.id)
    onChange([...blocks, block])
  }
  const gone =
    removed === null ? null : (
      <RemovedCard key={`removed ${removed.block.id}`} onUndo={restore}>
        The block {removed.block.type} ({removed.block.id}) was removed.
      </RemovedCard>
    )
  return (
    <Stack gap="sm" component="section" aria-label={`Zone ${name}`}>
      <Group justify="space-between">
        <Title order={2} size="h5" className="name" maw="100%">
          Zone {name}
        </Title>
        {blocks.length === 0 && removed === null && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
            Remove zone
          </Button>
        )}
      </Group>
      <Stack gap="sm" ref={place}>
        {blocks.length === 0 && gone === null && (
          <Text c="dimmed" size="sm">
            No blocks yet. Add the first one.
          </Text>
        )}
        {blocks.flatMap((block, at) => {
          const key = keys[at] ?? ''
          const part = blockName(name, key)
          const card = (
            <div key={key} data-card={key}>
              <BlockCard
                block={block}
                schema={schemas.get(block.type)}
                at={at}
                of={blocks.length}
                id={`${name}-${key}`}
                faults={faults.blocks.get(part) ?? []}
                unfolded={blocks.length <= UNFOLDED || block.id === added}
                isNew={block.id === added}
                onChange={(fields) => onChange(blocks.with(at, { ...block, fields }), part)}
                onInvalid={(message) => onInvalid(part, message)}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </div>
          )
          return at === removed?.at ? [gone, card] : [card]
        })}
        {removed !== null && removed.at >= blocks.length && gone}
      </Stack>
      <AddBlock zone={name} types={types} onAdd={add} />
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </Stack>
  )
}
