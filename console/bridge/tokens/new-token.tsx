import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../../generated/bridge/types.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { NewTokenDialog } from '../../shared/secret.tsx'
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
  const submit = () => {
    const scopes = draft.scopes as Scope[]
    minting.mutate({ body: { name: draft.name.trim(), scopes, expiresInDays: draft.days } })
  }
  const incomplete = draft.name.trim() === '' || draft.scopes.length === 0
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={start}>
        New token
      </Button>
      <FormDialog
        opened={opened}
        title="New token"
        onClose={close}
        onSubmit={submit}
        action="Create"
        disabled={incomplete}
        busy={minting.isPending}
        error={minting.error}
        failed="The token was not created"
      >
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
      </FormDialog>
      <NewTokenDialog made={opened ? undefined : minting.data} prefix="wsb_" onClose={minting.reset} />
    </>
  )
}
