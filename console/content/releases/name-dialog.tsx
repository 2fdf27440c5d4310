import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorOf } from '../../shared/problem.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { askingToClose } from '../../shared/unsaved.tsx'

/** The longest name of a release. */
const LONGEST = 100

export interface NameDialogProps {
  readonly title: string
  readonly name: string
  /** What the button does: `Create`. */
  readonly action: string
  /** What did not work where it is refused. */
  readonly refused: string
  readonly error: unknown
  readonly busy: boolean
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a release; what was typed stays where it is refused. */
export function NameDialog({ title, name, action, refused, error, busy, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [missing, setMissing] = useState(false)
  const close = askingToClose(typed !== name, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted !== '' && !busy) onName(wanted)
  }
  return (
    <Modal opened onClose={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            description="For example, Spring campaign."
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            maxLength={LONGEST}
            error={missing ? 'A release needs a name' : errorOf(error, 'name')}
            dir="auto"
            required
            data-autofocus
          />
          <Refusal what={refused} error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
