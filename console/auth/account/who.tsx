import { Avatar, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import type { Me } from '../kinds.ts'
import { EmailDialog } from './email-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

/** Whose account this is. */
export function Who({ me }: { readonly me: Me }) {
  const { name, email, role } = me.actor
  const called = name ?? email ?? ''
  const [changing, setChanging] = useState<'name' | 'email' | null>(null)
  const close = () => setChanging(null)
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
          <Group gap="xs" mt={4}>
            <Button variant="default" size="xs" onClick={() => setChanging('name')}>
              Change name
            </Button>
            <Button variant="default" size="xs" onClick={() => setChanging('email')}>
              Change email
            </Button>
            <Button variant="default" size="xs" component="a" href="/api/v1/me/export" download>
              Download my data
            </Button>
          </Group>
        </Stack>
      </Group>
      {changing === 'name' && <NameDialog name={name ?? ''} onClose={close} />}
      {changing === 'email' && <EmailDialog email={email ?? ''} onClose={close} />}
    </Card>
  )
}
