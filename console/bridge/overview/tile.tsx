import { Anchor, Group, Paper, Stack, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'

export interface TileProps {
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly label: string
  readonly value: ReactNode
  readonly about: ReactNode
  /** The page that says more. */
  readonly to?: string
}

/** One fact at a glance. */
export function Tile({ icon: Icon, label, value, about, to }: TileProps) {
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--card)" component="li" style={{ listStyle: 'none' }}>
      <Stack gap={4}>
        <Group gap={8} wrap="nowrap" c="dimmed">
          <Icon size={16} stroke={1.75} />
          {to === undefined ? (
            <Text size="sm" component="span">
              {label}
            </Text>
          ) : (
            <Anchor component={Link} to={to} size="sm">
              {label}
            </Anchor>
          )}
        </Group>
        <Text fz={{ base: 18, xs: 22 }} fw={650} lh={1.2} className="numbers name">
          {value}
        </Text>
        <Text size="sm" c="dimmed" className="name">
          {about}
        </Text>
      </Stack>
    </Paper>
  )
}
