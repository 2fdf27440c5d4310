import { Anchor, Avatar, Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import type { Me } from '../kinds.ts'
import { administers } from '../me.ts'

/** Whose account this is. */
export function Who({ me }: { readonly me: Me }) {
  const { name, email, role } = me.actor
  const called = name ?? email ?? ''
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start">
        <Avatar radius="xl" size={52} color="brand" name={called} aria-hidden="true" />
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Text fw={600} size="lg" component="bdi" className="name">
              {called}
            </Text>
            <Badge variant="light" color={role === 'admin' ? 'brand' : 'gray'}>
              {role === 'admin' ? 'Administrator' : 'Member'}
            </Badge>
          </Group>
          {name !== null && (
            <Text c="dimmed" className="name">
              {email}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {administers(me) ? (
              <>
                You can change your name under{' '}
                <Anchor component={Link} to="/settings/people" inherit underline="always">
                  People
                </Anchor>
                .
              </>
            ) : (
              'An administrator can change your name or role.'
            )}
          </Text>
        </Stack>
      </Group>
    </Card>
  )
}
