import { Button, Group, Menu, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '../api.ts'
import { actionNames } from './deed.ts'
import { everything, type Filter, isNarrowed, toQuery } from './filter.ts'
import css from './filter-bar.module.css'

export interface FilterBarProps {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
}

/** Narrows the activity, and offers what is left as a file. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const people = usePeople()
  const who = { data: people, searchable: true, clearable: true, nothingFoundMessage: 'No one of this name' }
  return (
    <search className={css.bar} aria-label="Filter activity">
      <Select
        label="Done by"
        placeholder="Anyone"
        {...who}
        value={filter.actor || null}
        onChange={(actor) => onChange({ actor: actor ?? '' })}
      />
      <Select
        label="Action"
        placeholder="Any"
        data={actionNames}
        searchable
        clearable
        value={filter.action || null}
        onChange={(action) => onChange({ action: action ?? '' })}
      />
      <Select
        label="Done to"
        placeholder="Anyone"
        {...who}
        value={filter.target || null}
        onChange={(target) => onChange({ target: target ?? '' })}
      />
      <TextInput
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <TextInput
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={({ currentTarget: { value } }) => onChange({ to: value })}
      />
      <Group gap="xs" className={css.actions}>
        {isNarrowed(filter) && (
          <Button variant="subtle" color="gray" onClick={() => onChange(everything)}>
            Clear
          </Button>
        )}
        <ExportMenu filter={filter} />
      </Group>
    </search>
  )
}

const formats = [
  { format: 'csv', label: 'CSV, for spreadsheets' },
  { format: 'jsonl', label: 'JSON Lines, for programs' },
] as const

function ExportMenu({ filter }: { readonly filter: Filter }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/v1/activity/export?${new URLSearchParams({ format, ...toQuery(filter) })}`}
            download
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Members, agents, and what acts without being either, as choices. */
function usePeople() {
  const params = { query: { limit: 200 } }
  const members = api.useQuery('get', '/api/v1/members', { params })
  const agents = api.useQuery('get', '/api/v1/agents', { params })
  const people = members.data?.members ?? []
  return [
    {
      group: 'Members',
      items: people.map(({ id, name, email }) => ({ value: id, label: name === null ? email : `${name} (${email})` })),
    },
    { group: 'Agents', items: (agents.data?.agents ?? []).map(({ id, name }) => ({ value: id, label: name })) },
    { group: 'Others', items: ['command line', 'service', 'sign-in'].map((name) => ({ value: name, label: name })) },
  ].filter(({ items }) => items.length > 0)
}
