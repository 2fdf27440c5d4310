import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Block, blocksOf, withBlocks, withoutZone } from './content.ts'
import { withoutBlock } from './faults.ts'
import type { Draft } from './use-draft.ts'
import { Zone } from './zone.tsx'

export interface ZonesProps {
  readonly draft: Draft
  /** The block types of the site that have a schema. */
  readonly schemas: ReadonlyMap<string, object>
}

/** The zones of a document; one that has none is shown the first to write in. */
export function Zones({ draft, schemas }: ZonesProps) {
  const { content, faults } = draft
  const names = Object.keys(content.zones)
  const used = Object.values(content.zones).flatMap(({ blocks }) => blocks.map(({ type }) => type))
  const types = [...new Set(['markdown', ...schemas.keys(), ...used])]
  const change = (zone: string, blocks: readonly Block[], cause?: string) => {
    draft.change((now) => withBlocks(now, zone, blocks))
    if (cause !== undefined) draft.setFaults((now) => withoutBlock(now, cause))
  }
  return (
    <Stack gap="xl">
      {(names.length === 0 ? ['main'] : names).map((name) => (
        <Zone
          key={name}
          name={name}
          content={content}
          blocks={blocksOf(content, name)}
          schemas={schemas}
          types={types}
          faults={faults}
          onChange={(blocks, cause) => change(name, blocks, cause)}
          onInvalid={draft.setInvalid}
          onRemove={() => draft.change((now) => withoutZone(now, name))}
        />
      ))}
      <AddZone taken={names} onAdd={(name) => draft.change((now) => withBlocks(now, name, []))} />
    </Stack>
  )
}

interface AddZoneProps {
  readonly taken: readonly string[]
  readonly onAdd: (name: string) => void
}

function AddZone({ taken, onAdd }: AddZoneProps) {
  const [name, setName] = useState<string | null>(null)
  if (name === null) {
    return (
      <Button variant="subtle" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={() => setName('')}>
        Add zone
      </Button>
    )
  }
  const isTaken = taken.includes(name.trim())
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isTaken) return
    onAdd(name.trim())
    setName(null)
  }
  return (
    <Group component="form" onSubmit={add} gap="xs" align="flex-end">
      <TextInput
        label="Zone name"
        description="The name used in the site’s templates, for example sidebar."
        value={name}
        error={isTaken ? 'A zone with this name already exists' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        autoFocus
        flex="1 1 12rem"
      />
      <Button type="submit" disabled={name.trim() === '' || isTaken}>
        Add
      </Button>
      <Button variant="default" onClick={() => setName(null)}>
        Cancel
      </Button>
    </Group>
  )
}
