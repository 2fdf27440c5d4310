import { Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'

export interface TypedConfirmationProps {
  readonly title: string
  /** What it does. */
  readonly body: ReactNode
  /** What has to be typed. */
  readonly name: string
  readonly action: string
  /** What is said when it does not work. */
  readonly failed: string
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Asks the user to type the name of what is about to be gone for good. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { title, body, name, action, failed, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const run = useMutation({ mutationFn: onConfirm })
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={() => typed === name && run.mutate()}
      action={action}
      destructive
      disabled={typed !== name}
      busy={run.isPending}
      error={run.error}
      failed={failed}
    >
      <Text size="sm" className="name" component="div">
        {body}
      </Text>
      <TextInput
        label={`Type ${name} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  )
}
