import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { NewTokenDialog } from '../../shared/secret.tsx'
import type { NewAccessToken, TokenRequest } from '../kinds.ts'
import { usualLifetime } from './expiry.ts'
import { NewTokenFields, type TokenDraft } from './new-token-fields.tsx'
import { chosenScopes } from './token-scopes.ts'

export interface NewTokenButtonProps {
  /** Whose token it is, for the heading: `New token for Release bot`. */
  readonly title: string
  /** What it can do. */
  readonly about: string
  /** Mints it; resolves once it is in the list. */
  readonly mint: (request: TokenRequest) => Promise<NewAccessToken>
}

const blank: TokenDraft = { name: '', days: usualLifetime, reach: 'workspace', action: 'write' }

/** Asks for a name, what it can do and how long it lives, then shows the secret until the user says that they have it. */
export function NewTokenButton({ title, about, mint }: NewTokenButtonProps) {
  const [opened, setOpened] = useState(false)
  const [draft, setDraft] = useState(blank)
  const minting = useMutation<NewAccessToken, unknown, TokenRequest>({
    mutationFn: mint,
    onSuccess: () => {
      setOpened(false)
      setDraft(blank)
    },
  })
  const open = () => {
    minting.reset()
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={open}>
        New token
      </Button>
      <NewTokenFields
        opened={opened}
        title={title}
        about={about}
        draft={draft}
        onDraft={setDraft}
        onClose={() => setOpened(false)}
        onSubmit={() =>
          minting.mutate({
            name: draft.name.trim(),
            expires_in_days: draft.days,
            scopes: chosenScopes(draft.reach, draft.action),
          })
        }
        onMend={minting.reset}
        busy={minting.isPending}
        error={minting.error}
      />
      <NewTokenDialog made={minting.data} prefix={minting.data?.prefix} onClose={minting.reset} />
    </>
  )
}
