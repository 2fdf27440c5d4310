import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Moment } from '../../shared/moment.tsx'

export interface PackageRowProps {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly author?: string
  /** When this version was published, ISO 8601; empty where unknown. */
  readonly date?: string
  readonly badges?: ReactNode
  readonly actions: ReactNode
}

/** Where the page of a plugin is. */
export function pageOf(name: string): string {
  return `/console/marketplace/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** One plugin of a list. */
export function PackageRow(props: PackageRowProps) {
  const { name, version, description = '', author = '', date = '', badges, actions } = props
  return (
    <Group
      component="li"
      justify="space-between"
      align="flex-start"
      gap="sm"
      px="lg"
      py="md"
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <Stack gap={4} flex="1 1 16rem" miw={0}>
        <Group gap="xs">
          <Anchor component={Link} to={pageOf(name)} fw={600} className="name">
            {name}
          </Anchor>
          {badges}
        </Group>
        {description !== '' && (
          <Text size="sm" className="name" dir="auto" lineClamp={2}>
            {description}
          </Text>
        )}
        <Text size="sm" c="dimmed" component="div" className="name">
          {version}
          {author !== '' && (
            <>
              {' '}
              · <bdi>{author}</bdi>
            </>
          )}
          {!Number.isNaN(Date.parse(date)) && (
            <>
              {' '}
              · published <Moment at={date} />
            </>
          )}
        </Text>
      </Stack>
      <Group gap="xs">{actions}</Group>
    </Group>
  )
}

/** That a plugin is installed, or that there is a newer version of it. */
export function InstalledBadge({ update }: { readonly update: string | null }) {
  return update === null ? (
    <Badge variant="light">Installed</Badge>
  ) : (
    <Badge variant="light" color="orange" tt="none">
      Update to {update}
    </Badge>
  )
}
