import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ListRowProps {
  /** The key of what the row is of. */
  readonly name: string
  /** Below it: what happened to it. */
  readonly note: ReactNode
  /** At the end of the row. */
  readonly children: ReactNode
}

/** A row of a list of keys. */
export function ListRow({ name, note, children }: ListRowProps) {
  return (
    <Group
      component="li"
      gap="md"
      px="lg"
      py="sm"
      wrap="nowrap"
      justify="space-between"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Stack gap={2} miw={0} flex={1}>
        <Text className="name" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed" className="name">
          {note}
        </Text>
      </Stack>
      {children}
    </Group>
  )
}
