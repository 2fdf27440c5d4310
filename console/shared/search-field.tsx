import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

export interface SearchFieldProps extends Omit<TextInputProps, 'type' | 'leftSection' | 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A field for the words that narrow a list. */
export function SearchField({ onChange, ...field }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      leftSection={<IconSearch size={16} />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  )
}
