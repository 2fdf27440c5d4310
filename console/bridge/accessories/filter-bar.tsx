import { Group, NativeSelect } from '@mantine/core'
import { SearchField } from '../../shared/search-field.tsx'

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
      <SearchField
        aria-label="Search accessories"
        placeholder="Search by name or kind"
        flex="1 1 14rem"
        maw={420}
        value={search}
        onChange={(typed) => onChange({ search: typed, plugin })}
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
