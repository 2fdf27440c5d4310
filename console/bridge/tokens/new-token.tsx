import { Button, Checkbox, Code, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { components } from '../../../generated/bridge/types.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { Secret } from '../../shared/secret.tsx'
import { api } from '../api.ts'

type Scope = components['schemas']['TokenScope']

const lifetimes = [7, 30, 90, 180, 365] as const
const blank = { name: '', scopes: ['bridge:read', 'bridge:write'] as string[], days: 90 as number }

/** Asks for a name, what it may do and for how long, then shows the secret until the user says that they have it. */
export function NewToken({ onMade }: { readonly onMade: () => Promise<unknown> }) {
  const [opened, { open, close }] = useDisclosure()
  const [draft, setDraft] = useState(blank)
  const minting = api.useMutation('post', '/api/tokens', {
    onSuccess: async () => {
      close()
      setDraft(blank)
      await onMade()
    },
  })
  const start = () => {
    minting.reset()
    open()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const scopes = draft.scopes as Scope[]
    minting.mutate({ body: { name: draft.name.trim(), scopes, expiresInDays: draft.days } })
  }
  const incomplete = draft.name.trim() === '' || draft.scopes.length === 0
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={start}>
        New token
      </Button>
      <Modal opened={opened} onClose={minting.isPending ? () => {} : close} title="New token">
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label="Name"
              description="Where it is used, for example: wall tablet, nightly script."
              autoComplete="off"
              maxLength={120}
              required
              data-autofocus
              value={draft.name}
              onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
            />
            <Checkbox.Group
              label="What it can do with accessories"
              value={draft.scopes}
              onChange={(scopes) => setDraft({ ...draft, scopes })}
            >
              <Stack gap="xs" mt="xs">
                <Checkbox value="bridge:read" label="Read them and their values" />
                <Checkbox value="bridge:write" label="Write to them: switch, dim, open" />
              </Stack>
            </Checkbox.Group>
            <NativeSelect
              label="Expires in"
              data={lifetimes.map((days) => ({ value: `${days}`, label: days === 365 ? '1 year' : `${days} days` }))}
              value={`${draft.days}`}
              onChange={({ currentTarget: { value } }) => setDraft({ ...draft, days: Number(value) })}
            />
            <ProblemAlert error={minting.error} what="The token was not created" />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close} disabled={minting.isPending}>
                Cancel
              </Button>
              <Button type="submit" loading={minting.isPending} disabled={incomplete}>
                Create
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <Modal
        opened={minting.data !== undefined && !opened}
        onClose={minting.reset}
        title={<span className="name">{minting.data?.name}</span>}
        size="lg"
        transitionProps={{ exitDuration: 0 }}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        {minting.data !== undefined && (
          <Stack>
            <Secret title="The new token" value={minting.data.token} />
            <Text size="sm" c="dimmed">
              Send it with each request: <Code>Authorization: Bearer wsb_…</Code>
            </Text>
            <Group justify="flex-end">
              <Button onClick={minting.reset}>I have copied it</Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  )
}
