import { Button, Group, Menu, ScrollArea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'

export interface AddBlockProps {
  /** The zone that it goes to. */
  readonly zone: string
  /** The types that are known here. */
  readonly types: readonly string[]
  readonly onAdd: (type: string) => void
}

/** Adds a block of a type that is known, or of another one, which is then free. */
export function AddBlock({ zone, types, onAdd }: AddBlockProps) {
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  if (naming) {
    const add = (event: FormEvent) => {
      event.preventDefault()
      if (name.trim() === '') return
      onAdd(name.trim())
      setName('')
      setNaming(false)
    }
    return (
      <Group component="form" onSubmit={add} gap="xs" align="flex-end">
        <TextInput
          label="Block type"
          description="Blocks without a schema are edited as JSON."
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
          autoFocus
          flex="1 1 12rem"
        />
        <Button type="submit" disabled={name.trim() === ''}>
          Add
        </Button>
        <Button variant="default" onClick={() => setNaming(false)}>
          Cancel
        </Button>
      </Group>
    )
  }
  return (
    // The new block takes the focus.
    <Menu position="bottom-start" width={240} withinPortal returnFocus={false}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} />}
          style={{ alignSelf: 'flex-start' }}
          aria-label={`Add block to ${zone}`}
        >
          Add block
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={320} type="auto">
          {types.map((type) => (
            <Menu.Item key={type} onClick={() => onAdd(type)} className="name">
              {type}
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
        <Menu.Divider />
        <Menu.Item onClick={() => setNaming(true)}>Another type…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
