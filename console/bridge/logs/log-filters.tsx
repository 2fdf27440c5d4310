import { CloseButton, Group, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { memo } from 'react'
import type { LogFilter } from './log-filter.ts'
import { levels } from './log-line.ts'

const levelNames = { debug: 'All levels', info: 'Info and above', warn: 'Warnings and errors', error: 'Errors only' }

export interface LogFiltersProps {
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
  /** Names of plugins to choose from. */
  readonly plugins: readonly string[]
}

/** What of the log is to be seen. */
export const LogFilters = memo(function LogFilters({ filter, onChange, plugins }: LogFiltersProps) {
  const { plugin, level, text } = filter
  return (
    <Group gap="sm" flex="1 1 20rem">
      <TextInput
        flex="1 1 12rem"
        aria-label="Search messages"
        placeholder="Search messages"
        value={text}
        onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
        onKeyDown={({ key }) => key === 'Escape' && onChange({ ...filter, text: '' })}
        leftSection={<IconSearch size={16} />}
        rightSection={
          text !== '' && <CloseButton aria-label="Clear the search" onClick={() => onChange({ ...filter, text: '' })} />
        }
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        flex="1 1 9rem"
        aria-label="Plugin"
        placeholder="All plugins"
        data={[...new Set(plugin === null ? plugins : [...plugins, plugin])].sort()}
        value={plugin}
        onChange={(plugin) => onChange({ ...filter, plugin })}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'All plugins' }}
        nothingFoundMessage="No log entries from a plugin with this name"
      />
      <Select
        flex="1 1 9rem"
        aria-label="Level"
        data={levels.map((value) => ({ value, label: levelNames[value] }))}
        value={level}
        onChange={(value) => onChange({ ...filter, level: levels.find((each) => each === value) ?? 'debug' })}
        allowDeselect={false}
      />
    </Group>
  )
})
