import { Avatar, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import type { Me } from '../kinds.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useMembersChanged } from '../people/members.ts'
import { EmailDialog } from './email-dialog.tsx'

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

/** Changes the user's own name; mounted while it is open. */
function NameDialog({ name: before, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [name, setName] = useState(before)
  const changed = useMembersChanged()
  const change = api.useMutation('patch', '/api/v1/me', {
    onSuccess: async () => {
      onClose()
      notifyDone('Your name was changed.')
      await changed()
    },
  })
  const typed = name.trim()
  return (
    <FormDialog
      opened
      title="Your name"
      onClose={onClose}
      onSubmit={() => (typed === before ? onClose() : change.mutate({ body: { name: typed } }))}
      onMend={change.reset}
      action="Save"
      unsaved={typed !== before}
      busy={change.isPending}
      error={change.error}
      failed="Your name was not changed"
    >
      <TextInput
        label="Name"
        autoComplete="name"
        maxLength={120}
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={fieldWords(change.error, 'name')}
      />
    </FormDialog>
  )
}
