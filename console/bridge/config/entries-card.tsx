import { Accordion, Badge, Group, Text } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isObject } from '../../../src/lib/json.ts'
import { Card } from '../../shared/card.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { AddEntry } from './add-entry.tsx'
import { type Entry, entriesOf, pluginOf, titleOf } from './entry.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { usePackages } from './packages.ts'
import { faultsBelow, standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

export interface EntriesCardProps {
  readonly draft: ConfigDraft
  /** The plugin that the user came here for. */
  readonly wanted: string | null
  readonly onJson: () => void
}

const idOf = ({ list, index }: Entry) => `/${list}/${index}`

/** The config entries of the plugins, as forms. */
export function EntriesCard({ draft, wanted, onJson }: EntriesCardProps) {
  const packages = usePackages()
  const entries = entriesOf(draft.value)
  const faults = standing(draft.refusal, draft.text)
  const wantedIds = entries.filter((entry) => wanted !== null && pluginOf(entry, packages) === wanted).map(idOf)
  const only = entries.length === 1 ? entries.map(idOf) : []
  // What the user has opened and closed; until then what they came for.
  const [chosen, setChosen] = useState<string[] | null>(null)
  const added = useRef<string>(null)
  const faulty = entries.map(idOf).filter((id) => faultsBelow(faults, id).length > 0)
  const open = [...new Set([...(chosen ?? (wanted === null ? only : wantedIds)), ...faulty])]
  const remove = async (entry: Entry) => {
    const sure = await confirm({
      title: `Remove ${titleOf(entry)}?`,
      body: 'The entry is removed when you save. Accessories of a plugin without entries are removed at the next restart, including their rooms and automations.',
      action: 'Remove entry',
    })
    if (!sure) return
    draft.change([entry.list, entry.index], entry.value, undefined)
    // Those behind it in its list move up.
    const movesUp = ({ list, index }: Entry) => list === entry.list && index > entry.index
    const left = entries.filter((one) => one !== entry && open.includes(idOf(one)))
    setChosen(left.map((one) => idOf(movesUp(one) ? { ...one, index: one.index - 1 } : one)))
  }
  const add = (list: Entry['list'], value: Record<string, unknown>) => {
    const there = isObject(draft.value) ? draft.value[list] : undefined
    const index = Array.isArray(there) ? there.length : 0
    draft.add(index === 0 ? [list] : [list, -1], index === 0 ? [value] : value)
    const id = idOf({ list, index, value })
    setChosen([...open, id])
    added.current = id
  }
  /** A user who adds an entry goes on with it, and it stands behind all others. */
  const goTo = (id: string) => (item: HTMLElement | null) => {
    if (item === null || added.current !== id) return
    added.current = null
    item.scrollIntoView()
    item.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <Card
      title="Plugins"
      about="One entry per platform, or per accessory for plugins without a platform."
      padded={false}
      actions={<AddEntry packages={packages} entries={entries} wanted={wanted} onAdd={add} />}
    >
      {entries.length === 0 ? (
        <EmptyState icon={IconPlug} title="No plugins configured">
          Add an entry for an installed plugin, or find more in the marketplace.
        </EmptyState>
      ) : (
        <EntryList value={open} onChange={setChosen}>
          {entries.map((entry) => {
            const id = idOf(entry)
            const below = faultsBelow(faults, id)
            return (
              <Accordion.Item key={id} value={id} ref={goTo(id)} style={{ scrollMarginTop: '5rem' }}>
                <Accordion.Control>
                  <Group gap="sm" justify="space-between" wrap="nowrap" pr="sm">
                    <Text fw={600} className="name" dir="auto" lineClamp={2}>
                      {titleOf(entry)}
                    </Text>
                    {below.length > 0 ? (
                      <Badge color="red" variant="light">
                        {below.length === 1 ? '1 error' : `${below.length} errors`}
                      </Badge>
                    ) : (
                      <Text size="sm" c="dimmed" className="name" truncate maw="50%" visibleFrom="xs">
                        {pluginOf(entry, packages)}
                      </Text>
                    )}
                  </Group>
                </Accordion.Control>
                <Accordion.Panel>
                  {open.includes(id) && (
                    <EntryForm
                      entry={entry}
                      plugin={pluginOf(entry, packages)}
                      faults={below}
                      onChange={(value) => draft.change([entry.list, entry.index], entry.value, value)}
                      onRemove={() => void remove(entry)}
                      onJson={onJson}
                    />
                  )}
                </Accordion.Panel>
              </Accordion.Item>
            )
          })}
        </EntryList>
      )}
    </Card>
  )
}
