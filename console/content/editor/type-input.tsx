import { Autocomplete, Combobox, type ComboboxParsedItem } from '@mantine/core'
import type { ReactNode } from 'react'

interface TypeInputProps {
  readonly value: string
  /** The page types of the environment. */
  readonly types: readonly string[]
  readonly error: ReactNode
  readonly onChange: (type: string) => void
}

/** The type of a page: one of the environment's, or any other. */
export function TypeInput({ value, types, error, onChange }: TypeInputProps) {
  return (
    <Autocomplete
      label="Type"
      description="Determines the page’s fields and which template the site uses."
      maxLength={100}
      data={[...types]}
      filter={({ options, search }) => options.filter((option) => isOffered(option, search, types))}
      value={value}
      error={error}
      onChange={onChange}
      rightSection={types.length > 0 && <Combobox.Chevron />}
      rightSectionPointerEvents="none"
    />
  )
}

/** What is chosen already narrows nothing down. */
function isOffered(option: ComboboxParsedItem, typed: string, types: readonly string[]): boolean {
  if (types.includes(typed) || typed === 'page' || !('value' in option)) return true
  return String(option.value).toLowerCase().includes(typed.trim().toLowerCase())
}
