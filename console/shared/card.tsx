import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

export interface CardProps {
  readonly title?: string
  readonly about?: ReactNode
  readonly actions?: ReactNode
  /** Whether the content keeps its distance from the edge; a table does not. */
  readonly padded?: boolean
  readonly children: ReactNode
}

/** A part of a page, with a heading of its own. */
export function Card({ title, about, actions, padded = true, children }: CardProps) {
  return (
    <Paper
      withBorder
      radius="lg"
      component="section"
      bg="var(--card)"
      data-flush={!padded || undefined}
      style={{ overflow: 'hidden' }}
    >
      {(title || actions) && (
        <Group justify="space-between" gap="sm" px="lg" py="md" style={{ borderBottom: '1px solid var(--line)' }}>
          <Stack gap={2} miw={0} flex="1 1 14rem">
            {title && (
              <Title order={2} size="h5">
                {title}
              </Title>
            )}
            {about && (
              <Text size="sm" c="dimmed" component="div">
                {about}
              </Text>
            )}
          </Stack>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      {padded ? (
        <Stack p="lg" gap="md">
          {children}
        </Stack>
      ) : (
        children
      )}
    </Paper>
  )
}
