import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { lastDay, lifetimes } from './expiry.ts'
import { type Action, actions, type Reach, reaches } from './token-scopes.ts'

/** What is filled in so far. */
export interface TokenDraft {
  readonly name: string
  readonly days: number
  readonly reach: Reach
  readonly action: Action
}

export interface NewTokenFieldsProps {
  readonly opened: boolean
  readonly title: string
  readonly about: string
  readonly draft: TokenDraft
  readonly onDraft: (draft: TokenDraft) => void
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly onMend: () => void
  readonly busy: boolean
  readonly error: unknown
}

/** The dialog that asks what a new token is called, what it can do and how long it lives. */
export function NewTokenFields(props: NewTokenFieldsProps) {
  const { opened, title, about, draft, onDraft, onClose, onSubmit, onMend, busy, error } = props
  return (
    <FormDialog
      opened={opened}
      title={title}
      onClose={onClose}
      onSubmit={onSubmit}
      onMend={onMend}
      action="Create"
      busy={busy}
      error={error}
      failed="The token was not created"
    >
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      <TextInput
        label="Name"
        description="Where it is used, for example: laptop, nightly import."
        autoComplete="off"
        maxLength={120}
        required
        data-autofocus
        value={draft.name}
        onChange={({ currentTarget: { value } }) => onDraft({ ...draft, name: value })}
        error={fieldWords(error, 'name')}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NativeSelect
          label="Permission"
          data={[...actions]}
          value={draft.action}
          onChange={({ currentTarget: { value } }) =>
            onDraft({ ...draft, action: actions.find((each) => each.value === value)?.value ?? 'read' })
          }
        />
        <NativeSelect
          label="Where"
          data={[...reaches]}
          value={draft.reach}
          onChange={({ currentTarget: { value } }) =>
            onDraft({ ...draft, reach: reaches.find((each) => each.value === value)?.value ?? 'content' })
          }
        />
      </Group>
      <NativeSelect
        label="Expires in"
        description={`It expires on ${lastDay(draft.days)}.`}
        data={lifetimes.map((days) => ({ value: `${days}`, label: days === 365 ? '1 year' : `${days} days` }))}
        value={`${draft.days}`}
        onChange={({ currentTarget: { value } }) => onDraft({ ...draft, days: Number(value) })}
        error={fieldWords(error, 'expires_in_days')}
      />
    </FormDialog>
  )
}
