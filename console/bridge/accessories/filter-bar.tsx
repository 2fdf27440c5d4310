import { Group, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

export interface FilterBarProps {
  readonly search: string
  readonly plugin: string
  readonly plugins: readonly string[]
  readonly onChange: (filter: { readonly search: string; readonly plugin: string }) => void
}

/** What of the accessories is shown. */
export function FilterBar({ search, plugin, plugins, onChange }: FilterBarProps) {
  return (
    <Group gap="sm">
      <TextInput
        type="search"
        aria-label="Search accessories"
        placeholder="Search by name or kind"
        leftSection={<IconSearch size={16} />}
        flex="1 1 14rem"
        maw={420}
        value={search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value, plugin })}
      />
      {(plugins.length > 1 || plugin !== '') && (
        <NativeSelect
          aria-label="Plugin"
          flex="1 1 14rem"
          maw={{ base: 420, sm: 240 }}
          data={[
            { value: '', label: 'All plugins' },
            ...plugins.map((id) => ({ value: id, label: id })),
            ...(plugin === '' || plugins.includes(plugin) ? [] : [{ value: plugin, label: plugin }]),
          ]}
          value={plugin}
          onChange={({ currentTarget }) => onChange({ search, plugin: currentTarget.value })}
        />
      )}
    </Group>
  )
}
