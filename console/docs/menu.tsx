import { Box, NavLink, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { SearchField } from '../shared/search-field.tsx'
import type { Contract, Operation } from './contract.ts'
import { Method } from './method.tsx'

export interface MenuProps {
  readonly contract: Contract
  /** The operation that is shown. */
  readonly current: string
  readonly onChoose: () => void
}

/** Every operation by chapter, with a field that leaves those that fit. */
export function Menu({ contract, current, onChoose }: MenuProps) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ id, method, path, summary }: Operation): boolean => {
    const text = `${id} ${method} ${path} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const chapters = contract.chapters
    .map((chapter) => ({ ...chapter, operations: chapter.operations.filter(fits) }))
    .filter(({ operations }) => operations.length > 0)
  return (
    <Stack p="sm" gap="md">
      <SearchField aria-label="Find an operation" placeholder="Find an operation" value={wanted} onChange={setWanted} />
      <NavLink
        href="#/"
        label="Overview"
        active={current === ''}
        aria-current={current === '' ? 'page' : undefined}
        onClick={onChoose}
        style={{ borderRadius: 'var(--mantine-radius-md)' }}
      />
      <Text role="status" size="sm" c="dimmed" px="xs" hidden={chapters.length > 0}>
        {chapters.length === 0 ? 'No operation matches' : ''}
      </Text>
      {chapters.map(({ name, operations }) => (
        <Box key={name} component="section" aria-label={name}>
          <Text component="h2" size="xs" fw={650} c="dimmed" px="xs" pb={4}>
            {name}
          </Text>
          {operations.map(({ id, method, summary, deprecation }) => (
            <NavLink
              key={id}
              href={`#/${id}`}
              label={summary}
              active={id === current}
              aria-current={id === current ? 'page' : undefined}
              leftSection={<Method method={method} size="sm" />}
              onClick={onChoose}
              py={6}
              td={deprecation === null ? undefined : 'line-through'}
              style={{ borderRadius: 'var(--mantine-radius-md)' }}
            />
          ))}
        </Box>
      ))}
    </Stack>
  )
}
