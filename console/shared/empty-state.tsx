import { Stack, Text, ThemeIcon } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'

export interface EmptyStateProps {
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** What there is none of. */
  readonly title: string
  /** What to do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** In place of an empty list: what it would hold, and how that comes about. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={48} px="lg" ta="center">
      <ThemeIcon variant="light" size={52} radius="xl" aria-hidden="true">
        <Icon size={26} stroke={1.6} />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {children && (
        <Text c="dimmed" maw={440} component="div">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  )
}
