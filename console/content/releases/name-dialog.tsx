import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { errorOf } from '../../shared/problem.ts'

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
  const submit = () => {
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted !== '') onName(wanted)
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      action={action}
      unsaved={typed !== name}
      busy={busy}
      error={error}
      failed={refused}
    >
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
    </FormDialog>
  )
}
